import { crawlerSlug } from "@octroi/ui/words/crawler-slug";
import { type Path, pages } from "../pages/pages.ts";
import type { FileRoute } from "../pages/routes.ts";

export function crawlerPath(token: string): Path {
  return `${pages.crawlers}/${crawlerSlug(token)}`;
}

/** The directory with only this operator's crawlers. */
export function operatorPath(operator: string): Path {
  return `${pages.crawlers}?${new URLSearchParams({ operator })}`;
}

/** The whole directory as data. */
export const dataFiles = { json: "/crawlers.json", csv: "/crawlers.csv" } as const satisfies Record<
  string,
  FileRoute
>;
