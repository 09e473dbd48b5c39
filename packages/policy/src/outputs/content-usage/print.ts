import type { UsageStatement } from "../../usage-statements.ts";
import { statedWith } from "../stated.ts";

/** The lines of one group. What is for sale is refused by default: a preference cannot name a price. */
export function printUsages(scopes: readonly UsageStatement[]): readonly string[] {
  return scopes.flatMap(({ path, answers }) => {
    const statement = printUsage(answers);
    return statement === "" ? [] : [`Content-Usage: ${path === undefined ? "" : `${path} `}${statement}`];
  });
}

/** The value of the header: a dictionary of RFC 9651, with the labels of vocab-08 alone. */
export function printUsage(answers: UsageStatement["answers"]): string {
  return statedWith("y", "n", [
    ["train-ai", answers["ai-train"]],
    ["ai-use", answers["ai-input"], answers["ai-index"]],
    ["search", answers.search],
  ]);
}
