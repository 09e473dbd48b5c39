import type { ComponentType } from "react";
import { pageIn, rest, valueIn } from "../browser/page.ts";
import type { Show } from "./hydrate.tsx";
import { type IslandName, islands } from "./table.ts";

/** The islands that answer, and how each is shown again. */
const awake = new Map<HTMLElement, Show>();

/** Wakes every island as it comes near the screen, or is used; one after the other. */
export function wakeIslands() {
  let line = Promise.resolve();
  for (const part of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const asked = new AbortController();
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && ask(),
      // A screen ahead.
      { rootMargin: "100% 0px" },
    );
    const ask = () => {
      near.disconnect();
      asked.abort();
      line = line.then(() => wake(part)).catch(() => lose(part));
    };
    for (const child of part.children) near.observe(child);
    for (const use of ["pointerdown", "focusin"]) {
      part.addEventListener(use, ask, { signal: asked.signal, capture: true });
    }
  }
}

async function wake(part: HTMLElement): Promise<void> {
  const name = nameOf(part);
  const react = import("./hydrate.tsx");
  // To ask for all files in one go is a long task, and so is to run them.
  await rest();
  const [{ hydrate }, component] = await Promise.all([react, islands[name]()]);
  await rest();
  const onAwake = () => window.awaken?.(part);
  // A component and its own props, of the same name.
  const show = hydrate(part, component as ComponentType<object>, {
    page: pageIn(document),
    props: propsIn(document, name),
    onAwake,
  });
  awake.set(part, show);
}

/** What does not arrive leaves the page as it is without script. */
function lose(part: HTMLElement) {
  document.documentElement.dataset.script = "lost";
  window.awaken?.(part);
}

export const isAwake = (part: Element) => part instanceof HTMLElement && awake.has(part);

/** Shows the islands that are awake with what another rendering of the page has for them. */
export function showIslands(next: Document) {
  for (const [part, show] of awake) show(pageIn(next), propsIn(next, nameOf(part)));
}

function nameOf(part: HTMLElement): IslandName {
  // The server writes names of the table.
  return part.dataset.island as IslandName;
}

function propsIn(shown: Document, name: IslandName): object {
  return valueIn(shown, `props-${name}`);
}
