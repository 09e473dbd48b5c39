import { copyCode } from "@octroi/ui/browser/copy-code";
import { stayWhenOffline } from "@octroi/ui/browser/offline";
import { readCharts } from "@octroi/ui/browser/read-chart";
import { hydrateIslands } from "@octroi/ui/islands/hydrate-islands";
import { sendOnce } from "./browser/double-clicks.ts";
import { saveDrafts } from "./browser/draft-saving.ts";
import { keepLive } from "./browser/live-parts.ts";
import { offerPasskeys } from "./browser/passkeys.ts";
import { offerPrinting } from "./browser/printing.ts";
import { fillTimeZone } from "./browser/time-zone.ts";
import { islands } from "./islands/table.ts";

/** All that runs on every page. It is without React, which comes with the first island. */
async function start() {
  stayWhenOffline();
  copyCode();
  readCharts();
  offerPasskeys();
  offerPrinting();
  saveDrafts();
  sendOnce();
  keepLive();
  fillTimeZone();
  hydrateIslands(islands);
  window.markHydrated?.(document.body);
}

/** Awaited by what imports this: a page whose script fails is marked as one without. */
export const started = start();
