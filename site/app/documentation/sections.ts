import { installMinutes } from "../../domain/site/figures.ts";
import { type Path, pages } from "../../domain/site/pages.ts";

/** The sections in reading order: the sidebar, the menu and previous/next follow it. */
export const sectionIds = ["getting-started", "wordpress", "vercel", "dns"] as const;
export type SectionId = (typeof sectionIds)[number];

export const connectorIds = ["wordpress", "vercel", "dns"] as const;
export type ConnectorId = (typeof connectorIds)[number];

export const sectionPaths: Readonly<Record<SectionId, Path>> = {
  "getting-started": pages.documentation,
  wordpress: pages.documentationWordpress,
  vercel: pages.documentationVercel,
  dns: pages.documentationDns,
};

/** The section an address names: none is getting started, one nobody wrote is none. */
export function sectionOf(connector: string = "getting-started"): SectionId | undefined {
  return sectionIds.find((id) => id === connector);
}

/** What a section takes to follow, where it is a guide. */
export function minutesOf(id: SectionId): number | undefined {
  return id === "getting-started" ? undefined : installMinutes[id];
}

export function neighborsOf(id: SectionId): { previous?: SectionId; next?: SectionId } {
  const position = sectionIds.indexOf(id);
  const previous = sectionIds[position - 1];
  const next = sectionIds[position + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** The steps of the WordPress guide, by their anchors. */
export const wordpressSteps = ["install", "activate", "accept-terms", "add-domain", "connection"] as const;
export type WordpressStep = (typeof wordpressSteps)[number];
