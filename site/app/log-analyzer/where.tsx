import type { FormatName } from "@octroi/logs";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { Fragment } from "react";
import { type HostId, hostSources, type WhereCopy } from "../content/log-analyzer/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { ExternalLink } from "../ui/page-link.tsx";

interface WhereProps {
  copy: WhereCopy;
  formats: Readonly<Record<FormatName, string>>;
}

/** Where logs lie, and what each format does not say. */
export function Where({ copy, formats }: WhereProps) {
  // The ids as the sources have them.
  const hosts = Object.keys(hostSources) as HostId[];
  const names = Object.keys(copy.lacks) as FormatName[];
  return (
    <>
      <section className="border-line-soft border-t bg-ink-900 print:hidden">
        <div className="wrap chapter">
          <SectionHeading title={copy.heading} lead={copy.lead} />
          <dl className="mt-10 border-line border-b">
            {hosts.map((id) => (
              <div
                key={id}
                className="grid gap-x-8 gap-y-1.5 rule-dotted py-4 md:grid-cols-[8rem_minmax(0,1.2fr)_minmax(0,1fr)]"
              >
                <dt className="font-mono text-sm/7">{copy.hosts[id].name}</dt>
                <dd className="wrap-anywhere text-[0.9375rem]">
                  <WithCode text={copy.hosts[id].log} />
                </dd>
                <dd className="wrap-anywhere text-[0.9375rem] text-muted">
                  <WithCode text={copy.hosts[id].needs} />{" "}
                  <ExternalLink
                    href={hostSources[id]}
                    className="whitespace-nowrap underline underline-offset-4"
                  >
                    {copy.source}
                  </ExternalLink>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 max-w-[64ch] text-muted">{copy.cdn}</p>
        </div>
      </section>
      <section className="border-line-soft border-t print:hidden">
        <div className="wrap chapter grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
          <div>
            <SectionHeading title={copy.lacksHeading} lead={copy.lacksLead} />
            <p className="mt-5 text-muted">{copy.signatures}</p>
          </div>
          <FactTable
            caption={copy.lacksHeading}
            rows={names}
            rowKey={(name) => name}
            columns={[
              { id: "format", label: copy.lacksColumns.format, heading: true, cell: (name) => formats[name] },
              { id: "lacks", label: copy.lacksColumns.lacks, cell: (name) => copy.lacks[name] },
            ]}
          />
        </div>
      </section>
    </>
  );
}

/** Text in which code stands between backticks. */
function WithCode({ text }: { text: string }) {
  return text.split("`").map((part, position) => {
    const key = `${position} ${part}`;
    return (
      <Fragment key={key}>{position % 2 === 0 ? part : <code className="text-sm">{part}</code>}</Fragment>
    );
  });
}
