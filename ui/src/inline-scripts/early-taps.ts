declare global {
  interface Window {
    /** Says that a part of the page answers by script from now on, and carries out what was tapped there too early. */
    markHydrated?: (part: HTMLElement) => void;
  }
}

/** How a part is told that it was tapped too early, and marked. */
export const wanted = "wanted";

/**
 * Remembers taps on what only script can do, until that part of the page is hydrated. It runs from the page itself, before
 * anything can be tapped, and so it may use nothing but the platform. Links, popovers and forms work by themselves, and
 * are left alone; `data-early` marks a form's button that does more by script than without.
 */
function holdTaps() {
  const waiting = "main button[type=button]:not([popovertarget]),[data-early]";
  /** Each with its part: the control itself may have been replaced by then. */
  const pendingTaps = new Map<HTMLElement, HTMLElement>();
  addEventListener(
    "click",
    (event) => {
      const control = event.target instanceof Element && event.target.closest<HTMLElement>(waiting);
      if (!control) return;
      const part = control.closest<HTMLElement>("[data-island]") ?? document.body;
      if ("hydrated" in part.dataset) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // A second tap on what has not answered yet is the same wish.
      pendingTaps.set(control, part);
      control.ariaBusy = "true";
      part.dataset["wanted"] = "";
      part.dispatchEvent(new Event("wanted"));
    },
    true,
  );
  window.markHydrated = (part) => {
    part.dataset["hydrated"] = "";
    for (const [control, itsPart] of pendingTaps) {
      if (itsPart !== part) continue;
      pendingTaps.delete(control);
      control.ariaBusy = null;
      control.click();
    }
  };
}

/** Without its indents: it is in every page. */
export const earlyTaps = `(${holdTaps})()`
  .split("\n")
  .map((line) => line.trim())
  .join("\n");
