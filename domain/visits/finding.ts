import { isAiPurpose } from "@octroi/crawlers/identify";
import { leader, shareOf } from "./figures.ts";
import { type VisitPurpose, visitPurposes } from "./purpose.ts";
import type { VisitReport } from "./report.ts";
import { unlisted } from "./visit.ts";

/** What one should see in the chart: who grew or shrank most, or else which AI purpose leads, in percent of AI's visits. */
export type Finding =
  | { kind: "rose" | "fell"; purpose: VisitPurpose; change: number }
  | { kind: "leads"; purpose: VisitPurpose; share: number }
  | { kind: "nothing" };

/** Less is no change that one would speak of. */
const minChange = { percent: 20, visits: 10 };

export function findingIn({ purposes, purposesBefore, ai }: VisitReport): Finding {
  const changes = visitPurposes
    .filter(isShown)
    .map((purpose) => ({ purpose, now: purposes[purpose] ?? 0, before: purposesBefore[purpose] ?? 0 }))
    .filter(({ before }) => before > 0)
    .map(({ purpose, now, before }) => ({
      purpose,
      by: now - before,
      change: Math.round(((now - before) / before) * 100),
    }))
    .filter(({ by, change }) => Math.abs(by) >= minChange.visits && Math.abs(change) >= minChange.percent)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const [most] = changes;
  if (most !== undefined) {
    return { kind: most.by > 0 ? "rose" : "fell", purpose: most.purpose, change: Math.abs(most.change) };
  }
  const leading = leadingPurpose(purposes);
  if (leading === undefined) return { kind: "nothing" };
  return { kind: "leads", purpose: leading, share: shareOf(purposes[leading] ?? 0, ai.visits) };
}

/** The AI purpose with most visits; undefined in a tie. */
export function leadingPurpose(purposes: VisitReport["purposes"]): VisitPurpose | undefined {
  return leader(
    purposes,
    visitPurposes.filter((purpose) => purpose !== unlisted && isAiPurpose(purpose)),
  );
}

function isShown(purpose: VisitPurpose): boolean {
  return purpose === "search-engine" || (purpose !== unlisted && isAiPurpose(purpose));
}
