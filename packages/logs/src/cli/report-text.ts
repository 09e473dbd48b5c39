import type { CrawlerReport } from "../counting/crawler-count.ts";
import { problemWords } from "../files/problem.ts";
import type { LogReport } from "../report.ts";
import { bytes, count, printable, table } from "./table.ts";

/** The report for people at a terminal. */
export function reportText(report: LogReport): string {
  return [
    summary(report),
    crawlerTable(report.crawlers),
    outsideTable(report.crawlers),
    exchangeTable(report),
    unlistedTable(report),
    pageTable("Pages AI crawlers ask for most", report.pages.byAi),
    pageTable("Pages others read, and no AI crawler asked for", report.pages.notByAi),
    policyTable(report),
    problems(report),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function summary({
  lines,
  formats,
  period,
  total,
  everyoneElse,
  crawlers,
  visitsFiltered,
}: LogReport): string {
  const crawlerVisits = total.visits - everyoneElse.visits;
  const share = total.visits === 0 ? 0 : (crawlerVisits / total.visits) * 100;
  const names = formats.map(({ format, visits }) =>
    formats.length === 1 ? format : `${format} (${count(visits)})`,
  );
  return [
    `${counted(lines.visits, "visit")} from ${period.first ?? "–"} to ${period.last ?? "–"}, ${bytes(total.bytes)} sent.`,
    `${count(crawlerVisits)} (${share.toFixed(1)}%) by ${counted(crawlers.length, "known crawler")}.`,
    ...(visitsFiltered === 0 ? [] : [`Left out as asked: ${counted(visitsFiltered, "visit")}.`]),
    `Format: ${names.join(", ") || "none recognized"}.`,
  ].join("\n");
}

function crawlerTable(crawlers: readonly CrawlerReport[]): string {
  if (crawlers.length === 0) return "";
  const header = [
    "Crawler",
    "Purpose",
    "Visits",
    "Bytes",
    "Paths",
    "Errors",
    "Verified",
    "Outside",
    "robots.txt",
  ];
  const refused = crawlers[0]?.robotsTxt.refused === null ? [] : ["Refused"];
  const rows = crawlers.map(
    ({ token, purpose, visits, bytes: size, paths, answers, identity, robotsTxt }) => [
      token,
      purpose,
      count(visits),
      bytes(size),
      `${paths.error > 0 ? "≈ " : ""}${count(paths.count)}`,
      count(answers["client-error"] + answers["server-error"]),
      count(identity.verified),
      count(identity.outside),
      count(robotsTxt.reads),
      ...(robotsTxt.refused === null ? [] : [count(robotsTxt.refused)]),
    ],
  );
  return table([[...header, ...refused], ...rows], 2);
}

function outsideTable(crawlers: readonly CrawlerReport[]): string {
  const rows = crawlers
    .filter(({ identity }) => identity.outside > 0)
    .map(({ token, identity, outsideAddresses }) => [
      token,
      count(identity.outside),
      outsideAddresses.map(printable).join(", "),
    ]);
  if (rows.length === 0) return "";
  return titled("Names used outside the addresses their operators publish", [
    ["Crawler", "Visits", "From"],
    ...rows,
  ]);
}

const maxOperators = 12;

function exchangeTable(report: LogReport): string {
  const { exchange } = report;
  if (exchange.length === 0) return "";
  const showsPeople = hasUserAgents(report);
  const rows = exchange
    .slice(0, maxOperators)
    .map(({ operator, taken, sent }) => [operator, count(taken), ...(showsPeople ? [count(sent)] : [])]);
  const others = exchange.length - rows.length;
  const shown = titled(`What AI takes${showsPeople ? ", and whom its answers send" : ""}`, [
    ["Operator", "Visits taken", ...(showsPeople ? ["People sent, at least"] : [])],
    ...rows,
  ]);
  return others === 0 ? shown : `${shown}\nand ${count(others)} more`;
}

const maxUnlisted = 12;
const toldBy = { name: "its name", "robots-txt": "robots.txt and many pages" } as const;

function unlistedTable({ unlisted }: LogReport): string {
  if (unlisted.length === 0) return "";
  const rows = unlisted
    .slice(0, maxUnlisted)
    .map(({ name, visits, because }) => [printable(name), toldBy[because], count(visits)]);
  const title = "Crawlers that no list knows, by the name they give";
  const shown = `${title}\n${table([["Name", "Told by", "Visits"], ...rows], 2)}`;
  const others = unlisted.length - rows.length;
  return others === 0 ? shown : `${shown}\nand ${count(others)} more`;
}

/** People are told by their user agent; the gate's events are of crawlers alone. */
function hasUserAgents({ total, formats, visitsWithoutAgent }: LogReport): boolean {
  const events = formats.find(({ format }) => format === "octroi")?.visits ?? 0;
  return total.visits - events - visitsWithoutAgent > 0;
}

function pageTable(title: string, pages: LogReport["pages"]["byAi"]): string {
  if (pages.length === 0) return "";
  const visits = pages.map(({ least, most }) =>
    least === most ? count(least) : `${count(least)}–${count(most)}`,
  );
  const width = Math.max(...visits.map((text) => text.length));
  const rows = pages.map(({ text }, index) => `${visits[index]?.padStart(width)}  ${printable(text)}`);
  return [title, ...rows].join("\n");
}

function policyTable({ policy }: LogReport): string {
  if (policy === null) return "";
  const { allow, block, limit, limited, charge, earned } = policy;
  const sums = earned.map(({ amount, currency }) => `${amount} ${currency}`).join(" + ") || "nothing";
  const answered = titled("What the policy would have answered to crawlers", [
    ["allow", count(allow)],
    ["block", count(block)],
    ["limit, let through", count(limit)],
    ["limit, refused", count(limited)],
    ["charge", count(charge)],
  ]);
  return `${answered}\nHad every charged visit that got a page been paid: ${sums}.`;
}

function problems({ files, lines, samples, visitsWithoutAgent }: LogReport): string {
  const inFiles = files.flatMap(({ name, problem }) =>
    problem === null ? [] : [`${printable(name)} ${problemWords[problem]}.`],
  );
  const agents =
    visitsWithoutAgent === 0
      ? []
      : [
          `Without a user agent in the log, so that nobody can tell who it was: ${counted(visitsWithoutAgent, "visit")}.`,
        ];
  const unread =
    lines.unread === 0 ? [] : [`Not read, and in no figure: ${counted(lines.unread, "line")}, such as`];
  const shown = samples
    .filter(({ why }) => why !== "other")
    .map(({ file, line, why, text }) => {
      return `  ${printable(file)}:${line} (${why}) ${printable(text.slice(0, 120))}`;
    });
  return [...inFiles, ...agents, ...unread, ...shown].join("\n");
}

function counted(number: number, noun: string): string {
  return `${count(number)} ${noun}${number === 1 ? "" : "s"}`;
}

function titled(title: string, rows: readonly (readonly string[])[]): string {
  return `${title}\n${table(rows)}`;
}
