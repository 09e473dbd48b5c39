import type { ComponentType } from "react";
import { pageIn, rest, valueIn } from "../browser/page.ts";
import { wanted } from "../inline-scripts/early-taps.ts";
import { propsId } from "../page/ids.ts";
import type { Show } from "./hydrate.tsx";
import { type IslandName, islands } from "./table.ts";

/** The islands that React has taken over, and how each is shown again. */
const taken = new Map<HTMLElement, Show>();

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
      arrive(nameOf(part)).then(
        // One that is late keeps no other waiting.
        (arrived) => {
          line = line.then(() => wake(part, arrived)).catch((reason) => lose(part, reason));
        },
        (reason) => lose(part, reason),
      );
    };
    for (const child of part.children) near.observe(child);
    for (const use of ["pointerdown", "focusin", wanted]) {
      part.addEventListener(use, ask, { signal: asked.signal, capture: true });
    }
    if (wanted in part.dataset) ask();
  }
}

async function arrive(name: IslandName) {
  const react = import("./hydrate.tsx");
  // To ask for all files in one go is a long task, and so is to run them.
  await rest();
  const [{ hydrate }, component] = await Promise.all([react, islands[name]()]);
  return { hydrate, component };
}

async function wake(part: HTMLElement, { hydrate, component }: Awaited<ReturnType<typeof arrive>>) {
  await rest();
  // A component and its own props, of the same name.
  const show = hydrate(part, component as ComponentType<object>, {
    page: pageIn(document),
    props: propsOf(part),
    onAwake: () => window.awaken?.(part),
  });
  taken.set(part, show);
}

/** What does not arrive leaves its part as it is without script. */
function lose(part: HTMLElement, reason: unknown) {
  reportError(reason);
  part.dataset["script"] = "lost";
  window.awaken?.(part);
}

export const isTaken = (part: Element) => part instanceof HTMLElement && taken.has(part);

/** Shows them with what the page has for them now. */
export function showIslands() {
  for (const [part, show] of taken) show(pageIn(document), propsOf(part));
}

function nameOf(part: HTMLElement): IslandName {
  // The server writes names of the table.
  return part.dataset["island"] as IslandName;
}

function propsOf(part: HTMLElement): object {
  return valueIn(document, propsId(nameOf(part)));
}
