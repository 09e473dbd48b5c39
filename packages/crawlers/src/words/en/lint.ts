import { joined, shortened, shownOf } from "../quoting.ts";
import type { LintWords } from "../words.ts";

/** What the linter finds, in English. */
export const lintWords: LintWords = {
  "illegal-token": ({ value, names }) =>
    `${quoted(value)} is not a crawler’s name: a User-agent line holds one name, made of letters, “-” and “_”. Write ${listed(names)}.`,
  "nameless-agent": () => "This User-agent line names nobody: crawlers ignore it.",
  "wildcard-in-name": ({ value }) =>
    `${quoted(value)} reaches nobody: inside a name, “*” stands for nothing. Only “User-agent: *” speaks to every crawler.`,
  "name-cut-short": ({ value, read }) =>
    `The standard only allows letters, “-” and “_” in a name: crawlers that follow it to the letter, Google’s among them, ${read === "" ? "read nothing" : `only read ${quoted(read)}`} in ${quoted(value)}.`,
  "legacy-token": ({ name, ...others }) => `${quoted(name)} is no longer in use.${successors(others)}`,
  "never-real-token": ({ name, ...others }) =>
    `${quoted(name)} was never a crawler’s name.${successors(others)}`,
  "near-miss-token": ({ name, meant }) =>
    `We know of no crawler called ${quoted(name)}. Did you mean ${quoted(meant)}?`,
  "control-token": ({ token, crawler }) =>
    `${quoted(token)} crawls nothing: it is a setting that ${quoted(crawler)} reads, and ${quoted(crawler)} stays blocked. To let it in, name it.`,
  "lost-rules": ({ agent, paths }) =>
    `${quoted(agent)} has a group of its own and no longer follows the rules for everyone (“*”): ${listed(paths)} ${paths.length > 1 ? "stay" : "stays"} open to it.`,
  "rules-before-group": ({ first, last }) =>
    `${last === null ? "This rule speaks" : `The rules on lines ${first} to ${last} speak`} to nobody: no User-agent line comes before ${last === null ? "it" : "them"}.`,
  "joined-groups": ({ agent, next, line }) =>
    `${quoted(agent)} shares the rules of ${quoted(next)} on line ${line}: only an Allow or Disallow line sets two groups apart.`,
  "contradictory-rules": ({ first, last, path, agent }) =>
    `Lines ${first} and ${last} contradict each other about ${quoted(path)}${agent === null ? "" : ` for ${quoted(agent)}`}: Allow wins, and access stays open.`,
  "repeated-rule": ({ earlier }) => `This rule repeats line ${earlier} and changes nothing.`,
  "unrooted-rule": ({ value, path }) =>
    `${quoted(value)} matches no page: a path begins with “/”. Write ${quoted(path)}.`,
  "misspelled-field": ({ written, field }) =>
    `${quoted(written)} is not in the standard: some crawlers ignore this line; others guess. Write ${quoted(`${field}:`)}.`,
  "missing-colon": ({ written, field }) =>
    `A colon is missing after ${quoted(written)}: some crawlers ignore this line; others guess. Write ${quoted(`${field}:`)}.`,
  "unread-indexing": ({ more }) =>
    `No major search engine reads Noindex or Nofollow in robots.txt (Google has ignored them since September 2019): these pages may stay in the results. Use the robots meta tag, on a page that crawlers may read.${also(more)}`,
  "crawl-delay": ({ more }) =>
    `Bing and Anthropic’s crawlers read Crawl-delay; Google does not, and Yandex stopped in 2018.${also(more)}`,
  host: ({ more }) => `Only Yandex read Host, and it stopped in 2018. Use a redirect.${also(more)}`,
  "clean-param": ({ more }) => `Only Yandex reads Clean-param.${also(more)}`,
  "rule-to-google": ({ field, more }) =>
    `${quoted(field)} is not in the standard. Google, which goes by how the word begins, reads it as an Allow or Disallow rule.${also(more)}`,
  "malformed-line": ({ more }) =>
    `This line is neither a comment nor of the form “word: value”: crawlers ignore it.${also(more)}`,
  "unknown-field": ({ field, more }) =>
    `${quoted(field)} is not in the standard: we know of no crawler that reads this line.${also(more)}`,
  "relative-sitemap": ({ value }) =>
    `A Sitemap line takes a complete address that begins with https://.${notOne(value)}`,
  "malformed-license": ({ value }) =>
    `A License line (RSL) takes the complete address of the license file, one that begins with https://.${notOne(value)}`,
  oversize: () => "The file is longer than 500 KiB: from this line on, crawlers may read nothing.",
  "encoding-mark": () =>
    "The file begins with an invisible encoding mark. Major crawlers skip it; others lose the first line.",
  "invisible-character": () =>
    "This line holds an invisible character, often from copying and pasting: crawlers do not recognize it.",
  "null-characters": () =>
    "This file is not plain text: it holds null characters, and crawlers will read almost nothing in it. Save it as UTF-8.",
  "not-utf-8": () =>
    "Some characters on this line are not UTF-8: paths with accents will not match. Save the file as UTF-8.",
  "injected-lines": ({ first, last, by }) =>
    `Lines ${first} to ${last} are added by ${by}, not by your file: change them in your ${by} account.`,
  "malformed-content-signal": () =>
    "Content-Signal takes yes or no answers separated by commas, such as “search=yes, ai-train=no” (search, ai-input, ai-train). What is written otherwise may be ignored.",
  "malformed-content-usage": () =>
    "Content-Usage takes y or n answers in lowercase, separated by commas, such as “train-ai=n, search=y” (train-ai, ai-use, search). The draft standard may still change.",
};

function quoted(text: string): string {
  return `“${shortened(text)}”`;
}

function listed(names: readonly string[]): string {
  const { shown, more } = shownOf(names);
  const parts = [...shown.map(quoted), ...(more > 0 ? [`${more} others`] : [])];
  return joined(parts, " and ");
}

function successors({ successors, alreadyNamed }: { successors: readonly string[]; alreadyNamed: boolean }) {
  if (successors.length === 0) return "";
  return alreadyNamed
    ? ` The file already names ${listed(successors)}.`
    : ` This line does not reach ${listed(successors)}, which the file does not name.`;
}

function also(more: number): string {
  return more === 0 ? "" : ` (${more} more line${more > 1 ? "s" : ""} like this)`;
}

function notOne(value: string): string {
  return value === "" ? "" : ` ${quoted(value)} is not one.`;
}
