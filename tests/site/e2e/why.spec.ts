import { brand } from "@octroi/ui/brand/brand";
import { isReserved } from "@octroi/ui/brand/placeholders";
import { expect, sharing as test } from "./fixtures.ts";

test("P4 E3 leads to the sign-up, to the estimator and to its source", async ({ page, visit }) => {
  await visit("/fr/why");
  const main = page.getByRole("main");
  const signUp = main.getByRole("link", { name: /Créer mon compte/ }).first();
  await expect(signUp).toHaveAttribute("target", "_blank");
  const address = (await signUp.getAttribute("href")) ?? "";
  expect((await page.request.get(address)).url()).toMatch(/\/sign-up$/);
  // Until the operator names the article, there is no link that leads nowhere.
  const sources = isReserved(brand.newsArticleUrl) ? [] : [brand.newsArticleUrl];
  const links = main.getByRole("link", { name: /article source/ });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(sources);
  await main.getByRole("link", { name: "Estimer mes revenus" }).click();
  await expect(page).toHaveURL(/\/fr\/estimator$/);
});

test("P4 the try-it block takes what was typed to the estimator, which computes", async ({ page, visit }) => {
  await visit("/en/why");
  await page.getByLabel("Domain").fill("example.com");
  await page.getByLabel("Monthly traffic").fill("42000");
  await page.getByRole("button", { name: "Open the estimator" }).click();
  await expect(page).toHaveURL("/en/estimator?domain=example.com&traffic=42000");
  await expect(page.getByLabel("Domain")).toHaveValue("example.com");
  await expect(page.getByLabel("Monthly traffic")).toHaveValue("42000");
  await expect(page.getByText("42,000 visits per month")).toBeVisible();
});
