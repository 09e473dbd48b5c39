import type { RefreshResult } from "./refresh.ts";

/** As many prefixes as are shown of one list. */
const maxShown = 20;

/** What changed, for a person to read before it is published. */
export function reportOf({ outcomes }: RefreshResult): string {
  return outcomes
    .map((each) => {
      switch (each.outcome) {
        case "renewed":
          return [
            `${each.source}: ${each.added.length} added, ${each.removed.length} removed`,
            ...prefixLines("+", each.added),
            ...prefixLines("-", each.removed),
          ].join("\n");
        case "kept":
          return `${each.source}: kept as it was. ${each.because}`;
        case "by-hand":
          return `${each.source}: to be read by hand`;
        default:
          return `${each.source}: unchanged`;
      }
    })
    .join("\n");
}

function prefixLines(sign: string, prefixes: readonly string[]): string[] {
  const lines = prefixes.slice(0, maxShown).map((prefix) => `  ${sign} ${prefix}`);
  return prefixes.length > maxShown ? [...lines, `  ${sign} ${prefixes.length - maxShown} more`] : lines;
}
