import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** One row of a long table is like another: of those that come after the first stretch, none is looked at. */
const furtherRows = ":is(.directory, .registry) tr:nth-child(n + 41)";

/**
 * What axe finds wrong on the page, or in a part of it. Its target-size rule is off by default, being young.
 * Legacy mode looks at this page alone, which has no frames, and is twice as fast.
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude(furtherRows)
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  const { violations: found } = await (part === undefined ? axe : axe.include(part)).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
