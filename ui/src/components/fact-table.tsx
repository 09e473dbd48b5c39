import type { ReactNode } from "react";

export interface FactColumn<Row> {
  /** Stable across languages. */
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand on the right, in the monospaced face. */
  figure?: boolean;
  /** The column that names the row. */
  heading?: boolean;
  /** Takes what room the others leave, and cuts what is longer with an ellipsis of its own. */
  truncated?: boolean;
  /** Left out on a phone; with `desk`, also where a table of many columns has no room. */
  wideOnly?: boolean | "desk";
}

interface FactTableProps<Row> {
  caption: string;
  columns: readonly FactColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A table of facts: rows, dotted rules, figures that line up. */
export function FactTable<Row>({ caption, columns, rows, rowKey }: FactTableProps<Row>) {
  const lastOnPhones = columns.findLast(({ wideOnly }) => !wideOnly);
  const place = (column: FactColumn<Row>) =>
    `${alignment(column)} ${column === lastOnPhones ? "max-md:pr-0!" : ""}`;
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={`px-1 pt-4 min-[24rem]:px-3 pb-3 text-label text-faint first:pl-0 last:pr-0 ${place(column)}`}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="rule-dotted relative">
            {columns.map((column) => {
              const Cell = column.heading ? "th" : "td";
              return (
                <Cell
                  key={column.id}
                  scope={column.heading ? "row" : undefined}
                  className={`px-1 py-3 min-[24rem]:px-3 first:pl-0 last:pr-0 ${place(column)} ${
                    column.heading ? "font-mono text-sm" : ""
                  } ${column.figure ? "font-mono text-sm figures whitespace-nowrap" : ""}`}
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function alignment<Row>({ figure, wideOnly, truncated }: FactColumn<Row>): string {
  return `${figure ? "text-right" : "text-left"} ${truncated ? "w-full max-w-0" : ""} ${
    wideOnly === "desk" ? "max-[90rem]:hidden" : wideOnly ? "max-md:hidden" : ""
  }`;
}
