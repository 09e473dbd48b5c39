import { assistant, assistants } from "@octroi/crawlers/assistants";
import { isAiPurpose, knownCrawler, knownCrawlers } from "@octroi/crawlers/identify";
import { outcomeOf } from "@octroi/ui/words/outcome";
import { type Cut, isWhole, noCut } from "./cut.ts";
import { daysWith, type Subject } from "./load.ts";
import type { TimeRange } from "./period.ts";
import type { CrawlerRow, EarlierTotal } from "./report.ts";
import type { SentByAssistant, SentCut, SentToPage, VisitQueries } from "./visits.ts";

/** What an operator takes of a site, and whom it sends there. */
export interface TakenAndSent {
  /** Pages that its crawlers were given: what was refused is not taken. */
  taken: number;
  /** People whom its assistants sent, at least: apps and many assistants say nothing. */
  sent: number;
}

export interface OperatorRow extends TakenAndSent {
  operator: string;
  /**
   * It runs a search engine beside its AI, whose crawler takes pages for both: people whom AI answers send come as those
   * whom search sends, and no figure for each person can be said.
   */
  isSearch: boolean;
  assistants: SentByAssistant[];
  /** Of the same time before; undefined where people were not counted all that time. */
  before: TakenAndSent | undefined;
}

export interface TakeAndSend {
  /** The days that both figures are of: people are counted by the day. */
  from: number;
  to: number;
  /** Whether the period begins before anybody was counted: both figures begin with the first. */
  isShortened: boolean;
  sent: number;
  /** The most pages first. Who neither takes nor sends is left out. */
  operators: OperatorRow[];
}

/** Operators that run a search engine and AI. */
const searchOperators = new Set(
  knownCrawlers
    .filter(({ purpose }) => purpose === "search-engine")
    .map(({ operator }) => operator)
    .filter((operator) =>
      knownCrawlers.some((each) => each.operator === operator && isAiPurpose(each.purpose)),
    ),
);

/** Pages for each person; undefined where nobody was sent, or it cannot be told. */
export function pagesPerPerson({
  taken,
  sent,
  isSearch,
}: TakenAndSent & Pick<OperatorRow, "isSearch">): number | undefined {
  return isSearch || sent === 0 ? undefined : taken / sent;
}

type Taking = Pick<CrawlerRow, "crawler" | "outcomes" | "imported">;

/** Pages taken by operator: of its AI crawlers, and of its search engine's where its AI reads what that fetched. */
export function takenByOperator(crawlers: readonly Taking[]): Map<string, number> {
  const taken = new Map<string, number>();
  for (const { crawler, outcomes, imported } of crawlers) {
    const { operator, purpose } = knownCrawler(crawler) ?? {};
    if (operator === undefined || operator === null || purpose === undefined) continue;
    if (!isAiPurpose(purpose) && !(purpose === "search-engine" && searchOperators.has(operator))) continue;
    taken.set(operator, (taken.get(operator) ?? 0) + (outcomes.passed ?? 0) + imported);
  }
  return taken;
}

/** People by operator. An assistant that has left the registry since is nobody's. */
function sentByOperator(sent: readonly SentByAssistant[]): Map<string, SentByAssistant[]> {
  const known = sent.flatMap((each) => {
    const operator = assistant(each.assistant)?.operator;
    return operator === undefined ? [] : [{ operator, ...each }];
  });
  return new Map(
    [...Map.groupBy(known, ({ operator }) => operator)].map(([operator, rows]) => [
      operator,
      rows
        .map(({ operator: _, ...row }) => row)
        .sort((a, b) => b.people - a.people || (a.assistant < b.assistant ? -1 : 1)),
    ]),
  );
}

interface Sums {
  taken: ReadonlyMap<string, number>;
  sent: readonly SentByAssistant[];
}

