import { SectionHeading } from "./heading.tsx";

export interface ReaderCopy {
  heading: string;
  text: string;
  nameLabel: string;
  facts: Record<"asks" | "limits" | "keeps" | "refuse", { title: string; text: string }>;
}

/** Who asks a site for its files when someone names a domain here: for those who find us in their log. */
export function Reader({ copy, name }: { copy: ReaderCopy; name: string }) {
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
            <dt className="font-semibold font-display text-lg">{fact.title}</dt>
            <dd className="mt-2 text-[0.9375rem] text-muted max-lg:pr-6">{fact.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
