import type { EstimatorCopy } from "../content/estimator.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { outputIds } from "./lines.ts";

/** The sum, step by step. */
export function WorkedExample({ copy }: { copy: EstimatorCopy["example"] }) {
  return (
    <section className="border-y border-line-soft bg-ink-900">
      <div className="wrap chapter grid gap-x-18 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
        <div>
          <SectionHeading title={copy.heading} lead={copy.lead} />
          <p className="mt-5 text-muted">{copy.note}</p>
        </div>
        <ol className="self-start border-y border-line font-mono figures">
          {(["traffic", ...outputIds] as const).map((id) => (
            <li
              key={id}
              className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 not-first:rule-dotted py-4 last:border-t-2 last:border-solid sm:grid-cols-[11rem_1fr]"
            >
              <span className="text-sm whitespace-nowrap text-faint">{copy.lines[id].sum}</span>
              <span className="text-right">
                <span className={`text-lg ${id === "traffic" || id === "requests" ? "" : "text-brass"}`}>
                  {copy.lines[id].result}
                </span>
                <span className="block font-sans text-[0.9375rem] text-muted">{copy.lines[id].unit}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
