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
    // Of boxes and of texts: asked for again by each word below.
    const limits = [new Map<Element, number>(), new Map<Element, number>()];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      const text = words.currentNode;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !parent.checkVisibility()) continue;
      range.selectNodeContents(text);
      const { right, width } = range.getBoundingClientRect();
      if (width > 0 && right > limitOf(parent)) found.add(text.textContent.trim().slice(0, 60));
    }
    for (const control of document.querySelectorAll("main :is(button, figcaption a)")) {
      const frame = control.parentElement;
      if (!frame?.offsetWidth || !control.checkVisibility()) continue;
      const isOut = control.getBoundingClientRect().right > frame.getBoundingClientRect().right + tolerance;
      if (isOut) found.add(control.textContent.trim());
    }
    return [...found];

    /**
     * How far right the words of an element are seen. An ellipsis is drawn for the text of a line, not for a box that
     * stands in it: that is cut without one.
     */
    function limitOf(element: Element | null, isText = true): number {
      if (!element || element === document.documentElement) return Infinity;
      const known = limits[Number(isText)]?.get(element);
      if (known !== undefined) return known;
      const limit = measure(element, isText);
      limits[Number(isText)]?.set(element, limit);
      return limit;
    }

    function measure(element: Element, isText: boolean): number {
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      if (overflowX === "auto" || overflowX === "scroll" || (isText && textOverflow === "ellipsis"))
        return Infinity;
      const above = limitOf(element.parentElement, isText && display === "inline");
      if (overflowX !== "hidden" && overflowX !== "clip") return above;
      const frame = element.getBoundingClientRect();
      // A frame of one pixel keeps its words for screen readers.
      return frame.width <= 1 ? Infinity : Math.min(frame.right + tolerance, above);
    }
  });
}
