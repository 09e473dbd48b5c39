import { DecisionTag } from "@octroi/ui/components/decision.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import {
  aiCrawlers,
  type ExampleCrawler,
  grossRevenue,
  revenueOf,
  searchCrawler,
} from "../../domain/examples/plugin-site.ts";
import { monetisation } from "../../domain/figures/figures.ts";
import type { PluginCopy } from "../content/wordpress-plugin/copy.ts";

/** The rule of each crawler, what it brings in, and what of that is the publisher's. */
export function Rules({ copy }: { copy: PluginCopy["analytics"]["rules"] }) {
  const { cents } = formatter(useLanguage());
  const revenue = (crawler: ExampleCrawler) => {
    const amount = revenueOf(crawler);
    return amount === undefined ? undefined : <span className="text-brass">{cents(amount)}</span>;
  };
  return (
    <article className="grid gap-x-16 gap-y-8 border-t border-line-soft p-5 sm:p-8 lg:col-span-2 lg:grid-cols-[1.4fr_0.6fr]">
      <div>
        <h3 className="text-xl">{copy.heading}</h3>
        <div className="mt-3">
          <FactTable
            caption={copy.caption}
            rows={[searchCrawler, ...aiCrawlers]}
            rowKey={(crawler) => crawler.token}
            columns={[
              { id: "crawler", label: copy.crawler, heading: true, cell: (crawler) => crawler.token },
              {
                id: "decision",
                label: copy.decision,
                cell: (crawler) => (
                  <>
                    <DecisionTag decision={crawler.decision} />
                    {/* The narrowest screens have no room for a third column. */}
                    <span className="block font-mono text-sm md:hidden">{revenue(crawler)}</span>
                  </>
                ),
              },
              {
                id: "revenue",
                label: copy.revenue,
                figure: true,
                wideOnly: true,
                cell: (crawler) => revenue(crawler) ?? "—",
              },
            ]}
          />
        </div>
      </div>
      <dl className="self-end">
        <div className="rule-dotted flex justify-between gap-4 py-3 text-[0.9375rem]">
          <dt className="text-muted">{copy.gross}</dt>
          <dd className="font-mono text-sm figures">{cents(grossRevenue)}</dd>
        </div>
        <div className="border-t border-line pt-4">
          <dt className="text-muted">{copy.share}</dt>
          <dd className="mt-1.5 font-display text-[2.75rem]/none font-semibold tracking-[-0.035em] text-brass figures">
            {cents(grossRevenue * monetisation.publisherShare)}
          </dd>
        </div>
      </dl>
    </article>
  );
}
