import { slow } from "@octroi/ui/testing/slow";
import { generatorCopy } from "../../../site/app/content/generator.ts";
import { registryCrawlers } from "../../../site/domain/directory/ai-crawlers.ts";
import { generatorBots } from "../../../site/domain/robots/generator-names.ts";
import { expect, sharing as test } from "./fixtures.ts";
import { addressIn, file } from "./generator-page.ts";

test("G4 the registry sorts by a column’s head and narrows by purpose and operator", async ({
  page,
  visit,
}) => {
  const { registry } = generatorCopy.en;
  await visit(addressIn("en"));
  const table = page.getByRole("table", { name: registry.caption });
  const first = table.getByRole("rowheader").first();
  const head = (column: keyof typeof registry.columns) =>
    table.getByRole("columnheader", { name: registry.columns[column] });
  await expect(head("token")).toHaveAttribute("aria-sort", "ascending");
  const atTop = (await first.textContent()) ?? "";
  await head("token").getByRole("button").press("Enter");
  await expect(head("token")).toHaveAttribute("aria-sort", "descending");
  await expect(first).not.toHaveText(atTop);
  await head("operator").getByRole("button").click();
  await expect(head("operator")).toHaveAttribute("aria-sort", "ascending");
  await expect(head("token")).not.toHaveAttribute("aria-sort");

  await page.getByLabel(registry.operator.label, { exact: true }).selectOption("OpenAI");
  await page.getByLabel(registry.purpose.label, { exact: true }).selectOption("training");
  await expect(table.getByRole("rowheader")).toHaveCount(1);
  await expect(first).toContainText("GPTBot");
  await page.getByLabel(registry.search.label).fill("nobody at all");
  await expect(page.getByText(registry.empty)).toBeVisible();
  await page.getByRole("button", { name: registry.reset }).click();
  await expect(table.getByRole("rowheader")).toHaveCount(registryCrawlers.length);
});

test(
  "G4 on a phone the registry is still a table, each fact is named, and a list sorts it",
  slow,
  async ({ page, visit }) => {
    const { registry } = generatorCopy.fr;
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(addressIn("fr"));
    await page.getByLabel(registry.search.label).fill("GPTBot");
    const row = page.getByRole("row").filter({ hasText: "GPTBot" });
    const label = await row
      .getByRole("cell")
      .first()
      .evaluate((cell) => getComputedStyle(cell, "::before").content);
    expect(label).toContain(registry.columns.operator);
    await page.getByLabel(registry.search.label).fill("");
    await page.getByLabel(registry.sortBy).selectOption({ label: registry.columns.operator });
    await expect(page.getByRole("rowheader").first()).not.toContainText("AddSearch");
  },
);

test("without script the whole registry and the default file can be read", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.address, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressIn("fr"));
  await expect(page.getByRole("rowheader")).toHaveCount(registryCrawlers.length);
  for (const token of generatorBots) await expect(file(page)).toContainText(`User-agent: ${token}\n`);
  await expect(page.getByText(generatorCopy.fr.checklist.withoutScript)).toBeVisible();
  await context.close();
});

test("the registry does not travel as script", async ({ page, visit }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await visit(addressIn("en"));
  await page.getByLabel(generatorCopy.en.existing.label).fill("# mine\n");
  await expect(file(page)).toContainText("# mine");
  const sources = await Promise.all(scripts);
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((source) => source.includes("Ai2Bot-Dolma"))).toEqual([]);
});
