import { knownCrawler } from "@octroi/crawlers/identify";
import * as v from "valibot";
import { type Mode, modes } from "../rules/mode.ts";
import { type Arrival, isArrivalLine, parseArrival } from "./arrivals.ts";
import { msPerHour } from "./day.ts";
import { givenName } from "./given-name.ts";
import type { JudgeRobots } from "./judge-robots.ts";
import { storedPath } from "./stored-path.ts";
import { decisions, identities, unlisted, type Visit } from "./visit.ts";

/** The most lines of one batch. */
export const maxBatchLines = 500;

/** How old a visit may be when it arrives, and how far the clock of a server may be ahead of ours. */
const maxAgeMs = 48 * msPerHour;
const maxAheadMs = 5 * 60_000;

/** What is read of an event of `@octroi/edge`. The rest, an address above all, is never looked at. */
const event = v.object({
  v: v.literal(1),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  time: v.pipe(v.string(), v.maxLength(40), v.transform(Date.parse), v.finite()),
  path: v.pipe(v.string(), v.maxLength(8_192)),
  status: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(999))),
  crawler: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  identity: v.picklist(identities),
  decision: v.picklist(decisions),
  mode: v.optional(v.picklist(modes)),
  // A visit is counted whatever is wrong with these.
  price: v.fallback(
    v.optional(
      v.object({
        amount: v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,6})?$/)),
        currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
      }),
    ),
    undefined,
  ),
  license: v.fallback(v.optional(v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) })), undefined),
});

export interface ParsedVisits {
  /** In the order in which they were sent. */
  visits: Visit[];
  /** People whom assistants sent. */
  arrivals: Arrival[];
  /** Too old, or of a time that has not come. */
  late: number;
  malformed: number;
  /** Whether the gate enforces the rules, as it said last. */
  mode: Mode | undefined;
}

/** A batch as `@octroi/edge` sends it: one event a line. A line that is none is counted, and harms no other. */
export function parseVisits(lines: readonly string[], now: Date, judgeRobots: JudgeRobots): ParsedVisits {
  const parsed: ParsedVisits = { visits: [], arrivals: [], late: 0, malformed: 0, mode: undefined };
  for (const line of lines) {
    const json = jsonOf(line);
    if (isArrivalLine(json)) {
      const arrival = parseArrival(json);
      if (arrival === undefined) parsed.malformed += 1;
      else parsed.arrivals.push(arrival);
      continue;
    }
    const { output, success } = v.safeParse(event, json);
    if (!success) {
      parsed.malformed += 1;
      continue;
    }
    const { id, time, path, status, identity, decision, price, license } = output;
    const age = now.getTime() - time;
    if (age > maxAgeMs || age < -maxAheadMs) {
      parsed.late += 1;
      continue;
    }
    parsed.mode = output.mode;
    const crawler = knownCrawler(output.crawler);
    const robots = crawler === undefined ? "unknown" : judgeRobots(crawler, path);
    parsed.visits.push({
      id,
      time,
      crawler: crawler?.token ?? unlisted,
      identity,
      decision,
      status,
      robots,
      path: storedPath(path),
      ...(crawler === undefined && { name: givenName(output.crawler) }),
      ...(price && { price }),
      // Nobody pays for a page that the site failed to give.
      ...(license && (status ?? 200) < 500 && { license: license.id }),
    });
  }
  return parsed;
}

/** Those of a batch that are not blank; undefined where there are more than it may have, blank ones among them. */
export function linesOf(text: string): string[] | undefined {
  // No further than needed: a few packed bytes may hold millions of line feeds. After the last line there may be one.
  const lines = text.split("\n", maxBatchLines + 2);
  if (lines.length > maxBatchLines + 1) return undefined;
  const filled = lines.filter((line) => line.trim() !== "");
  return filled.length > maxBatchLines ? undefined : filled;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
