import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { bodyBytes } from "@octroi/web/http/body";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context, Handler } from "hono";
import { isMode } from "../../domain/rules/mode.ts";
import type { Rules } from "../../domain/rules/rules.ts";
import type { SiteKeys, Sites } from "../../domain/sites/sites.ts";
import { judgeRobotsBy } from "../../domain/visits/judge-robots.ts";
import { linesOf, maxBatchLines, parseVisits } from "../../domain/visits/parse-visits.ts";
import type { Visits } from "../../domain/visits/visits.ts";
import { siteCredentials } from "../connectors/credentials.ts";
import { ttlCache } from "../connectors/ttl-cache.ts";
import { unauthorized } from "../connectors/unauthorized.ts";
import type { ConsoleEnv } from "../env.ts";

export interface IntakeServices {
  visits: Pick<Visits, "receive">;
  sites: Pick<Sites, "connect">;
  siteKeys: Pick<SiteKeys, "verify">;
  rules: Pick<Rules, "published">;
  now?: () => Date;
}

/** What a batch may weigh, packed or not. */
const maxBatchBytes = 2 * 1024 * 1024;
/** How often what gates say of themselves is written. */
const connectMs = 30_000;
/** How long a policy is remembered: gates learn of a new one within a minute. */
const judgeMs = 30_000;
const batchId = /^[\w-]{1,64}$/;
const unpack = promisify(gunzip);

/** Takes the visits that gates report. The answer comes once they are on disk, and a gate keeps them until then. */
export function visitIntake(services: IntakeServices): {
  visits: Handler<ConsoleEnv>;
  visitsByAddress: Handler<ConsoleEnv>;
} {
  const { visits, sites, siteKeys, rules, now = () => new Date() } = services;
  const judgeOf = ttlCache({ ms: judgeMs, entries: 1_000 }, async (site) =>
    judgeRobotsBy((await rules.published(site))?.version.policy),
  );
  const connectOnce = ttlCache({ ms: connectMs, entries: 10_000 }, (key) => {
    const [site = "", mode] = key.split(" ");
    return sites.connect(site, isMode(mode) ? mode : undefined);
  });

  async function receive(c: Context<ConsoleEnv>, site: string, secret: string): Promise<Response> {
    await checkKey(site, secret);
    const lines = linesOf(await batchText(c.req.raw));
    if (lines.length > maxBatchLines) throw new Refusal("tooLarge");
    const parsed = parseVisits(lines, now(), await judgeOf(site));
    const id = c.req.header("idempotency-key") ?? "";
    const batch = { ...parsed, site, id: batchId.test(id) ? id : undefined };
    const reception = await visits.receive(batch);
    // It was removed since its key was checked.
    if (reception.outcome === "site-gone") throw new Refusal("gone");
    if (reception.outcome === "over-allowance") {
      throw new Refusal("tooMany", { headers: { "retry-after": String(reception.retryAfterSeconds) } });
    }
    const { intake } = reception;
    // Those that were counted before too: the server may have been stopped in between.
    if (intake.accepted + intake.unknown + intake.repeated > 0) await connectOnce(`${site} ${parsed.mode}`);
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
