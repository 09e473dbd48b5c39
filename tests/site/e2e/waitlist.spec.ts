import { DatabaseSync } from "node:sqlite";
import { languages } from "@octroi/ui/language/language";
import { journeyLanguages, slow } from "@octroi/ui/testing/slow";
import { violations } from "@octroi/ui/testing/violations";
import type { Page } from "@playwright/test";
import { waitlist } from "../../../site/app/content/waitlist.ts";
import { test as alone, expect, sharing as test } from "./fixtures.ts";

const words = {
  fr: {
    title: "Demander une invitation",
    submit: "Demander mon invitation",
    first: "Prénom",
    last: "Nom",
    success: "Inscription confirmée ! Nous vous préviendrons bientôt.",
    invalid: "Requête invalide",
    server: "Erreur serveur",
  },
  en: {
    title: "Request an invitation",
    submit: "Request my invitation",
    first: "First name",
    last: "Last name",
    success: "You’re in! We’ll reach out soon.",
    invalid: "Invalid request",
    server: "Server error",
  },
} as const;

test("W1 the console’s link fills in the form, and nothing but its fields", async ({ page, visit }) => {
  const fields = {
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.org",
    website: "https://a.example",
  };
  await visit(`/en/waitlist#${new URLSearchParams({ ...fields, page: "/elsewhere" })}`);
  for (const [name, value] of Object.entries(fields)) {
    await expect(page.locator(`main input[name="${name}"]`)).toHaveValue(value);
  }
  await expect(page.locator('main input[name="page"]')).toHaveValue("/en/waitlist");
});

for (const language of journeyLanguages("en")) {
  const w = words[language];

  alone(
    `W1 W3 (${language}) a sign-up is confirmed, stored, and the window closes by itself`,
    async ({ page, visit, site }) => {
      await page.clock.install();
      await visit(`/${language}/team#waitlist`);
      const dialog = page.getByRole("dialog", { name: w.title });
      const email = `W3.${language}@Example.org`;
      await fill(page, language, { email });
      await page.clock.pauseAt(Date.now() + 60_000);
      await dialog.getByRole("button", { name: w.submit }).click();
      await expect(dialog.getByRole("status")).toHaveText(w.success);
      await expect(dialog.getByLabel(w.first)).toHaveValue("");
      await page.clock.runFor(1199);
      await expect(dialog).toBeVisible();
      await page.clock.runFor(1);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/team$/);
      expect(storedIn(site.database, email.toLowerCase())).toMatchObject({
        first_name: "Ada",
        last_name: "Martin",
        website: "https://blog.example/",
        language,
        page: `/${language}/team`,
      });
    },
  );

  test(`W2 (${language}) an incomplete form says so, keeps what was typed and sends nothing`, async ({
    page,
    visit,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await visit(`/${language}/team#waitlist`);
    const dialog = page.getByRole("dialog");
    for (const wrong of [
      { email: "" },
      { email: "a@b" },
      { email: "a b@c.d" },
      { first: "   " },
      { last: "" },
    ]) {
      await fill(page, language, wrong);
      await dialog.getByRole("button", { name: w.submit }).click();
      await expect(dialog.getByRole("alert")).toHaveText(w.invalid);
      await expect(dialog.locator("[aria-invalid=true]")).toBeFocused();
      await expect(dialog.getByLabel("LinkedIn")).toHaveValue("linkedin.com/in/ada");
    }
    expect(await violations(page, "dialog[open]")).toEqual([]);
    expect(sent).toEqual([]);
  });

  test(`W3 (${language}) what the server refuses is shown in its own words, else as a server error`, async ({
    page,
    visit,
  }) => {
    await visit(`/${language}/team#waitlist`);
    const dialog = page.getByRole("dialog");
    await fill(page, language, { website: "javascript:alert(1)" });
    await dialog.getByRole("button", { name: w.submit }).click();
    await expect(dialog.getByRole("alert")).toContainText(
      language === "fr" ? "Le site à protéger" : "website to protect",
    );
    await expect(dialog.getByLabel(w.first)).toHaveValue("Ada");

    await page.route("**/api/waitlist", (route) => route.fulfill({ status: 502, body: "bad gateway" }));
    await dialog.getByRole("button", { name: w.submit }).click();
    await expect(dialog.getByRole("alert")).toHaveText(w.server);
  });
}

for (const language of languages) {
  const copy = waitlist[language];
  test(`W3 a network failure is told in the page’s language, and the form can be sent again: ${language}`, async ({
    page,
    visit,
  }) => {
    await visit(`/${language}/team#waitlist`);
    await page.route("**/api/waitlist", (route) => route.abort(), { times: 1 });
    await fill(page, language, { email: `again-${language}@example.org` });
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: copy.submit }).click();
    await expect(dialog.getByRole("alert")).toHaveText(copy.network.unreachable);
    await expect(dialog.getByRole("status")).toContainText(copy.unsent);
    await expect(dialog.getByLabel(copy.fields.firstName)).not.toHaveValue("");
    await page.context().setOffline(true);
    await dialog.getByRole("button", { name: copy.submit }).click();
    await expect(dialog.getByRole("alert")).toHaveText(copy.network.offline);
    await page.context().setOffline(false);
    await dialog.getByRole("button", { name: copy.submit }).click();
    await expect(dialog.getByRole("status")).toHaveText(copy.success);
  });
}

