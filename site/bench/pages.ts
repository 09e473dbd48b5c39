import { languages } from "../domain/language.ts";
import { addressOf, type PageId, pages } from "../domain/pages.ts";
import { type PageFigures, type Phone, type SpeedFigures, startPhone } from "./lighthouse.ts";
import { type Budget, isKept, median, progress, table } from "./report.ts";
import { withoutScripts } from "./without-scripts.ts";

export interface MeasuredPage extends PageFigures {
  page: string;
  /** How many visits the figures are the median of. */
  visits: number;
  /** The same page without its scripts. */
  lcpWithoutScripts: number;
  lcpRatio: number;
}

/** Three visits, and seven where three miss a budget: another process at work can cost one visit 50 ms. */
const visits = { usual: 3, inDoubt: 7 };

/** Every page in both languages as a phone sees it, beside the same page with its scripts removed. */
export async function measurePages(origin: string, only: readonly string[]): Promise<MeasuredPage[]> {
  const chosen = (Object.keys(pages) as PageId[]).filter((id) => only.length === 0 || only.includes(id));
  const paths = chosen.flatMap((id) => languages.map((language) => addressOf(pages[id], language)));
  const mirror = await withoutScripts(origin);
  const phone = await startPhone();
  const measured: MeasuredPage[] = [];
  try {
    // The browser's own first moments are no page's fault.
    await phone.measureSpeed(origin);
    for (const [position, page] of paths.entries()) {
      progress(`page ${position + 1} of ${paths.length}: ${page}`);
      // Rendered and compressed before anyone measures: each page is, once a day.
      await fetch(origin + page);
      measured.push(await measurePage(phone, page, { origin, mirror: mirror.address }));
    }
  } finally {
    await phone.close();
    mirror.close();
  }
  return measured;
}

/** The first visit sees everything; those after it are for what varies. */
async function measurePage(
  phone: Phone,
  page: string,
  { origin, mirror }: { origin: string; mirror: string },
): Promise<MeasuredPage> {
  const first = await phone.measureAll(origin + page);
  const seen: SpeedFigures[] = [first];
  const seenWithoutScripts: SpeedFigures[] = [];
  const visit = async (times: number): Promise<MeasuredPage> => {
    while (seen.length < times) seen.push(await phone.measureSpeed(origin + page));
    while (seenWithoutScripts.length < times)
      seenWithoutScripts.push(await phone.measureSpeed(mirror + page));
    return { page, visits: times, ...first, ...compared(seen, seenWithoutScripts) };
  };
  const measured = await visit(visits.usual);
  return pageBudgets([measured]).every(isKept) ? measured : visit(visits.inDoubt);
}

function compared(seen: readonly SpeedFigures[], seenWithoutScripts: readonly SpeedFigures[]) {
  const middle = (key: keyof SpeedFigures) => median(seen.map((figures) => figures[key]));
  const lcp = middle("lcp");
  const lcpWithoutScripts = median(seenWithoutScripts.map((figures) => figures.lcp));
  return {
    performance: middle("performance"),
    lcp,
    tbt: middle("tbt"),
    cls: middle("cls"),
    lcpWithoutScripts,
    lcpRatio: Math.round((lcp / lcpWithoutScripts) * 100) / 100,
  };
}

export function pageBudgets(measured: readonly MeasuredPage[]): Budget[] {
  return measured.flatMap(({ page, ...figures }) => [
    { what: `${page} performance`, value: figures.performance, least: 100 },
    { what: `${page} accessibility`, value: figures.accessibility, least: 100 },
    { what: `${page} best practices`, value: figures.bestPractices, least: 100 },
    { what: `${page} SEO`, value: figures.seo, least: 100 },
    { what: `${page} LCP over the same without scripts`, value: figures.lcpRatio, most: 1.1 },
    { what: `${page} TBT in ms`, value: figures.tbt, most: 50 },
    { what: `${page} CLS`, value: figures.cls, most: 0 },
    {
      what: `${page} HTML and CSS in KB`,
      value: figures.kilobytes.document + figures.kilobytes.stylesheet,
      most: 40,
    },
    { what: `${page} script in KB`, value: figures.kilobytes.script, most: 125 },
  ]);
}

export function pageTable(measured: readonly MeasuredPage[]): string {
  return table([
    [
      "page",
      "visits",
      "perf",
      "a11y",
      "best",
      "seo",
      "LCP ms",
      "ratio",
      "TBT ms",
      "CLS",
      "html",
      "css",
      "js",
      "font",
      "KB",
    ],
    ...measured.map(({ page, kilobytes: kb, ...figures }) => [
      page,
      figures.visits,
      figures.performance,
      figures.accessibility,
      figures.bestPractices,
      figures.seo,
      figures.lcp,
      figures.lcpRatio.toFixed(2),
      figures.tbt,
      figures.cls,
      kb.document,
      kb.stylesheet,
      kb.script,
      kb.font,
      Math.round(Object.values(kb).reduce((sum, part) => sum + part, 0)),
    ]),
  ]);
}
