import { createGate } from "@octroi/edge";
import { type Because, type Identity, type Limit, type Rule, secondsIn } from "@octroi/policy";
import { proposedPrice } from "@octroi/ui/policy/draft";
import type { Decision } from "@octroi/ui/words/decision";
import { type Choice, foreignAddress, publishedAddress } from "./choice.ts";

/** One visit at the gate: what was sent, what came back, and why. */
export interface Exchange {
  request: readonly string[];
  status: number;
  headers: readonly (readonly [string, string])[];
  /** Null: the site's own page. */
  body: string | null;
  identity: Identity;
  decision: Decision;
  because: Exclude<Because, "stranger">;
  /** The place of the deciding rule in the policy, from 0. */
  rule: number | null;
}

/** The User-Agent headers of crawlers, by token. */
export type UserAgents = Readonly<Record<string, string>>;

/** The one visit a minute that is limited to is the one before that which is shown. */
const limit = { visits: 1, per: "minute" } as const;

/** Makes the visit, at a gate whose policy holds the one decision. Nothing leaves the page. */
export async function exchangeFor(choice: Choice, userAgents: UserAgents): Promise<Exchange> {
  const published = publishedAddress[choice.crawler];
  const exchange = await exchangeAt(policyOf(choice), {
    userAgent: userAgents[choice.crawler] ?? choice.crawler,
    address: choice.origin === "published" && published !== null ? published : foreignAddress,
    url: new URL(choice.path, "https://example.com"),
  });
  if (exchange === undefined)
    throw new Error(`Expected a crawler of the registry, found “${choice.crawler}”.`);
  return exchange;
}

export interface GateVisit {
  userAgent: string;
  address: string;
  url: URL;
}

/** Makes a visit at a gate with this policy; undefined for a visitor that is no known crawler: it passes. */
export async function exchangeAt(policy: unknown, { userAgent, address, url }: GateVisit) {
  const limits = { count: (_: string, { visits, per }: Limit) => exceededLimit(visits, per) };
  const gate = createGate({ policy, mode: "enforce", selfReport: false, limits });
  const headers = new Headers({ host: url.host, "user-agent": userAgent, accept: "*/*" });
  const visit = await gate.inspect({ method: "GET", url: url.href, headers }, { address });
  const { visitor, decision, answer } = visit;
  if (!visitor || !decision) return undefined;
  const exchange: Exchange = {
    request: [
      `GET ${url.pathname}${url.search} HTTP/1.1`,
      ...[...headers].map(([name, value]) => `${name}: ${value}`).sort(hostFirst),
    ],
    status: answer?.status ?? 200,
    headers: Object.entries(answer?.headers ?? visit.headers),
    body: answer?.body ?? null,
    identity: visitor.identity,
    decision: decision.action,
    because: decision.because === "stranger" ? "no-rule" : decision.because,
    rule: decision.rule,
  };
  return exchange;
}

/** A counter that has just let the last visit through: what a limit answers is what one wants to see. */
function exceededLimit(visits: number, per: Limit["per"]) {
  return { within: false, retryAfter: Math.ceil(secondsIn[per] / visits) };
}

function policyOf({ crawler, decision }: Choice) {
  const who = { crawler: [crawler] };
  const rules: Record<Decision, Rule> = {
    allow: { who, action: "allow" },
    block: { who, action: "block" },
    limit: { who, action: "limit", limit },
    charge: { who, action: "charge", price: proposedPrice },
  };
  return {
    version: 1,
    site: { origin: "https://example.com", contact: "rights@example.com" },
    rules: [rules[decision]],
    license: { url: "https://example.com/license.xml", terms: "https://example.com/terms" },
  };
}

function hostFirst(a: string, b: string): number {
  return Number(b.startsWith("host:")) - Number(a.startsWith("host:"));
}
