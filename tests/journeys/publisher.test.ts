import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import { expect, test } from "vitest";
import { house } from "../../console/app/content/house.ts";
import { plan } from "../../console/app/content/plan.ts";
import { rules } from "../../console/app/content/rules.ts";
import { companies, orders } from "../../console/app/content/selling.ts";
import { connect } from "../../console/app/content/sites.ts";
import { statement, statements } from "../../console/app/content/statements.ts";
import { takeAndSendCopy } from "../../console/app/content/take-and-send.ts";
import { waitingCopy } from "../../console/app/content/waiting.ts";
import { filled } from "../../console/app/page/words.ts";
import { pathTo } from "../../domain/access/paths.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import { waitlist } from "../../site/app/content/waitlist.ts";
import { waitlistPage } from "../../site/app/content/waitlist-page.ts";
import { publisherIban } from "../console/add-closed-month.ts";
import { addSite, signUp } from "../console/browser/steps.ts";
import { publisherWallet } from "../payments/market.ts";
import { network } from "../payments/parts.ts";
import { openSignUp } from "../runtimes/browse.ts";
import { deleteOwnAccount, deleteOwnWorkspace } from "../runtimes/journey-steps.ts";
import { companyProgram, licenseElement, openCompanyAccount } from "./company-program.ts";
import {
  addBankAccount,
  afterMonthEnd,
  connectWallet,
  expectOnPage,
  expectSeen,
  joinAgreement,
  licensed,
  passTime,
  picture,
  proveDomain,
  sellVisits,
  userAgents,
  type Visitor,
} from "./steps.ts";
import { openWorld, type World, walks } from "./world.ts";

const person = { email: "zuleika@vanish-mail.example", name: "Zuleika Quillfeather" };
const company = "Example AI";
const article = "/articles/1";
/** As a browser asks for the page to which a person was sent. */
const fromAssistant = { referer: "https://chatgpt.com/", accept: "text/html", "sec-fetch-mode": "navigate" };

