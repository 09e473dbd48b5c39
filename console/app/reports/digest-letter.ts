import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { pathTo } from "../../../domain/access/paths.ts";
import type { Block, Letter, LetterLink, LetterRow } from "../../../domain/mail/letter.ts";
import type { Digest, SiteWeek } from "../../../domain/reports/digest.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { reportsCopy } from "../content/reports.ts";
import { fewOf } from "../page/few-of.ts";
import { filled } from "../page/words.ts";
import {
  adviceBlock,
  comparison,
  detailBlocks,
  eyebrowFor,
  footer,
  inConsole,
  type LetterPlaces,
  type ReportSubject,
  reportLetter,
} from "./report-letter.ts";

export interface DigestSubject {
  language: Language;
  workspace: { id: string; name: string; timeZone: string };
  digest: Digest;
}

interface DigestPlaces extends LetterPlaces {
  /** Where the reader takes one site out of it; undefined where it is only shown. */
  leaveOutUrl: ((site: Site) => string) | undefined;
}

/** The weekly report of a workspace; with one site, the report about it. */
export function digestLetter(subject: DigestSubject, places: DigestPlaces): Letter {
  const { language, workspace, digest } = subject;
  const { first, waiting } = digest;
  if (digest.siteCount === 1 && first !== undefined) {
    return reportLetter({ language, workspace, ...first }, places);
  }
  const words = reportsCopy[language].digest;
  const sites = intlFormatter(language).counted(digest.siteCount, words.sites);
  const allSites: LetterLink = {
    link: new URL(pathTo("sites", { workspace: workspace.id }), places.consoleUrl).href,
    label: words.all,
  };
  const isPending = first === undefined;
  return {
    language,
    subject: subjectOf(subject, sites),
    eyebrow: eyebrowFor(language, digest.range),
    body: [
      { lead: leadOf(subject, sites) },
      ...totalChange(subject),
      ...rowsOf(subject, places),
      ...(isPending ? [] : waitingOf(waiting, language)),
      { ...allSites, ...(!isPending && { isSecondary: true }) },
      ...(first === undefined ? [] : inFull(subject, first, places)),
      footerOf(subject, places),
    ],
  };
}

function subjectOf({ language, workspace, digest }: DigestSubject, sites: string): string {
  const { digest: words, report } = reportsCopy[language];
  const { counted, change } = intlFormatter(language);
  const values = { workspace: workspace.name, sites, visits: counted(digest.visits, report.aiVisits) };
  if (digest.first === undefined) return filled(words.subject.pending, values);
  if (digest.visits === 0) return filled(words.subject.none, values);
  return digest.change === undefined
    ? filled(words.subject.visits, values)
    : filled(words.subject.changed, { ...values, change: change(digest.change) });
}

function leadOf({ language, digest }: DigestSubject, sites: string): string {
  const { digest: words, report } = reportsCopy[language];
  if (digest.first === undefined) return filled(words.pending, { sites });
  if (digest.visits === 0) return filled(words.none, { sites });
  const pages = intlFormatter(language).counted(digest.visits, report.pages);
  return filled(words.asked, { pages, sites });
}

/** Nothing where there is nothing to compare with: the line of each site says why. */
function totalChange({ language, digest }: DigestSubject): Block[] {
  const { digest: words, report } = reportsCopy[language];
  const { counted, percent } = intlFormatter(language);
  if (digest.gaps > 0) return [{ paragraph: counted(digest.gaps, words.gaps) }];
  const { change } = digest;
  if (change === undefined || digest.visits === 0) return [];
  const text = change === 0 ? report.same : change > 0 ? report.more : report.fewer;
  return [{ paragraph: filled(text, { percent: percent(Math.abs(change)) }) }];
}

function rowsOf(subject: DigestSubject, places: LetterPlaces): Block[] {
  const { language, digest } = subject;
  const { digest: words, visits } = reportsCopy[language];
  const { counted } = intlFormatter(language);
  if (digest.sites.length === 0) return [];
  const { count, visits: rest } = digest.others;
  const others = filled(counted(count, words.others), { visits: counted(rest, visits) });
  return [
    { heading: words.heading },
    { rows: digest.sites.map((row) => rowOf(row, language, places)) },
    ...(count === 0 ? [] : [{ paragraph: others }]),
  ];
}

const namesInRow = 3;

/** What changed on a site, who is new there and who is gone, in one line. */
function rowOf({ site, week }: SiteWeek, language: Language, places: LetterPlaces): LetterRow {
  const { digest, visits: words } = reportsCopy[language];
  const format = intlFormatter(language);
  const { ai } = week.report;
  const namesOf = (rows: readonly { crawler: string }[]) =>
    fewOf(
      rows.map(({ crawler }) => crawler),
      namesInRow,
      digest.row.moreNames,
      format,
    );
  const isComparable = week.silentDays === 0 && ai.change !== undefined && ai.change !== 0;
  const notes = [
    ...(week.silentDays > 0 ? [format.counted(week.silentDays, digest.row.gap)] : []),
    ...(week.news.length > 0 ? [filled(digest.row.news, { crawlers: namesOf(week.news) })] : []),
    ...(week.gone.length > 0 ? [filled(digest.row.gone, { crawlers: namesOf(week.gone) })] : []),
  ];
  const changed = isComparable ? format.change(ai.change ?? 0) : "";
  const note =
    changed !== "" && notes.length > 0 ? `${changed}. ${notes.join(" ")}` : changed || notes.join(" ");
  return {
    name: readableDomain(site.domain),
    link: inConsole(places, "site", site),
    value: format.counted(ai.visits, words),
    ...(note !== "" && { note }),
  };
}

function waitingOf(waiting: readonly Site[], language: Language): Block[] {
  const { waits } = reportsCopy[language].digest;
  const [only] = waiting;
  if (only === undefined) return [];
  const paragraph =
    waiting.length === 1
      ? filled(waits.one, { site: readableDomain(only.domain) })
      : intlFormatter(language).counted(waiting.length, waits.other);
  return [{ paragraph }];
}

/** The site where there is most to do, as its own report would tell it; where nobody came, what there is to do. */
function inFull({ language, workspace }: DigestSubject, first: SiteWeek, places: LetterPlaces): Block[] {
  const { digest: words, report } = reportsCopy[language];
  const subject: ReportSubject = { language, workspace, ...first };
  const domain = readableDomain(first.site.domain);
  const heading = { heading: filled(words.inFull, { domain }) };
  const { visits } = first.week.report.ai;
  if (visits === 0) return [heading, { advice: adviceBlock(subject, places) }];
  const pages = intlFormatter(language).counted(visits, report.pages);
  return [
    heading,
    { paragraph: `${filled(report.asked, { domain, pages })} ${comparison(subject)}` },
    ...detailBlocks(subject, places),
  ];
}

function footerOf({ language, workspace, digest }: DigestSubject, places: DigestPlaces): Block {
  const { note, links } = footer({ language, workspace }, places);
  const { first } = digest;
  if (first === undefined || places.leaveOutUrl === undefined) return { note, links };
  const label = filled(reportsCopy[language].digest.leaveOut, { domain: readableDomain(first.site.domain) });
  return { note, links: [...links, { link: places.leaveOutUrl(first.site), label }] };
}
