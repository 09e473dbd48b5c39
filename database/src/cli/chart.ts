const width = 40;
const eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
const dayMs = 24 * 60 * 60 * 1_000;

/** A line a day from `since` to `until`, days without any included. */
export function chartOf(days: readonly { day: string; count: number }[], since: Date, until: Date): string {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const max = Math.max(1, ...counts.values());
  const lines: string[] = [];
  for (let time = since.getTime(); time <= until.getTime(); time += dayMs) {
    const day = new Date(time).toISOString().slice(0, 10);
    const count = counts.get(day) ?? 0;
    lines.push([day, bar(count / max), count].filter((part) => part !== "").join("  "));
  }
  return lines.join("\n");
}

/** Whole blocks and one partial; a day with any at all shows something. */
function bar(share: number): string {
  const units = share === 0 ? 0 : Math.max(1, Math.round(share * width * 8));
  return "█".repeat(Math.floor(units / 8)) + (eighths[units % 8] ?? "");
}
