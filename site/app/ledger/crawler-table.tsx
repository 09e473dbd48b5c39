import { type FactColumn, FactTable } from "@octroi/ui/components/fact-table.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { IdentityMark } from "@octroi/ui/visits/identity-mark.tsx";
import { OutcomeTag } from "@octroi/ui/visits/outcome-tag.tsx";
import { outcomes } from "@octroi/ui/words/outcome";
import type { ReactNode } from "react";
import { crawlerPath } from "../../domain/directory/address.ts";
import { type CrawlerSummary, identities } from "../../domain/ledger/report.ts";
import { PageLink } from "../ui/page-link.tsx";
import type { LedgerWords } from "./words.ts";

interface CrawlerTableProps {
  crawlers: readonly CrawlerSummary[];
  words: LedgerWords;
}

/** So that the days and the sums below are found without a long way; a handful more is shown at once too. */
const [shownAtOnce, fewOthers] = [20, 5];

/** Who came: one row a crawler, the most verified visits first. */
export function CrawlerTable({ crawlers, words: { copy, purposes } }: CrawlerTableProps) {
  const { number, counted } = formatter(useLanguage());
  const { caption, columns: labels, unknownOperator } = copy.crawlers;
  const maxVisits = Math.max(1, ...crawlers.map(({ visits }) => visits));
  const identitiesOf = (row: CrawlerSummary) => (
    <Parts
      figures={row.identities}
      order={identities}
      show={(identity) => <IdentityMark identity={identity} />}
    />
  );
  const outcomesOf = (row: CrawlerSummary) => (
    <Parts
      figures={row.outcomes}
      order={outcomes}
      show={(outcome) => <OutcomeTag outcome={outcome} name={copy.outcomes[outcome]} />}
    />
  );
  const columns: FactColumn<CrawlerSummary>[] = [
    {
      id: "crawler",
      label: labels.crawler,
      heading: true,
      cell: (row) => (
        <>
          <PageLink to={crawlerPath(row.crawler)} className="wrap-anywhere hover:text-jade">
            {row.crawler}
          </PageLink>
          {/* On a phone a row has two lines. */}
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1.5 font-normal font-sans md:hidden">
            <span className="text-muted">{purposes[row.purpose]}</span>
            {identitiesOf(row)}
            {outcomesOf(row)}
          </span>
        </>
      ),
    },
    {
      id: "operator",
      label: labels.operator,
      wideOnly: true,
      cell: ({ operator }) => operator ?? <span className="text-faint">{unknownOperator}</span>,
    },
    {
      id: "purpose",
      label: labels.purpose,
      wideOnly: true,
      cell: ({ purpose }) => <span className="text-muted">{purposes[purpose]}</span>,
    },
    { id: "identity", label: labels.identity, wideOnly: true, cell: identitiesOf },
    { id: "outcome", label: labels.outcome, wideOnly: true, cell: outcomesOf },
    {
      id: "visits",
      label: labels.visits,
      figure: true,
      cell: ({ visits }) => (
        <span className="flex items-center justify-end gap-3">
          <span aria-hidden="true" className="block h-1.5 w-24 max-lg:hidden">
            <span
              className="bar-fill ml-auto block h-full rounded-full bg-edge"
              style={{ width: `${Math.max(3, (visits / maxVisits) * 100)}%` }}
            />
          </span>
          <span className="min-w-[6ch]">{number(visits)}</span>
        </span>
      ),
    },
  ];
  const table = (name: string, rows: readonly CrawlerSummary[]) => (
    <FactTable caption={name} columns={columns} rows={rows} rowKey={({ crawler }) => crawler} />
  );
  const others = crawlers.slice(shownAtOnce);
  if (others.length < fewOthers) return table(caption, crawlers);
  const rest = counted(others.length, copy.crawlers.others);
  return (
    <>
      {table(caption, crawlers.slice(0, shownAtOnce))}
      <details className="rule-dotted py-4">
        <summary className="w-fit cursor-pointer text-jade text-sm underline underline-offset-4">
          {rest}
        </summary>
        {table(rest, others)}
      </details>
    </>
  );
}

interface PartsProps<Name extends string> {
  figures: Partial<Record<Name, number>>;
  order: readonly Name[];
  show: (name: Name) => ReactNode;
}

/** What a row's visits were: without a figure where they were all alike. */
function Parts<Name extends string>({ figures, order, show }: PartsProps<Name>) {
  const { number } = formatter(useLanguage());
  const names = order.filter((name) => (figures[name] ?? 0) > 0);
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {names.map((name) => (
        <span key={name} className="inline-flex items-center gap-2">
          {show(name)}
          {names.length > 1 && (
            <span className="text-faint text-label figures">{number(figures[name] ?? 0)}</span>
          )}
        </span>
      ))}
    </span>
  );
}
