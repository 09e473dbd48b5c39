import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { violations } from "@octroi/ui/testing/violations";
import { ledgerCopy } from "../../../site/app/content/ledger.ts";
import { expect, sharing as test } from "./fixtures.ts";

const run = promisify(execFile);
const { en } = ledgerCopy;

test("whoever asks as GPTBot with the page’s own command sees the row appear and count", async ({
  page,
  site,
  visit,
  complaints,
}) => {
  await visit("/en/ledger");
  const command = await page.locator("#arrive code").innerText();
  const [program = "", ...words] = command.split(" ");
  const address = new URL(words.pop() ?? "").pathname;
  const ask = async () => (await run(program, [...words, site.address + address])).stdout;
  const row = page.getByRole("table", { name: en.crawlers.caption }).getByRole("row", { name: /GPTBot/ });
  async function visits(): Promise<number> {
    await visit("/en/ledger");
    // Before the first visit, the row is an example.
    if (await page.getByText(en.empty.heading).isVisible()) return 0;
    return (await row.isVisible())
      ? Number((await row.getByRole("cell").last().innerText()).replace(/\D/g, ""))
      : 0;
  }

  const answer = await ask();
  expect(answer).toMatch(/^HTTP\/[\d.]+ 402 /);
  expect(answer).toContain("crawler-price: EUR 0.01");
  await expect.poll(visits).toBeGreaterThan(0);
  await expect(row).toContainText(en.outcomes.charged);

  const before = await visits();
  await ask();
  await expect.poll(visits).toBeGreaterThan(before);
  await expect(page.getByRole("figure", { name: en.chart })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
