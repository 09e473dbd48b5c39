import type { ReactNode } from "react";
import { crawlerPath } from "../../domain/directory/address.ts";
import { identities } from "../../domain/ledger/ledger.ts";
import { type CrawlerSummary, outcomes } from "../../domain/ledger/summary.ts";
import { formatter } from "../../domain/site/format.ts";
import { useLanguage } from "../root-data.ts";
import { IdentityMark } from "../ui/identity-mark.tsx";
import { Ledger, type LedgerColumn } from "../ui/ledger.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { OutcomeTag } from "./outcome-tag.tsx";
import type { LedgerWords } from "./words.ts";

interface CrawlerLedgerProps {
  crawlers: readonly CrawlerSummary[];
  words: LedgerWords;
}

/** Who came: one row a crawler, the most frequent first. */
export function CrawlerLedger({ crawlers, words: { copy, purposes } }: CrawlerLedgerProps) {
  const { number } = formatter(useLanguage());
  const { caption, columns: labels, unknownOperator } = copy.crawlers;
  const most = Math.max(1, ...crawlers.map(({ visits }) => visits));
  const columns: LedgerColumn<CrawlerSummary>[] = [
    {
      id: "crawler",
      label: labels.crawler,
      heading: true,
      cell: ({ crawler, purpose }) => (
        <>
          <PageLink to={crawlerPath(crawler)} className="wrap-anywhere hover:text-jade">
            {crawler}
          </PageLink>
          <span className="block pt-1 font-normal font-sans text-faint md:hidden">{purposes[purpose]}</span>
        </>
      ),
    },
    {
      id: "operator",
      label: labels.operator,
      wideOnly: true,
      cell: ({ operator }) => operator ?? unknownOperator,
    },
    {
      id: "purpose",
      label: labels.purpose,
      wideOnly: true,
      cell: ({ purpose }) => <span className="text-muted">{purposes[purpose]}</span>,
    },
    {
      id: "identity",
      label: labels.identity,
      cell: (row) => (
        <Parts
          figures={row.identities}
          order={identities}
          show={(identity) => <IdentityMark identity={identity} />}
        />
      ),
    },
    {
      id: "outcome",
      label: labels.outcome,
      cell: (row) => (
        <Parts
          figures={row.outcomes}
          order={outcomes}
          show={(outcome) => <OutcomeTag outcome={outcome} name={copy.outcomes[outcome]} />}
        />
      ),
    },
    {
      id: "visits",
      label: labels.visits,
      figure: true,
      cell: ({ visits }) => (
        <span className="grid justify-items-end gap-1.5">
          <span key={visits} className="ledger-figure">
            {number(visits)}
          </span>
          <span aria-hidden="true" className="block h-1 w-16 md:w-28">
            <span
              className="bar-fill ml-auto block h-full rounded-full bg-edge"
              style={{ width: `${Math.max(3, (visits / most) * 100)}%` }}
            />
          </span>
        </span>
      ),
    },
  ];
  return <Ledger caption={caption} columns={columns} rows={crawlers} rowKey={({ crawler }) => crawler} />;
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
