import { languages } from "@octroi/ui/language/language";
import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { median } from "../scripts/median.ts";
import { addressOf, listedPages, pages } from "../site/domain/pages/pages.ts";
import { startSite } from "../tests/site/browser/site.ts";
import { type Figure, middleHalf, progress } from "./report.ts";
import { withoutScripts } from "./without-scripts.ts";

/** What Lighthouse's simulated phone saw on one visit. Scores are from 0 to 100, times in milliseconds. */
interface Visit {
  performance: number;
  lcp: number;
  tbt: number;
  cls: number;
}

interface MeasuredPage {
  page: string;
  /** Of what does not vary from one visit to the next. */
  scores: Readonly<Record<"accessibility" | "best-practices" | "seo", number>>;
  ours: Visit[];
  /** The same page with its scripts removed. */
  bare: Visit[];
}

interface Choice {
  /** Ids of pages; none means all. */
  only: readonly string[];
  /** How many times each page is visited in each form. */
  rounds: number;
}

/**
 * Every page in both languages as a phone sees it, beside the same page without scripts. Rounds are taken in
 * turn: whatever else the machine does in a minute falls on all pages alike, and on both forms of each.
 */
export async function measurePages({ only, rounds }: Choice): Promise<Figure[]> {
  const named = Object.entries(pages).filter(([id]) => only.includes(id));
  const chosen = only.length === 0 ? listedPages : named.map(([, path]) => path);
  const paths = chosen.flatMap((path) => languages.map((language) => addressOf(path, language)));
  const site = await startSite();
  const mirror = await withoutScripts(site.address);
  const measured: MeasuredPage[] = [];
  try {
    for (const page of paths) {
      progress(`looking at ${page}`);
      // Renders and compresses the page too, in both forms, before anyone takes the time.
      const seen = await report(site.address + page);
      await fetch(mirror.address + page);
      const score = (id: string) => scoreOf(seen, id);
      const scores = {
        accessibility: score("accessibility"),
        "best-practices": score("best-practices"),
        seo: score("seo"),
      };
      measured.push({ page, scores, ours: [], bare: [] });
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (const { page, ours, bare } of measured) {
        progress(`round ${round} of ${rounds}: ${page}`);
        ours.push(visitOf(await report(site.address + page, ["performance"])));
        bare.push(visitOf(await report(mirror.address + page, ["performance"])));
      }
    }
  } finally {
    mirror.close();
    await site.stop();
  }
  return measured.flatMap(figuresOf);
}

/** What scripts may cost, of the same page without them in the same round, and what every page has to reach. */
function figuresOf({ page, scores, ours, bare }: MeasuredPage): Figure[] {
  const beside = (of: (our: Visit, other: Visit) => number) =>
    ours.flatMap((visit, round) => {
      const other = bare[round];
      return other === undefined ? [] : [of(visit, other)];
    });
  const compared = (what: string, unit: string, most: number, rounds: readonly number[]): Figure => ({
    name: `${page}: ${what}`,
    value: median(rounds),
    unit,
    most,
    rounds,
  });
  const { low, high } = middleHalf(bare.map(({ tbt }) => tbt));
  return [
    { name: `${page}: performance`, value: median(ours.map(({ performance }) => performance)), unit: "" },
    { name: `${page}: LCP`, value: median(ours.map(({ lcp }) => lcp)), unit: "ms" },
    compared(
      "performance, less than without scripts by",
      "points",
      3,
      beside((our, other) => other.performance - our.performance),
    ),
    compared(
      "LCP, more than without scripts by",
      "ms",
      50,
      beside((our, other) => our.lcp - other.lcp),
    ),
    // What the page without scripts varies by cannot be told from what scripts cost.
    compared(
      "TBT, more than without scripts by",
      "ms",
      Math.max(50, high - low),
      beside((our, other) => our.tbt - other.tbt),
    ),
    { name: `${page}: CLS`, value: Math.max(...ours.map(({ cls }) => cls)), unit: "", most: 0 },
    ...Object.entries(scores).map(([name, value]) => ({
      name: `${page}: ${name}`,
      value,
      unit: "",
      least: 100,
    })),
  ];
}

function visitOf(seen: Result): Visit {
  const value = (id: string) => seen.audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf(seen, "performance"),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Number(value("cumulative-layout-shift").toFixed(3)),
  };
}

function scoreOf({ categories }: Result, id: string): number {
  return Math.round((categories[id]?.score ?? 0) * 100);
}

/** Lighthouse misses the beginning of a page now and then, says so, and asks to be run again. */
const attempts = 3;

/** One visit by a browser that has never run before: the whole of Chromium, not its headless shell. */
async function report(address: string, onlyCategories?: string[]): Promise<Result> {
  let complaint = "";
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const chrome = await launch({
      chromePath: chromiumPath("full"),
      chromeFlags: [...quietFlags, "--headless=new"],
      logLevel: "silent",
    });
    try {
      const flags = { port: chrome.port, logLevel: "silent", disableFullPageScreenshot: true } as const;
      const result = await lighthouse(address, { ...flags, ...(onlyCategories && { onlyCategories }) });
      if (result && !result.lhr.runtimeError) return result.lhr;
      complaint = result?.lhr.runtimeError?.message ?? "it has nothing to say";
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`${address}: ${complaint}`);
}
