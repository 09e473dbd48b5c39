import robotsParser from "robots-parser";
import { median } from "../../../scripts/median.ts";
import { identify } from "../src/identify.ts";
import { lintRobots } from "../src/lint.ts";
import { matchRobots, parseRobots } from "../src/robots.ts";
import { headers, hundredAgents, largeFile, publisherFiles, requests } from "./corpus.ts";

/** One figure: how many a second, and how many times what another package does in the same run. */
export interface CrawlersFigure {
  readonly name: string;
  readonly unit: string;
  readonly perSecond: number;
  readonly timesRobotsParser?: number;
}

/**
 * How fast the package is, in one run on one core, against `robots-parser` on the same inputs.
 * Takes about ten seconds.
 */
export function measureCrawlers(): CrawlersFigure[] {
  const site = "https://example.com";
  const ours = publisherFiles.map(parseRobots);
  const theirs = publisherFiles.map((text) => robotsParser(`${site}/robots.txt`, text));
  const megabytes = (texts: readonly string[]) => texts.join("").length / 1e6;
  return [
    compared(
      "parse, publishers’ files",
      "MB",
      megabytes(publisherFiles),
      () => publisherFiles.map(parseRobots),
      () => publisherFiles.map((text) => robotsParser(`${site}/robots.txt`, text)),
    ),
    compared(
      "parse, one file of 500 KiB",
      "MB",
      megabytes([largeFile]),
      () => parseRobots(largeFile),
      () => robotsParser(`${site}/robots.txt`, largeFile),
    ),
    compared(
      "match, publishers’ files",
      "verdicts",
      ours.length * requests.length,
      () => ours.map((file) => requests.map((request) => matchRobots(file, request).allowed)),
      () => theirs.map((file) => requests.map(({ agent, path }) => file.isAllowed(site + path, agent))),
    ),
    compared(
      "parse and match once, publishers’ files",
      "files",
      publisherFiles.length,
      () =>
        publisherFiles.map((text) => matchRobots(parseRobots(text), { agent: "CCBot", path: "/a" }).allowed),
      () =>
        publisherFiles.map((text) =>
          robotsParser(`${site}/robots.txt`, text).isAllowed(`${site}/a`, "CCBot"),
        ),
    ),
    compared(
      "parse and match 100 crawlers, 500 KiB",
      "files",
      1,
      () => {
        const file = parseRobots(largeFile);
        return hundredAgents.map((agent) => matchRobots(file, { agent, path: "/section-9/page" }).allowed);
      },
      () => {
        const file = robotsParser(`${site}/robots.txt`, largeFile);
        return hundredAgents.map((agent) => file.isAllowed(`${site}/section-9/page`, agent));
      },
    ),
    {
      name: "lint, publishers’ files",
      unit: "files",
      perSecond: median(rates(publisherFiles.length, () => publisherFiles.map((text) => lintRobots(text)))),
    },
    {
      name: "identify, headers as in a log",
      unit: "headers",
      perSecond: median(rates(headers.length, () => headers.map(identify))),
    },
  ];
}

function compared(
  name: string,
  unit: string,
  amount: number,
  ours: () => unknown,
  theirs: () => unknown,
): CrawlersFigure {
  const pairs = Array.from({ length: rounds }, () => [rate(amount, ours), rate(amount, theirs)] as const);
  return {
    name,
    unit,
    perSecond: median(pairs.map(([own]) => own)),
    timesRobotsParser: median(pairs.map(([own, other]) => own / other)),
  };
}

const rounds = 9;
const roundMilliseconds = 100;

export function rates(amount: number, work: () => unknown): number[] {
  return Array.from({ length: rounds }, () => rate(amount, work));
}

/** How much is done in a second of this thread's own time: what else the machine does is not counted. */
function rate(amount: number, work: () => unknown): number {
  const start = milliseconds();
  let times = 0;
  let elapsed = 0;
  do {
    work();
    times++;
    elapsed = milliseconds() - start;
  } while (elapsed < roundMilliseconds);
  return (amount * times * 1000) / elapsed;
}

function milliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
