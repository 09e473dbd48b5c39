import type { Page } from "@playwright/test";

/**
 * The words of a page that its frames cut off at the right, or that run out of their control: what a sideways scroll of
 * the whole page would not show. What scrolls by itself, what is cut on purpose with an ellipsis, and what is written for
 * screen readers alone is left out.
 */
export function wordsCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 1;
    const found = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      const text = words.currentNode;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !parent.checkVisibility()) continue;
      range.selectNodeContents(text);
      const { right, width } = range.getBoundingClientRect();
      if (width > 0 && isCut(parent, right)) found.add(text.textContent.trim().slice(0, 60));
    }
    for (const control of document.querySelectorAll("main :is(button, figcaption a)")) {
      const frame = control.parentElement;
      if (!frame?.offsetWidth || !control.checkVisibility()) continue;
      const isOut = control.getBoundingClientRect().right > frame.getBoundingClientRect().right + tolerance;
      if (isOut) found.add(control.textContent.trim());
    }
    return [...found];

    /** An ellipsis is drawn for the text of a line, not for a box that stands in it: that is cut without one. */
    function isCut(element: Element | null, right: number, isText = true): boolean {
      if (!element || element === document.documentElement) return false;
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      if (overflowX === "auto" || overflowX === "scroll" || (isText && textOverflow === "ellipsis"))
        return false;
      const frame = element.getBoundingClientRect();
      const cuts = overflowX === "hidden" || overflowX === "clip";
      // A frame of one pixel keeps its words for screen readers.
      if (cuts && frame.width <= 1) return false;
      if (cuts && right > frame.right + tolerance) return true;
      return isCut(element.parentElement, right, isText && display === "inline");
    }
  });
}
