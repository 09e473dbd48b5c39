import { DecisionTag } from "@octroi/ui/components/decision.tsx";
import { type FactColumn, FactTable } from "@octroi/ui/components/fact-table.tsx";
import { pages } from "../../domain/pages/pages.ts";
import type { ExampleRow, HomeCopy } from "../content/home/copy.ts";
import { PageLink } from "../ui/page-link.tsx";
import { lastPassing } from "./radar-positions.ts";

/** What happened to each crawler. A mark goes from row to row with the radar's beam. */
export function ExampleTable({ copy }: { copy: HomeCopy["example"] }) {
  const columns: FactColumn<ExampleRow>[] = [
    { id: "crawler", label: copy.columns.crawler, heading: true, cell: (row) => <Crawler row={row} /> },
    { id: "operator", label: copy.columns.operator, wideOnly: true, cell: (row) => row.operator },
    {
      id: "requests",
      label: copy.columns.requests,
      figure: true,
      wideOnly: true,
      cell: (row) => row.requests,
    },
    { id: "decision", label: copy.columns.decision, cell: (row) => <DecisionTag decision={row.decision} /> },
    {
      id: "revenue",
      label: copy.columns.revenue,
      figure: true,
      cell: ({ revenue }) => (revenue ? <span className="text-brass">{revenue}</span> : "—"),
    },
  ];
  return (
    <div className="border-y border-line bg-ink-900">
      <div className="wrap">
        <FactTable caption={copy.caption} columns={columns} rows={copy.rows} rowKey={({ id }) => id} />
        <p className="rule-dotted flex flex-wrap justify-between gap-x-8 gap-y-2 py-4 text-faint text-sm">
          <span className="max-w-[80ch]">{copy.note}</span>
          <PageLink to={pages.ledger} className="text-jade underline underline-offset-4">
            {copy.ours}
          </PageLink>
        </p>
      </div>
    </div>
  );
}

function Crawler({ row: { id, crawler } }: { row: ExampleRow }) {
  return (
    <span className="relative">
      {id !== "search" && (
        <span
          aria-hidden="true"
          style={{ "--passed": lastPassing(id) }}
          data-first={id === "openai" || undefined}
          className="radar-lit absolute top-1/2 -left-4 -mt-2 h-4 w-1 rounded-full bg-jade"
        />
      )}
      {crawler}
    </span>
  );
}
