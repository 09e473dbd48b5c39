import { copyCode } from "./browser/copy-code.ts";
import { openDialogs, showDialogs } from "./browser/dialogs.ts";
import { startHeader } from "./browser/header.ts";
import { switchLanguages } from "./browser/language.ts";
import { stayWhenOffline } from "./browser/offline.ts";
import { rest } from "./browser/page.ts";
import { wakeIslands } from "./islands/wake.ts";

/** All that runs on every page. It is without React, which comes with the first island or dialog. */
async function start() {
  const tellHeader = startHeader();
  stayWhenOffline();
  openDialogs();
  copyCode();
  wakeIslands();

  const hero = document.querySelector<HTMLElement>("[data-motion]");
  const tellHero = hero && (await import("./home/motion.ts")).startMotion(hero);
  window.awaken?.(document.body);

  // Asking for cookies and storage keeps the page waiting: in a turn of its own.
  await rest();
  switchLanguages(() => {
    tellHeader();
    showDialogs();
    tellHero?.();
  });
}

/** Awaited by what imports this: a page whose script fails is marked as one without. */
export const started = start();
