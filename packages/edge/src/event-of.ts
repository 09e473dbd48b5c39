import type { AssistantId } from "@octroi/crawlers/assistants";
import type { Decision } from "@octroi/policy";
import type { AppliedDecision } from "./apply-decision.ts";
import type { PeopleEvent, VisitEvent } from "./events/event.ts";
import { truncated } from "./events/truncated.ts";
import type { Visitor } from "./visitor.ts";

/** A crawler, or a program that no list knows, by the name that it gives itself. */
export interface ReportedVisitor extends Pick<Visitor, "identity"> {
  readonly crawler: Pick<VisitEvent, "operator" | "purpose"> & { readonly token: string };
}

/** What is known of a visit besides who came and what was decided. */
export interface VisitFacts extends Pick<VisitEvent, "host" | "path" | "method" | "status" | "mode"> {
  readonly time: number;
  readonly address: string | undefined;
}

/** Longer paths are cut: a report is for counting pages. */
const maxPathLength = 2048;
/** A name of 253 characters is the longest there is. */
const maxHostLength = 260;

export function eventOf(
  { time, host, path, address, ...facts }: VisitFacts,
  { crawler, identity }: ReportedVisitor,
  decision: Decision,
  { refusal, license }: AppliedDecision,
): VisitEvent {
  return {
    v: 1,
    id: crypto.randomUUID(),
    time: new Date(time).toISOString(),
    ...facts,
    host: host.slice(0, maxHostLength),
    path: path.slice(0, maxPathLength),
    crawler: crawler.token,
    operator: crawler.operator,
    purpose: crawler.purpose,
    identity,
    decision: decision.action,
    because: decision.because,
    rule: decision.rule,
    refusal: refusal?.status ?? null,
    ...(decision.action === "charge" && { price: decision.price }),
    ...(license && { license: { id: license.jti, licensee: license.sub } }),
    ...(address && { address: truncated(address) }),
  };
}

/** Of a program that no list knows, about which nothing is decided. */
export function unlistedEventOf(facts: VisitFacts, token: string): VisitEvent {
  const crawler = { token, operator: null, purpose: null };
  const decision = { action: "allow", because: "no-rule", rule: null } as const;
  return eventOf(facts, { crawler, identity: "unverifiable" }, decision, {});
}

/** Of one person, as the first of a sum. */
export function peopleEventOf(from: AssistantId, path: string): PeopleEvent {
  return { v: 1, id: crypto.randomUUID(), from, path: path.slice(0, maxPathLength), people: 1 };
}
