import { type License, licenseChecker } from "@octroi/edge/licenses";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context, Handler } from "hono";
import {
  licensesOf as licensesOfPolicy,
  licenseText,
  pathOfResource,
  rslMediaType,
  usesOfLicense,
} from "../../../domain/market/asked-license.ts";
import type { Company } from "../../../domain/market/company.ts";
import type { Secrets } from "../../../domain/secrets/secrets.ts";
import type { Site } from "../../../domain/sites/site.ts";
import type { Companies, Rules, SiteKeys, Sites, Slices, Store } from "../../../store/store.ts";
import type { ConsoleEnv } from "../../console/env.ts";
import { licenseKeysOf, sliceToken } from "../../console/licenses/token.ts";
import { countAgainst } from "../../console/rate-limits.ts";
import { ttlCache } from "../ttl-cache.ts";
import { clientCredentials, formOf, noStore, oauthError } from "./oauth.ts";

interface LicenseServerServices {
  companies: Pick<Companies, "verifySecret">;
  sites: Pick<Sites, "find">;
  siteKeys: Pick<SiteKeys, "verify">;
  slices: Slices;
  rules: Pick<Rules, "published">;
  secrets: Pick<Secrets, "licenseKeyOf">;
  /** Of the public site, which has a page about each site that sells. */
  siteUrl: URL;
  rateLimit: Store["rateLimit"] | undefined;
  now?: () => Date;
}

/** How long what changes seldom is remembered. */
const memoryMs = 5_000;
/** Of one company, at all sites together: a crawler asks for a token every few minutes, of each site that it reads. */
const allowance = { requests: 1_000, seconds: 10 };

