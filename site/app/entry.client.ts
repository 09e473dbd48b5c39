import { copyCode } from "@octroi/ui/browser/copy-code";
import { stayWhenOffline } from "@octroi/ui/browser/offline";
import { rest } from "@octroi/ui/browser/page";
import { hydrateIslands } from "@octroi/ui/islands/hydrate-islands";
import { openDialogs, showDialogs } from "./browser/dialogs.ts";
import { startHeader } from "./browser/header.ts";
import { switchLanguages } from "./browser/language.ts";
import { islands } from "./islands/table.ts";

/** All that runs on every page. It is without React, which comes with the first island or dialog. */
async function start() {
  const updateHeader = startHeader();
  stayWhenOffline();
  openDialogs();
  copyCode();
  hydrateIslands(islands);

  // Asking for cookies and storage keeps the page waiting: in a turn of its own.
  await rest();
  let updateHero: (() => void) | undefined;
  switchLanguages(() => {
    updateHeader();
    showDialogs();
    updateHero?.();
  });

  const hero = document.querySelector<HTMLElement>("[data-motion]");
  if (hero) updateHero = await startHero(hero);
  window.markHydrated?.(document.body);
}

/** Last, because the page does without it: should it not arrive, the hero stands still. */
async function startHero(hero: HTMLElement): Promise<(() => void) | undefined> {
  try {
    return (await import("./home/motion.ts")).startMotion(hero);
  } catch (reason) {
    reportError(reason);
    return undefined;
  }
}

/** Awaited by what imports this: a page whose script fails is marked as one without. */
export const started = start();
