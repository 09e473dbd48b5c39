import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";

/** What Lighthouse's simulated phone saw on one visit. Scores are from 0 to 100, times in milliseconds. */
export interface Visit {
  performance: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** All that the main thread did. */
  mainThread: number;
  /** How fast Lighthouse found this machine just then. */
  machine: number;
}

/** And what does not vary from one visit to the next. */
export interface Quality {
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Kilobytes, compressed, by kind of resource. */
  kilobytes: Record<"document" | "stylesheet" | "script" | "font" | "image" | "other", number>;
}

/** One visit by a browser that has never run before: the whole of Chromium, not its headless shell. */
export async function visit(address: string): Promise<Visit> {
  return figuresOf(await report(address, ["performance"]));
}

/** The same, with everything else that Lighthouse looks at. */
export async function inspect(address: string): Promise<Quality> {
  const seen = await report(address);
  return {
    accessibility: scoreOf(seen, "accessibility"),
    bestPractices: scoreOf(seen, "best-practices"),
    seo: scoreOf(seen, "seo"),
    kilobytes: await weigh(seen.audits["network-requests"]?.details),
  };
}

function figuresOf(seen: Result): Visit {
  const value = (id: string) => seen.audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf(seen, "performance"),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Number(value("cumulative-layout-shift").toFixed(3)),
    mainThread: Math.round(value("mainthread-work-breakdown")),
    machine: Math.round(seen.environment.benchmarkIndex),
  };
}

function scoreOf({ categories }: Result, id: string): number {
  return Math.round((categories[id]?.score ?? 0) * 100);
}

/** Lighthouse misses the beginning of a page now and then, says so, and asks to be run again. */
const attempts = 3;

async function report(address: string, onlyCategories?: string[]): Promise<Result> {
  let complaint = "";
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const chrome = await launch({
      chromePath: chromiumPath("full"),
      chromeFlags: [...quietFlags, "--headless=new"],
      logLevel: "silent",
    });
    try {
      const flags = {
        port: chrome.port,
        logLevel: "silent",
        disableFullPageScreenshot: true,
      } as const;
      const result = await lighthouse(address, { ...flags, ...(onlyCategories && { onlyCategories }) });
      if (result && !result.lhr.runtimeError) return result.lhr;
      complaint = result?.lhr.runtimeError?.message ?? "it has nothing to say";
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`${address}: ${complaint}`);
}

async function weigh(details: unknown): Promise<Quality["kilobytes"]> {
  const sum = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, other: 0 };
  // Lighthouse describes this audit's rows in its own documentation only.
  const { items = [] } = details as { items?: { resourceType?: string; url: string }[] };
  for (const { resourceType = "", url } of items) {
    const kind = resourceType.toLowerCase();
    const { headers } = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "br" } });
    sum[kind in sum ? (kind as keyof typeof sum) : "other"] += Number(headers.get("content-length")) / 1024;
  }
  for (const kind of Object.keys(sum) as (keyof typeof sum)[]) sum[kind] = Math.round(sum[kind] * 10) / 10;
  return sum;
}
