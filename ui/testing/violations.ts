import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** One row of a long table is like another, and so is one line of code: of those further down none is looked at. */
const furtherDown = ":is(.directory, .registry) tr:nth-child(n + 21), pre .line:nth-child(n + 5)";

interface Leaves {
  /** A part of the page that is looked at elsewhere. */
  except?: string;
  /** Whether colors are held against each other: most of the time goes into that. */
  contrast?: boolean;
}

/**
 * What axe finds wrong on the page or in a part of it. Its target-size rule is off by default, being young.
 */
export async function violations(
  page: Page,
  part?: string,
  { except, contrast = true }: Leaves = {},
): Promise<string[]> {
  // Once in a document is enough: it is half a megabyte of script.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  const where = {
    ...(part !== undefined && { include: [part] }),
    exclude: [furtherDown, ...(except === undefined ? [] : [except])],
  };
  const how: RunOptions = {
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true }, "color-contrast": { enabled: contrast } },
  };
  return page.evaluate(
    async ([context, options]) => {
      const found = await window.axe?.run(context, options);
      if (found === undefined) throw new Error("Expected axe in the page, found none.");
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [where, how] as const,
  );
}

/** Takes out what is not looked at, of which axe would still make a picture: for a page that has done its work. */
export function cutShort(page: Page): Promise<void> {
  return page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) element.remove();
  }, furtherDown);
}
