import { createGate } from "@octroi/edge";
import type { Identity, Rule } from "@octroi/policy";
import type { Decision } from "../../domain/site/decision.ts";
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
  because: "rule" | "search-engine" | "open-path";
}

/** The User-Agent headers of crawlers, by token. */
export type UserAgents = Readonly<Record<string, string>>;

/** What a limit answers is shown for the visit after the last that it lets through. */
const limit = { visits: 1, per: "minute" } as const;

/** Makes the visit, at a gate whose policy holds the one decision. Nothing leaves the page. */
export async function exchangeFor(choice: Choice, userAgents: UserAgents): Promise<Exchange> {
  const userAgent = userAgents[choice.crawler] ?? choice.crawler;
  const gate = createGate({ policy: policyOf(choice), mode: "enforce", selfReport: false });
  const headers = new Headers({ host: "example.com", "user-agent": userAgent, accept: "*/*" });
  const request = { method: "GET", url: `https://example.com${choice.path}`, headers };
  const published = publishedAddress[choice.crawler];
  const address = choice.origin === "published" && published !== null ? published : foreignAddress;
  const visits = choice.decision === "limit" ? limit.visits + 1 : 1;
  let visit = await gate.visit(request, { address });
  for (let count = 1; count < visits; count++) visit = await gate.visit(request, { address });
  const { visitor, decision, answer } = visit;
  if (!visitor || !decision) throw new Error(`The gate does not know ${choice.crawler}.`);
  return {
    request: [
      `GET ${choice.path} HTTP/1.1`,
      ...[...headers].map(([name, value]) => `${name}: ${value}`).sort(hostFirst),
    ],
    status: answer?.status ?? 200,
    headers: Object.entries(answer?.headers ?? visit.headers),
    body: answer?.body ?? null,
    identity: visitor.identity,
    decision: decision.action,
    because: becauseOf(decision.because),
  };
}

function policyOf({ crawler, decision }: Choice) {
  const who = { crawler: [crawler] };
  const rules: Record<Decision, Rule> = {
    allow: { who, action: "allow" },
    block: { who, action: "block" },
    limit: { who, action: "limit", limit },
    charge: { who, action: "charge", price: { amount: "0.005", currency: "EUR" } },
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

function becauseOf(because: string): Exchange["because"] {
  return because === "search-engine" || because === "open-path" ? because : "rule";
}
