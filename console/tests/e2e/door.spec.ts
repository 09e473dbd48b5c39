import type { Language } from "@octroi/ui/language/language";
import { journeyLanguages, slow } from "@octroi/ui/testing/slow";
import type { Browser, Page } from "@playwright/test";
import { mailbox } from "../browser/mails.ts";
import { expect, test } from "./fixtures.ts";

const words = {
  fr: {
    start: "Recevoir un code",
    go: "Continuer",
    name: "Votre nom",
    terms: /J’accepte/,
    age: /15 ans/,
    add: "Ajouter un site",
    look: "Regarder le site",
    save: "Enregistrer",
    pending: "En attente",
  },
  en: {
    start: "Send me a code",
    go: "Continue",
    name: "Your name",
    terms: /I accept/,
    age: /15 or older/,
    add: "Add a site",
    look: "Look at the site",
    save: "Save",
    pending: "Pending",
  },
} as const;

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

async function signUp(page: Page, email: string, mails: ReturnType<typeof mailbox>, language: Language) {
  const copy = words[language];
  await page.getByLabel(/e-mail/i).fill(email);
  await page.getByRole("button", { name: copy.start }).click();
  await expect(page).toHaveURL(/\/sign-in\/code/);
  await page.getByLabel(/code/i).fill(await mails.code(email));
  await page.getByRole("button", { name: copy.go }).click();
  await expect(page).toHaveURL(/\/welcome/);
  await page.getByLabel(copy.name).fill("Zoë Dupont");
  await page.getByLabel(copy.terms).check();
  await page.getByLabel(copy.age).check();
  await page.getByRole("button", { name: copy.go }).click();
}

for (const language of journeyLanguages("fr")) {
  for (const mode of modes) {
    test(
      `from the sign-up to a pending site (${language}, ${mode})`,
      mode === "before it" ? slow : {},
      async ({ browser, baseURL, mailFolder }) => {
        const copy = words[language];
        const mails = mailbox(mailFolder);
        const page = await openPage(browser, mode, language, baseURL ?? "");
        const name = `${language}-${modes.indexOf(mode)}`;
        await page.goto("/sign-up");
        await signUp(page, `journey-${name}@example.com`, mails, language);
        await expect(page).toHaveURL(/\/sites$/);
        await page.getByRole("main").getByRole("link", { name: copy.add }).click();
        await page.getByRole("textbox").fill(`https://www.journey-${name}.com/`);
        await page.getByRole("button", { name: copy.look }).click();
        await page.getByRole("radio", { name: "Middleware" }).check();
        await page.getByRole("button", { name: copy.save }).click();
        await expect(page.getByText(/OCTROI_KEY=http:\/\/[a-z2-7]{16}:/)).toBeVisible();
        await page.goto("/sites");
        const row = page
          .getByRole("main")
          .getByRole("listitem")
          .filter({ hasText: `journey-${name}` });
        await expect(row).toContainText(copy.pending);
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
  await signUp(page, "passkey@example.com", mailbox(mailFolder), "en");
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
  const mails = mailbox(mailFolder);
  const owner = await openPage(browser, "with script", "en", baseURL ?? "");
  await owner.goto("/sign-up");
  await signUp(owner, "inviting@example.com", mails, "en");
  await expect(owner).toHaveURL(/\/sites$/);
  await owner.goto("/people/invite");
  await owner.getByLabel("E-mail address").fill("colleague@example.com");
  await owner.getByRole("radio", { name: "Reader" }).check();
  await owner.getByRole("button", { name: "Send the invitation" }).click();
  await expect(owner.getByText("colleague@example.com", { exact: true })).toBeVisible();

  const colleague = await openPage(browser, "without", "en", baseURL ?? "");
  await colleague.goto(await mails.invitation("colleague@example.com"));
  await colleague.getByRole("button", { name: "Continue as colleague@example.com" }).click();
  await colleague.getByLabel(/code/i).fill(await mails.code("colleague@example.com"));
  await colleague.getByRole("button", { name: "Continue" }).click();
  await colleague.getByLabel("Your name").fill("Colleague");
  await colleague.getByLabel(/I accept/).check();
  await colleague.getByLabel(/15 or older/).check();
  await colleague.getByRole("button", { name: "Continue" }).click();
  await colleague.getByRole("button", { name: "Join the workspace" }).click();
  await expect(colleague).toHaveURL(/\/sites$/);
  await expect(colleague.getByRole("link", { name: "Add a site" })).toHaveCount(0);
  expect((await colleague.goto("/sites/new"))?.status()).toBe(403);
  await owner.goto("/people");
  await expect(owner.getByRole("listitem").filter({ hasText: "colleague@example.com" })).toContainText(
    "Reader",
  );
  await owner.context().close();
  await colleague.context().close();
});
