import type { ScopedStances, Stance } from "../../stances.ts";

/** The lines of one group. What is for sale is refused by default: a signal cannot name a price. */
export function printSignals(scopes: readonly ScopedStances[]): readonly string[] {
  return scopes.flatMap(({ path, stances }) => {
    const pairs = [
      pair("search", [stances.search]),
      // Content-Signal has one word for the index that answers cite from and for the answers.
      pair("ai-input", [stances["ai-input"], stances["ai-index"]]),
      pair("ai-train", [stances["ai-train"]]),
    ].flat();
    return pairs.length === 0
      ? []
      : [`Content-Signal: ${path === undefined ? "" : `${path} `}${pairs.join(", ")}`];
  });
}

function pair(key: string, stances: readonly (Stance | undefined)[]): readonly string[] {
  const said = stances.filter((stance) => stance !== undefined);
  if (said.length === 0) return [];
  return [`${key}=${said.every((stance) => stance === "yes") ? "yes" : "no"}`];
}
