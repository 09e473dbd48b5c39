import { type Action, type Decision, decide, type Policy } from "@octroi/policy";
import type { TargetPath } from "./target-paths.ts";
import type { Visitor } from "./visitor.ts";

const strictness: Readonly<Record<Action, number>> = { allow: 0, limit: 1, charge: 2, block: 3 };

/**
 * The strictest decision among the paths that servers read in one target: a crawler must not get a page by writing its
 * address so that the gate reads another.
 */
export function decideStrictly(
  policy: Policy,
  visitor: Visitor,
  [first, ...others]: readonly [TargetPath, ...TargetPath[]],
): { readonly decision: Decision; readonly path: TargetPath } {
  const decidedOn = (path: TargetPath) => ({
    path,
    decision: decide(policy, { ...visitor, path: path.pathname + path.search }),
  });
  return others
    .map(decidedOn)
    .reduce(
      (strictest, next) =>
        strictness[next.decision.action] > strictness[strictest.decision.action] ? next : strictest,
      decidedOn(first),
    );
}
