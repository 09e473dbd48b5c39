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
  const visits = async () => Number((await row.getByRole("cell").last().innerText()).replace(/\D/g, ""));

  const answer = await ask();
  expect(answer).toMatch(/^HTTP\/[\d.]+ 402 /);
  expect(answer).toContain("crawler-price: EUR 0.01");
  await expect(row).toContainText(en.outcomes.charged);
  await expect(page.getByText(en.live.on, { exact: true })).toBeVisible();

  const before = await visits();
  await ask();
  await expect.poll(visits).toBeGreaterThan(before);
  await expect(page.getByRole("figure", { name: en.chart })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a browser that is turned away asks now and then instead", async ({ page, visit }) => {
  await page.route("**/api/ledger", (route) => route.fulfill({ status: 503 }));
  await page.route("**/ledger.json", async (route) => {
    const report = await (await route.fetch()).json();
    const row = {
      operator: "OpenAI",
      purpose: "training",
      identities: { outside: 7 },
      outcomes: { charged: 7 },
    };
    await route.fulfill({
      json: { ...report, visits: 7, crawlers: [{ crawler: "GPTBot", visits: 7, ...row }] },
    });
  });
  await visit("/en/ledger");
  await expect(page.getByText(en.live.polling)).toBeVisible();
  await expect(page.getByRole("row", { name: /GPTBot/ }).first()).toContainText("7");
});
