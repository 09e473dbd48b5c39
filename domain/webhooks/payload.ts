import { createHmac } from "node:crypto";
import { pathTo } from "../access/paths.ts";
import type { WebhookEvent } from "./event.ts";
import { keyOf } from "./sealed.ts";

/** Where in the console an event is to be seen. */
export function pathAbout({ workspaceId: workspace, site, kind, facts }: WebhookEvent): string {
  if (kind === "statement.ready") return pathTo("statement", { workspace, statement: facts.statement });
  if (site === undefined) return pathTo("webhooks", { workspace });
  if (kind === "rules.published") return pathTo("siteVersions", { site });
  if (kind === "connector.silent") return pathTo("siteConnection", { site });
  return kind === "order.paid" ? pathTo("siteLicenses", { site }) : pathTo("site", { site });
}

/** What a program is sent. The domain is looked up; undefined where the event is about no site. */
export function payloadOf(event: WebhookEvent, { domain, consoleUrl }: PayloadPlaces) {
  const { kind, at, workspaceId, site, facts } = event;
  return {
    type: kind,
    timestamp: at,
    data: {
      workspace: workspaceId,
      ...(site !== undefined && { site: { id: site, domain: domain ?? null } }),
      ...facts,
      url: new URL(pathAbout(event), consoleUrl).href,
    },
  };
}

interface PayloadPlaces {
  domain: string | undefined;
  consoleUrl: URL;
}

/**
 * The headers of Standard Webhooks 1.0 (https://www.standardwebhooks.com), with a signature for each secret that is good:
 * while one takes the place of another, whoever has either can check.
 */
export function signatureHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signatures = secrets.map(
    (secret) =>
      `v1,${createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64")}`,
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
