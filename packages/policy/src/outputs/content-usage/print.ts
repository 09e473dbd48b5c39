import type { UsageAnswer, UsageStatement } from "../../usage-statements.ts";

/** The lines of one group. What is for sale is refused by default: a preference cannot name a price. */
export function printUsages(scopes: readonly UsageStatement[]): readonly string[] {
  return scopes.flatMap(({ path, answers }) => {
    const statement = printUsage(answers);
    return statement === "" ? [] : [`Content-Usage: ${path === undefined ? "" : `${path} `}${statement}`];
  });
}

/** The value of the header: a dictionary of RFC 9651, with the labels of vocab-08 alone. */
export function printUsage(answers: UsageStatement["answers"]): string {
  return [
    member("train-ai", [answers["ai-train"]]),
    member("ai-use", [answers["ai-input"], answers["ai-index"]]),
    member("search", [answers.search]),
  ]
    .flat()
    .join(", ");
}

function member(label: string, answers: readonly (UsageAnswer | undefined)[]): readonly string[] {
  const stated = answers.filter((answer) => answer !== undefined);
  if (stated.length === 0) return [];
  return [`${label}=${stated.every((answer) => answer === "yes") ? "y" : "n"}`];
}
