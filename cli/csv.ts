import { csvRow } from "@octroi/logs/csv";

/** Excel takes a file without this mark for an old code page, and garbles accents. */
const byteOrderMark = "\uFEFF";

/** One chunk a row, safe to open in a spreadsheet. */
export async function* csvOf<Column extends string>(
  entries: AsyncIterable<Readonly<Record<Column, string | number | null>>>,
  columns: readonly Column[],
): AsyncIterable<string> {
  yield byteOrderMark + csvRow(columns);
  for await (const entry of entries) yield csvRow(columns.map((column) => entry[column]));
}
