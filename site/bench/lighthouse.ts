import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { chromiumPath } from "../tests/browser/chromium.ts";
import { quietFlags } from "../tests/browser/flags.ts";

/** How fast Lighthouse's simulated phone saw a page. The score is from 0 to 100, times are in milliseconds. */
export interface SpeedFigures {
  performance: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** And what else it saw: this does not vary from one visit to the next. */
export interface PageFigures extends SpeedFigures {
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Kilobytes, compressed, by kind of resource. */
  kilobytes: Record<"document" | "stylesheet" | "script" | "font" | "image" | "other", number>;
}

export interface Phone {
  measureAll(address: string): Promise<PageFigures>;
  measureSpeed(address: string): Promise<SpeedFigures>;
  close(): Promise<void>;
}

export async function startPhone(): Promise<Phone> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: [...quietFlags, "--headless=new"],
    logLevel: "silent",
  });
  return {
    measureAll: (address) => measureAll(address, chrome.port),
    measureSpeed: async (address) => speedOf(await visit(address, chrome.port, ["performance"])),
    close: async () => chrome.kill(),
  };
}

async function measureAll(address: string, port: number): Promise<PageFigures> {
  const report = await visit(address, port);
  return {
    ...speedOf(report),
    accessibility: scoreOf(report, "accessibility"),
    bestPractices: scoreOf(report, "best-practices"),
    seo: scoreOf(report, "seo"),
    kilobytes: await weigh(report.audits["network-requests"]?.details),
  };
}

function speedOf(report: Result): SpeedFigures {
  const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf(report, "performance"),
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

async function visit(address: string, port: number, onlyCategories?: string[]): Promise<Result> {
  const flags = { port, logLevel: "silent", disableFullPageScreenshot: true } as const;
  let complaint = "";
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await lighthouse(address, { ...flags, ...(onlyCategories && { onlyCategories }) });
    if (result && !result.lhr.runtimeError) return result.lhr;
    complaint = result?.lhr.runtimeError?.message ?? "it has nothing to say";
  }
  throw new Error(`${address}: ${complaint}`);
}

async function weigh(details: unknown): Promise<PageFigures["kilobytes"]> {
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
