import { createHash, type KeyObject, sign } from "node:crypto";
import type { LicenseKeySet } from "@octroi/edge/licenses";
import { documentsOf, robotsDocument } from "@octroi/policy/documents";
import { appliedMode } from "../../domain/rules/mode.ts";
import type { PublishedRules } from "../../domain/rules/rules.ts";

/** What connectors of a site get: a compact JWS (RFC 7515), and the name of its contents. */
export interface SignedPolicy {
  etag: string;
  token: string;
}

/**
 * The same for the same rules, plan and licenses, on every server: the gate need not fetch it again. The DNS connector
 * also merges robots.txt; other gates are spared what it needs.
 */
export function signedPolicy(
  site: string,
  connector: "proxy" | "gate",
  { version, plan, licenses }: PublishedRules,
  licenseKeys: LicenseKeySet,
  key: KeyObject,
): SignedPolicy {
  const payload = JSON.stringify({
    site,
    version: version.version,
    mode: appliedMode(version.mode, plan),
    policy: version.policy,
    // Gates that are bundled for the edge have no room for what prints them.
    documents: [
      ...documentsOf(version.policy),
      ...(connector === "proxy" ? [robotsDocument(version.policy)] : []),
    ],
    ...(licenses && { licenseKeys, withdrawnLicenses: licenses.withdrawn }),
    // Gates take no policy that is older than theirs: a license that was withdrawn makes it newer.
    at: licenses && licenses.changedAt > version.at ? licenses.changedAt : version.at,
  });
  const hash = createHash("sha256").update(payload).digest("base64url").slice(0, 16);
  return {
    etag: `"${version.version}-${hash}"`,
    token: jws(payload, key),
  };
}

/** Tells the connectors of a site that it was removed: they return to what their deployment says. */
export function signedRemoval(site: string, key: KeyObject): string {
  return jws(JSON.stringify({ site, gone: true }), key);
}

function jws(payload: string, key: KeyObject): string {
  const signed = `${part(JSON.stringify({ alg: "EdDSA" }))}.${part(payload)}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString("base64url")}`;
}

/** The version that a connector has, by the name of its contents. */
export function versionIn(ifNoneMatch: string | undefined): number | undefined {
  const [, version] = /^(?:W\/)?"(\d{1,9})-[\w-]+"$/.exec(ifNoneMatch ?? "") ?? [];
  return version === undefined ? undefined : Number(version);
}

function part(text: string): string {
  return Buffer.from(text).toString("base64url");
}
