import { createHash } from "node:crypto";
import { type Follow, follower } from "@octroi/web/reading/follow";
import type { Network } from "@octroi/web/reading/network";
import * as v from "valibot";
import { isSameText } from "../../../domain/secrets/tokens.ts";
import type { ConnectRequest } from "../../../domain/sites/connect-request.ts";
import { bareDomain } from "../../../domain/sites/domain-name.ts";
import type { ConnectFailure, ConnectPlugin, PluginOwner } from "../../../domain/sites/plugin-connection.ts";
import type { Store } from "../../../store/store.ts";
import { countAgainst } from "../rate-limits.ts";

interface ConnectPluginServices {
  store: Pick<Store, "sites" | "siteKeys" | "rateLimit">;
  keyAddress(siteId: string, secret: string): string;
  userAgent: string;
  network: Network;
  /** Whether it is counted how often somebody asks. */
  rateLimit: boolean;
}

/** More than a person connects, fewer than whoever looks for hosts needs. */
const allowance = { requests: 20, seconds: 10 * 60 };
const limits = { maxBytes: 16 * 1024, seconds: 10 };
const route = "/wp-json/octroi/v1/connect";
const proof = v.object({ verifier: v.pipe(v.string(), v.maxLength(200)) });
const acceptance = v.object({ connected: v.literal(true) });

/** As with PKCE (RFC 7636): the site that the browser came from holds what the challenge was made from. */
export function pluginConnector(services: ConnectPluginServices): ConnectPlugin {
  const { store, keyAddress, userAgent, network, rateLimit } = services;
  const { sites, siteKeys } = store;
  const follow = follower(userAgent, network);
  const perClient = rateLimit ? [store.rateLimit("connect-10min", allowance)] : [];

  /** What the site's own route answers, and nothing that it leads to. */
  const ask = (origin: string, query: string, json?: unknown) =>
    follow(new URL(route + query, origin), {
      signal: network.deadline(limits.seconds * 1_000),
      maxBytes: limits.maxBytes,
      redirects: 0,
      accept: "application/json",
      json,
    });

  async function verifierOf({ origin, challenge }: ConnectRequest) {
    const response = await ask(origin, `?${new URLSearchParams({ challenge })}`);
    const failure = failureOf(response);
    if (failure !== undefined) return { failure };
    const answer = v.safeParse(proof, jsonIn(response));
    if (!answer.success || !isSameText(s256(answer.output.verifier), challenge)) {
      return { failure: "unexpected" as const };
    }
    return answer.output;
  }

  /** The workspace's site with this domain, and a new secret of it. */
  async function siteWithSecret(
    { domain }: ConnectRequest,
    { workspaceId, timeZone, personId }: PluginOwner,
  ) {
    const added = await sites.add({ workspaceId, domain, connector: "wordpress", timeZone }, personId);
    if (added !== "repeated") return { site: added.site.id, secret: added.secret };
    const known = await sites.list(workspaceId);
    const site = known.find((each) => bareDomain(each.domain) === bareDomain(domain));
    if (site === undefined)
      throw new Error(`Expected ${domain} among the sites of the workspace, found none`);
    return { site: site.id, secret: await siteKeys.replace(site.id, personId) };
  }

  return async (request, owner) => {
    const tooMany = await countAgainst(perClient, owner.client);
    if (tooMany !== undefined) return tooMany;
    const proven = await verifierOf(request);
    if ("failure" in proven) return proven;
    const { site, secret } = await siteWithSecret(request, owner);
    const key = keyAddress(site, secret);
    const response = await ask(request.origin, "", { verifier: proven.verifier, key });
    if (!v.is(acceptance, jsonIn(response))) {
      await siteKeys.endSecret(site, secret, owner.personId);
      return { failure: "key-not-taken" };
    }
    await sites.markDomainProven(site, "plugin");
    await sites.connect(site);
    return { site };
  };
}

function s256(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

type Response = Awaited<ReturnType<Follow>>;

function failureOf({ answer }: Response): ConnectFailure | undefined {
  switch (answer) {
    case "no-public-server":
      return "private-name";
    case "unreachable":
    case "timeout":
      return "unreachable";
    case "leads-elsewhere":
    case "too-many-redirects":
      return "unexpected";
  }
  if (answer.status === 401 || answer.status === 403) return "closed";
  if (answer.status === 404) return "not-begun";
  return answer.status === 200 ? undefined : "unexpected";
}

/** What an answer holds; undefined where it is no JSON, or an error. */
function jsonIn({ answer }: Response): unknown {
  if (typeof answer === "string" || answer.status !== 200) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(answer.body));
  } catch {
    return undefined;
  }
}
