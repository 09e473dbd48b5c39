import type { Subject } from "../visits/load.ts";
import { publishedFigures } from "../visits/published-figures.ts";
import type { VisitQueries } from "../visits/visits.ts";
import type { Share } from "./share.ts";

/** The figures of a shared dashboard: all that its pages show, and what rules decided only where they are shown. */
export async function sharedFigures(visits: VisitQueries, share: Share, subject: Subject) {
  const { site, showsRules } = share;
  const figures = await publishedFigures(visits, site.domain, subject);
  if (showsRules) return figures;
  return { ...figures, crawlers: figures.crawlers.map(({ decisions: _, ...crawler }) => crawler) };
}
