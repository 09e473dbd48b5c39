import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect as expectPage, type Page } from "@playwright/test";
import { expect } from "vitest";
import { agreement as agreementCopy, agreements } from "../../console/app/content/agreements.ts";
import { newOffer, offers } from "../../console/app/content/offers.ts";
import { selling, wallet as walletCopy } from "../../console/app/content/selling.ts";
import { bankDetails, statements } from "../../console/app/content/statements.ts";
import { waitingCopy } from "../../console/app/content/waiting.ts";
import { pathTo } from "../../domain/access/paths.ts";
import { maskedIban } from "../../domain/books/iban.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import { proveIdentity } from "../console/browser/steps.ts";
import type { World } from "./world.ts";

export const expectSeen = expectPage.configure({ timeout: 60_000 });

export const userAgents = {
  gptbot: "Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)",
  person: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
} as const;

/** How a crawler sends what opens a page. */
export function licensed(token: string) {
  return { authorization: `License ${token}` };
}

/** A person on the console's pages. */
export interface Visitor {
  page: Page;
  email: string;
}

/** Where `JOURNEY_PICTURES` names a folder, what each step of a journey looks like is put there. */
export async function picture({ language, device }: World, page: Page, name: string): Promise<void> {
  const folder = process.env["JOURNEY_PICTURES"];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}-${language}-${device}.png`), fullPage: true });
}

/** Opens what needs a fresh proof, and gives it where it is asked for. */
export async function openProven(world: World, { page, email }: Visitor, path: string): Promise<void> {
  await page.goto(path);
  if (!page.url().includes(pathTo("proof"))) return;
  await proveIdentity(page, world.language, () => world.octroi.mails.code(email));
  await page.waitForURL((url) => !url.pathname.startsWith(pathTo("proof")));
}

/**
 * The console at a later time, at which the publisher is still signed in: whoever is away for a month is not.
 */
export async function passTime({ octroi }: World, { page }: Visitor, from: Date, until: Date): Promise<void> {
  for (let time = from.getTime(); time < until.getTime(); ) {
    time = Math.min(until.getTime(), time + 20 * msPerDay);
    await octroi.setClock(new Date(time));
    await page.goto(pathTo("account"));
  }
}

/** The third of the next month, at noon: the month before can be closed. */
export function afterMonthEnd(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 3, 12));
}

/** Waits until a page that is loaded anew says something. */
export async function expectOnPage(page: Page, path: string, text: string | RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(path);
        return page.getByRole("main").innerText();
      },
      { interval: 1_000 },
    )
    .toMatch(text);
}

/** Shows that the domain is the publisher's: the console asks it for a page, and the gate there reports the visit. */
export async function proveDomain(world: World, { page }: Visitor, site: string): Promise<void> {
  const { test } = waitingCopy[world.language];
  await page.goto(pathTo("siteConnection", { site }));
  await page.getByRole("button", { name: test.button }).click();
  await expectSeen(page.getByText(test.outcomes.arrived.heading)).toBeVisible();
}

/** Says where the workspace is paid. */
export async function connectWallet(
  world: World,
  visitor: Visitor,
  { site, wallet, network }: { site: string; wallet: string; network: string },
): Promise<void> {
  const { language } = world;
  const { page } = visitor;
  await page.goto(pathTo("siteOffers", { site }));
  await page.getByRole("link", { name: offers[language].buying.nowhere.link }).click();
  await page.getByRole("link", { name: selling[language].wallet.connect }).click();
  await openProven(world, visitor, page.url());
  await page.getByLabel(walletCopy[language].wallet, { exact: true }).fill(wallet);
  await page.getByLabel(walletCopy[language].network).selectOption(network);
  await page.getByRole("button", { name: walletCopy[language].submit }).click();
  await expectSeen(page.getByText(wallet)).toBeVisible();
}

/** Where payouts of agreements go. */
export async function addBankAccount(
  world: World,
  visitor: Visitor,
  { holder, iban }: { holder: string; iban: string },
): Promise<void> {
  const { page } = visitor;
  const words = bankDetails[world.language];
  await page.goto(pathTo("lastStatements"));
  await page.getByRole("link", { name: statements[world.language].account.add }).click();
  await openProven(world, visitor, page.url());
  await page.getByLabel(words.holder).fill(holder);
  await page.getByLabel(words.iban).fill(iban);
  await page.getByRole("button", { name: words.submit }).click();
  await expectSeen(page.getByText(maskedIban(iban))).toBeVisible();
}

/** Prepares an offer of visits, and publishes it. */
export async function sellVisits(
  { language }: World,
  { page }: Visitor,
  { site, visits, usdc }: { site: string; visits: number; usdc: string },
): Promise<void> {
  const words = newOffer[language];
  const written = language === "fr" ? usdc.replace(".", ",") : usdc;
  await page.goto(pathTo("siteOffers", { site }));
  await page.getByRole("link", { name: offers[language].make }).click();
  await page.getByLabel(words.count).fill(String(visits));
  await page.getByLabel(words.amount).fill(written);
  await page.getByLabel(words.usdc).fill(written);
  await page.getByRole("textbox", { name: words.paths }).fill("/articles/");
  await page.getByRole("button", { name: words.submit }).click();
  await page.getByRole("button", { name: offers[language].publish }).click();
  await expectSeen(page.getByText(offers[language].states.published, { exact: true })).toBeVisible();
}

/** Reads an agreement that is open, and joins it. */
export async function joinAgreement(
  { language }: World,
  { page }: Visitor,
  { site, company }: { site: string; company: string },
): Promise<void> {
  await page.goto(pathTo("siteAgreements", { site }));
  await page.getByRole("link", { name: `${agreements[language].decide} (${company})` }).click();
  await page.getByRole("button", { name: agreementCopy[language].join }).click();
  await expectSeen(page.getByText(agreements[language].done.joined)).toBeVisible();
}
