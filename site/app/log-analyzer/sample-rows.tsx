import type { SampleRow } from "@octroi/logs";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import type { ReadCopy } from "../content/log-analyzer/copy.ts";

/** Lines as they were understood. */
export function SampleRows({ copy, rows }: { copy: ReadCopy; rows: readonly SampleRow[] }) {
  return (
    <FactTable
      caption={copy.rows}
      rows={rows.map((row, at) => ({ ...row, at }))}
      rowKey={({ at }) => String(at)}
      columns={[
        {
          id: "time",
          label: copy.columns.time,
          heading: true,
          cell: ({ time }) => <span className="wrap-anywhere font-normal">{time.replace("T", " ")}</span>,
        },
        {
          id: "address",
          label: copy.columns.address,
          wideOnly: true,
          cell: ({ address }) => <span className="wrap-anywhere font-mono text-sm">{address ?? "—"}</span>,
        },
        {
          id: "path",
          label: `${copy.columns.path}, ${copy.columns.agent}`,
          cell: ({ path, agent }) => (
            <>
              <span className="wrap-anywhere font-mono text-sm">{path ?? "—"}</span>
              <span className="mt-1 block wrap-anywhere text-faint text-sm">{agent ?? "—"}</span>
            </>
          ),
        },
        { id: "status", label: copy.columns.status, figure: true, cell: ({ status }) => status },
      ]}
    />
  );
}
