import { assistant, publicRatios } from "@octroi/crawlers/assistants";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import type { Cut } from "../../../domain/visits/cut.ts";
import { isoDay } from "../../../domain/visits/day.ts";
import type { TimeRange } from "../../../domain/visits/period.ts";
import {
  type CutTakeAndSend,
  type OperatorRow,
  pagesPerPerson,
  saidOperators,
  type TakeAndSend,
} from "../../../domain/visits/take-and-send.ts";
import type { SentToPage } from "../../../domain/visits/visits.ts";
import { sharedTakeAndSendCopy, type TakeAndSendCopy, takeAndSendCopy } from "../content/take-and-send.ts";
import { filled } from "./words.ts";

/** Rows that are shown at once; the others are a click away. */
const shownOperators = 6;

export interface ShownOperator {
  operator: string;
  /** With where its crawlers are, where any came. */
  taken: { text: string; share: number; to: string | undefined };
  sent: { text: string; share: number; isFigure: boolean };
  each: string;
  before: string | undefined;
}

interface Options {
  language: Language;
  isShared: boolean;
  /** False where the site's settings end the counting of people. */
  isCounted?: boolean | undefined;
  /** Where the visits of an operator’s crawlers are. */
  operatorLink?: ((operator: string) => string) | undefined;
}

export const copyFor = ({ language, isShared }: Options): TakeAndSendCopy =>
  (isShared ? sharedTakeAndSendCopy : takeAndSendCopy)[language];

/** What the section says; undefined in a shared dashboard where nobody was counted. */
export function takeAndSendWords(
  found: CutTakeAndSend | undefined,
  { range, cut }: { range: TimeRange; cut: Cut },
  options: Options,
) {
  const copy = copyFor(options);
  const { tells = "nothing" } = found ?? {};
  const heading = cut.page.length > 0 ? copy.pages.of.heading : copy.heading;
  const isOnePage = cut.page.length === 1;
  const nothing = { copy, tells, heading, isOnePage, shown: [], more: [], moreLabel: "" };
  if (found === undefined) {
    if (options.isShared) return undefined;
    return { ...nothing, notes: [options.isCounted === false ? copy.off : copy.none] };
  }
  const { counted, date } = intlFormatter(options.language);
  const from = { date: date(isoDay(found.from)) };
  const is24Hours = range.unit === "hour";
  if (tells === "nothing") return { ...nothing, notes: [copy.notCut] };
  if (tells === "pages") {
    const { note, since, none } = copy.pages.of;
    const notes = [found.pages.length > 0 ? note : none, ...(found.isShortened ? [filled(since, from)] : [])];
    return { ...nothing, notes };
  }
  const rows = shownRows(found, options);
  const [shown, more] = [rows.slice(0, shownOperators), rows.slice(shownOperators)];
  return {
    ...nothing,
    notes: [
      ...(rows.length === 0
        ? [copy.nothingOf]
        : [copy.note, ...(cut.crawler.length > 0 ? [copy.allCrawlers] : [])]),
      ...(is24Hours ? [copy.byDay] : []),
      ...(found.isShortened && !is24Hours ? [filled(copy.since, from)] : []),
    ],
    shown,
    more,
    moreLabel: counted(more.length, copy.more),
  };
}

function shownRows({ operators }: TakeAndSend, options: Options): ShownOperator[] {
  const { number } = intlFormatter(options.language);
  const most = (figure: (row: OperatorRow) => number) => Math.max(1, ...operators.map(figure));
  const mostTaken = most(({ taken }) => taken);
  const mostSent = most((row) => (row.isSearch ? 0 : row.sent));
  return operators.map((row) => ({
    operator: row.operator,
    taken: {
      text: number(row.taken),
      share: row.taken / mostTaken,
      to: row.taken > 0 ? options.operatorLink?.(row.operator) : undefined,
    },
    sent: row.isSearch
      ? { text: searchText(row, options), share: 0, isFigure: false }
      : { text: number(row.sent), share: row.sent / mostSent, isFigure: true },
    each: eachText(row, options),
    before: beforeText(row, options),
  }));
}

/** “9 pages before”; undefined where there is no such figure. */
function beforeText({ isSearch, before }: OperatorRow, options: Options): string | undefined {
  const ratio = before && pagesPerPerson({ ...before, isSearch });
  if (ratio === undefined || before?.taken === 0) return undefined;
  const said = inWholes(ratio);
  return intlFormatter(options.language).counted(said.count, copyFor(options).before[said.of]);
}

