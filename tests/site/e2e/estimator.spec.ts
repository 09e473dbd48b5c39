import { slow } from "@octroi/ui/testing/slow";
import { violations } from "@octroi/ui/testing/violations";
import type { Page, Route } from "@playwright/test";
import { test as alone, expect, sharing as test } from "./fixtures.ts";

const error = "Please enter a domain and a valid traffic number.";
const domain = (page: Page) => page.getByLabel("Domain", { exact: true });
const traffic = (page: Page) => page.getByLabel("Monthly traffic");
const calculate = (page: Page) => page.getByRole("button", { name: "Calculate" });
const result = (page: Page) => page.locator("[aria-live=polite]").filter({ hasText: "Estimate for" });

/** Every call the page makes to the estimator. */
function callsOf(page: Page) {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/estimator")) calls.push(request.postData() ?? "");
  });
  return calls;
}

test("E1 a press with blank fields asks nothing and says why, not before", async ({ page, visit }) => {
  const calls = callsOf(page);
  await visit("/en/estimator");
  await domain(page).fill("  ");
  await expect(page.getByText(error)).toBeHidden();
  await calculate(page).click();
  await expect(page.getByRole("alert")).toHaveText(error);
  await domain(page).fill("example.com");
  for (const typed of ["", "0", "-5", "0.5", "1e300"]) {
    await traffic(page).fill(typed);
    await calculate(page).click();
    await expect(page.getByRole("alert")).toHaveText(error);
    await expect(traffic(page)).toHaveAttribute("aria-invalid", "true");
    await expect(domain(page)).not.toHaveAttribute("aria-invalid");
  }
  expect(calls).toEqual([]);
  await traffic(page).fill("1000");
  await expect(page.getByRole("alert")).toHaveText("");
});

test("E1 the error is in the visitor's language and in red beside the button", async ({ page, visit }) => {
  await visit("/fr/estimator");
  await page.getByRole("button", { name: "Calculer" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Renseignez un domaine et un trafic valide.");
  await expect(alert).toHaveCSS("color", "oklch(0.74 0.155 28)");
  await expect(page.getByLabel("Trafic mensuel")).toHaveAttribute("inputmode", "numeric");
});

test("E2 the four outputs for a million visits, in whole euros", async ({ page, visit, complaints }) => {
  const calls = callsOf(page);
  await visit("/en/estimator");
  await domain(page).fill(" example.com ");
  await traffic(page).fill("1000000");
  await calculate(page).click();
  const rows = result(page).locator("dl").last().locator("div");
  await expect(rows).toHaveText([
    /AI requests per month\s*100,000\s– 250,000/,
    /Gross amount per month\s*€1,000\s– €2,500/,
    /Publisher share per month\s*€800\s– €2,000/,
    /Publisher share per year, median scenario\s*€14,400/,
  ]);
  await expect(result(page)).toContainText(/median\s*€1,200/);
  await expect(result(page)).toContainText("10% to 25%");
  expect(calls.map((call) => JSON.parse(call))).toEqual([
    { domain: "example.com", monthlyTraffic: 1_000_000 },
  ]);
  expect(complaints).toEqual([]);
});

test("E2 while loading the button is disabled and says so", slow, async ({ page, visit }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/estimator", async (route) => {
    await held;
    await route.fallback();
  });
  await visit("/en/estimator");
  await ask(page, "5000");
  await expect(page.getByRole("button", { name: "Calculating…" })).toBeDisabled();
  answer();
  await expect(result(page)).toBeVisible();
  await expect(calculate(page)).toBeEnabled();
});

const failures = {
  "a refusal": (route: Route) => route.fulfill({ status: 400, json: { error: "No." } }),
  "a dead network": (route: Route) => route.abort(),
  "an answer that is no estimate": (route: Route) =>
    route.fulfill({ json: { ai: {}, grossMonthly: { low: "x" } } }),
};

test(
  "E2 a failure shows nothing, clears the earlier result and frees the button",
  slow,
  async ({ page, visit }) => {
    await visit("/en/estimator");
    for (const [name, fail] of Object.entries(failures)) {
      await test.step(name, async () => {
        await ask(page, "5000");
        await expect(result(page)).toBeVisible();
        await page.route("**/api/estimator", fail);
        await ask(page, "6000");
        await expect(result(page)).toBeHidden();
        await expect(calculate(page)).toBeEnabled();
        await expect(page.getByRole("alert")).toHaveText("");
        await expect(page.getByRole("main")).not.toContainText("NaN");
        await page.unroute("**/api/estimator");
      });
    }
  },
);

test("N4 a shared address shows what was shared, already in the HTML, and asks nothing more", async ({
  page,
  request,
  visit,
  complaints,
}) => {
  const calls = callsOf(page);
  const address = "/estimator?domain=example.com&traffic=250000";
  expect(await (await request.get(address)).text()).toContain("250,000 visits per month");
  await visit(address);
  await expect(result(page)).toContainText("250,000 visits per month");
  await expect(domain(page)).toHaveValue("example.com");
  await expect(traffic(page)).toHaveValue("250000");
  expect(calls).toEqual([]);
  expect(complaints).toEqual([]);
});