export function operatorRows(now: Sums, before: Sums | undefined): OperatorRow[] {
  const sent = sentByOperator(now.sent);
  const sentBefore = before && sentByOperator(before.sent);
  const peopleOf = (rows: readonly SentByAssistant[] = []) =>
    rows.reduce((sum, { people }) => sum + people, 0);
  return [...new Set([...now.taken.keys(), ...sent.keys()])]
    .map((operator) => ({
      operator,
      isSearch: searchOperators.has(operator),
      taken: now.taken.get(operator) ?? 0,
      sent: peopleOf(sent.get(operator)),
      assistants: sent.get(operator) ?? [],
      before: before && {
        taken: before.taken.get(operator) ?? 0,
        sent: peopleOf(sentBefore?.get(operator)),
      },
    }))
    .filter((row) => row.taken > 0 || row.sent > 0)
    .sort((a, b) => b.taken - a.taken || b.sent - a.sent || (a.operator < b.operator ? -1 : 1));
}

type SubjectSite = Pick<Subject, "site" | "zones">;

/** The days of a time: 24 hours are today and yesterday. */
export function daysOf({ unit, from, to }: TimeRange, { zones }: SubjectSite): { from: number; to: number } {
  return unit === "day" ? { from, to } : daysWith(zones, { from, to });
}

/** A time in which operators take. */
export interface Taken {
  range: TimeRange;
  /** Who came in it; looked up where they are not at hand. */
  crawlers?: readonly Taking[];
  /** The time before, and who came in that. */
  earlier?: { range: TimeRange; totals: readonly EarlierTotal[] | undefined } | undefined;
}

/**
 * What operators take of a site and whom they send, with the same time before where there is one. Undefined where
 * nobody was ever counted: then no connector may be counting people, and nothing can be said.
 */
export async function loadTakeAndSend(
  visits: VisitQueries,
  subject: SubjectSite,
  { range, crawlers, earlier }: Taken,
): Promise<TakeAndSend | undefined> {
  const { site } = subject;
  const counted = await countedDays(visits, subject, range);
  if (counted === undefined) return undefined;
  const { from, to, since } = counted;
  const takenIn = async (whole: { from: number; to: number }) => {
    const time = { unit: "day", ...whole, step: whole.to - whole.from + 1 } as const;
    return takenByOperator(await takingIn(visits, site, time));
  };
  // The report's own rows, where they are of the same days.
  const isSame = crawlers !== undefined && range.unit === "day" && from === range.from;
  const taken = isSame ? takenByOperator(crawlers) : await takenIn({ from, to });
  const sent = await visits.sent(site, { from, to });
  const timeBefore = earlier?.range.unit === "day" && earlier.range.from >= since ? earlier.range : undefined;
  const before = timeBefore && {
    taken: earlier?.totals ? takenByOperator(earlier.totals.map(takingOf)) : await takenIn(timeBefore),
    sent: await visits.sent(site, timeBefore),
  };
  const operators = operatorRows({ taken, sent }, before);
  return { from, to, isShortened: counted.isShortened, sent: sentBy(operators), operators };
}

function sentBy(operators: readonly OperatorRow[]): number {
  return operators.reduce((sum, { sent }) => sum + sent, 0);
}

/** The days of a time on which people were counted. */
async function countedDays(visits: VisitQueries, subject: SubjectSite, range: TimeRange) {
  const since = await visits.sentSince(subject.site);
  const { from, to } = daysOf(range, subject);
  if (since === undefined || since > to) return undefined;
  return { since, from: Math.max(from, since), to, isShortened: since > from };
}

async function takingIn(visits: VisitQueries, site: string, range: TimeRange): Promise<Taking[]> {
  return [...(await visits.totals(site, range)), ...(await visits.imported(site, range))].map(takingOf);
}

/** What a log that was read in says of its visits is that they were let through. */
function takingOf({ crawler, visits, decision, status }: EarlierTotal): Taking {
  return decision === undefined || status === undefined
    ? { crawler, outcomes: {}, imported: visits }
    : { crawler, outcomes: { [outcomeOf(decision, status)]: visits }, imported: 0 };
}

