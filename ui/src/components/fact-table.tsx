import type { ReactNode } from "react";

export interface FactColumn<Row> {
  /** Stable across languages. */
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand on the right, in the monospaced face. */
  figure?: boolean;
  /** The column that names the row: a token in the monospaced face, or a name in words. */
  heading?: boolean | "words";
  /** Too short to be worth a second line: a date, a state. */
  nowrap?: boolean;
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
  /** On a phone each row stands as a list of its facts, each under its name: for rows that lose nothing there. */
  isStacked?: boolean;
}

/** A table of facts: rows, dotted rules, figures that line up. */
export function FactTable<Row>({ caption, columns, rows, rowKey, isStacked = false }: FactTableProps<Row>) {
  const lastOnPhones = columns.findLast(({ wideOnly }) => !wideOnly);
  const place = (column: FactColumn<Row>) =>
    `${alignment(column)} ${column === lastOnPhones ? "max-md:pr-0!" : ""}`;
  return (
    <table className={`w-full border-collapse text-[0.9375rem] ${isStacked ? "max-md:mt-3" : ""}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className={isStacked ? "max-md:sr-only" : undefined}>
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
          <tr
            key={rowKey(row)}
            className={`rule-dotted relative ${isStacked ? "max-md:block max-md:py-2" : ""}`}
          >
            {columns.map((column) => {
              const Cell = column.heading ? "th" : "td";
              return (
                <Cell
                  key={column.id}
                  scope={column.heading ? "row" : undefined}
                  className={`px-1 py-3 min-[24rem]:px-3 first:pl-0 last:pr-0 ${place(column)} ${
                    column.heading === "words" ? "font-semibold" : column.heading ? "font-mono text-sm" : ""
                  } ${column.figure ? "font-mono text-sm figures whitespace-nowrap" : ""} ${
                    column.nowrap ? "md:whitespace-nowrap" : ""
                  } ${isStacked ? stackedClass(column) : ""}`}
                >
                  {isStacked && !column.heading && (
                    <span className="max-w-1/2 shrink-0 font-sans text-faint md:hidden">{column.label}</span>
                  )}
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

/** A fact ends its line, as a figure does; the heading begins it. */
function stackedClass<Row>({ heading }: FactColumn<Row>): string {
  return `max-md:flex max-md:justify-between max-md:gap-4 max-md:px-0! max-md:py-1 ${heading ? "" : "max-md:text-right"}`;
}

function alignment<Row>({ figure, wideOnly, truncated }: FactColumn<Row>): string {
  return `${figure ? "text-right" : "text-left"} ${truncated ? "w-full max-w-0" : ""} ${
    wideOnly === "desk" ? "max-[90rem]:hidden" : wideOnly ? "max-md:hidden" : ""
  }`;
}
