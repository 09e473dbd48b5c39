import { knownCrawler, knownCrawlers } from "@octroi/crawlers/identify";
import type { Identity } from "@octroi/crawlers/verify";
import { outcomes, type VisitOutcome } from "@octroi/ui/words/outcome";
import { purposeOf, type VisitPurpose, visitPurposes } from "./purpose.ts";
import { identities } from "./visit.ts";

/** What visits are cut by, as addresses say it. A visit is in a cut when each of these that names values names its own. */
export interface Cut {
  readonly purpose: readonly VisitPurpose[];
  readonly operator: readonly string[];
  /** Names as they are counted. */
  readonly crawler: readonly string[];
  readonly identity: readonly Identity[];
  readonly answer: readonly VisitOutcome[];
  /** The first parts of paths; empty for the pages at the root. */
  readonly section: readonly string[];
  /** Paths as they are kept. */
  readonly page: readonly string[];
}

export type CutDimension = keyof Cut;

export const cutDimensions = [
  "purpose",
  "operator",
  "crawler",
  "identity",
  "answer",
  "section",
  "page",
] as const satisfies readonly CutDimension[];

/** All visits. */
export const noCut: Cut = {
  purpose: [],
  operator: [],
  crawler: [],
  identity: [],
  answer: [],
  section: [],
  page: [],
};

/** Of each dimension: more would be an address that nobody made by clicking. */
const maxValues = 8;
/** What is kept of a path, and a little more. */
const maxTextLength = 210;

const operators: ReadonlySet<string> = new Set(
  knownCrawlers.map(({ operator }) => operator).filter((operator) => operator !== null),
);

/** From an address; what is no value of a dimension is left out. */
export function parseCut(query: URLSearchParams): Cut {
  function values<Value>(name: CutDimension, parse: (text: string) => Value | undefined): Value[] {
    const parsed = query.getAll(name).map((text) => (isText(text) ? parse(text) : undefined));
    return [...new Set(parsed.filter((value) => value !== undefined))].slice(0, maxValues);
  }
  const one =
    <Value extends string>(words: readonly Value[]) =>
    (text: string) =>
      words.find((word) => word === text);
  return {
    purpose: values("purpose", one(visitPurposes)),
    operator: values("operator", (text) => (operators.has(text) ? text : undefined)),
    crawler: values("crawler", (text) => (text === "" ? undefined : text)),
    identity: values("identity", one(identities)),
    answer: values("answer", one(outcomes)),
    section: values("section", (text) => /^\/(?:([^/]+)\/)?$/.exec(text)?.slice(1).join("")),
    page: values("page", (text) => (text.startsWith("/") ? text : undefined)),
  };
}

/** Half of a surrogate pair is no text that PostgreSQL takes, nor is a null. */
function isText(text: string): boolean {
  return text.length <= maxTextLength && text.isWellFormed() && !text.includes("\0");
}

/** As an address says a value. */
export function cutText(dimension: CutDimension, value: string): string {
  if (dimension !== "section") return value;
  return value === "" ? "/" : `/${value}/`;
}

/** What an address says of a cut, in one order. */
export function cutPairs(cut: Cut): [CutDimension, string][] {
  return cutDimensions.flatMap((dimension) =>
    cut[dimension].map((value): [CutDimension, string] => [dimension, cutText(dimension, value)]),
  );
}

/** With a value more; `text` is as an address says it. */
export function addToCut(cut: Cut, dimension: CutDimension, text: string): Cut {
  return parseCut(new URLSearchParams([...cutPairs(cut), [dimension, text]]));
}

/** Without one of its values. */
export function removeFromCut(cut: Cut, dimension: CutDimension, text: string): Cut {
  return parseCut(
    new URLSearchParams(cutPairs(cut).filter(([name, value]) => name !== dimension || value !== text)),
  );
}

export function isWhole(cut: Cut): boolean {
  return cutDimensions.every((dimension) => cut[dimension].length === 0);
}

/** Whether it is about some crawlers alone. */
export function cutsCrawlers({ purpose, operator, crawler }: Cut): boolean {
  return purpose.length + operator.length + crawler.length > 0;
}

export function hasCrawler({ purpose, operator, crawler }: Cut, token: string): boolean {
  return (
    (purpose.length === 0 || purpose.includes(purposeOf(token))) &&
    (operator.length === 0 || operator.includes(knownCrawler(token)?.operator ?? "")) &&
    (crawler.length === 0 || crawler.includes(token))
  );
}

/** Whether it asks who visits proved to be, or what they got: a log that was read in tells neither. */
export function cutsKinds({ identity, answer }: Cut): boolean {
  return identity.length + answer.length > 0;
}

/** Whether it is about some pages alone, which are counted by the day. */
export function cutsPages({ section, page }: Cut): boolean {
  return section.length + page.length > 0;
}