/** What was published of the operators that took or sent anything here; undefined where there is none of them. */
export function elsewhereWords(found: TakeAndSend | undefined, options: Options) {
  const { publisher, source, published, month, ratios } = publicRatios;
  const rows = ratios.flatMap(({ operator, pages }) => {
    const row = found?.operators.find((each) => each.operator === operator);
    return row === undefined ? [] : [{ operator, here: eachText(row, options), pages }];
  });
  if (rows.length === 0) return undefined;
  const { elsewhere, pagesForEach } = copyFor(options);
  const { counted, date, month: monthName } = intlFormatter(options.language);
  return {
    ...elsewhere,
    note: filled(elsewhere.note, { publisher, month: monthName(month) }),
    source: { text: filled(elsewhere.source, { publisher, date: date(published) }), to: source },
    rows: rows.map(({ pages, ...row }) => ({ ...row, there: counted(pages, pagesForEach) })),
  };
}

/** An assistant of an operator whose AI answers look like its search is told apart; the rest of them is not. */
function searchText({ sent, assistants }: OperatorRow, options: Options): string {
  const copy = copyFor(options);
  if (sent === 0) return copy.notTold;
  const { number } = intlFormatter(options.language);
  const names = assistants.map(({ assistant: id }) => assistant(id)?.name ?? id).join(", ");
  return `${copy.notTold}, ${filled(copy.ofAssistants, { people: number(sent), assistants: names })}`;
}

/** “7 pages for each person”, “sends nobody”. */
export function eachText(row: OperatorRow, options: Options): string {
  const copy = copyFor(options);
  if (row.isSearch) return copy.likeSearch;
  const ratio = pagesPerPerson(row);
  if (ratio === undefined) return copy.nobody;
  if (row.taken === 0) return copy.nothingTaken;
  const said = inWholes(ratio);
  return intlFormatter(options.language).counted(
    said.count,
    said.of === "pages" ? copy.pagesForEach : copy.peopleForEach,
  );
}

/** In whole pages for each person, or, where it sent more people than it took pages, in people for each page. */
function inWholes(ratio: number): { of: "pages" | "people"; count: number } {
  const people = Math.round(1 / ratio);
  return people >= 2 ? { of: "people", count: people } : { of: "pages", count: Math.round(ratio) || 1 };
}

/** The figure that decides, where there is one to say: “OpenAI read 7 pages for each person it sent you.” */
export function takeAndSendHeadline(
  found: TakeAndSend | undefined,
  options: Options,
): { sentence: string; pages: string } | undefined {
  const [first, second] = found === undefined ? [] : saidOperators(found);
  if (first === undefined) return undefined;
  const { headline } = copyFor(options);
  const { counted, number } = intlFormatter(options.language);
  const said = (row: OperatorRow) => inWholes(pagesPerPerson(row) ?? 1);
  const { of, count } = said(first);
  const next = second && said(second);
  // The second is said by its figure alone: it must be of the same thing.
  const after =
    second && next && next.of === of
      ? ` ${filled(headline.next, { operator: second.operator, pages: number(next.count) })}`
      : "";
  return {
    sentence: filled(headline[of], { operator: first.operator }) + after,
    pages: counted(count, of === "pages" ? headline.pagesRead : headline.peopleSent),
  };
}

/** Of the operator of a crawler: what all its crawlers took, and whom its assistants sent; in brackets, what it was before. */
export function operatorSentence(
  found: TakeAndSend | undefined,
  operator: string | null | undefined,
  options: Options,
): { name: string; value: string } | undefined {
  const row = found?.operators.find((each) => each.operator === operator);
  if (row === undefined) return undefined;
  const { crawler } = copyFor(options);
  const { counted } = intlFormatter(options.language);
  const before = beforeText(row, options);
  return {
    name: filled(crawler.fact, { operator: row.operator }),
    value: filled(crawler.sentence, {
      taken: counted(row.taken, crawler.taken),
      sent: counted(row.sent, crawler.sent),
      ratio: eachText(row, options) + (before === undefined ? "" : ` (${before})`),
    }),
  };
}

export interface ShownSentPage {
  path: string;
  assistant: string;
  people: number;
}

export function shownSentPages(rows: readonly SentToPage[]): ShownSentPage[] {
  return rows.map(({ path, assistant: id, people }) => ({
    path,
    people,
    assistant: assistant(id)?.name ?? id,
  }));
}
