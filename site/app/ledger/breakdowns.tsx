import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { purposeOrder } from "@octroi/ui/series/over-time";
import { IdentityMark } from "@octroi/ui/visits/identity-mark.tsx";
import { OutcomeTag } from "@octroi/ui/visits/outcome-tag.tsx";
import { outcomes } from "@octroi/ui/words/outcome";
import type { ReactNode } from "react";
import { pageGroups } from "../../domain/ledger/page-group.ts";
import { identities, type LedgerReport } from "../../domain/ledger/report.ts";
import { SectionHeading } from "../ui/heading.tsx";
import type { LedgerWords } from "./words.ts";

/** All visits by purpose, by identity, by answer and by page. */
export function Breakdowns({
  report,
  words: { copy, purposes },
}: {
  report: LedgerReport;
  words: LedgerWords;
}) {
  const { breakdowns } = copy;
  const sent = (report.takeAndSend?.operators ?? []).flatMap(({ operator, peopleAtLeast }) =>
    peopleAtLeast === null || peopleAtLeast === 0 ? [] : [{ operator, peopleAtLeast }],
  );
  return (
    <section className="wrap chapter">
      <SectionHeading title={breakdowns.heading} />
      <div className="mt-10 grid items-start gap-x-18 gap-y-12 lg:grid-cols-2">
        <Breakdown
          title={breakdowns.purposes}
          visits={breakdowns.visits}
          figures={report.purposes}
          order={purposeOrder}
          show={(purpose) => purposes[purpose]}
        />
        <Breakdown
          title={breakdowns.pages}
          visits={breakdowns.visits}
          figures={report.pages}
          order={pageGroups}
          show={(group) => copy.pages[group]}
        />
        <Breakdown
          title={breakdowns.outcomes}
          visits={breakdowns.visits}
          figures={report.outcomes}
          order={outcomes}
          show={(outcome) => <OutcomeTag outcome={outcome} name={copy.outcomes[outcome]} />}
        />
        <Breakdown
          title={breakdowns.identities}
          visits={breakdowns.visits}
          figures={report.identities}
          order={identities}
          show={(identity) => <IdentityMark identity={identity} isNamed />}
        />
        {sent.length > 0 && (
          <Breakdown
            title={breakdowns.sent.title}
            visits={breakdowns.sent.people}
            figures={Object.fromEntries(sent.map(({ operator, peopleAtLeast }) => [operator, peopleAtLeast]))}
            order={sent.map(({ operator }) => operator)}
            show={(operator) => operator}
          />
        )}
      </div>
    </section>
  );
}

interface BreakdownProps<Name extends string> {
  title: string;
  visits: string;
  figures: Partial<Record<Name, number>>;
  order: readonly Name[];
  show: (name: Name) => ReactNode;
}

function Breakdown<Name extends string>({ title, visits, figures, order, show }: BreakdownProps<Name>) {
  const { number } = formatter(useLanguage());
  const figureOf = (name: Name) => figures[name] ?? 0;
  const rows = order.filter((name) => figureOf(name) > 0);
  const max = Math.max(1, ...rows.map(figureOf));
  return (
    <FactTable
      caption={title}
      rows={rows}
      rowKey={(name) => name}
      columns={[
        {
          id: "name",
          label: title,
          cell: (name) => (
            <span className="grid gap-2">
              {show(name)}
              <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-ink-850">
                <span
                  className="bar-fill block h-full rounded-[inherit] bg-edge"
                  style={{ width: `${(figureOf(name) / max) * 100}%` }}
                />
              </span>
            </span>
          ),
        },
        {
          id: "visits",
          label: visits,
          figure: true,
          cell: (name) => <span className="block pl-6">{number(figureOf(name))}</span>,
        },
      ]}
    />
  );
}
