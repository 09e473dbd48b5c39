import { shareOf } from "./figures.ts";

/** How often a page was asked for. */
export interface PageRow {
  /** Empty for the pages of a section that are counted together. */
  path: string;
  /** The first part of the path; empty for pages at the root, and for all that are in no section. */
  section: string;
  visits: number;
}

export interface SectionRow {
  section: string;
  visits: number;
  /** In percent of all. */
  share: number;
  /** How many pages of it are counted one by one. */
  pages: number;
}

/** Pages by section, the most visits first. `/recettes/` is a page of the section that it opens. */
export function sectionsOf(rows: readonly PageRow[]): SectionRow[] {
  const names = new Set(rows.map(({ section }) => section));
  const sections = new Map<string, Omit<SectionRow, "share">>();
  for (const { path, section, visits } of rows) {
    const index = path.split("/")[1] ?? "";
    const name = section === "" && names.has(index) ? index : section;
    const found = sections.get(name) ?? { section: name, visits: 0, pages: 0 };
    sections.set(name, {
      section: name,
      visits: found.visits + visits,
      pages: found.pages + (path === "" ? 0 : 1),
    });
  }
  const all = rows.reduce((sum, { visits }) => sum + visits, 0);
  return [...sections.values()]
    .sort((a, b) => b.visits - a.visits || (a.section < b.section ? -1 : 1))
    .map((section) => ({ ...section, share: shareOf(section.visits, all) }));
}

/** What bounds the pages of a site, so that paths which visitors make up fill no table. */
export const pageLimits = {
  /** Pages that have a row of their own. */
  pages: 10_000,
  sections: 24,
  /** Pages and crawlers on one day. */
  rowsPerDay: 20_000,
  /** What is kept of them once the day is over. */
  rowsPerPastDay: 1_000,
} as const;
