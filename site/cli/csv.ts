/** Excel takes a file without this mark for an old code page, and garbles accents. */
const byteOrderMark = "\uFEFF";

/** RFC 4180, one chunk a row, safe to open in a spreadsheet. */
export async function* csvOf<Column extends string>(
  entries: AsyncIterable<Readonly<Record<Column, string | number | null>>>,
  columns: readonly Column[],
): AsyncIterable<string> {
  yield byteOrderMark + row(columns);
  for await (const entry of entries) yield row(columns.map((column) => String(entry[column] ?? "")));
}

function row(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${withoutFormulas(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
}

/**
 * What a visitor typed must stay text. A spreadsheet runs a cell that starts with one of these characters;
 * and one that splits cells at semicolons, as French ones do, or at tabs finds more starts inside ours.
 */
function withoutFormulas(cell: string): string {
  return cell.replace(
    /(^|[,;\t\r\n])((?:["']|[^\S\t\r\n])*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r])/g,
    "$1$2'",
  );
}
