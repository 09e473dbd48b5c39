import { chromium } from "@playwright/test";
import { type Language, languages } from "../domain/language/language.ts";
import { addressOf, pages } from "../domain/pages/pages.ts";
import { chromiumPath } from "../tests/browser/chromium.ts";
import { quietFlags } from "../tests/browser/flags.ts";
import { type Budget, median, progress, ratio, table } from "./report.ts";
import { withoutScripts } from "./without-scripts.ts";

/** What the first style and layout of a page cost for each of its elements, round after round, in microseconds. */
interface ElementCost {
  language: Language;
  home: number[];
  pricing: number[];
}

/** Home has more on it than pricing, and may cost more; an element of it, hardly. */
const mostOverPricing = 1.1;

const compared = ["home", "pricing"] as const;
const rounds = 5;
/** Whatever disturbs a visit makes it longer: the shortest of a few tells most of the page. */
const visits = 7;

/** Home beside pricing, both without scripts. */
export async function measureLayout(origin: string): Promise<ElementCost[]> {
  const mirror = await withoutScripts(origin);
  const costs: ElementCost[] = languages.map((language) => ({ language, home: [], pricing: [] }));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const { language, ...costOf } of costs) {
        progress(`style and layout, round ${round} of ${rounds}: ${language}`);
        const least = { home: Number.POSITIVE_INFINITY, pricing: Number.POSITIVE_INFINITY };
        // In turn: what else the machine does falls on both alike.
        for (let visit = 1; visit <= visits; visit += 1) {
          for (const page of compared) {
            const cost = await elementCost(mirror.address + addressOf(pages[page], language));
            least[page] = Math.min(least[page], cost);
          }
        }
        for (const page of compared) costOf[page].push(least[page]);
      }
    }
  } finally {
    mirror.close();
  }
  return costs;
}

export function layoutBudgets(costs: readonly ElementCost[]): Budget[] {
  return costs.map(({ language, home, pricing }) => {
    const ratios = home.map((cost, round) => ratio(cost, pricing[round] ?? Number.NaN));
    return {
      what: `${language}: style and layout per element, home over pricing`,
      value: median(ratios),
      most: mostOverPricing,
      rounds: ratios,
    };
  });
}

export function layoutTable(costs: readonly ElementCost[]): string {
  return table([
    ["style and layout of an element, CPU µs", ...compared],
    ...costs.map(({ language, home, pricing }) => [language, median(home), median(pricing)]),
  ]);
}

/** By a browser that has never run before, on a phone's screen. It is the processor's time, whatever else ran meanwhile. */
async function elementCost(address: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: chromiumPath("full"),
    args: [...quietFlags, "--headless=new"],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    await page.goto(address);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // A frame, and the one after it: both have been laid out then.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    });
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    const elements = await page.locator("*").count();
    const spent = traceEvents
      .filter(({ name, ph }) => ph === "X" && (name === "UpdateLayoutTree" || name === "Layout"))
      .reduce((sum, { tdur = Number.NaN }) => sum + tdur, 0);
    return Math.round(spent / elements);
  } finally {
    await browser.close();
  }
}

/** The little of Chromium's trace that is read: durations are of the thread, in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  tdur?: number;
}
