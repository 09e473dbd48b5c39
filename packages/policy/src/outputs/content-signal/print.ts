import type { UsageStatement } from "../../usage-statements.ts";
import { statedWith } from "../stated.ts";

/** The lines of one group. What is for sale is refused by default: a signal cannot name a price. */
export function printSignals(scopes: readonly UsageStatement[]): readonly string[] {
  return scopes.flatMap(({ path, answers }) => {
    const signal = printSignal(answers);
    return signal === "" ? [] : [`Content-Signal: ${path === undefined ? "" : `${path} `}${signal}`];
  });
}

/** The answers of one line, or of a header. */
export function printSignal(answers: UsageStatement["answers"]): string {
  return statedWith("yes", "no", [
    ["search", answers.search],
    // Content-Signal has one word for the index that answers cite from and for the answers.
    ["ai-input", answers["ai-input"], answers["ai-index"]],
    ["ai-train", answers["ai-train"]],
  ]);
}