/** With fewer people, a figure for each of them is chance. */
const fewestToSay = 5;

/** The operators whose figure is worth a headline: those that take the most, and sent enough to say what for each. */
export function saidOperators({ operators }: TakeAndSend): OperatorRow[] {
  return operators.filter(
    (row) => pagesPerPerson(row) !== undefined && row.sent >= fewestToSay && row.taken > 0,
  );
}

/** What a cut leaves of what operators take and whom they send. */
export interface CutTakeAndSend extends TakeAndSend {
  /**
   * What can be told of it: figures by operator; of some pages, only who was sent there; or nothing, where the cut asks
   * what nobody knows of people.
   */
  tells: "operators" | "pages" | "nothing";
  /** Where people were sent, the most first. */
  pages: SentToPage[];
}

/** Whom people in a cut were sent by, and where to; undefined where that is all the same. */
interface PeopleCut {
  operators: readonly string[] | undefined;
  pages: readonly string[] | undefined;
}

/**
 * What can be asked of people, who are counted by the assistant that they came from and by page: those of an operator,
 * also where the cut names its crawlers, and those of a page. Undefined where the cut asks for more.
 */
function peopleIn({
  purpose,
  operator,
  crawler,
  identity,
  answer,
  section,
  page,
}: Cut): PeopleCut | undefined {
  if (purpose.length + identity.length + answer.length + section.length > 0) return undefined;
  const run = crawler
    .map((token) => knownCrawler(token)?.operator)
    .filter((each) => typeof each === "string");
  if (crawler.length > 0 && run.length === 0) return undefined;
  const operators = [...new Set(crawler.length > 0 ? run : operator)].filter(
    (each) => operator.length === 0 || operator.includes(each),
  );
  const isOfOperators = operator.length + crawler.length > 0;
  return { operators: isOfOperators ? operators : undefined, pages: page.length > 0 ? page : undefined };
}

/** What operators take and whom they send, as far as a cut can be asked of people, and where to: so many pages at most. */
export async function loadCutTakeAndSend(
  visits: VisitQueries,
  subject: SubjectSite & Pick<Subject, "cut">,
  taken: Taken,
  limit: number,
): Promise<CutTakeAndSend | undefined> {
  const { site, cut = noCut } = subject;
  const { range, earlier } = taken;
  const people = peopleIn(cut);
  if (people === undefined || people.pages !== undefined) {
    const counted = await countedDays(visits, subject, range);
    if (counted === undefined) return undefined;
    const { from, to, isShortened } = counted;
    const pages = people === undefined ? [] : await sentPages(visits, site, counted, limit, people);
    const tells = people === undefined ? "nothing" : "pages";
    const sent = pages.reduce((sum, row) => sum + row.people, 0);
    return { from, to, isShortened, tells, sent, operators: [], pages };
  }
  // In a cut, what is at hand is of some of an operator's crawlers, and its people are of all of them.
  const ofAll = isWhole(cut)
    ? taken
    : { range, earlier: earlier && { range: earlier.range, totals: undefined } };
  const found = await loadTakeAndSend(visits, subject, ofAll);
  if (found === undefined) return undefined;
  const operators = found.operators.filter(({ operator }) => people.operators?.includes(operator) ?? true);
  const pages = await sentPages(visits, site, found, limit, people);
  return { ...found, tells: "operators", sent: sentBy(operators), operators, pages };
}

function sentPages(
  visits: VisitQueries,
  site: string,
  { from, to }: Pick<TakeAndSend, "from" | "to">,
  limit: number,
  { operators, pages }: PeopleCut,
): Promise<SentToPage[]> {
  const own = operators && assistants.filter(({ operator }) => operators.includes(operator));
  const cut: SentCut = { assistants: own?.map(({ id }) => id), pages };
  return visits.sentToPages(site, { from, to }, limit, cut);
}
