import type { IncomingMessage, RequestListener } from "node:http";
import { publishedAddresses } from "@octroi/crawlers/verify";
import type { Mode, VisitEvent } from "@octroi/edge";
import { octroi } from "@octroi/edge/node";
import type { Policy } from "@octroi/policy";
import { type IsTrusted, visitorAddress } from "../api/client-address.ts";
import { type Log, reasonOf } from "../operations/log.ts";
import { securityHeadersFor } from "../pages/security.ts";

interface GateSettings {
  siteUrl: URL;
  policy: Policy;
  mode: Mode;
  /** Proxies whose `X-Forwarded-For` is believed. */
  trusted: IsTrusted;
  /** Told of crawlers' visits, about a second after they were answered. */
  visited: (events: readonly VisitEvent[]) => void;
  log: Pick<Log, "warn">;
}

/** How long visits are gathered before they are counted. */
const gatheredForMs = 1_000;

/** The site behind the gate that we sell. */
export function gated(site: RequestListener, { siteUrl, policy, mode, trusted, visited, log }: GateSettings) {
  const address = ({ socket, headers }: IncomingMessage) =>
    visitorAddress(socket.remoteAddress, headers["x-forwarded-for"], trusted)?.toString();
  return octroi(
    {
      policy,
      mode,
      address,
      report: visited,
      reportEvery: gatheredForMs,
      addressLists: publishedAddresses,
      answerHeaders: securityHeadersFor(siteUrl),
      // Pages are kept with them: see `statements.ts`.
      pageHeaders: false,
      failed: (error) => log.warn({ reason: reasonOf(error) }, "gate: failed, the visit passed"),
    },
    site,
  );
}
