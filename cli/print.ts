import type { Terminal } from "@octroi/database/cli/program";

export const json = { type: "boolean", help: "--json               as JSON, for programs" } as const;

/** One fact or a list of them, as JSON or as lines that people read. */
export function print<Entry extends object>(
  { out }: Terminal,
  asJson: unknown,
  entries: Entry | readonly Entry[],
  lineOf: (entry: Entry) => string,
): void {
  const list = Array.isArray(entries) ? entries : [entries];
  out.write(
    asJson === true
      ? `${JSON.stringify(entries, null, 2)}\n`
      : list.map((entry) => `${lineOf(entry)}\n`).join("") || "None.\n",
  );
}

/** `1 site`, `2 sites`. Numbers are as programs write them: whoever reads them may copy them into a command. */
export function counted(count: number, one: string, others = `${one}s`): string {
  return `${count} ${Math.abs(count) === 1 ? one : others}`;
}

/** Two spaces between columns, none after the last. */
export function columns(...parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => part ?? "")
    .join("  ")
    .trimEnd();
}
