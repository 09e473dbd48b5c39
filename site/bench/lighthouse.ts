import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumPath, quietFlags } from "../tests/browser/chromium.ts";

/** What Lighthouse's simulated phone saw of a page. Scores from 0 to 100, times in milliseconds. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Kilobytes over the wire, by kind of resource. */
  kilobytes: Record<"document" | "stylesheet" | "script" | "font" | "image" | "other", number>;
}

export interface Phone {
  measure(address: string): Promise<PageFigures>;
  close(): Promise<void>;
}

export async function startPhone(): Promise<Phone> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: [...quietFlags, "--headless=new"],
    logLevel: "silent",
  });
  return {
    measure: (address) => measure(address, chrome.port),
    close: async () => chrome.kill(),
  };
}

async function measure(address: string, port: number): Promise<PageFigures> {
  const result = await lighthouse(address, { port, logLevel: "silent" });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${address}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Number(value("cumulative-layout-shift").toFixed(3)),
    kilobytes: weigh(audits["network-requests"]?.details),
  };
}

function weigh(details: unknown): PageFigures["kilobytes"] {
  const sum = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, other: 0 };
  // Lighthouse describes this audit's rows in its own documentation only.
  const { items = [] } = details as { items?: { resourceType?: string; transferSize?: number }[] };
  for (const { resourceType = "", transferSize = 0 } of items) {
    const kind = resourceType.toLowerCase();
    sum[kind in sum ? (kind as keyof typeof sum) : "other"] += transferSize / 1024;
  }
  for (const kind of Object.keys(sum) as (keyof typeof sum)[]) sum[kind] = Math.round(sum[kind] * 10) / 10;
  return sum;
}
