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
        <TakenAndSent report={report} words={breakdowns.sent} />
      </div>
    </section>
  );
}

/** More operators than this are in the dashboard, a link away. */
const shownOperators = 8;

/** Pages that each operator read beside the people whom it sent: also who reads and sends nobody. */
function TakenAndSent({
  report: { from, takeAndSend },
  words,
}: {
  report: LedgerReport;
  words: LedgerWords["copy"]["breakdowns"]["sent"];
}) {
  const { number, date } = formatter(useLanguage());
  // People whom a search engine's operator sends cannot be told apart.
  const rows = (takeAndSend?.operators ?? []).filter(({ peopleAtLeast }) => peopleAtLeast !== null);
  if (takeAndSend === null || rows.length === 0) return null;
  return (
    <div>
      <FactTable
        caption={words.title}
        rows={rows.slice(0, shownOperators)}
        rowKey={({ operator }) => operator}
        columns={[
          { id: "operator", label: words.title, cell: ({ operator }) => operator },
          { id: "taken", label: words.taken, figure: true, cell: ({ pagesRead }) => number(pagesRead) },
          {
            id: "people",
            label: words.people,
            figure: true,
            cell: ({ peopleAtLeast }) => number(peopleAtLeast ?? 0),
          },
        ]}
      />
      {takeAndSend.from > from && (
        <p className="mt-3 text-faint text-sm">{words.since.replace("{date}", date(takeAndSend.from))}</p>
      )}
    </div>
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
