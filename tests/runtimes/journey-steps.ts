import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";
import { isPageHydrated } from "@octroi/ui/testing/hydrated";
import { consoleLabels } from "@octroi/ui/words/labels";
import { visitsChartWords } from "@octroi/ui/words/visits-chart";
import { type Browser, expect as expectPage, type Page } from "@playwright/test";
import { expect } from "vitest";
import { account, accountDeleted, deleteAccount } from "../../console/app/content/account.ts";
import { licenses, newLicense, withdrawLicense } from "../../console/app/content/licenses.ts";
import {
  deleteWorkspace,
  invitation,
  invite,
  roleWords,
  workspace,
} from "../../console/app/content/people.ts";
import { rules } from "../../console/app/content/rules.ts";
import { waitingCopy } from "../../console/app/content/waiting.ts";
import { filled } from "../../console/app/page/words.ts";
import { pathTo } from "../../domain/access/paths.ts";
import { dayOf, isoDay, msPerDay } from "../../domain/visits/day.ts";
import { dropFile, gptBotLine } from "../console/browser/access-log.ts";
import { enterFirstCode, proveIdentity } from "../console/browser/steps.ts";
import { type Device, openContext } from "./browse.ts";
import type { RunningOctroi } from "./octroi.ts";

export const expectSeen = expectPage.configure({ timeout: 60_000 });

/** Somebody's way through the pages. */
export interface Walk {
  language: Language;
  device: Device;
  person: { email: string; name: string };
  octroi: RunningOctroi;
  browser: Browser;
  page: Page;
}

/** Gives the page an access log of days gone by, which are then in the chart. */
export async function addPast({ page, language, device, octroi }: Walk, site: string): Promise<void> {
  const { past } = waitingCopy[language];
  const iso = isoDay(dayOf(Date.now()) - 20);
  const file = join(octroi.folder, "access.log");
  await writeFile(file, gptBotLine(iso).repeat(3));
  await page.goto(pathTo("importedDays", { site }));
  await page.waitForFunction(isPageHydrated);
  const files = page.locator("input[type=file]");
  await (device === "desktop" ? dropFile(files, file) : files.setInputFiles(file));
  await page.getByRole("button", { name: past.add }).click();
  await page.getByRole("link", { name: past.show }).click();
  await page.getByText(visitsChartWords[language].showTable).click();
  const row = page.getByRole("row").filter({ hasText: formatter(language).day(iso) });
  await expectSeen(row.getByRole("cell").last()).toHaveText("3");
}

/** Signs a license for a company, and reads its token from the page that shows it. */
export async function issueLicense({ page, language }: Walk, site: string): Promise<string> {
  const words = newLicense[language];
  await page.goto(pathTo("newLicense", { site }));
  await page.getByLabel(words.company).fill("Example AI");
  await page.getByLabel(words.until).fill(new Date(Date.now() + 30 * msPerDay).toISOString().slice(0, 10));
  await page.getByLabel(words.amount).fill(language === "fr" ? "0,02" : "0.02");
  await page.getByRole("button", { name: words.submit }).click();
  return page.getByText(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/).innerText();
}

export async function withdraw({ page, language }: Walk, site: string): Promise<void> {
  await page.goto(pathTo("siteLicenses", { site }));
  await page.getByRole("link", { name: `${licenses[language].withdraw} (Example AI)` }).click();
  await page.getByRole("button", { name: withdrawLicense[language].submit }).click();
  await page.getByText(licenses[language].withdrawn).waitFor();
}

/** Invites a colleague, who joins by the link in the mail and may read, and no more. Gives the colleague's way. */
export async function inviteReader(
  { page, ...walk }: Walk,
  { site, domain, person }: { site: string; domain: string; person: Walk["person"] },
): Promise<Walk> {
  const { language, device, browser, octroi } = walk;
  const { email, name } = person;
  await page.goto(pathTo("lastInvitePerson"));
  await page.getByLabel(invite[language].email).fill(email);
  await page.getByRole("radio", { name: roleWords[language].reader.name }).check();
  await page.getByRole("button", { name: invite[language].submit }).click();
  const other = await (await openContext(browser, octroi.console, language, device)).newPage();
  await other.goto(await octroi.mails.invitation(email));
  await other.getByRole("button", { name: filled(invitation[language].signIn, { email }) }).click();
  await enterFirstCode(other, language, { name, code: () => octroi.mails.code(email) });
  await other.getByRole("button", { name: invitation[language].accept }).click();
  await other.waitForURL("**/sites");
  await expectSeen(other.getByRole("main").getByRole("link", { name: domain }).first()).toBeVisible();
  await expectSeen(other.getByRole("link", { name: consoleLabels[language].addSite })).toHaveCount(0);
  expect((await other.goto(pathTo("lastNewSite")))?.status()).toBe(403);
  expect((await other.goto(pathTo("newLicense", { site })))?.status()).toBe(403);
  await other.goto(pathTo("siteRules", { site }));
  await expectSeen(other.getByText(rules[language].readOnly)).toBeVisible();
  return { ...walk, person, page: other };
}

/** The workspace goes in a week, unless an owner thinks again. */
export async function deleteOwnWorkspace({ page, language, person, octroi }: Walk): Promise<void> {
  await page.goto(pathTo("lastWorkspace"));
  await page.getByRole("link", { name: workspace[language].delete }).click();
  await proveIdentity(page, language, () => octroi.mails.code(person.email));
  await page.getByRole("button", { name: deleteWorkspace[language].submit }).click();
  await page.waitForURL("**/settings");
}

export async function deleteOwnAccount({ page, language, person, octroi }: Walk): Promise<void> {
  await page.goto(pathTo("account"));
  await page.getByRole("link", { name: account[language].delete }).click();
  await proveIdentity(page, language, () => octroi.mails.code(person.email));
  await page.getByRole("button", { name: deleteAccount[language].submit }).click();
  await page.getByRole("heading", { name: accountDeleted[language].title }).waitFor();
}
