/** Columns that line up, for people. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const text = rows.map((row) => row.map(String));
  const widths = (text[0] ?? []).map((_, column) => Math.max(...text.map((row) => row[column]?.length ?? 0)));
  return text
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  "),
    )
    .join("\n");
}
