import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { aiCrawlers, aiVisits, dailyAiVisits } from "../../domain/examples/plugin-site.ts";
import type { PluginCopy } from "../content/wordpress-plugin/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { Rules } from "./rules.tsx";

/** Three screens of the product, drawn from one example site. */
export function Analytics({ copy }: { copy: PluginCopy["analytics"] }) {
  return (
    <section className="wrap chapter">
      <SectionHeading title={copy.heading} lead={copy.lead} />
      <div className="mt-12 grid rounded-panel border border-line bg-ink-900 lg:grid-cols-[1.15fr_0.85fr]">
        <Dashboard copy={copy.dashboard} />
        <Detected copy={copy.detected} />
        <Rules copy={copy.rules} />
      </div>
      <p className="mt-4 text-sm text-faint">{copy.illustration}</p>
    </section>
  );
}

function Dashboard({ copy }: { copy: PluginCopy["analytics"]["dashboard"] }) {
  const { number } = formatter(useLanguage());
  const maxVisits = Math.max(...dailyAiVisits);
  return (
    <article className="flex min-w-0 flex-col p-5 sm:p-8">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-xl">{copy.heading}</h3>
        <p className="text-label text-faint">{copy.period}</p>
      </div>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-4">
        <span className="font-display text-[3.25rem]/none font-semibold tracking-[-0.035em] figures">
          {number(aiVisits)}
        </span>
        <span className="text-muted">{copy.unit}</span>
      </p>
      <div aria-hidden="true" className="mt-8 flex min-h-44 grow items-end gap-[3px] border-b border-line">
        {dailyAiVisits.map((visits, day) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the month.
            key={day}
            className={`grow rounded-t-[2px] ${day === dailyAiVisits.length - 1 ? "bg-jade" : "bg-jade-deep"}`}
            style={{ height: `${(visits / maxVisits) * 100}%` }}
          />
        ))}
      </div>
      <p className="mt-3 flex justify-between gap-4 text-label text-faint">
        <span>{copy.first}</span>
        <span>{copy.last}</span>
      </p>
    </article>
  );
}

function Detected({ copy }: { copy: PluginCopy["analytics"]["detected"] }) {
  const { number } = formatter(useLanguage());
  return (
    <article className="min-w-0 border-line-soft p-5 max-lg:border-t sm:p-8 lg:border-l">
      <h3 className="text-xl">{copy.heading}</h3>
      <div className="mt-3">
        <FactTable
          caption={copy.caption}
          rows={aiCrawlers}
          rowKey={(crawler) => crawler.token}
          columns={[
            { id: "crawler", label: copy.crawler, heading: true, cell: (crawler) => crawler.token },
            { id: "operator", label: copy.operator, wideOnly: true, cell: (crawler) => crawler.operator },
            {
              id: "visits",
              label: copy.requests,
              figure: true,
              cell: (crawler) => number(crawler.visits),
            },
          ]}
        />
      </div>
    </article>
  );
}
