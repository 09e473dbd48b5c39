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

/** Who asks for robots.txt when someone names a domain here: for those who find us in their log. */
export function Reader({ copy, name }: { copy: TesterCopy["agent"]; name: string }) {
  return (
    <section id="reader" className="wrap chapter">
      <SectionHeading title={copy.heading} lead={copy.text} />
      <dl className="mt-10 grid border-line border-y sm:grid-cols-2 lg:grid-cols-4">
        <div className="border-line border-b py-5 sm:col-span-2 lg:col-span-4">
          <dt className="text-faint text-label">{copy.nameLabel}</dt>
          <dd className="mt-2">
            <code className="wrap-anywhere text-sm">{name}</code>
          </dd>
        </div>
        {Object.entries(copy.facts).map(([id, fact]) => (
          <div key={id} className="border-line-soft py-6 lg:not-last:border-r lg:px-6 lg:nth-2:pl-0">
            <dt className="font-[560] font-display text-lg">{fact.title}</dt>
            <dd className="mt-2 text-[0.9375rem] text-muted max-lg:pr-6">{fact.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
