import type { Period } from "../visits/period.ts";
import { publishedFigures } from "../visits/published-figures.ts";
import type { VisitReading } from "../visits/visits.ts";
import type { Share } from "./share.ts";

/** The figures of a shared dashboard: all that its pages show, and what rules decided only where they are shown. */
export async function sharedFigures(visits: VisitReading, share: Share, period: Period, now: Date) {
  const { site, plan, showsRules } = share;
  const figures = await publishedFigures(visits, site.domain, {
    site: site.id,
    zones: site.zones,
    plan,
    period,
    now,
  });
  if (showsRules) return figures;
  return { ...figures, crawlers: figures.crawlers.map(({ decisions: _, ...crawler }) => crawler) };
}
