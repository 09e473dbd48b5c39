import type { BlockingCost } from "@octroi/crawlers";

/** Whether blocking takes something away from every publisher, rather than from a few or from none. */
export function isLoss(cost: BlockingCost): boolean {
  return cost.startsWith("loses-") || cost.startsWith("breaks-");
}
