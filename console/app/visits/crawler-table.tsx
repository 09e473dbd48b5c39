import { type FactColumn, FactTable } from "@octroi/ui/components/fact-table.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { IdentityMark } from "@octroi/ui/visits/identity-mark.tsx";
import { OutcomeTag } from "@octroi/ui/visits/outcome-tag.tsx";
import { operatorName } from "@octroi/ui/words/crawlers";
import type { IdentityState } from "@octroi/ui/words/identity";
import { outcomes, type VisitOutcome } from "@octroi/ui/words/outcome";
import type { RuleInForce } from "../../../domain/rules/rule-in-force.ts";
import { changeOf } from "../../../domain/visits/figures.ts";
import type { CrawlerRow } from "../../../domain/visits/report.ts";
import { unlisted } from "../../../domain/visits/visit.ts";
import type { VisitsCopy } from "../content/visits.ts";
import { BarFigure } from "./bar.tsx";
import { figureLink } from "./figure-link.ts";
import { RuleCell } from "./rule-cell.tsx";

export interface ShownCrawler extends CrawlerRow {
  /** Where more about it is; undefined for crawlers that have no page. */
  to: string | undefined;
  last: string;
  purposeName: string;
  /** Whether its visits were its own; no state where none was checked. */
  identity: { state: IdentityState | undefined; label: string; phrase: string };
  /** Where its visits that got each answer are. */
  answered: Record<VisitOutcome, string>;
  /** Undefined where the rules are not shown. */
  rule: RuleInForce | undefined;
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
  const isCompared = rows.some(({ visits, before }) => changeOf(visits, before) !== undefined);
  const columns: FactColumn<ShownCrawler>[] = [
    {
      id: "crawler",
      label: labels.crawler,
      heading: true,
      cell: (row) => <Name row={row} copy={copy} />,
    },
    {
      id: "visits",
      label: labels.visits,
      figure: true,
      cell: ({ visits }) => <BarFigure visits={visits} max={max} />,
    },
  ];
  if (isDetailed && isCompared) {
    columns.push({
      id: "change",
      label: labels.change,
      figure: true,
      wideOnly: "desk",
      cell: ({ visits, before }) => {
        const by = changeOf(visits, before);
        return <span className="text-faint">{by === undefined ? "—" : change(by)}</span>;
      },
    });
  }
  if (isDetailed) {
    columns.push(
      {
        id: "outcomes",
        label: labels.outcomes,
        wideOnly: "desk",
        cell: ({ outcomes: figures, answered, imported }) => (
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            {outcomes
              .filter((outcome) => (figures[outcome] ?? 0) > 0)
              .map((outcome) => (
                <span key={outcome} className="inline-flex items-center gap-2">
                  <OutcomeTag outcome={outcome} name={outcomeNames[outcome]} />
                  <a href={answered[outcome]} className={`text-faint text-label ${figureLink}`}>
                    {number(figures[outcome] ?? 0)}
                  </a>
                </span>
              ))}
            {imported > 0 && (
              <span className="text-faint text-label">{counted(imported, copy.imported)}</span>
            )}
          </span>
        ),
      },
      {
        id: "robots",
        label: labels.robots,
        wideOnly: "desk",
        cell: ({ disallowed }) => (
          <span className={`whitespace-nowrap ${disallowed ? "text-coral" : "text-faint"}`}>
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
  if (rows.some(({ rule }) => rule !== undefined)) {
    columns.push({
      id: "rule",
      label: labels.rule,
      cell: ({ rule }) => rule && <RuleCell rule={rule} copy={copy.rules} />,
    });
  }
  columns.push({
    id: "last",
    label: labels.last,
    figure: true,
    wideOnly: true,
    cell: ({ last }) => <span className="text-faint">{last}</span>,
  });
  return <FactTable caption={copy.caption} columns={columns} rows={rows} rowKey={({ crawler }) => crawler} />;
}

/** With its mark, and its operator below; on a phone the mark's word instead, and the whole row leads on. */
function Name({ row, copy }: { row: ShownCrawler; copy: VisitsCopy["crawlers"] }) {
  const { crawler, operator, purposeName, identity, to } = row;
  const language = useLanguage();
  return (
    <span className="flex items-baseline gap-2.5">
      <span className="w-3.5 shrink-0 translate-y-0.5">
        {identity.state ? (
          <IdentityMark identity={identity.state} detail={identity.phrase} />
        ) : (
          <span title={identity.phrase} className="text-faint">
            —
          </span>
        )}
      </span>
      <span className="min-w-0">
        {to === undefined ? (
          <span className="font-normal font-sans">{crawler === unlisted ? copy.unlisted : crawler}</span>
        ) : (
          <a
            href={to}
            className="font-semibold hover:text-jade md:whitespace-nowrap max-md:wrap-anywhere max-md:text-[0.8125rem] max-md:after:absolute max-md:after:inset-0"
          >
            {crawler}
          </a>
        )}
        <span className="block pt-0.5 font-normal font-sans text-faint max-md:hidden">
          {[operator && operatorName(operator, language), purposeName].filter(Boolean).join(" · ")}
        </span>
        <span
          aria-hidden="true"
          className={`block pt-0.5 font-normal font-sans text-[0.8125rem]/tight md:hidden ${
            identity.state === "partly" || identity.state === "outside" ? "text-coral" : "text-faint"
          }`}
        >
          {identity.state && identity.label}
        </span>
      </span>
    </span>
  );
}
