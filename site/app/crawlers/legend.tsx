import { purposes, statuses, verificationMethods } from "@octroi/crawlers";
import type { Word } from "@octroi/ui/words/crawlers";
import { SectionHeading } from "../ui/heading.tsx";
import type { DirectoryView } from "./directory-view.ts";

/** What the words of the table mean. */
export function Legend({ view: { copy, legend } }: { view: DirectoryView }) {
  return (
    <section className="border-y border-line-soft bg-ink-900">
      <div className="wrap chapter">
        <SectionHeading title={copy.legend.heading} lead={copy.legend.lead} />
        <div className="mt-12 grid gap-x-18 gap-y-12 lg:grid-cols-2">
          <Definitions
            heading={copy.legend.purposes}
            words={purposes.map((id) => ({ id, ...legend.purposes[id] }))}
          />
          <div className="grid content-start gap-12">
            <Definitions
              heading={copy.legend.statuses}
              words={statuses.map((id) => ({ id, ...legend.statuses[id] }))}
            />
            <Definitions
              heading={copy.legend.verification}
              words={verificationMethods.map((id) => ({ id, ...legend.verification[id] }))}
            />
          </div>
        </div>
      </div>
    </section>
  );
}

function Definitions({ heading, words }: { heading: string; words: readonly (Word & { id: string })[] }) {
  return (
    <div>
      <h3 className="text-[1.375rem]">{heading}</h3>
      <dl className="mt-5">
        {words.map(({ id, name, meaning }) => (
          <div key={id} className="rule-dotted grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[10.5rem_1fr]">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-[0.9375rem] text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
