import type { LintMessageId, LintMessages } from "../lint/messages.ts";

/** What a language says about one crawler. */
export interface CrawlerWords {
  readonly description: string;
  /** What else is good to know, where there is something. */
  readonly note?: string;
}

/** How a language says what the linter finds. */
export type LintWords = { readonly [Id in LintMessageId]: (values: LintMessages[Id]) => string };

/**
 * A finding in the words of a language.
 *
 * @example
 * // with the words of @octroi/crawlers/words/en
 * lintRobots("User-agent: GPT-Bot\nDisallow: /").map((finding) => sentenceFor(finding, lintWords));
 * // ["We know of no crawler called “GPT-Bot”. Did you mean “GPTBot”?"]
 */
export function sentenceFor<Id extends LintMessageId>(
  { message, values }: { readonly message: Id; readonly values: LintMessages[Id] },
  words: LintWords,
): string {
  return words[message](values);
}
