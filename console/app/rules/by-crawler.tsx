import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { Replay } from "../../../domain/rules/replay.ts";
import type { RulesCopy } from "../content/rules.ts";
import { Disclosure } from "../forms/disclosure.tsx";

const shownCrawlers = 20;

/** What the rules would have done with each crawler. */
export function ByCrawler({ copy, replay }: { copy: RulesCopy["replay"]; replay: Replay | undefined }) {
  const { number } = formatter(useLanguage());
  const rows = replay?.crawlers.slice(0, shownCrawlers) ?? [];
  return (
    <Disclosure summary={copy.byCrawler}>
      <div data-fresh="by-crawler">
        {rows.length === 0 ? (
          <p className="text-muted text-sm">{copy.nobody}</p>
        ) : (
          <FactTable
            caption={copy.caption}
            rows={rows}
            rowKey={({ crawler }) => crawler}
            columns={[
              {
                id: "crawler",
                label: copy.columns.crawler,
                heading: true,
                cell: ({ crawler }) => <span className="wrap-anywhere">{crawler}</span>,
              },
              ...(["block", "charge", "limit"] as const)
                // On a phone there is room for those alone that say something.
                .filter((action) => rows.some((row) => row[action] > 0))
                .map((action) => ({
                  id: action,
                  label: copy.columns[action],
                  figure: true,
                  cell: (row: Replay["crawlers"][number]) => number(row[action]),
                })),
            ]}
          />
        )}
      </div>
    </Disclosure>
  );
}
