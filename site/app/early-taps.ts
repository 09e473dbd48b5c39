declare global {
  interface Window {
    /** Carries out what was tapped too early. Gone once it has been done. */
    releaseTaps?: (() => void) | undefined;
  }
}

/**
 * Remembers taps on what only script can do, until the page is awake. It runs from the page itself, before anything
 * can be tapped, and so it may use nothing but the platform. Links, popovers and forms work by themselves, and are
 * left alone; `data-early` marks a form's button that does more by script than without.
 */
function holdTaps() {
  const waiting = "main button[type=button]:not([popovertarget]),[data-early]";
  const held: HTMLElement[] = [];
  function hold(event: Event) {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(waiting);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A second tap on what has not answered yet is the same wish.
    if (!control.ariaBusy) held.push(control);
    control.ariaBusy = "true";
  }
  window.addEventListener("click", hold, true);
  window.releaseTaps = () => {
    window.removeEventListener("click", hold, true);
    window.releaseTaps = undefined;
    for (const control of held) {
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