test.for(walks)(
  "a publisher: from the home page to money on the way, and out again, in $language on a $device",
  { timeout: 600_000 },
  async (walk) => {
    const { language } = walk;
    const domain = `journal-${language}.example.com`;
    await using world = await openWorld({ ...walk, domain });
    const { octroi, front } = world;
    const statusFor = async (more: Record<string, string> = {}) =>
      (await front.visit(userAgents.gptbot, article, more)).status;

    // From the home page to an account, with the code of a real mail.
    const context = await world.openBrowser();
    const home = await context.newPage();
    await home.goto(`${octroi.site}/${language}`);
    const page = await openSignUp(home);
    const visitor = { page, email: person.email };
    await signUp(page, language, { ...person, code: () => octroi.mails.code(person.email) });
    await picture(world, page, "publisher-01-sites");

    // A site, whose own server is set up as the page says; the page waits for the first visit.
    const { site, key } = await addSite(page, language, domain);
    await picture(world, page, "publisher-02-key");
    await page.getByRole("link", { name: connect[language].toConnection }).click();
    await world.startSite(key);
    expect(await statusFor()).toBe(200);
    const { came, show } = waitingCopy[language].first;
    await expectSeen(page.getByText(filled(came, { crawler: "GPTBot", path: article }))).toBeVisible();
    await picture(world, page, "publisher-03-first-visit");
    await page.getByRole("link", { name: show }).click();
    await proveDomain(world, visitor, site);

    // What they take, and what they send: a person comes from an assistant.
    expect((await front.visit(userAgents.person, article, fromAssistant)).status).toBe(200);
    const { columns } = takeAndSendCopy[language];
    const openai = new RegExp(`OpenAI\\s+${columns.taken}\\s+3\\s+${columns.sent}\\s+1\\s`);
    await expectOnPage(page, pathTo("site", { site }), openai);
    await picture(world, page, "publisher-04-take-and-send");

    // House rules: they are tried for free, and what they would have done is seen. Pro is asked for, and accepted.
    await followHouseRules(world, visitor, domain);
    await picture(world, page, "publisher-05-house-rules");
    await askForPro(world, visitor);
    await octroi.operate("invite", person.email, "--from-waitlist");
    const [planAddress] = await octroi.mails.find(person.email, /https?:\/\/\S+\/plan\b/);
    await page.goto(planAddress);
    await picture(world, page, "publisher-06-pro-offer");
    await page.getByRole("button", { name: plan[language].offer.accept }).click();
    await expectSeen(page.getByText(plan[language].accepted)).toBeVisible();

    // Enforced: the crawler gets a price in place of the page, and is told where to buy, once there is something to buy.
    await page.goto(pathTo("lastHouseRules"));
    await page.getByRole("button", { name: rules[language].publish.modes.enforce.label }).click();
    await page.waitForURL(/\/rules\/versions/);
    await picture(world, page, "publisher-07-published");
    await connectWallet(world, visitor, { site, wallet: publisherWallet, network: network.id });
    await picture(world, page, "publisher-08-selling");
    await sellVisits(world, visitor, { site, visits: 100, usdc: "0.5" });
    await picture(world, page, "publisher-09-offers");
    const agreement = await addAgreement(world, { company, price: "40" });
    await joinAgreement(world, visitor, { site, company });
    await picture(world, page, "publisher-10-agreements");
    const linkSeen = async () => {
      const { status, headers } = await front.visit(userAgents.gptbot, article);
      return `${status} ${headers["link"]}`;
    };
    const market = `<${octroi.site}/market/${domain}>; rel="payment"`;
    await expect.poll(linkSeen, { interval: 500 }).toMatch(/^402 .*rel="payment"/);
    expect(await linkSeen()).toContain(market);

    // An order arrives, and its money is there; what was bought is read.
    const program = companyProgram(world, await openCompanyAccount(world));
    const { body: sold } = await program.get(`/v1/market/sites/${domain}`);
    const bought = await program.buy(domain, sold.offers[0].id);
    expect([bought.status, bought.body.order?.state]).toEqual([200, "paid"]);
    expect(await world.chain.balanceOf(publisherWallet)).toBe(500_000n);
    const terms = await licenseElement(world);
    const token = await program.drawToken(bought.body.token.endpoint, "/articles/", terms);
    await expect.poll(() => statusFor(licensed(token)), { interval: 500 }).toBe(200);
    await page.goto(pathTo("siteOrders", { site }));
    await expectSeen(page.getByText("Example Reader")).toBeVisible();
    await picture(world, page, "publisher-11-orders");
    await page.getByRole("link", { name: orders[language].toCompanies }).click();
    const read = filled(companies[language].ofBought, { read: "1", bought: "100" });
    await expectOnPage(page, page.url(), read);
    await picture(world, page, "publisher-12-companies");

    // And so is what the agreement opens.
    const [code = ""] = /eyJ[\w.-]+/.exec(await octroi.operate("agreements", "tokens", agreement)) ?? [];
    await expect.poll(() => statusFor(licensed(code)), { interval: 500 }).toBe(200);
    await expectOnPage(page, pathTo("siteRevenue", { site }), company);
    await picture(world, page, "publisher-13-revenue");

    // The month ends: a statement, an account to pay to, and the money on its way.
    await addBankAccount(world, visitor, { holder: person.name, iban: publisherIban });
    const now = new Date();
    const monthEnd = afterMonthEnd(now);
    await passTime(world, visitor, now, monthEnd);
    await octroi.operate("month", "close").catch(() => "the server was faster");
    const [statementAddress] = await octroi.mails.find(person.email, /https?:\/\/\S+\/statements\/[\w-]+/);
    await page.goto(statementAddress);
    await expectSeen(page.getByRole("heading", { level: 1 })).toContainText("32");
    await picture(world, page, "publisher-14-statement");
    const [bill] = JSON.parse(await octroi.operate("bills", "--json"));
    await octroi.operate("bills", "paid", bill.number);
    const file = join(octroi.folder, "payouts.xml");
    await octroi.operate("payouts", "file", file);
    expect(await readFile(file, "utf8")).toContain(publisherIban);
    // As an operator does with it, once the bank has it.
    await rm(file);
    await octroi.operate("payouts", "sent", "1");
    await page.getByRole("link", { name: statement[language].back }).click();
    const withBank = statements[language].payouts.withBank.split(" {{")[0] ?? "";
    await expectOnPage(page, page.url(), withBank);
    await picture(world, page, "publisher-15-payout");

    // Out again: the workspace after its week, then the person, and every file without them.
    await deleteOwnWorkspace({ ...world, page, person });
    await picture(world, page, "publisher-16-leaving");
    await passTime(world, visitor, monthEnd, new Date(monthEnd.getTime() + 10 * msPerDay));
    await expect.poll(() => statusFor(), { interval: 500 }).toBe(200);
    await deleteOwnAccount({ ...world, page, person });
    await picture(world, page, "publisher-17-gone");
    // What was sold and billed stays with those who paid, and says the workspace's name and the domain.
    for (const text of [person.email, publisherIban])
      await expect.poll(() => octroi.filesWith(text), { timeout: 120_000, message: text }).toEqual([]);
  },
);

async function followHouseRules({ language }: World, { page }: Visitor, domain: string): Promise<void> {
  const words = house[language];
  await page.goto(pathTo("lastHouseRules"));
  await page.getByRole("button", { name: `${words.sites.follow} (${domain})` }).click();
  await expectSeen(page.getByText(words.saved)).toBeVisible();
  const preset = policyFormWords[language].presets.names["charge-training"];
  await page.getByRole("button", { name: preset }).click();
  await expectSeen(page.getByRole("button", { name: preset })).toHaveAttribute("aria-current", "true");
}

/** By the link beside what only Pro does, to the form of the site, which is filled in. */
async function askForPro({ language }: World, { page, email }: Visitor): Promise<void> {
  await page.getByRole("link", { name: rules[language].publish.pro.ask }).click();
  const opening = page.context().waitForEvent("page");
  await page.getByRole("link", { name: plan[language].ask }).click();
  const form = await opening;
  await expectSeen(form.getByLabel(waitlist[language].fields.email)).toHaveValue(email);
  await form.getByRole("button", { name: waitlist[language].submit }).click();
  await expectSeen(form.getByText(waitlistPage[language].done.heading)).toBeVisible();
  await form.close();
}

/** What the operator agreed with a company. */
async function addAgreement(
  { octroi }: World,
  { company, price }: { company: string; price: string },
): Promise<string> {
  const until = new Date(Date.now() + 300 * msPerDay).toISOString().slice(0, 10);
  const terms = ["--crawlers", "GPTBot", "--uses", "ai-input,ai-train", "--price", price, "--to", until];
  const printed = await octroi.operate("agreements", "add", "--company", company, ...terms);
  return printed.trim();
}
