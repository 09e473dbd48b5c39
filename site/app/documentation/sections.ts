import { type ConnectorId, connectorIds, connectors } from "../../domain/documentation/connectors.ts";
import { type Path, pages } from "../../domain/pages/pages.ts";

/** For those who write programs: what there is to ask for, and to be told of, and how crawlers buy what they read. */
const programGuides = {
  api: pages.documentationApi,
  webhooks: pages.documentationWebhooks,
  "read-lawfully": pages.documentationReadLawfully,
} as const satisfies Record<string, Path>;

export type SectionId = "getting-started" | ConnectorId | keyof typeof programGuides;

/** What the documentation's navigation leads to: its sections, and the middleware's page. */
export type GuideId = SectionId | "middleware";

/** The sections in reading order: the sidebar, the menu and previous/next follow it. */
export const sectionIds: readonly SectionId[] = ["getting-started", ...connectorIds];

/** The same of the guides for programs, which stand below. */
export const programGuideIds: readonly SectionId[] = ["api", "webhooks", "read-lawfully"];

export function sectionPath(id: SectionId): Path {
  if (id === "getting-started") return pages.documentation;
  return isProgramGuide(id) ? programGuides[id] : connectors[id].guide;
}

function isProgramGuide(id: SectionId): id is keyof typeof programGuides {
  return Object.hasOwn(programGuides, id);
}

/** The section an address names: none is getting started, one nobody wrote is none. */
export function sectionOf(connector: string = "getting-started"): SectionId | undefined {
  return [...sectionIds, ...programGuideIds].find((id) => id === connector);
}

export function neighborsOf(id: SectionId): { previous?: SectionId; next?: SectionId } {
  const ids = isProgramGuide(id) ? programGuideIds : sectionIds;
  const position = ids.indexOf(id);
  const previous = ids[position - 1];
  const next = ids[position + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** The steps of the WordPress guide, by their anchors. */
export const wordpressSteps = ["install", "activate", "accept-terms", "add-domain", "connection"] as const;
export type WordpressStep = (typeof wordpressSteps)[number];
