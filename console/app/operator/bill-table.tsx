import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { pathTo } from "../../../domain/access/paths.ts";
import type { BooksCopy } from "../content/operator.ts";
import { linkClass } from "../layout/link.ts";
import type { billRow } from "./books-data.ts";

interface BillTableProps {
  copy: BooksCopy["bills"];
  bills: readonly ReturnType<typeof billRow>[];
}

export function BillTable({ copy, bills }: BillTableProps) {
  const { columns } = copy;
  return (
    <FactTable
      caption={copy.caption}
      isStacked
      rows={bills}
      rowKey={({ number }) => number}
      columns={[
        {
          id: "number",
          label: columns.number,
          heading: true,
          cell: ({ number }) => (
            <a href={pathTo("operatorBill", { bill: number })} className={linkClass}>
              {number}
            </a>
          ),
        },
        { id: "company", label: columns.company, cell: ({ company }) => company },
        { id: "month", label: columns.month, cell: ({ month }) => month },
        { id: "visits", label: columns.visits, figure: true, cell: ({ visits }) => visits },
        { id: "due", label: columns.due, figure: true, cell: ({ due }) => due },
        {
          id: "state",
          label: columns.state,
          cell: ({ state, stateText }) => (
            <span className={state === "unpaid" ? "text-brass" : "text-muted"}>{stateText}</span>
          ),
        },
      ]}
    />
  );
}
