import type { Level } from "@octroi/policy/check";
import { isClosed } from "./answers.ts";
import type { ReadFile } from "./events.ts";
import { robotsDirectives } from "./meta-robots.ts";
import { type Place, placePaths } from "./places.ts";
import type { RobotsCheck } from "./robots/check.ts";
import { isUnanswered } from "./site-files.ts";

/** What shows in how files are served, and in no file alone. A code never changes its meaning. */
export const servedCodes = [
  /** A web page came where a file was asked for. */
  "soft-404",
  "wrong-type",
  "not-utf-8",
  "cut-short",
  /** A server in trouble: crawlers stay away from everything. */
  "robots-in-trouble",
  "robots-none",
  "search-closed",
  "search-noindex",
  "noai",
  "page-unavailable",
  "lands-elsewhere",
  "no-https",
  "ai-txt",
  "llms-txt",
] as const;
export type ServedCode = (typeof servedCodes)[number];

export interface ServedFinding {
  code: ServedCode;
  level: Level;
  place: Place;
  about?: string;
}

/** How every file is served. */
export function servedFindings(read: readonly ReadFile[], robots: RobotsCheck): ServedFinding[] {
  return [...read.flatMap(ofFile), ...ofSearch(robots), ...ofHosts(read)];
}

function ofFile(file: ReadFile): ServedFinding[] {
  const { place, status } = file;
  const isServed = status !== null && status >= 200 && status < 300;
  if (place === "robots" && (isUnanswered(file) || (status ?? 0) >= 500)) {
    return [{ code: "robots-in-trouble", level: "error", place, ...(status && { about: String(status) }) }];
  }
  if (place === "robots" && (status === 404 || status === 410))
    return [{ code: "robots-none", level: "info", place }];
  if (place === "page") return isServed ? ofPage(file) : ofMissingPage(file);
  if (!isServed) return [];
  if (isWebPage(file)) return soft404Of(file);
  return [...ofType(file), ...ofText(file), ...ofKind(file)];
}

export function isWebPage({ text }: Pick<ReadFile, "text">): boolean {
  return /^\uFEFF?\s*<(?:!doctype html|html|head|body)[\s>]/i.test(text.slice(0, 1_000));
}

/** TDMRep and RSL have findings of their own for this. */
function soft404Of({ place }: ReadFile): ServedFinding[] {
  if (place === "tdmrep" || place === "license") return [];
  return [{ code: "soft-404", level: place === "robots" ? "error" : "warning", place }];
}

const types: Readonly<Partial<Record<Place, RegExp>>> = {
  robots: /^text\/plain$/,
  tdmrep: /^application\/(?:[\w.-]+\+)?json$/,
  ai: /^text\/plain$/,
  llms: /^text\/(?:plain|markdown|x-markdown)$/,
};

function ofType({ place, type }: ReadFile): ServedFinding[] {
  const isRight = type === null || types[place]?.test(type) !== false;
  return isRight ? [] : [{ code: "wrong-type", level: "warning", place, about: type }];
}

/** What robots.txt and RSL say of their own encoding, their checkers tell. */
function ofText({ place, garbled, truncated }: ReadFile): ServedFinding[] {
  return [
    ...(garbled && place !== "robots" ? [{ code: "not-utf-8", level: "warning", place } as const] : []),
    ...(truncated ? [{ code: "cut-short", level: "warning", place } as const] : []),
  ];
}

function ofKind({ place }: ReadFile): ServedFinding[] {
  if (place === "ai") return [{ code: "ai-txt", level: "info", place }];
  return place === "llms" ? [{ code: "llms-txt", level: "info", place }] : [];
}

function ofPage(page: ReadFile): ServedFinding[] {
  const { place, garbled, truncated, text } = page;
  const words = robotsDirectives(page);
  const noindex = words.find((word) => word === "noindex" || word === "none");
  const noai = words.filter((word) => word === "noai" || word === "noimageai");
  const headEnds = /<\/head|<body/i.test(text);
  return [
    ...(noindex ? [{ code: "search-noindex", level: "error", place, about: noindex } as const] : []),
    ...(noai.length > 0
      ? [{ code: "noai", level: "warning", place, about: [...new Set(noai)].join(", ") } as const]
      : []),
    ...(garbled ? [{ code: "not-utf-8", level: "warning", place, about: page.charset } as const] : []),
    ...(truncated && !headEnds ? [{ code: "cut-short", level: "warning", place } as const] : []),
  ];
}

function ofMissingPage({ place, status }: ReadFile): ServedFinding[] {
  return status === null
    ? []
    : [{ code: "page-unavailable", level: "warning", place, about: String(status) }];
}

function ofSearch({ engines }: RobotsCheck): ServedFinding[] {
  const closed = engines.filter((engine) => isClosed(engine) && engine.reason.because !== "no-server");
  const about = closed.map(({ token }) => token).join(", ");
  return closed.length > 0 ? [{ code: "search-closed", level: "error", place: "robots", about }] : [];
}

function ofHosts(read: readonly ReadFile[]): ServedFinding[] {
  const robots = read.find(({ place }) => place === "robots");
  const page = read.find(({ place }) => place === "page");
  if (robots === undefined) return [];
  const isHttp = new URL(robots.address).protocol === "http:" && robots.status !== null;
  const lands = page !== undefined && page.status !== null && new URL(page.address).host;
  return [
    ...(isHttp ? [{ code: "no-https", level: "warning", place: "robots" } as const] : []),
    // Crawlers ask each host for its own file.
    ...(lands && robots.status !== null && lands !== new URL(robots.address).host
      ? [{ code: "lands-elsewhere", level: "warning", place: "page", about: lands } as const]
      : []),
  ];
}

/** Where a finding of the policy's check belongs: it names files by path, address, `headers` or `html`. */
export function placeOf(file: string | undefined): Place {
  if (file === undefined || file === "headers" || file === "html") return "page";
  if (file === placePaths.robots) return "robots";
  return file === placePaths.tdmrep ? "tdmrep" : "license";
}
