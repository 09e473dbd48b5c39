import type { AssistantId } from "@octroi/crawlers/assistants";
import type { Decision } from "@octroi/policy";
import type { AppliedDecision } from "./apply-decision.ts";
import type { PeopleEvent, VisitEvent } from "./events/event.ts";
import { truncated } from "./events/truncated.ts";
import type { GateRequest } from "./request.ts";
import { targetPaths } from "./target-paths.ts";
import type { Visitor } from "./visitor.ts";

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
  { crawler, identity }: Visitor,
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

/** Of one person, as the first of a sum. */
export function peopleEventOf(from: AssistantId, { url }: GateRequest): PeopleEvent {
  const [{ pathname }] = targetPaths(url);
  return { v: 1, id: crypto.randomUUID(), from, path: pathname.slice(0, maxPathLength), people: 1 };
}
