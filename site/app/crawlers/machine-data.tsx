import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { dataFiles } from "../../domain/directory/address.ts";
import type { DirectoryCopy } from "../content/crawlers/directory.ts";
import { useRootData } from "../page/root-data.ts";
import { SectionHeading } from "../ui/heading.tsx";

/** The files for programs: where they are, what they promise, what their fields mean. */
export function MachineData({ copy }: { copy: DirectoryCopy["data"] }) {
  const { origin } = useRootData();
  return (
    <section id="data" className="wrap chapter">
      <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[0.9fr_1.1fr]">
        <SectionHeading title={copy.heading} lead={copy.lead} />
        <div className="min-w-0">
          <ul className="border-b border-line">
            {(["json", "csv"] as const).map((format) => (
              <li
                key={format}
                className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[9.5rem_1fr]"
              >
                <a
                  href={dataFiles[format]}
                  className="font-mono text-sm/7 text-jade underline underline-offset-4"
                >
                  {dataFiles[format]}
                </a>
                <p className="text-[0.9375rem] text-muted">{copy.files[format]}</p>
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <CodeBlock code={`curl --compressed ${origin}${dataFiles.json}`} />
          </div>
        </div>
      </div>
      <dl className="mt-14 grid overflow-hidden rounded-panel border border-line bg-ink-900 sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(copy.rules).map(([id, { title, text }]) => (
          <div
            key={id}
            className="border-line-soft p-6 not-first:border-t sm:even:border-l sm:nth-2:border-t-0 lg:not-first:border-t-0 lg:not-first:border-l"
          >
            <dt className="font-display text-lg font-semibold">{title}</dt>
            <dd className="mt-2 text-[0.9375rem] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-16 grid gap-x-18 gap-y-4 lg:grid-cols-[0.9fr_1.1fr]">
        <h3 className="text-[1.375rem]">{copy.fields}</h3>
        <FactTable
          caption={copy.fields}
          rows={Object.entries(copy.list)}
          rowKey={([field]) => field}
          columns={[
            { id: "field", label: copy.field, heading: true, cell: ([field]) => field },
            {
              id: "meaning",
              label: copy.meaning,
              cell: ([, meaning]) => <span className="text-muted">{meaning}</span>,
            },
          ]}
        />
      </div>
    </section>
  );
}
