import type { ScopedStances, Stance } from "../../stances.ts";

/** The lines of one group. What is for sale is refused by default: a preference cannot name a price. */
export function printUsages(scopes: readonly ScopedStances[]): readonly string[] {
  return scopes.flatMap(({ path, stances }) => {
    const statement = printUsage(stances);
    return statement === "" ? [] : [`Content-Usage: ${path === undefined ? "" : `${path} `}${statement}`];
  });
}

/** The value of the header: a dictionary of RFC 9651, with the labels of vocab-08 alone. */
export function printUsage(stances: ScopedStances["stances"]): string {
  return [
    member("train-ai", [stances["ai-train"]]),
    member("ai-use", [stances["ai-input"], stances["ai-index"]]),
    member("search", [stances.search]),
  ]
    .flat()
    .join(", ");
}

function member(label: string, stances: readonly (Stance | undefined)[]): readonly string[] {
  const said = stances.filter((stance) => stance !== undefined);
  if (said.length === 0) return [];
  return [`${label}=${said.every((stance) => stance === "yes") ? "y" : "n"}`];
}