test("N4 going away and back finds the form and the result again", slow, async ({ page, visit }) => {
  await visit("/en/estimator");
  await ask(page, "250000");
  await expect(result(page)).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/\/en\/pricing$/);
  await page.goBack();
  await expect(result(page)).toContainText("250,000 visits per month");
  await expect(domain(page)).toHaveValue("example.com");
  await expect(traffic(page)).toHaveValue("250000");
  await page.reload();
  await expect(result(page)).toContainText("250,000 visits per month");
});

test(
  "N4 what was typed and not yet asked is there again on the way back, and not at another visit",
  slow,
  async ({ page, visit }) => {
    await visit("/en/estimator");
    await domain(page).fill("example.com");
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(/\/en\/pricing$/);
    await page.goBack();
    await expect(domain(page)).toHaveValue("example.com");
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(/\/en\/pricing$/);
    await page.getByRole("contentinfo").getByRole("link", { name: "Revenue estimator" }).click();
    await expect(page).toHaveURL(/\/en\/estimator$/);
    await expect(domain(page)).toHaveValue("");
  },
);

test(
  "E1 a million is one however it is written, typed and in an address",
  slow,
  async ({ page, visit, request }) => {
    await visit("/en/estimator");
    for (const typed of ["1.000.000", "1 000 000", "1,000,000", "1\u202f000\u202f000"]) {
      await ask(page, "5000");
      await expect(result(page)).toContainText("5,000 visits per month");
      await ask(page, typed);
      await expect(result(page)).toContainText("1,000,000 visits per month");
      const address = `/fr/estimator?domain=example.com&traffic=${encodeURIComponent(typed)}`;
      expect(await (await request.get(address)).text()).toMatch(/1\s000\s000\sde\svisites par mois/);
    }
  },
);

test("E1 an invalid second press clears the result of the first", slow, async ({ page, visit }) => {
  await visit("/en/estimator");
  await ask(page, "5000");
  await expect(result(page)).toBeVisible();
  await ask(page, "0");
  await expect(page.getByRole("alert")).toHaveText(error);
  await expect(result(page)).toBeHidden();
});

alone.describe("the link to a result", () => {
  alone.use({ permissions: ["clipboard-read", "clipboard-write"] });

  alone("E2 leads whoever follows it to the same estimate", async ({ page, visit }) => {
    await visit("/en/estimator");
    await ask(page, "1 234");
    await page.getByRole("button", { name: "Copy the link to this estimate" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe("/estimator");
    await visit(link);
    await expect(domain(page)).toHaveValue("example.com");
    await expect(traffic(page)).toHaveValue("1234");
    await expect(result(page)).toContainText("1,234 visits per month");
  });
});

test("E1 an address that makes no sense breaks nothing", slow, async ({ page, visit, complaints }) => {
  const queries = [
    "traffic=NaN",
    "traffic=-1&domain=%00",
    "traffic=1e999",
    "domain=%3Cscript%3E",
    "a[]=1&&&=",
  ];
  for (const query of queries) {
    await test.step(query, async () => {
      await visit(`/en/estimator?${query}`);
      await calculate(page).click();
      await expect(page.getByRole("alert")).toHaveText(error);
      await expect(page.getByRole("main")).not.toContainText("NaN");
      expect(complaints).toEqual([]);
    });
  }
});

test("H7 form in error and result pass the accessibility rules", async ({ page, visit }) => {
  await visit("/en/estimator");
  await calculate(page).click();
  expect(await violations(page, "main")).toEqual([]);
  await ask(page, "1000000");
  await expect(result(page)).toBeVisible();
  expect(await violations(page, "main")).toEqual([]);
});

test("E2 the largest traffic still fits the screen of a phone", async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit("/en/estimator");
  await ask(page, "1000000000000");
  await expect(result(page)).toContainText("€2,500,000,000");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("L2 a language switch keeps what was typed and restates the result", async ({ page, visit }) => {
  await visit("/en/estimator");
  await ask(page, "1000000");
  await expect(result(page)).toBeVisible();
  await page.getByRole("button", { name: "Choose a language" }).click();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.getByText("Estimation pour")).toBeVisible();
  await expect(page.locator("[aria-live=polite]").first()).toContainText(/800\s€\s– 2\s000\s€/);
  await expect(page.getByLabel("Domaine", { exact: true })).toHaveValue("example.com");
});

alone.describe("without script", () => {
  alone.use({ javaScriptEnabled: false });

  alone("E2 the assumptions and a worked example read whole", async ({ page }) => {
    await page.goto("/en/estimator");
    const main = page.getByRole("main");
    await expect(main).toContainText("€800\u00a0– €2,000");
    await expect(main).toContainText("Our cautious reading");
  });
});

async function ask(page: Page, visits: string) {
  await domain(page).fill("example.com");
  await traffic(page).fill(visits);
  await calculate(page).click();
}
