import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { bodyBytes } from "@octroi/web/http/body";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context, Handler } from "hono";
import type { Mode } from "../../../domain/rules/mode.ts";
import { judgeRobotsBy } from "../../../domain/visits/judge-robots.ts";
import { linesOf, parseVisits } from "../../../domain/visits/parse-visits.ts";
import type { Rules, SiteKeys, Sites, Visits } from "../../../store/store.ts";
import { siteCredentials } from "../../connectors/credentials.ts";
import { ttlCache } from "../../connectors/ttl-cache.ts";
import { unauthorized } from "../../connectors/unauthorized.ts";
import type { Metrics } from "../../operations/metrics.ts";
import type { ConsoleEnv } from "../env.ts";
import { createTurns } from "./turns.ts";

export interface IntakeServices {
  visits: Pick<Visits, "receive">;
  sites: Pick<Sites, "connect">;
  siteKeys: Pick<SiteKeys, "verify">;
  rules: Pick<Rules, "published">;
  metrics: Pick<Metrics, "visitsReported">;
  now?: () => Date;
  wait?: (ms: number) => Promise<unknown>;
}

/** What a batch may weigh, packed or not. */
const maxBatchBytes = 2 * 1024 * 1024;
/** How often what gates say of themselves is written. */
const connectMs = 30_000;
/** How long a policy is remembered: gates learn of a new one within a minute. */
const judgeMs = 30_000;
const batchId = /^[\w-]{1,64}$/;
/** For how long at most nothing is read of a site that was told to come back later. */
const maxPauseSeconds = 5;
/** Who comes back before that is told so again, and not at once: to ask without end is no way to keep the server busy. */
const heldMs = 250;
/** Of whom what was said last is remembered. */
const maxSitesRemembered = 10_000;
const unpack = promisify(gunzip);

/** Takes the visits that gates report. The answer comes once they are on disk, and a gate keeps them until then. */
export function visitIntake(services: IntakeServices): {
  visits: Handler<ConsoleEnv>;
  visitsByAddress: Handler<ConsoleEnv>;
} {
  const { visits, sites, siteKeys, rules, metrics, now = () => new Date(), wait = delay } = services;
  const judgeOf = ttlCache({ ms: judgeMs, entries: 1_000 }, async (site) =>
    judgeRobotsBy((await rules.published(site))?.version.policy),
  );
  const pauses = createPauses();
  const turns = createTurns();
  const connected = new Map<string, { mode: Mode | undefined; until: number }>();

  /** Writes what gates say of themselves: at once where it changed, else now and then. */
  async function noteConnected(site: string, mode: Mode | undefined): Promise<void> {
    const last = connected.get(site);
    if (last !== undefined && last.mode === mode && performance.now() < last.until) return;
    if (connected.size >= maxSitesRemembered) connected.clear();
    connected.set(site, { mode, until: performance.now() + connectMs });
    await sites.connect(site, mode).catch((error: unknown) => {
      connected.delete(site);
      throw error;
    });
  }

  async function receive(c: Context<ConsoleEnv>, site: string, secret: string): Promise<Response> {
    await checkKey(site, secret);
    using place = turns.enter(site);
    if (place === undefined) throw tooMany(1);
    if (pauses.secondsLeft(site) > 0) await wait(heldMs);
    checkPause(site);
    const text = await batchText(c.req.raw);
    return await place.turn(() => count(c, site, text));
  }

  function checkPause(site: string): void {
    const secondsLeft = pauses.secondsLeft(site);
    if (secondsLeft > 0) throw tooMany(secondsLeft);
  }

  async function count(c: Context<ConsoleEnv>, site: string, text: string): Promise<Response> {
    // One of those before it may have been too many.
    checkPause(site);
    const lines = linesOf(text);
    if (lines === undefined) throw new Refusal("tooLarge");
    if (lines.length === 0) throw new Refusal("malformed");
    const parsed = parseVisits(lines, now(), await judgeOf(site));
    const id = c.req.header("idempotency-key") ?? "";
    const batch = { ...parsed, site, id: batchId.test(id) ? id : undefined };
    const reception = await visits.receive(batch);
    // It was removed since its key was checked.
    if (reception.outcome === "site-gone") throw new Refusal("gone");
    if (reception.outcome === "over-allowance") {
      metrics.visitsReported({ "over-allowance": batch.visits.length });
      pauses.begin(site, reception.retryAfterSeconds);
      throw tooMany(reception.retryAfterSeconds);
    }
    const { intake } = reception;
    metrics.visitsReported(intake);
    // Those that were counted before too: the server may have been stopped in between. People alone do not end the wait
    // for the first visit, which is a crawler's: nothing would be there to be shown.
    if (parsed.visits.length > 0) await noteConnected(site, parsed.mode);
    return c.json(intake);
  }

  async function checkKey(site: string, secret: string): Promise<void> {
    const verdict = await siteKeys.verify(site, secret);
    if (verdict === "gone") throw new Refusal("gone");
    if (verdict !== "valid") throw unauthorized();
  }

  return {
    visits(c) {
      const credentials = siteCredentials(c.req.header("authorization"));
      if (credentials === undefined) throw unauthorized();
      return receive(c, credentials.site, credentials.secret);
    },
    visitsByAddress(c) {
      const { site = "", secret = "" } = c.get("route").parameters;
      return receive(c, site, secret);
    },
  };
}

/** Reading a batch costs more than refusing it, and its allowance is known only once it was read. */
function createPauses() {
  const ends = new Map<string, number>();
  return {
    begin(site: string, seconds: number): void {
      if (ends.size >= maxSitesRemembered) ends.clear();
      ends.set(site, performance.now() + Math.min(seconds, maxPauseSeconds) * 1_000);
    },
    secondsLeft(site: string): number {
      const left = Math.ceil(((ends.get(site) ?? 0) - performance.now()) / 1_000);
      if (left <= 0) ends.delete(site);
      return left;
    },
  };
}

function tooMany(seconds: number): Refusal {
  return new Refusal("tooMany", { headers: { "retry-after": String(seconds) } });
}

async function batchText(request: Request): Promise<string> {
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (encoding !== "identity" && encoding !== "gzip") throw new Refusal("unsupportedType");
  const body = await bodyBytes(request, maxBatchBytes);
  return new TextDecoder().decode(encoding === "gzip" ? await unpackBatch(body) : body);
}

async function unpackBatch(body: ArrayBuffer | Uint8Array): Promise<Uint8Array> {
  try {
    return await unpack(body, { maxOutputLength: maxBatchBytes });
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    throw new Refusal(isTooLarge ? "tooLarge" : "malformed", { cause });
  }
}
