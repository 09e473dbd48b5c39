import type { Language } from "@octroi/ui/language/language";
import { journeyLanguages, slow } from "@octroi/ui/testing/slow";
import { consoleLabels } from "@octroi/ui/words/labels";
import type { Browser } from "@playwright/test";
import { mailbox, mailsIn } from "../browser/mails.ts";
import { addSite, enterFirstCode, signUp } from "../browser/steps.ts";
import { expect, test } from "./fixtures.ts";

const modes = ["with script", "before it", "without"] as const;

/** A browser in one of the ways in which pages are used. */
async function openPage(browser: Browser, mode: (typeof modes)[number], language: Language, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    locale: language === "fr" ? "fr-FR" : "en-US",
    javaScriptEnabled: mode !== "without",
  });
  const page = await context.newPage();
  // It never comes: what is on the page has to do.
  if (mode === "before it") await page.route(/\.js$/, () => {});
  return page;
}

for (const language of journeyLanguages("fr")) {
  for (const mode of modes) {
    test(
      `from the sign-up to a pending site (${language}, ${mode})`,
      mode === "before it" ? slow : {},
      async ({ browser, baseURL, mailFolder }) => {
        const mails = mailbox(mailsIn(mailFolder));
        const page = await openPage(browser, mode, language, baseURL ?? "");
        const name = `${language}-${modes.indexOf(mode)}`;
        await page.goto("/sign-up");
        const email = `journey-${name}@example.com`;
        await signUp(page, language, { email, name: "Zoë Dupont", code: () => mails.code(email) });
        await expect(page).toHaveURL(/\/sites$/);
        expect((await addSite(page, language, `https://www.journey-${name}.com/`)).site).not.toBe("");
        await page.goto("/sites");
        const row = page
          .getByRole("main")
          .getByRole("listitem")
          .filter({ hasText: `journey-${name}` });
        await expect(row).toContainText(consoleLabels[language].waiting);
        await page.context().close();
      },
    );
  }
}

test("a passkey is added, and takes the place of the code", async ({ browser, baseURL, mailFolder }) => {
  const page = await openPage(browser, "with script", "en", baseURL ?? "");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/sign-up");
  const email = "passkey@example.com";
  await signUp(page, "en", { email, name: "Ada", code: () => mailbox(mailsIn(mailFolder)).code(email) });
  await expect(page).toHaveURL(/\/sites$/);
  await page.goto("/account/passkeys");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("not used yet")).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/account/passkeys");
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/account\/passkeys$/);
  await expect(page.getByText(/used on/)).toBeVisible();
  await page.goto("/proof?next=/account/delete");
  await page.getByRole("button", { name: "Confirm with a passkey" }).click();
  await expect(page).toHaveURL(/\/account\/delete$/);
  await page.context().close();
});

test("a colleague is invited, joins, and reads without changing", async ({
  browser,
  baseURL,
  mailFolder,
}) => {
  const mails = mailbox(mailsIn(mailFolder));
  const owner = await openPage(browser, "with script", "en", baseURL ?? "");
  await owner.goto("/sign-up");
  const email = "inviting@example.com";
  await signUp(owner, "en", { email, name: "Ada", code: () => mails.code(email) });
  await expect(owner).toHaveURL(/\/sites$/);
  await owner.goto("/people/invite");
  await owner.getByLabel("E-mail address").fill("colleague@example.com");
  await owner.getByRole("radio", { name: "Viewer" }).check();
  await owner.getByRole("button", { name: "Send the invitation" }).click();
  await expect(owner.getByText("colleague@example.com", { exact: true })).toBeVisible();

  const colleague = await openPage(browser, "without", "en", baseURL ?? "");
  await colleague.goto(await mails.invitation("colleague@example.com"));
  await colleague.getByRole("button", { name: "Continue as colleague@example.com" }).click();
  const code = () => mails.code("colleague@example.com");
  await enterFirstCode(colleague, "en", { name: "Colleague", code });
  await colleague.getByRole("button", { name: "Join the workspace" }).click();
  await expect(colleague).toHaveURL(/\/sites$/);
  await expect(colleague.getByRole("link", { name: "Add a site" })).toHaveCount(0);
  expect((await colleague.goto("/sites/new"))?.status()).toBe(403);
  await owner.goto("/people");
  await expect(owner.getByRole("listitem").filter({ hasText: "colleague@example.com" })).toContainText(
    "Viewer",
  );
  await owner.context().close();
  await colleague.context().close();
});