/** RSL's Open License Protocol (RSL 1.0 § 5 and § 7), of every site: the site is in the path, since clients send a pattern. */
export function licenseServer(services: LicenseServerServices): {
  olpToken: Handler<ConsoleEnv>;
  olpIntrospect: Handler<ConsoleEnv>;
  olpKey: Handler<ConsoleEnv>;
} {
  const { companies, siteKeys, slices, rules, secrets, siteUrl, now = () => new Date() } = services;
  const limits = services.rateLimit ? [services.rateLimit("olp-10s", allowance)] : [];
  const remembered = { ms: memoryMs, entries: 10_000 };
  const findCompany = ttlCache(remembered, (credentials) => {
    const { id, secret } = JSON.parse(credentials);
    return companies.verifySecret(id, secret);
  });
  const verifySiteKey = ttlCache(remembered, (credentials) => {
    const { id, secret } = JSON.parse(credentials);
    return siteKeys.verify(id, secret);
  });
  const findSite = ttlCache(remembered, (site) => services.sites.find(site));
  /** What the site's RSL document offers; none where its policy has no such document. */
  const licensesOf = ttlCache({ ms: memoryMs, entries: 1_000 }, async (site) => {
    const policy = (await rules.published(site))?.version.policy;
    return policy === undefined ? [] : licensesOfPolicy(policy);
  });

  async function countRequest(asker: string): Promise<void> {
    const tooMany = await countAgainst(limits, { address: asker, network: undefined });
    if (tooMany === undefined) return;
    throw new Refusal("tooMany", { headers: { "retry-after": String(tooMany.retryAfterSeconds) } });
  }

  async function companyOf(c: Context<ConsoleEnv>): Promise<Company | undefined> {
    const credentials = clientCredentials(c.req.header("authorization"));
    const company = credentials && (await findCompany(JSON.stringify(credentials)));
    if (company !== undefined) await countRequest(company.id);
    return company;
  }

  async function siteOf(c: Context<ConsoleEnv>): Promise<Site> {
    const site = await findSite(c.get("route").parameters.site ?? "");
    if (site === undefined) throw new Refusal("unknown");
    return site;
  }

  return {
    async olpToken(c) {
      const company = await companyOf(c);
      if (company === undefined) return invalidClient(c);
      const site = await siteOf(c);
      const form = await formOf(c.req.raw);
      if (typeof form === "string") return oauthError(c, "invalid_request", { description: form });
      const grantType = form.get("grant_type");
      if (grantType === undefined) return missing(c, "grant_type");
      if (grantType !== "client_credentials") {
        const description = "The only grant_type is client_credentials.";
        return oauthError(c, "unsupported_grant_type", { description });
      }
      const resource = form.get("resource");
      if (resource === undefined) return missing(c, "resource");
      const path = pathOfResource(resource, site.domain);
      if (path === undefined) {
        const description = "The resource must be a path pattern or an address of this site.";
        return oauthError(c, "invalid_resource", { description });
      }
      if ((form.get("license_type") ?? rslMediaType) !== rslMediaType) {
        return oauthError(c, "invalid_license", { description: `The only license_type is ${rslMediaType}.` });
      }
      const offered = await licensesOf(site.id);
      const license = form.get("license");
      if (license === undefined && offered.length > 0) return missing(c, "license");
      const text = licenseText(license ?? "");
      if (offered.length > 0 && !offered.includes(text)) {
        const description =
          "The license is none of this site's RSL document. Read it again, and send the whole element.";
        return oauthError(c, "invalid_license", { description });
      }
      const uses = offered.length > 0 ? usesOfLicense(text) : [];
      const uri = new URL(`/market/${site.domain}`, siteUrl).href;
      const grant = await slices.grant(site.id, company.id, { path, uses });
      switch (grant.outcome) {
        case "no-license": {
          const description = "This account has no license for this resource and use: the market sells them.";
          return oauthError(c, "unauthorized_client", { description, uri });
        }
        case "spent": {
          const description = "What this account bought for this resource is used up: the market sells more.";
          return oauthError(c, "unauthorized_client", { description, uri });
        }
        case "blocked": {
          const description = "This account is blocked, by the publisher or by the operator of the market.";
          return oauthError(c, "unauthorized_client", { description, uri });
        }
        case "held": {
          const seconds = Math.max(1, Math.ceil((grant.until.getTime() - now().getTime()) / 1_000));
          const description = `What is left was drawn, and what was read of it is known in ${seconds} seconds.`;
          const headers = { "retry-after": String(seconds) };
          return oauthError(c, "unauthorized_client", { description, uri, headers });
        }
        case "granted": {
          const at = now();
          const { token, until } = await sliceToken(secrets, grant, site, at);
          return c.json(
            {
              access_token: token,
              token_type: "License",
              expires_in: Math.max(1, Math.floor((until.getTime() - at.getTime()) / 1_000)),
              ...(grant.slice && { visits: grant.slice.visits }),
            },
            200,
            noStore,
          );
        }
      }
    },

    /** RFC 7662. A site sees the tokens of its own pages, a company those of its own account. */
    async olpIntrospect(c) {
      const credentials = clientCredentials(c.req.header("authorization"));
      const key = credentials && JSON.stringify(credentials);
      const verdict =
        key !== undefined && siteId.test(credentials?.id ?? "") ? await verifySiteKey(key) : "wrong";
      const company = verdict === "valid" || key === undefined ? undefined : await findCompany(key);
      const asker = verdict === "valid" ? credentials?.id : company?.id;
      if (asker === undefined) return invalidClient(c);
      await countRequest(asker);
      const form = await formOf(c.req.raw);
      if (typeof form === "string") return oauthError(c, "invalid_request", { description: form });
      const token = form.get("token");
      if (token === undefined) return missing(c, "token");
      const site = await siteOf(c);
      const resource = form.get("resource");
      const path = resource && pathOfResource(resource, site.domain);
      const inactive = () => c.json({ active: false }, 200, noStore);
      if (verdict === "valid" && asker !== site.id) return inactive();
      if (resource !== undefined && path === undefined) return inactive();
      const license = await genuineLicense(token, site, path);
      const state = license && (await slices.stateOf(site.id, license.jti, license.slice));
      if (license === undefined || state?.isOpen !== true) return inactive();
      if (company !== undefined && company.id !== state.company) return inactive();
      const { iss, aud, sub, jti, iat, nbf, exp, slice } = license;
      return c.json(
        {
          active: true,
          token_type: "License",
          ...(state.company !== undefined && { client_id: state.company }),
          ...{ iss, aud, sub, jti, iat, nbf, exp, paths: license.paths },
          ...(slice !== undefined && { slice, visits_left: state.visitsLeft ?? 0 }),
        },
        200,
        noStore,
      );
    },

    /** There is nothing to give: what a token opens is read as it is. */
    async olpKey(c) {
      if ((await companyOf(c)) === undefined) return invalidClient(c);
      await siteOf(c);
      const description =
        "No resource of this site is encrypted: a token alone opens it, and there is no key.";
      return oauthError(c, "invalid_resource", { description });
    },
  };

  /** What a token says that we signed for a site, while it lasts; for a path, where one is asked for. */
  async function genuineLicense(token: string, site: Site, path: string | undefined) {
    const origin = `https://${site.domain}`;
    const check = licenseChecker(await licenseKeysOf(secrets, site.workspaceId));
    const use = { issuer: origin, audience: origin, now: now().getTime() };
    const checked = await check(token, { ...use, path: path ?? "/" });
    if (checked.valid) return checked.license;
    if (checked.fault !== "other-paths" || path !== undefined) return undefined;
    // No path was asked about, and all else was checked: the claims are those of a license.
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as License;
  }
}

const siteId = /^[a-z2-7]{16}$/;

function invalidClient(c: Context<ConsoleEnv>): Response {
  const description = "Basic authentication is needed, with the id of an account and a secret of it.";
  return oauthError(c, "invalid_client", { description });
}

function missing(c: Context<ConsoleEnv>, field: string): Response {
  return oauthError(c, "invalid_request", { description: `The field ${field} is missing.` });
}
