/** Columns that line up: the first ones, which are text, to the left; the others, which are figures, to the right. */
export function table(rows: readonly (readonly string[])[], textColumns = 1): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column < textColumns ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const counts = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const units = ["B", "kB", "MB", "GB", "TB", "PB"] as const;

export function count(value: number): string {
  return counts.format(value);
}

export function bytes(value: number): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)));
  const shown = value / 1000 ** power;
  return `${power === 0 ? shown : shown.toFixed(1)} ${units[power]}`;
}

/** Visitors write what logs hold: what could move the cursor of a terminal is shown as a dot. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, "·");
}
