import type { ReadEvent } from "@octroi/check/events";
import type { Visit } from "@octroi/check/reading/read-site";
import type { RateLimit } from "@octroi/database/rate-limit";
import { clientKey, type IsTrusted } from "@octroi/web/http/client-address";
import { rateLimited } from "@octroi/web/http/rate-limited";
import { Refusal } from "@octroi/web/http/refusal";
import { Hono } from "hono";
import { stream } from "hono/streaming";
import { robotsRequest } from "../../../site/domain/robots/request.ts";
import { parseBody } from "./parse-body.ts";
import { type ApiEnv, onlyPost } from "./refusal-response.ts";
import { domainSentences, refusedHosts, turnedOff } from "./robots-txt.ts";

/** Begins a visit, or joins one of the last minute. Undefined: too many are under way. */
export type VisitSite = (host: string, client: string) => Visit | undefined;

/** What a site serves that concerns crawlers, line by line as it is read: the caller judges it. */
export function siteCheckApi(
  visitSite: VisitSite | undefined,
  isTrusted: IsTrusted,
  limits: readonly RateLimit[],
) {
  return (
    new Hono<ApiEnv>()
      // An invalid domain causes no request, and does not count towards the limit.
      .post("/", parseBody(robotsRequest, domainSentences), rateLimited(limits, isTrusted), async (c) => {
        if (visitSite === undefined) throw new Refusal("unknown", { sentence: turnedOff });
        const visit = visitSite(c.req.valid("json").domain, clientKey(c, isTrusted));
        if (visit === undefined) throw new Refusal("busy", { headers: { "retry-after": "5" } });
        const events = visit.events()[Symbol.asyncIterator]();
        const first = await events.next();
        if (first.done) throw new Refusal("invalid", { sentence: refusedHosts["no-public-server"] });
        c.header("content-type", "application/x-ndjson; charset=utf-8");
        c.header("cache-control", "no-store");
        // A proxy that gathers an answer before it passes it on would hide the progress.
        c.header("x-accel-buffering", "no");
        return stream(c, async (lines) => {
          let next: IteratorResult<ReadEvent> = first;
          while (!next.done) {
            if (lines.aborted) return;
            await lines.write(`${JSON.stringify(next.value)}\n`);
            next = await events.next();
          }
        });
      })
      .all("/", onlyPost)
  );
}
