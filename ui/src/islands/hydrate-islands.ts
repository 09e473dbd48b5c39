import type { ComponentType } from "react";
import { pageIn, rest, valueIn } from "../browser/page.ts";
import { wanted } from "../inline-scripts/early-taps.ts";
import { propsId } from "../page/ids.ts";
import type { Show } from "./hydrate.tsx";
import type { IslandTable } from "./table.ts";

/** The islands that React has hydrated, and how each is shown again. */
const hydrated = new Map<HTMLElement, Show>();

/** Hydrates every island as it comes near the screen, or is used; one after the other. */
export function hydrateIslands(islands: IslandTable) {
  let queue = Promise.resolve();
  for (const part of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const begin = () => {
      load(islands, nameOf(part))
        // One that is late keeps no other waiting.
        .then((loaded) => {
          queue = queue.then(() => hydrateIsland(part, loaded)).catch((reason) => markFailed(part, reason));
        })
        .catch((reason) => {
          markFailed(part, reason);
          // The connection may be back by the time that it is used.
          onceUsed(part, begin);
        });
    };
    onceNeeded(part, begin);
  }
}

function onceNeeded(part: HTMLElement, callback: () => void) {
  const near = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
    // A screen ahead.
    { rootMargin: "100% 0px" },
  );
  const stopWaiting = onceUsed(part, begin);
  function begin() {
    near.disconnect();
    stopWaiting();
    callback();
  }
  for (const child of part.children) near.observe(child);
  if (wanted in part.dataset) begin();
}

function onceUsed(part: HTMLElement, callback: () => void): () => void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    callback();
  };
  for (const use of ["pointerdown", "focusin", wanted]) {
    part.addEventListener(use, begin, { signal: waiting.signal, capture: true });
  }
  return () => waiting.abort();
}

async function load(islands: IslandTable, name: string) {
  const react = import("./hydrate.tsx");
  // To ask for all files in one go is a long task, and so is to run them.
  await rest();
  // The server writes names of the table.
  const [{ hydrate }, component] = await Promise.all([react, islands[name]?.()]);
  return { hydrate, component };
}

async function hydrateIsland(part: HTMLElement, { hydrate, component }: Awaited<ReturnType<typeof load>>) {
  await rest();
  delete part.dataset["script"];
  // A component and its own props, of the same name.
  const show = hydrate(part, component as ComponentType<object>, {
    page: pageIn(document),
    props: propsOf(part),
    onHydrated: () => window.markHydrated?.(part),
  });
  hydrated.set(part, show);
}

/** What does not arrive leaves its part as it is without script. */
function markFailed(part: HTMLElement, reason: unknown) {
  reportError(reason);
  part.dataset["script"] = "lost";
  window.markHydrated?.(part);
}

export const isHydrated = (part: Element) => part instanceof HTMLElement && hydrated.has(part);

/** Shows them with what the page has for them now. */
export function showIslands() {
  for (const [part, show] of hydrated) show(pageIn(document), propsOf(part));
}

function nameOf(part: HTMLElement): string {
  return part.dataset["island"] ?? "";
}

function propsOf(part: HTMLElement): object {
  return valueIn(document, propsId(nameOf(part)));
}
