import { payoutsToday, payoutWords } from "@octroi/ui/words/plans";
import type { LoaderFunctionArgs } from "react-router";
import { pageContext } from "./context.ts";

/** A page’s words, with what is true of payouts on this server where they speak of that. */
export function withPayouts<Copy>(copy: Copy, { context }: Pick<LoaderFunctionArgs, "context">): Copy {
  const { language, payouts = false } = context.get(pageContext);
  return replacedIn(copy, payoutWords(language, payouts));
}

/** The same value, with the sentence in its strings. */
function replacedIn<Value>(value: Value, sentence: string): Value;
function replacedIn(value: unknown, sentence: string): unknown {
  if (typeof value === "string") return value.replaceAll(payoutsToday, sentence);
  if (Array.isArray(value)) return value.map((item: unknown) => replacedIn(item, sentence));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replacedIn(part, sentence)]));
}
