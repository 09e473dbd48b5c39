import { assistants } from "@octroi/crawlers/assistants";
import { knownCrawlers, nameSuffix } from "@octroi/crawlers/identify";
import { publishedAddresses } from "@octroi/crawlers/verify";
import { namesProgram } from "../../crawlers/src/identify/browser.ts";
import { botName, onDevice } from "../../crawlers/src/identify/declared-name.ts";
import { refererHost, utmSource } from "../../crawlers/src/known/assistant-of.ts";
import { rangesOf } from "../../crawlers/src/verify/addresses/list.ts";
import { dialects, words } from "../../edge/src/answers/words.ts";
import { printPhp } from "./php.ts";

/** The files of the plugin that are printed from the packages, by their paths in it. */
export function printedFiles(): Readonly<Record<string, string>> {
  return {
    "includes/registry.php": file(
      "The crawlers of the registry, and how their names are found in a header.",
      registry(),
    ),
    "includes/addresses.php": file(
      "The addresses that operators publish: ranges in order, each as the first and the last address in hexadecimal.",
      addresses(),
    ),
    "includes/assistants.php": file(
      "The assistants that send people by their names, and how people are told from programs.",
      telling(),
    ),
    "includes/words.php": file(
      "What refusals say, to people in French and English and to programs in the dialects of the 402.",
      { words, dialects },
      "@octroi/edge",
    ),
  };
}

function file(description: string, value: unknown, source = "@octroi/crawlers"): string {
  return `<?php
/**
 * ${description}
 *
 * Printed from ${source} by \`npm run build -w packages/wordpress\`.
 *
 * @package Octroi
 */

defined( 'ABSPATH' ) || exit;

return ${printPhp(value)};
`;
}

function registry() {
  const names = knownCrawlers.flatMap(({ inHeaders, token, aliases }, index) =>
    inHeaders ? [token, ...aliases].map((name) => [name.toLowerCase(), index] as const) : [],
  );
  const longestFirst = names.map(([name]) => name).toSorted((a, b) => b.length - a.length);
  const sharesName = ({ token, robotsToken }: (typeof knownCrawlers)[number]) =>
    robotsToken !== null && robotsToken !== token;
  return {
    expression: `~\\b(${longestFirst.map(escaped).join("|")})${nameSuffix}(?![\\w.@-])~i`,
    suffix: nameSuffix,
    names: Object.fromEntries(names),
    shared: knownCrawlers.filter(sharesName).map(({ robotsToken }) => robotsToken),
    crawlers: knownCrawlers.map(
      ({ token, aliases, robotsToken, operator, purpose, commonWord, namesakeHosts }) => ({
        token,
        aliases,
        robotsToken,
        operator,
        purpose,
        commonWord,
        namesakeHosts,
      }),
    ),
  };
}

function telling() {
  return {
    referer: printed(refererHost),
    source: printed(utmSource),
    names: Object.fromEntries(
      assistants.flatMap(({ id, utmSources }) => utmSources.map((name) => [name, id])),
    ),
    bot: printed(botName),
    device: printed(onDevice),
    program: printed(namesProgram),
  };
}

/** As PHP writes an expression of ours: both read them alike. */
function printed({ source, flags }: RegExp): string {
  return `~${source}~${flags}`;
}

function escaped(name: string): string {
  return name.replace(/[^\w ]/g, "\\$&");
}

function addresses() {
  return publishedAddresses.map((list) => {
    const { starts, ends, prefixes } = rangesOf(list);
    const v4 = [...starts].map((start, at) => hex(start) + hex(ends[at] ?? start));
    const v6 = prefixes
      .map(
        ({ words, masks }) =>
          words.map(hex).join("") + words.map((word, at) => hex(word | ~(masks[at] ?? 0))).join(""),
      )
      .toSorted();
    return { crawlers: list.crawlers, old: list.old === true, v4: v4.join(""), v6: v6.join("") };
  });
}

/** 32 bits. */
function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
