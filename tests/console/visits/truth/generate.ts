import type { PeopleEvent, VisitEvent } from "@octroi/edge";
import { type Random, randomFrom } from "@octroi/web/testing/random";
import { event } from "../server.ts";

/** A batch as a gate sends it, at a moment, to one of two stores. */
export interface SentBatch {
  site: number;
  store: 0 | 1;
  id: string;
  events: readonly VisitEvent[];
  /** Of people, who are of the day on which they are heard of first. */
  people: readonly PeopleEvent[];
}

/** What happens at one moment, all of it at once. */
export interface Step {
  at: number;
  batches: SentBatch[];
  /** A site that is given another time zone meanwhile. */
  zone?: { site: number; zone: string };
}

export interface Story {
  /** The zone in which each site begins. */
  zones: readonly string[];
  steps: readonly Step[];
}

/** Each around a change of the clock somewhere: Chatham, Paris and New York, then the other way. */
const windows = [
  ["2026-09-24T03:00:00Z", "2026-09-30T03:00:00Z"],
  ["2026-10-22T03:00:00Z", "2026-11-05T03:00:00Z"],
  ["2027-03-11T03:00:00Z", "2027-04-07T03:00:00Z"],
].map(([from = "", to = ""]) => ({ from: Date.parse(from), to: Date.parse(to) }));

const paths = ["/", "/about", "/news/", "/news/today", "/news/older", "/food/bread", "/food/pie"];
const crawlers = ["GPTBot", "ClaudeBot", "CCBot", "Bingbot", "Nobody-Knows-It"];
const assistants = ["chatgpt.com", "claude.ai"] as const;
const msPerHour = 3_600_000;

/** So many visits to three sites, and people, with late ones, repeated ones and changes of the zone: the same for the same seed. */
export function generate(seed: number, count: number): Story {
  const random = randomFrom(seed);
  const zones = ["Europe/Paris", "America/New_York", "Pacific/Chatham"];
  const perStep = Math.max(6, Math.round(count / 250));
  const steps: Step[] = [opening(random, zones.length)];
  let made = 0;
  const perWindow = Math.ceil(count / windows.length);
  for (const [place, { from, to }] of windows.entries()) {
    const stepCount = Math.ceil(perWindow / perStep);
    for (let index = 0; index < stepCount && made < count; index += 1) {
      const at = from + Math.round(((to - from) * (index + random.below(1_000) / 1_000)) / stepCount);
      const batches = batchesOf(random, at, Math.min(perStep, count - made), zones.length);
      made += perStep;
      steps.push({ at, batches: [...batches, ...again(random, steps, at)] });
    }
    const middle = steps.at(-Math.ceil(stepCount / 2));
    // Both ways: to a place that is far ahead, where days were already begun, and far behind.
    if (middle && place === 0) middle.zone = { site: 1, zone: "Asia/Kathmandu" };
    if (middle && place === 1) middle.zone = { site: 2, zone: "America/New_York" };
    if (middle && place === 2) middle.zone = { site: 1, zone: "Pacific/Chatham" };
  }
  return { zones, steps };
}

/** Every page is answered once, so that it is known as one. */
function opening(random: Random, sites: number): Step {
  const at = (windows[0]?.from ?? 0) - msPerHour;
  const batches = Array.from({ length: sites }, (_, site) => ({
    site,
    store: 0 as const,
    id: `opening-${site}`,
    people: [],
    events: paths.map((path) => ({
      ...made(random, at - 1_000),
      path,
      decision: "allow" as const,
      status: 200,
    })),
  }));
  return { at, batches };
}

function batchesOf(random: Random, at: number, count: number, sites: number): SentBatch[] {
  const events = Array.from({ length: count }, () => made(random, at - agoOf(random)));
  const batches: SentBatch[] = [];
  for (let site = 0; site < sites; site += 1) {
    const own = events.filter((_, index) => index % sites === site);
    if (own.length > 0)
      batches.push({
        site,
        store: random.below(2) === 0 ? 0 : 1,
        id: idOf(random),
        events: own,
        people: Array.from({ length: random.below(4) }, () => sentTo(random)),
      });
  }
  return batches;
}

/** Mostly just now; some by a clock that is ahead, some late, up to what is still counted. */
function agoOf(random: Random): number {
  const kind = random.below(10);
  if (kind === 0) return -random.below(4 * 60_000);
  if (kind < 3) return random.below(48 * msPerHour - 60_000);
  return random.below(5 * msPerHour);
}

/** Some of what was sent in the last two days, a second time: as it was, or in another batch. */
function again(random: Random, steps: readonly Step[], at: number): SentBatch[] {
  const before = steps.at(-1 - random.below(3));
  if (before === undefined || at - before.at > 40 * msPerHour || random.below(3) > 0) return [];
  return before.batches
    .filter(({ events }) => events.every(({ time }) => at - Date.parse(time) < 48 * msPerHour - 60_000))
    .slice(0, 2)
    .map((batch): SentBatch => {
      const isWhole = random.below(2) === 0;
      return { ...batch, store: batch.store === 0 ? 1 : 0, id: isWhole ? batch.id : idOf(random) };
    });
}

function made(random: Random, time: number): VisitEvent {
  const decision = pick(random, ["allow", "block", "limit", "charge"] as const);
  return event({
    id: idOf(random),
    time: new Date(time).toISOString(),
    path: pick(random, paths),
    crawler: pick(random, crawlers),
    identity: pick(random, ["verified", "outside", "unverifiable"] as const),
    decision,
    status: { allow: 200, block: 403, limit: 429, charge: 402 }[decision],
    ...(decision === "charge" && { price: { amount: pick(random, ["0.01", "0.002"]), currency: "EUR" } }),
  });
}

function sentTo(random: Random): PeopleEvent {
  return {
    v: 1,
    id: idOf(random),
    from: pick(random, assistants),
    path: pick(random, paths),
    people: 1 + random.below(4),
  };
}

function idOf(random: Random): string {
  return `${random.below(2 ** 30)}-${random.below(2 ** 30)}`;
}

function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error("Expected something to pick from, found an empty list.");
  return item;
}
