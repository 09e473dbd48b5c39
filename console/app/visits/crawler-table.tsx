import { DecisionTag } from "@octroi/ui/components/decision.tsx";
import { type FactColumn, FactTable } from "@octroi/ui/components/fact-table.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { IdentityMark } from "@octroi/ui/visits/identity-mark.tsx";
import { OutcomeTag } from "@octroi/ui/visits/outcome-tag.tsx";
import { outcomes } from "@octroi/ui/words/outcome";
import { changeOf, largest } from "../../domain/visits/figures.ts";
import type { CrawlerRow } from "../../domain/visits/report.ts";
import { decisions, identities, unlisted } from "../../domain/visits/visit.ts";
import type { VisitsCopy } from "../content/visits.ts";
import { Bar } from "./bar.tsx";

export interface ShownCrawler extends CrawlerRow {
  /** Where more about it is; undefined for crawlers that have no page. */
  to: string | undefined;
  last: string;
  purposeName: string;
}

interface CrawlerTableProps {
  rows: readonly ShownCrawler[];
  copy: Pick<VisitsCopy, "crawlers" | "outcomes">;
  /** With answers, changes and robots.txt beside the essentials. */
  isDetailed?: boolean;
}

/** Who came: one row a crawler, the most visits first. */
export function CrawlerTable({
  rows,
  copy: { crawlers: copy, outcomes: outcomeNames },
  isDetailed,
}: CrawlerTableProps) {
  const { number, change, counted } = formatter(useLanguage());
  const { columns: labels } = copy;
  const max = Math.max(...rows.map(({ visits }) => visits));
  const columns: FactColumn<ShownCrawler>[] = [
    {
      id: "crawler",
      label: labels.crawler,
      heading: true,
      cell: ({ crawler, operator, identities: figures, to }) => {
        const identity = largest(figures, identities);
        return (
          <span className="inline-flex items-baseline gap-2.5">
            <span className="w-3.5 shrink-0">{identity && <IdentityMark identity={identity} />}</span>
            <span>
              {to === undefined ? (
                <span className="font-normal font-sans">
                  {crawler === unlisted ? copy.unlisted : crawler}
                </span>
              ) : (
                <a
                  href={to}
                  className="font-semibold hover:text-jade max-md:wrap-anywhere max-md:text-[0.8125rem]"
                >
                  {crawler}
                </a>
              )}
              {!isDetailed && operator && (
                <span className="block pt-0.5 font-normal font-sans text-faint max-md:hidden">
                  {operator}
                </span>
              )}
            </span>
          </span>
        );
      },
    },
    ...(isDetailed
      ? [
          {
            id: "operator",
            label: labels.operator,
            wideOnly: "desk" as const,
            cell: ({ operator }: ShownCrawler) => (
              <span className="text-faint">{operator ?? copy.unknownOperator}</span>
            ),
          },
        ]
      : []),
    { id: "purpose", label: labels.purpose, wideOnly: true, cell: ({ purposeName }) => purposeName },
    {
      id: "visits",
      label: labels.visits,
      figure: true,
      cell: ({ visits }) => (
        <span className="flex items-center justify-end gap-3">
          <Bar visits={visits} max={max} />
          {number(visits)}
        </span>
      ),
    },
  ];
  if (isDetailed) {
    columns.push(
      {
        id: "change",
        label: labels.change,
        figure: true,
        wideOnly: "desk" as const,
        cell: ({ visits, before }) => {
          const by = changeOf(visits, before);
          return <span className="text-faint">{by === undefined ? "—" : change(by)}</span>;
        },
      },
      {
        id: "outcomes",
        label: labels.outcomes,
        wideOnly: "desk" as const,
        cell: ({ outcomes: figures }) => (
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            {outcomes
              .filter((outcome) => (figures[outcome] ?? 0) > 0)
              .map((outcome) => (
                <span key={outcome} className="inline-flex items-center gap-2">
                  <OutcomeTag outcome={outcome} name={outcomeNames[outcome]} />
                  <span className="text-faint text-label figures">{number(figures[outcome] ?? 0)}</span>
                </span>
              ))}
          </span>
        ),
      },
      {
        id: "robots",
        label: labels.robots,
        wideOnly: "desk" as const,
        cell: ({ disallowed }) => (
          <span className={disallowed ? "text-coral" : "text-faint"}>
            {disallowed === undefined
              ? copy.robotsUnknown
              : disallowed === 0
                ? copy.followed
                : counted(disallowed, copy.ignored)}
          </span>
        ),
      },
    );
  }
  columns.push(
    {
      id: "rule",
      label: labels.rule,
      cell: ({ decisions: figures }) => {
        const decision = largest(figures, decisions);
        return decision && <DecisionTag decision={decision} />;
      },
    },
    {
      id: "last",
      label: labels.last,
      figure: true,
      wideOnly: true,
      cell: ({ last }) => <span className="text-faint">{last}</span>,
    },
  );
  return <FactTable caption={copy.caption} columns={columns} rows={rows} rowKey={({ crawler }) => crawler} />;
}
