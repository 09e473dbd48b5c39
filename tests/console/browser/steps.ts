import type { Language } from "@octroi/ui/language/language";
import { type Decision, decisionWords } from "@octroi/ui/words/decision";
import { consoleLabels } from "@octroi/ui/words/labels";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import type { Page } from "@playwright/test";
import { rules } from "../../../console/app/content/rules.ts";
import { enterCode, proof, signIn, welcome } from "../../../console/app/content/sign-in.ts";
import { connectorWords } from "../../../console/app/content/sites.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import type { Connector } from "../../../domain/sites/site.ts";

/** What people do on the console's pages, by the words that they read there. Each begins where the last has led. */

interface Newcomer {
  email: string;
  name: string;
  /** Of the mail, once it has come. */
  code: () => Promise<string>;
}

/** From the form that asks for an address. */
export async function signUp(page: Page, language: Language, { email, ...rest }: Newcomer): Promise<void> {
  await page.getByLabel(signIn[language].email).fill(email);
  await page.getByRole("button", { name: signIn[language].submit }).click();
  await enterFirstCode(page, language, rest);
}

/** The same for somebody who has an account. */
export async function signInAgain(
  page: Page,
  language: Language,
  { email, code }: Omit<Newcomer, "name">,
): Promise<void> {
  await page.getByLabel(signIn[language].email).fill(email);
  await page.getByRole("button", { name: signIn[language].submit }).click();
  await page.getByLabel(enterCode[language].code).fill(await code());
  await page.getByRole("button", { name: enterCode[language].submit }).click();
}

/** From the form that asks for the code of somebody new. */
export async function enterFirstCode(
  page: Page,
  language: Language,
  { name, code }: Omit<Newcomer, "email">,
): Promise<void> {
  await page.getByLabel(enterCode[language].code).fill(await code());
  await page.getByRole("button", { name: enterCode[language].submit }).click();
  await page.getByLabel(welcome[language].name).fill(name);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: welcome[language].submit }).click();
}

/** From the list of sites to the form that can be saved. */
export async function fillNewSite(
  page: Page,
  language: Language,
  domain: string,
  connector: Connector,
): Promise<void> {
  const labels = consoleLabels[language];
  await page.getByRole("main").getByRole("link", { name: labels.addSite }).click();
  await page.getByRole("textbox").fill(domain);
  await page.getByRole("button", { name: labels.lookAtSite }).click();
  await page.getByRole("radio", { name: connectorWords[language][connector].name }).check();
}

/** Adds a site whose connector is given a key, and reads it from the page that shows it. */
export async function addSite(
  page: Page,
  language: Language,
  domain: string,
): Promise<{ site: string; key: string }> {
  await fillNewSite(page, language, domain, "middleware");
  await page.getByRole("button", { name: consoleLabels[language].continue }).click();
  const shown = await page
    .getByText(/OCTROI_KEY=http:/)
    .first()
    .textContent();
  const [, key = "", site = ""] = /OCTROI_KEY=(http:\/\/([a-z2-7]{16}):\S+)/.exec(shown ?? "") ?? [];
  return { site, key };
}

/** Publishes rules that decide about one crawler, and are enforced. */
export async function publishRule(
  page: Page,
  language: Language,
  { site, crawler, decision }: { site: string; crawler: string; decision: Decision },
): Promise<void> {
  const { exceptions } = policyFormWords[language];
  const { publish } = rules[language];
  await page.goto(pathTo("siteRules", { site }));
  await page.locator("#crawlers > summary").click();
  await page.getByLabel(exceptions.label, { exact: true }).fill(crawler);
  await page.getByRole("button", { name: exceptions.add, exact: true }).click();
  await page.getByRole("group", { name: crawler }).getByLabel(decisionWords[language][decision]).check();
  await page.getByRole("button", { name: publish.modes.enforce.label }).click();
  await page.waitForURL(`**${pathTo("siteVersions", { site })}*`);
}

/** The visits by crawler that the console shows, in a window that has room for every column of the table. */
export async function shownVisits(page: Page, site: string): Promise<Record<string, number>> {
  await page.goto(`${pathTo("siteCrawlers", { site })}?period=24h`);
  const rows = await page.locator("main tbody tr").all();
  const cells = await Promise.all(
    rows.map(async (row) => [
      await row.getByRole("rowheader").getByRole("link").innerText(),
      Number((await row.getByRole("cell").first().innerText()).replace(",", "")),
    ]),
  );
  return Object.fromEntries(cells);
}

/** Whoever wants what cannot be undone is asked for a code first. */
export async function proveIdentity(
  page: Page,
  language: Language,
  code: () => Promise<string>,
): Promise<void> {
  const words = proof[language];
  await page.getByRole("button", { name: words.send }).click();
  await page.getByLabel(words.code).fill(await code());
  await page.getByRole("button", { name: words.submit }).click();
}
