import type { Formatter } from "@octroi/ui/language/format";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { pathTo } from "../../../domain/access/paths.ts";
import type { Block, Letter, LetterFigure, LetterLink } from "../../../domain/mail/letter.ts";
import type { Advice } from "../../../domain/reports/advice.ts";
import type { Week } from "../../../domain/reports/week.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { isoDay } from "../../../domain/visits/day.ts";
import { changeOf, shareOf } from "../../../domain/visits/figures.ts";
import { isAi } from "../../../domain/visits/purpose.ts";
import { dayAt } from "../../../domain/visits/site-zones.ts";
import { reportsCopy } from "../content/reports.ts";
import { visitsCopy } from "../content/visits.ts";
import { identityPhrase } from "../page/identity-words.ts";
import { takeAndSendHeadline } from "../page/take-and-send-words.ts";
import { filled } from "../page/words.ts";
import { zoneName } from "../page/zone-name.ts";
import { middleCut } from "./middle-cut.ts";

/** Where the links of a letter lead. */
export interface LetterPlaces {
  consoleUrl: URL;
  siteUrl: URL;
  /** Where the reader stops it; undefined where it is only shown. */
  unsubscribeUrl: string | undefined;
}

export interface ReportSubject {
  language: Language;
  site: Site;
  workspace: { name: string; timeZone: string };
  week: Week;
  advice: Advice;
}

/** The weekly report about a site. */
export function reportLetter(subject: ReportSubject, places: LetterPlaces): Letter {
  const { language, site, week } = subject;
  const { ai } = week.report;
  const words = reportsCopy[language].report;
  const domain = readableDomain(site.domain);
  const { counted, change } = intlFormatter(language);
  if (week.report.ai.visits === 0) {
    const isPending = site.status === "pending";
    return {
      language,
      subject: filled(isPending ? words.subject.pending : words.subject.none, { domain }),
      eyebrow: eyebrowOf(subject),
      body: [
        { lead: filled(isPending ? words.pending : words.none, { domain }) },
        ...(isPending ? [{ link: inConsole(places, "siteConnection", site), label: words.connect }] : []),
        {
          link: checkUpOf(site, language, places),
          label: words.checkUp,
          ...(isPending && { isSecondary: true }),
        },
        footer(subject, places),
      ],
    };
  }
  const visits = counted(ai.visits, words.aiVisits);
  return {
    language,
    subject:
      ai.change === undefined || week.silentDays > 0
        ? filled(words.subject.visits, { domain, visits })
        : filled(words.subject.changed, { domain, visits, change: change(ai.change) }),
    eyebrow: eyebrowOf(subject),
    body: [
      { lead: filled(words.asked, { domain, pages: counted(ai.visits, words.pages) }) },
      { paragraph: comparison(subject) },
      ...detailBlocks(subject, places),
      footer(subject, places),
    ],
  };
}

/** A site's week with its figures, and what there is to do. */
export function detailBlocks(subject: ReportSubject, places: LetterPlaces): Block[] {
  const { language, site } = subject;
  return [
    { figures: figuresOf(subject) },
    ...takeAndSendOf(subject),
    { advice: adviceBlock(subject, places) },
    ...cameOf(subject),
    ...goneOf(subject),
    ...crawlersOf(subject),
    ...pagesOf(subject),
    {
      link: inConsole(places, "site", site),
      label: reportsCopy[language].report.open,
      isSecondary: true,
    },
  ];
}

/** What the operator that takes most took for each person it sent, where there is a figure to say. */
function takeAndSendOf({ language, week }: ReportSubject): Block[] {
  const said = takeAndSendHeadline(week.takeAndSend, { language, isShared: false });
  return said === undefined ? [] : [{ paragraph: said.sentence.replace("{pages}", said.pages) }];
}

export function comparison({ language, week }: ReportSubject): string {
  const { change } = week.report.ai;
  const words = reportsCopy[language].report;
  if (change === undefined) return words.noWeekBefore;
  if (week.silentDays > 0) return intlFormatter(language).counted(week.silentDays, words.gap);
  const text = change === 0 ? words.same : change > 0 ? words.more : words.fewer;
  return filled(text, { percent: intlFormatter(language).percent(Math.abs(change)) });
}

function eyebrowOf({ language, week }: ReportSubject): string {
  return eyebrowFor(language, week.report.range);
}

export function eyebrowFor(language: Language, { from, to }: Week["report"]["range"]): string {
  const { day } = intlFormatter(language);
  return filled(reportsCopy[language].report.eyebrow, { from: day(isoDay(from)), to: day(isoDay(to)) });
}

function figuresOf({ language, week }: ReportSubject): LetterFigure[] {
  const { ai, search } = week.report;
  const words = visitsCopy[language].figures;
  const { report } = reportsCopy[language];
  const { number, percent, counted } = intlFormatter(language);
  const refused = (["blocked", "charged", "limited"] as const)
    .filter((outcome) => (ai.outcomes[outcome] ?? 0) > 0)
    .map((outcome) => counted(ai.outcomes[outcome] ?? 0, words.outcomes[outcome]));
  return [
    {
      name: report.crawlers,
      value: number(week.report.crawlers.filter(({ crawler }) => isAi(crawler)).length),
      note: week.isFirst
        ? report.firstWeek
        : counted(week.news.filter(({ crawler }) => isAi(crawler)).length, report.newCrawlers),
    },
    {
      name: words.verified,
      value: ai.checked === 0 ? "—" : percent(shareOf(ai.identities.verified ?? 0, ai.checked)),
      note: ai.checked === 0 ? words.notChecked : counted(ai.identities.outside ?? 0, words.outside),
    },
    {
      name: words.refused,
      value: number(ai.refused),
      note: ai.refused === 0 ? words.noneRefused : refused.join(", "),
    },
    {
      name: words.search,
      value: number(search.visits),
      note: search.refused === 0 ? words.searchPassed : counted(search.refused, words.searchRefused),
    },
  ];
}

