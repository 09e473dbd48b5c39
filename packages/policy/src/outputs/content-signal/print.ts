import type { UsageAnswer, UsageStatement } from "../../usage-statements.ts";

/** The lines of one group. What is for sale is refused by default: a signal cannot name a price. */
export function printSignals(scopes: readonly UsageStatement[]): readonly string[] {
  return scopes.flatMap(({ path, answers }) => {
    const signal = printSignal(answers);
    return signal === "" ? [] : [`Content-Signal: ${path === undefined ? "" : `${path} `}${signal}`];
  });
}

/** The answers of one line, or of a header. */
export function printSignal(answers: UsageStatement["answers"]): string {
  return [
    pair("search", [answers.search]),
    // Content-Signal has one word for the index that answers cite from and for the answers.
    pair("ai-input", [answers["ai-input"], answers["ai-index"]]),
    pair("ai-train", [answers["ai-train"]]),
  ]
    .flat()
    .join(", ");
}

function pair(key: string, answers: readonly (UsageAnswer | undefined)[]): readonly string[] {
  const stated = answers.filter((answer) => answer !== undefined);
  if (stated.length === 0) return [];
  return [`${key}=${stated.every((answer) => answer === "yes") ? "yes" : "no"}`];
}
