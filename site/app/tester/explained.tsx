import type { TesterCopy } from "../content/tester/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";

/** How verdicts come about. */
export function Rules({ copy }: { copy: TesterCopy["rules"] }) {
  return (
    <section className="border-line-soft border-t bg-ink-900">
      <div className="wrap chapter grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
        <SectionHeading title={copy.heading} lead={copy.lead} />
        <ol className="border-line border-b">
          {Object.entries(copy.list).map(([id, rule], position) => (
            <li key={id} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-line border-t py-6">
              <span aria-hidden="true" className="pt-1 text-jade text-label">
                {position + 1}
              </span>
              <div>
                <h3 className="text-xl">{rule.title}</h3>
                <p className="mt-2 max-w-[58ch] text-muted">{rule.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
