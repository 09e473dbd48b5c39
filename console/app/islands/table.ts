import type { IslandTable } from "@octroi/ui/islands/table";

/** The parts of pages that answer by script. The rest of a page is HTML, and stays what the server wrote. */
export const islands = {
  firstVisit: () => import("../visits/first-visit.tsx").then(({ FirstVisit }) => FirstVisit),
  liveList: () => import("../visits/live-list.tsx").then(({ LiveList }) => LiveList),
  logImport: () => import("../visits/log-import.tsx").then(({ LogImport }) => LogImport),
} satisfies IslandTable;
