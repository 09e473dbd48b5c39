/** One figure held against what we promise ourselves. */
export interface Budget {
  what: string;
  value: number;
  /** At least or at most this. */
  least?: number;
  most?: number;
}

export function isKept({ value, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Budget) {
  return value >= least && value <= most;
}

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

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A line that says how far the work is, where someone watches. */
export function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
  else process.stderr.write(`${line}\n`);
}
