import { memo } from "react";
import {
  type Form,
  forms,
  type Intent,
  intents,
  type Matrix,
  type Reach,
  reaches,
} from "../../domain/policy/forms.ts";
import type { FilesCopy, MatrixCopy } from "../content/policy/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";

interface MatrixProps {
  copy: MatrixCopy;
  names: FilesCopy["names"];
  matrix: Matrix;
}

const tones: Readonly<Record<Reach, string>> = {
  enforced: "text-jade",
  stated: "text-text",
  passes: "text-muted",
  "no-file": "text-faint",
  "not-expressible": "text-faint",
  unsaid: "text-faint",
};

/** Every decision in every file: enforced, stated, or beyond what the form can say. */
export const MatrixTable = memo(function MatrixTable({ copy, names, matrix }: MatrixProps) {
  const visibleIntents = intents.filter((intent) => forms.some((form) => matrix[form][intent] !== "unsaid"));
  return (
    <section aria-labelledby="matrix" className="border-line-soft border-t">
      <div className="wrap chapter">
        <SectionHeading id="matrix" title={copy.heading} lead={copy.lead} />
        <table className="mt-10 w-full border-collapse text-sm max-lg:hidden">
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="py-3 text-left text-faint text-label">
                {copy.form}
              </th>
              {visibleIntents.map((intent) => (
                <th key={intent} scope="col" className="px-2 py-3 text-left text-faint text-label">
                  {copy.intents[intent]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {forms.map((form) => (
              <tr key={form} className="rule-dotted">
                <th scope="row" className="py-2.5 pr-3 text-left font-mono">
                  {names[form]}
                </th>
                {visibleIntents.map((intent) => (
                  <td key={intent} className="px-2 py-2.5">
                    <ReachMark reach={matrix[form][intent]} word={copy.reaches[matrix[form][intent]]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className="mt-8 border-line border-b lg:hidden">
          {alike(visibleIntents, matrix).map(([form, ...others]) => (
            <li key={form} className="border-line border-t border-dashed py-3">
              <p className="font-mono text-sm">{[form, ...others].map((each) => names[each]).join(", ")}</p>
              <dl className="mt-1.5 grid gap-1 text-sm">
                {grouped(form, visibleIntents, matrix).map(({ reach, of }) => (
                  <div key={reach} className="grid grid-cols-[7.5rem_minmax(0,1fr)]">
                    <dt>
                      <ReachMark reach={reach} word={copy.reaches[reach]} />
                    </dt>
                    <dd className="text-muted">{of.map((intent) => copy.intents[intent]).join(", ")}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
});

/** Files that can do the same, together: on a phone one reads it once. */
function alike(visibleIntents: readonly Intent[], matrix: Matrix): [Form, ...Form[]][] {
  const groups = Map.groupBy(forms, (form) => visibleIntents.map((intent) => matrix[form][intent]).join());
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}

function grouped(form: Form, visibleIntents: readonly Intent[], matrix: Matrix) {
  return reaches
    .map((reach) => ({ reach, of: visibleIntents.filter((intent) => matrix[form][intent] === reach) }))
    .filter(({ of }) => of.length > 0);
}

const marks: Readonly<Record<Reach, string>> = {
  enforced: "decision-square bg-current",
  stated: "border border-current",
  passes: "border border-current border-dotted",
  "no-file": "h-0! border-current border-t",
  "not-expressible": "h-0! border-current border-t",
  unsaid: "h-0! border-current border-t",
};

/** A full square, an empty one, a dotted one or a dash: never the color alone. */
function ReachMark({ reach, word }: { reach: Reach; word: string }) {
  return (
    <span className={`inline-flex items-center gap-2 align-top ${tones[reach]}`}>
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-[2px] ${marks[reach]}`} />
      {word}
    </span>
  );
}
