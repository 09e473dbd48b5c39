import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** One row of a long table is like another, and so is one line of code: of those further down none is looked at. */
const furtherDown = ":is(.directory, .registry) tr:nth-child(n + 21), pre .line:nth-child(n + 5)";

/**
 * What axe finds wrong on the page, in a part of it, or but for a part of it. Its target-size rule is off by
 * default, being young. Legacy mode looks at this page alone, which has no frames, and is twice as fast.
 */
export async function violations(page: Page, part?: string, except?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude(furtherDown)
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  if (part !== undefined) axe.include(part);
  if (except !== undefined) axe.exclude(except);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
