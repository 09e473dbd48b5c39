import { execFileSync } from "node:child_process";
import { createReadStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { goaccessSeconds } from "../../packages/logs/bench/measure.ts";
import { addressOf, pages } from "../domain/pages/pages.ts";
import { everythingAwake } from "../tests/browser/awake.ts";
import { chromiumPath } from "../tests/browser/chromium.ts";
import { quietFlags } from "../tests/browser/flags.ts";
import { startSite } from "../tests/browser/site.ts";

/** What reading a log costs in Chromium, in processor time: what else the machine does takes no part in it. */
export interface AnalyzerFigures {
  readonly lines: number;
  /** By the page's process: the worker that reads, and the page that draws meanwhile. */
  readonly linesPerSecond: number;
  /** How many times as fast as GoAccess on a log of the same lines; undefined where it is not installed. */
  readonly timesGoaccess: number | undefined;
  /** The longest task on the page's main thread while it read, in milliseconds. */
  readonly longestTask: number;
}

const writer = join(import.meta.dirname, "../../packages/logs/bench/write-log.ts");

/** Reads a log of so many megabytes three times, in a real Chromium, and keeps the median. */
export async function measureAnalyzer(megabytes = 200): Promise<AnalyzerFigures> {
  const folder = mkdtempSync(join(tmpdir(), "analyzer-bench-"));
  const file = join(folder, "access.log");
  execFileSync(process.execPath, [writer, String(megabytes), file]);
  const lines = await linesIn(file);
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: quietFlags });
  try {
    const seconds: number[] = [];
    for (let round = 0; round < 3; round++) {
      const page = await openedPage(browser, site.address);
      const before = await secondsOfPages(browser);
      await read(page, file);
      seconds.push((await secondsOfPages(browser)) - before);
      await page.close();
    }
    const linesPerSecond = lines / (seconds.sort((one, other) => one - other)[1] ?? Number.NaN);
    const goaccess = await goaccessLinesPerSecond(folder);
    return {
      lines,
      linesPerSecond,
      timesGoaccess: goaccess && linesPerSecond / goaccess,
      longestTask: await longestTask(browser, site.address, file),
    };
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

/** On a tenth of the log: GoAccess takes its time. */
async function goaccessLinesPerSecond(folder: string): Promise<number | undefined> {
  const file = join(folder, "short.log");
  execFileSync(process.execPath, [writer, "20", file]);
  const seconds = goaccessSeconds(file, folder);
  return seconds && (await linesIn(file)) / seconds;
}

async function openedPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address + addressOf(pages.logAnalyzer, "en"));
  await page.waitForFunction(everythingAwake);
  return page;
}

async function read(page: Page, file: string): Promise<void> {
  await page.locator("input[type=file]").first().setInputFiles(file);
  // By its tag: to ask for a role, again and again, walks the whole page, and would be measured along with it.
  const meter = page.locator("main progress");
  await meter.waitFor();
  await meter.waitFor({ state: "detached", timeout: 300_000 });
}

/** In a reading of its own: keeping a trace costs time. */
async function longestTask(browser: Browser, address: string, file: string): Promise<number> {
  const page = await openedPage(browser, address);
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await read(page, file);
  const trace = await browser.stopTracing();
  await page.close();
  return longestTaskIn(JSON.parse(trace.toString()).traceEvents);
}

async function secondsOfPages(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** An event of a trace: times in microseconds, `tdur` of the processor's. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The worker's process is the page's, which tells its main thread from that of others. */
function longestTaskIn(events: readonly TraceEvent[]): number {
  const threads = events.filter(({ name }) => name === "thread_name");
  const worker = threads.find(({ args }) => args?.name?.startsWith("DedicatedWorker"));
  const main = threads.find(({ pid, args }) => pid === worker?.pid && args?.name === "CrRendererMain");
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && pid === main?.pid && tid === main.tid,
  );
  if (tasks.length === 0) throw new Error("The trace has no task of the page.");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

async function linesIn(file: string): Promise<number> {
  let lines = 0;
  for await (const chunk of createReadStream(file)) {
    for (const byte of chunk) if (byte === 0x0a) lines++;
  }
  return lines;
}