test("W3 one press is one request: while it is under way the button is off", async ({ page, visit }) => {
  await visit("/en/team#waitlist");
  let requests = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/waitlist", async (route) => {
    requests += 1;
    await held;
    await route.fulfill({ status: 201, json: { ok: true } });
  });
  await fill(page, "en", {});
  const dialog = page.getByRole("dialog");
  const form = dialog.locator("form");
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(dialog.getByRole("button", { name: "Sending…" })).toBeDisabled();
  release();
  await expect(dialog.getByRole("status")).toHaveText(words.en.success);
  expect(requests).toBe(1);
});

test("W1 opening resets the form, its message and its state", slow, async ({ page, visit }) => {
  await visit("/en/pricing");
  const opener = page.getByRole("main").locator("a[aria-haspopup=dialog]").first();
  const dialog = page.getByRole("dialog");
  await opener.click();
  await fill(page, "en", { email: "no" });
  await dialog.getByRole("button", { name: words.en.submit }).click();
  await expect(dialog.getByRole("alert")).toHaveText(words.en.invalid);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel(words.en.first)).toHaveValue("");
  await expect(dialog.getByRole("alert")).toBeEmpty();
});

for (const [ending, answer, told] of [
  ["arrived", { status: 201, json: { ok: true } }, waitlist.en.earlier.arrived],
  ["failed", { status: 503, json: { error: "Not now." } }, waitlist.en.earlier.failed],
] as const) {
  alone(
    `N5 a form closed while sending touches none opened later, which tells that it ${ending}`,
    slow,
    async ({ page, visit }) => {
      await page.clock.install();
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/api/waitlist", async (route) => {
        await held;
        await route.fulfill(answer);
      });
      await visit("/en/pricing");
      const opener = page.getByRole("main").locator("a[aria-haspopup=dialog]").first();
      const dialog = page.getByRole("dialog");
      await opener.click();
      await fill(page, "en", { first: "Grace" });
      await dialog.getByRole("button", { name: words.en.submit }).click();
      await expect(dialog.getByRole("button", { name: "Sending…" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();

      await opener.click();
      await expect(dialog.getByText(waitlist.en.earlier.sending)).toBeVisible();
      await dialog.getByLabel(words.en.first).fill("Someone else");
      release();
      await expect(dialog.getByText(told)).toBeVisible();
      await page.clock.runFor(5_000);
      await expect(dialog.getByLabel(words.en.first)).toHaveValue("Someone else");
      await expect(dialog.getByRole("button", { name: words.en.submit })).toBeEnabled();
      if (ending === "failed") {
        await dialog.getByRole("button", { name: waitlist.en.earlier.restore }).click();
        await expect(dialog.getByLabel(words.en.first)).toHaveValue("Grace");
      }
    },
  );
}

test(
  "N5 how an attempt ended while the window was closed is told when it opens",
  slow,
  async ({ page, visit }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/waitlist", async (route) => {
      await held;
      await route.fulfill({ status: 201, json: { ok: true } });
    });
    await visit("/en/pricing");
    const opener = page.getByRole("main").locator("a[aria-haspopup=dialog]").first();
    const dialog = page.getByRole("dialog");
    await opener.click();
    await fill(page, "en", {});
    await dialog.getByRole("button", { name: words.en.submit }).click();
    await expect(dialog.getByRole("button", { name: "Sending…" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const answered = page.waitForResponse("**/api/waitlist");
    release();
    await answered;
    await opener.click();
    await expect(dialog.getByText(waitlist.en.earlier.arrived)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(waitlist.en.earlier.arrived)).toBeHidden();
  },
);

test("H6 the modal traps focus, closes on Escape, makes the page inert and still", async ({
  page,
  visit,
}) => {
  await visit("/en/team#waitlist");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(words.en.first)).toBeFocused();
  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest("dialog") === null;
    });
    expect(outside).toBe(false);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/team$/);
});

test("a robot that fills the trap is told yes and stored nowhere", async ({ request, site }) => {
  const person = { firstName: "Robo", lastName: "Bot", email: "robot@example.org" };
  const response = await request.post("/api/waitlist", { data: { ...person, subject: "Buy now" } });
  expect(response.status()).toBe(201);
  expect(storedIn(site.database, person.email)).toBeUndefined();
});

async function fill(
  page: Page,
  language: "fr" | "en",
  { first = "Ada", last = "Martin", email = "ada@example.org", website = "blog.example" },
) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words[language].first).fill(first);
  await dialog.getByLabel(words[language].last, { exact: true }).fill(last);
  await dialog.getByLabel(/^E-?mail/).fill(email);
  await dialog.getByLabel("LinkedIn").fill("linkedin.com/in/ada");
  await dialog.getByLabel(/^Site|^Website/).fill(website);
}

function storedIn(file: string, email: string) {
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare("select * from waitlist where email = ?").get(email);
}
