import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { Handler } from "hono";
import { modes } from "../../domain/rules/mode.ts";
import type { Secrets } from "../../domain/secrets/secrets.ts";
import { digestOf, isSameText } from "../../domain/secrets/tokens.ts";
import type { Rules, SiteKeys } from "../../store/store.ts";
import type { ConsoleEnv } from "../console/env.ts";
import { licenseKeysOf } from "../console/licenses/token.ts";
import { siteCredentials } from "./credentials.ts";
import { signedPolicy, signedRemoval, versionIn } from "./signed-policy.ts";
import { ttlCache } from "./ttl-cache.ts";
import { unauthorized } from "./unauthorized.ts";

interface PolicyServices {
  rules: Pick<Rules, "published" | "noteConnector">;
  siteKeys: Pick<SiteKeys, "verify">;
  secrets: Pick<Secrets, "signingKeyOf" | "licenseKeyOf" | "proxySecretOf">;
  log: Log;
  now?: () => number;
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
  log,
  now = Date.now,
}: PolicyServices): Handler<ConsoleEnv> {
  const signedPolicyOf = ttlCache({ ms: memoryMs, entries: 10_000, now }, async (siteAndConnector) => {
    const [site = "", connector] = siteAndConnector.split(" ");
    const latest = await rules.published(site);
    if (latest === undefined) return undefined;
    const licenseKeys = await licenseKeysOf(secrets, latest.workspaceId);
    const signingKey = secrets.signingKeyOf(site);
    return signedPolicy(site, connector === "proxy" ? "proxy" : "gate", latest, licenseKeys, signingKey);
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
