import { createHash } from "node:crypto";
import { Refusal } from "@octroi/web/http/refusal";
import type { Handler } from "hono";
import { servedHosts } from "../../../domain/dns/hosts.ts";
import { isSameText } from "../../../domain/secrets/tokens.ts";
import type { DnsConnections } from "../../../store/store.ts";
import type { ConsoleEnv } from "../env.ts";

interface HostsServices {
  connections: Pick<DnsConnections, "servedSites">;
  /** What proxies send. Without one there is no such list. */
  token: string | undefined;
  /** The address of the key that a site's proxy has. */
  keyOf(siteId: string): string;
}

/** Answers `GET /v1/proxy/hosts`: what each proxy is to serve, and for whom. It holds keys. */
export function hostsHandler({ connections, token, keyOf }: HostsServices): Handler<ConsoleEnv> {
  const keys = new Map<string, string>();
  function cachedKeyOf(siteId: string): string {
    const key = keys.get(siteId) ?? keyOf(siteId);
    keys.set(siteId, key);
    return key;
  }

  return async (c) => {
    if (token === undefined) throw new Refusal("unknown");
    if (!isSameText(c.req.header("authorization") ?? "", `Bearer ${token}`)) {
      throw new Refusal("unauthorized", { headers: { "www-authenticate": "Bearer" } });
    }
    const hosts = (await connections.servedSites()).flatMap((site) =>
      servedHosts(site, cachedKeyOf(site.id)),
    );
    const text = JSON.stringify({ hosts });
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
    const headers = { etag, "cache-control": "private, no-store" };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    return c.body(text, 200, { ...headers, "content-type": "application/json" });
  };
}
