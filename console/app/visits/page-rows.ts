import type { PageRow } from "../../../domain/visits/pages.ts";
import { onePagePath, type VisitsPage } from "./visits-page.ts";

export interface ShownPage extends PageRow {
  /** Where more about it is; undefined for what is counted together. */
  to: string | undefined;
}

export function shownPages(rows: readonly PageRow[], page: VisitsPage): ShownPage[] {
  return rows.map((row) => ({ ...row, to: row.path === "" ? undefined : onePagePath(page, row.path) }));
}
