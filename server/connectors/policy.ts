import { createHash, type KeyObject } from "node:crypto";
import type { LicenseKeySet } from "@octroi/edge/licenses";
import type { Market, Policy } from "@octroi/policy";
import { documentsOf, robotsDocument } from "@octroi/policy/documents";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { Handler } from "hono";
import { appliedMode, modes } from "../../domain/rules/mode.ts";
import type { PublishedRules } from "../../domain/rules/rules.ts";
import { compactJws } from "../../domain/secrets/jws.ts";
import type { Secrets } from "../../domain/secrets/secrets.ts";
import { digestOf, isSameText } from "../../domain/secrets/tokens.ts";
import type { Rules, SiteKeys } from "../../store/store.ts";
import type { ConsoleEnv } from "../console/env.ts";
import { licenseKeysOf } from "../console/licenses/token.ts";
import { siteCredentials } from "./credentials.ts";
import { ttlCache } from "./ttl-cache.ts";
import { unauthorized } from "./unauthorized.ts";

interface PolicyServices {
  rules: Pick<Rules, "published" | "noteConnector">;
  siteKeys: Pick<SiteKeys, "verify">;
  secrets: Pick<Secrets, "signingKeyOf" | "licenseKeyOf" | "proxySecretOf">;
  /** Where programs and people buy what sites sell. */
  addresses: MarketAddresses;
  log: Log;
  now?: () => number;
}

export interface MarketAddresses {
  consoleUrl: URL;
  siteUrl: URL;
}

/** How long an answer is given from memory. With the half minute after which gates ask, a change arrives within one. */
const memoryMs = 5_000;

/** How often it is written that an instance asked, unless it has another version. */
const seenMs = 60_000;

/** Answers `GET /v1/policy`: what a site's connectors are to apply. */
export function policyHandler({
  rules,
  siteKeys,
  secrets,
  addresses,
  log,
  now = Date.now,
}: PolicyServices): Handler<ConsoleEnv> {
  const signedPolicyOf = ttlCache({ ms: memoryMs, entries: 10_000, now }, async (siteAndConnector) => {
    const [site = "", connector] = siteAndConnector.split(" ");
    const latest = await rules.published(site);
    if (latest === undefined) return undefined;
    const licenseKeys = await licenseKeysOf(secrets, latest.workspaceId);
    const signingKey = secrets.signingKeyOf(site);
    const market = latest.sellsAs === undefined ? undefined : marketOf(site, latest.sellsAs, addresses);
    const role = connector === "proxy" ? "proxy" : "gate";
    return signedPolicy(site, role, latest, market, licenseKeys, signingKey);
  });
  const verifyKey = ttlCache({ ms: memoryMs, entries: 10_000, now }, (credentials) => {
    const [site = "", secret = ""] = credentials.split(":");
    return siteKeys.verify(site, secret);
  });
  const noteOnce = ttlCache({ ms: seenMs, entries: 10_000, now }, async (key) => {
    const { site, ...connector } = JSON.parse(key);
    await rules.noteConnector(site, connector);
  });

  return async (c) => {
    const credentials = siteCredentials(c.req.header("authorization"));
    if (credentials === undefined) throw unauthorized();
    const { site, secret } = credentials;
    const outcome = await verifyKey(`${site}:${secret}`);
    if (outcome === "gone") {
      // Signed, as gates give up their rules for it: anything on the way could answer 410.
      return c.body(signedRemoval(site, secrets.signingKeyOf(site)), 410, jose);
    }
    if (outcome !== "valid") throw unauthorized();

    const isProxy = isSameText(secret, secrets.proxySecretOf(site));
    const policy = await signedPolicyOf(`${site} ${isProxy ? "proxy" : "gate"}`);
    const ifNoneMatch = c.req.header("if-none-match");
    const instance = c.req.header("octroi-instance");
    if (instance !== undefined) {
      const connector = {
        site,
        instance: digestOf(instance).slice(0, 22),
        version: versionIn(ifNoneMatch),
        sent: versionIn(policy?.etag),
        software: softwareOf(c.req.header("user-agent")),
        ownMode: modes.find((mode) => mode === c.req.header("octroi-own-mode")),
      };
      // The connector gets its policy also where this cannot be written.
      noteOnce(JSON.stringify(connector)).catch((error: unknown) => {
        log.warn({ reason: reasonOf(error) }, "a connector could not be noted");
      });
    }

    if (policy === undefined) return c.body(null, 204);
    const headers = { etag: policy.etag, "cache-control": "private, max-age=30" };
    if (ifNoneMatch?.replace(/^W\//, "") === policy.etag) return c.body(null, 304, headers);
    return c.body(policy.token, 200, { ...headers, ...jose });
  };
}

const jose = { "content-type": "application/jose" };

/** As it names itself, without what nobody would show. */
function softwareOf(userAgent = ""): string {
  return userAgent.replace(/[^\w@/.+ -]/g, "").slice(0, 80);
}

/** What connectors of a site get: a compact JWS (RFC 7515), and the name of its contents. */
export interface SignedPolicy {
  etag: string;
  token: string;
}

function marketOf(site: string, domain: string, { consoleUrl, siteUrl }: MarketAddresses): Market {
  return {
    server: new URL(`/olp/${site}`, consoleUrl).href,
    page: new URL(`/market/${domain}`, siteUrl).href,
    guide: new URL("/documentation/read-lawfully", siteUrl).href,
  };
}

/**
 * The same for the same rules, plan, licenses and market, on every server: the gate need not fetch it again. The DNS connector
 * also merges robots.txt; other gates are spared what it needs.
 */
export function signedPolicy(
  site: string,
  connector: "proxy" | "gate",
  { version, plan, licenses }: PublishedRules,
  market: Market | undefined,
  licenseKeys: LicenseKeySet,
  key: KeyObject,
): SignedPolicy {
  // A file that somebody opened in the rules may name a market of its own.
  const { market: other, ...rules } = version.policy;
  const sold = market ?? other;
  const policy: Policy = { ...rules, ...(sold && { market: sold }) };
  const payload = JSON.stringify({
    site,
    version: version.version,
    mode: appliedMode(version.mode, plan),
    policy: rules,
    // Beside the policy: gates that are older than the market read no policy that has it.
    market: sold,
    // Gates that are bundled for the edge have no room for what prints them.
    documents: [...documentsOf(policy), ...(connector === "proxy" ? [robotsDocument(policy)] : [])],
    ...(licenses && { licenseKeys, withdrawnLicenses: licenses.withdrawn }),
    // Gates take no policy that is older than theirs: a license that was withdrawn makes it newer.
    at: licenses && licenses.changedAt > version.at ? licenses.changedAt : version.at,
  });
  const hash = createHash("sha256").update(payload).digest("base64url").slice(0, 16);
  return {
    etag: `"${version.version}-${hash}"`,
    token: compactJws(payload, key),
  };
}

/** Tells the connectors of a site that it was removed: they return to what their deployment says. */
export function signedRemoval(site: string, key: KeyObject): string {
  return compactJws(JSON.stringify({ site, gone: true }), key);
}

/** The version that a connector has, by the name of its contents. */
export function versionIn(ifNoneMatch: string | undefined): number | undefined {
  const [, version] = /^(?:W\/)?"(\d{1,9})-[\w-]+"$/.exec(ifNoneMatch ?? "") ?? [];
  return version === undefined ? undefined : Number(version);
}
