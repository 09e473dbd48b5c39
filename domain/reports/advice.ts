import type { Mode } from "../rules/mode.ts";
import { msPerDay } from "../visits/day.ts";
import { isAi } from "../visits/purpose.ts";
import type { Plan } from "../workspaces/workspace.ts";
import type { Week } from "./week.ts";

/** The one thing to do after a week, of what there is to do the most pressing. */
export type Advice =
  /** Nothing was heard of the connector for a day. */
  | { kind: "check-connection"; since: string }
  /** A crawler fetches what the rules ask it not to, and is let in. */
  | { kind: "block"; crawler: string; visits: number }
  /** Somebody uses a crawler's name. */
  | { kind: "look-at-outside"; crawler: string; visits: number }
  /** An AI crawler that no rule is about came for the first time. */
  | { kind: "decide"; crawler: string }
  /** Rules are published, and refuse nobody yet. */
  | { kind: "enforce" }
  /** There are no rules. */
  | { kind: "write-rules" }
  | { kind: "nothing" };

/** The most pressing first, in the order in which `adviceFor` looks for them. */
export const adviceKinds = [
  "check-connection",
  "block",
  "look-at-outside",
  "decide",
  "enforce",
  "write-rules",
  "nothing",
] as const satisfies readonly Advice["kind"][];

/** What is known beside the visits. */
export interface SiteState {
  dueAt: Date;
  plan: Plan;
  /** When a connector was last heard of. */
  lastSeenAt: string | undefined;
  /** Of the latest published rules. */
  mode: Mode | undefined;
}

/** Fewer are stray visits that nobody need look at. */
const minOutside = 10;

export function adviceFor({ report, news, outside }: Week, state: SiteState): Advice {
  const { dueAt, plan, lastSeenAt, mode } = state;
  if (lastSeenAt !== undefined && Date.parse(lastSeenAt) <= dueAt.getTime() - msPerDay) {
    return { kind: "check-connection", since: lastSeenAt };
  }
  const [ignoring] = report.crawlers
    .filter(({ crawler, outcomes }) => isAi(crawler) && (outcomes.passed ?? 0) > 0)
    .map(({ crawler, disallowed = 0 }) => ({ crawler, visits: disallowed }))
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.visits - a.visits);
  if (ignoring !== undefined) return { kind: "block", ...ignoring };
  const [impostor] = outside;
  if (impostor !== undefined && impostor.visits >= minOutside)
    return { kind: "look-at-outside", ...impostor };
  const undecided = news.find(
    ({ crawler, decisions }) => isAi(crawler) && Object.keys(decisions).join() === "allow",
  );
  if (undecided !== undefined) return { kind: "decide", crawler: undecided.crawler };
  if (mode === "observe" && plan === "pro") return { kind: "enforce" };
  return { kind: mode === undefined ? "write-rules" : "nothing" };
}