export function adviceBlock({ language, site, advice }: ReportSubject, places: LetterPlaces) {
  const { heading, ...steps } = reportsCopy[language].report.advice;
  const step = steps[advice.kind];
  const { counted, date } = intlFormatter(language);
  const text = filled(step.text, {
    crawler: "crawler" in advice ? advice.crawler : "",
    visits: "visits" in advice ? countedFor(advice, language, counted) : "",
    date: "since" in advice ? date(advice.since) : "",
  });
  const link =
    step.link === undefined ? undefined : { link: stepUrl(advice, site, places), label: step.link };
  return { heading, text, link };
}

/** A crawler asks for pages; others visit in its name. */
function countedFor(
  { kind, visits }: Extract<Advice, { visits: number }>,
  language: Language,
  counted: Formatter["counted"],
): string {
  const { visits: words, report } = reportsCopy[language];
  return counted(visits, kind === "block" ? report.pages : words);
}

function stepUrl(advice: Advice, site: Site, places: LetterPlaces): string {
  if (advice.kind === "check-connection") return inConsole(places, "siteConnection", site);
  if (advice.kind !== "look-at-outside") return inConsole(places, "siteRules", site);
  return new URL(pathTo("siteCrawler", { site: site.id, crawler: advice.crawler }), places.consoleUrl).href;
}

const maxCrawlers = 5;

/** The crawlers of AI that came most, each beside its week before where the weeks compare. */
function cameOf({ language, week }: ReportSubject): Block[] {
  const { visits: words, report } = reportsCopy[language];
  const { counted, change } = intlFormatter(language);
  const rows = week.report.crawlers
    .filter(({ crawler }) => isAi(crawler))
    .slice(0, maxCrawlers)
    .map(({ crawler, visits, before }) => {
      const changed = week.silentDays > 0 ? undefined : changeOf(visits, before);
      return {
        name: crawler,
        value: counted(visits, words),
        ...(changed !== undefined && changed !== 0 && { note: change(changed) }),
      };
    });
  return [{ heading: report.came }, { rows }];
}

function goneOf({ language, site, week }: ReportSubject): Block[] {
  if (week.gone.length === 0) return [];
  const { visits: words, report } = reportsCopy[language];
  const { counted, day } = intlFormatter(language);
  return [
    { heading: report.gone },
    {
      rows: week.gone.map(({ crawler, visits, lastTime }) => ({
        name: crawler,
        note: filled(report.goneSince, { date: day(isoDay(dayAt(site.zones, lastTime))) }),
        value: filled(report.goneVisits, { visits: counted(visits, words) }),
      })),
    },
  ];
}

function crawlersOf({ language, week }: ReportSubject): Block[] {
  const { visits: words, report } = reportsCopy[language];
  const { counted } = intlFormatter(language);
  const blocks: Block[] = [];
  if (week.news.length > 0) {
    blocks.push(
      { heading: report.news },
      {
        rows: week.news.map(({ crawler, visits, identities: figures }) => ({
          name: crawler,
          note: identityPhrase(figures, language),
          value: counted(visits, words),
        })),
      },
    );
  }
  if (week.outside.length > 0) blocks.push(...outsideBlocks(week.outside, language));
  return blocks;
}

export function outsideBlocks(outside: Week["outside"], language: Language): Block[] {
  const { visits: words, report } = reportsCopy[language];
  const { counted } = intlFormatter(language);
  return [
    { heading: report.outside },
    { paragraph: report.outsideMeans },
    { rows: outside.map(({ crawler, visits }) => ({ name: crawler, value: counted(visits, words) })) },
  ];
}

/** A line of a mail on a phone. */
const pathLength = 44;

function pagesOf({ language, week }: ReportSubject): Block[] {
  if (week.pages.length === 0) return [];
  const { visits: words, report } = reportsCopy[language];
  const { counted } = intlFormatter(language);
  return [
    { heading: report.pagesHeading },
    {
      rows: week.pages.map(({ path, visits }) => ({
        name: middleCut(path, pathLength),
        value: counted(visits, words),
      })),
    },
  ];
}

export function footer(
  { language, workspace }: Pick<ReportSubject, "language" | "workspace">,
  places: LetterPlaces,
): { note: string; links: LetterLink[] } {
  const { report, choose } = reportsCopy[language];
  const note = filled(report.why, { workspace: workspace.name, zone: zoneName(workspace.timeZone) });
  return { note, links: footerLinks(report.stop, choose, places) };
}

export function footerLinks(stop: string, choose: string, places: LetterPlaces): LetterLink[] {
  const { unsubscribeUrl, consoleUrl } = places;
  return [
    ...(unsubscribeUrl === undefined ? [] : [{ link: unsubscribeUrl, label: stop }]),
    { link: new URL(pathTo("accountReports"), consoleUrl).href, label: choose },
  ];
}

export function inConsole(
  { consoleUrl }: LetterPlaces,
  id: "site" | "siteConnection" | "siteRules",
  site: Site,
): string {
  return new URL(pathTo(id, { site: site.id }), consoleUrl).href;
}

function checkUpOf({ domain }: Site, language: Language, { siteUrl }: LetterPlaces): string {
  const path = `${language === "fr" ? "/fr" : ""}/free-tools/site-check`;
  const url = new URL(path, siteUrl);
  url.searchParams.set("domain", domain);
  return url.href;
}
