export type CsvCell = string | number | boolean | null | undefined;

/**
 * One row of a CSV file (RFC 4180), safe to open in a spreadsheet: no text becomes a formula.
 *
 * @example
 * csvRow(["page", "visits"]) + csvRow(["=1+1; /a", 3]); // "page,visits\r\n\"'=1+1; /a\",3\r\n"
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(value: CsvCell): string {
  if (typeof value === "number") return String(value);
  // An amount below zero, to its last decimal, is a number too: escaped, a spreadsheet would not sum it.
  if (/^-\d+(?:\.\d+)?$/.test(String(value))) return String(value);
  const text = escapeFormulas(String(value ?? ""));
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Visitors choose what stands in some cells. A spreadsheet runs a cell that starts with one of these characters; one
 * that splits cells at semicolons, as French ones do, or at tabs finds more starts inside ours.
 */
function escapeFormulas(text: string): string {
  return text.replace(
    /(^|[,;\t\r\n])((?:["']|[^\S\t\r\n])*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r])/g,
    "$1$2'",
  );
}
