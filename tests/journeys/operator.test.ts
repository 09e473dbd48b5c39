import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { agreementRule, agreements as publisherAgreements } from "../../console/app/content/agreements.ts";
import {
  bill as billCopy,
  books,
  booksAgreement,
  newAgreement,
  operatorPayouts,
} from "../../console/app/content/operator.ts";
import { statements } from "../../console/app/content/statements.ts";
import { filled } from "../../console/app/page/words.ts";
import { pathTo } from "../../domain/access/paths.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import { publisherIban } from "../console/add-closed-month.ts";
import { signInAgain, signUp } from "../console/browser/steps.ts";
import { halfDollar } from "../payments/market.ts";
import { addSeller } from "./seller.ts";
import {
  addBankAccount,
  afterMonthEnd,
  expectOnPage,
  expectSeen,
  joinAgreement,
  licensed,
  openProven,
  passTime,
  picture,
  userAgents,
  type Visitor,
} from "./steps.ts";
import { openWorld, type World, walks } from "./world.ts";

const operator = { email: "books@operator.example", name: "Joan Clarke" };
const company = "Example AI";
const article = "/articles/1";

/*
 * What happens to the machine beside it is walked elsewhere: containers in tests/deploy/compose.test.ts, a database that
 * dies in failover.test.ts, a backup that is restored in backup.test.ts.
 */
test.for(walks)(
  "an operator: from an agreement to money with the bank, in $language on a $device",
  { timeout: 600_000 },
  async (walk) => {
    const { language } = walk;
    const domain = `joined-${language}.example.com`;
    await using world = await openWorld({ ...walk, domain });
    const { octroi, front } = world;
    const seller = await addSeller(world, [halfDollar]);
    const other = await addSeller({ ...world, domain: `by-rule.${domain}` }, [halfDollar]);
    await world.startSite(seller.key);

    // The operator of the machine names somebody who keeps the books, and finds them in the navigation.
    const keeper = { page: await (await world.openBrowser()).newPage(), email: operator.email };
    const { page } = keeper;
    await page.goto(pathTo("signUp"));
    await signUp(page, language, { ...operator, code: () => octroi.mails.code(operator.email) });
    await page.waitForURL("**/sites");
    expect((await page.goto(pathTo("operator")))?.status()).toBe(404);
    await octroi.operate("operators", "add", operator.email);
    await openProven(world, keeper, pathTo("operator"));
    await expectSeen(page.getByRole("heading", { level: 1 })).toHaveText(books[language].title);
    await picture(world, page, "operator-01-books");

    // One publisher takes whatever pays enough; another reads the agreement first, and joins.
    const ruled = await signedIn(world, other);
    await openProven(world, ruled, pathTo("agreementRule", { workspace: other.workspace }));
    await ruled.page.getByLabel(agreementRule[language].amount).fill("1");
    await ruled.page.getByRole("button", { name: agreementRule[language].set }).click();
    await expectSeen(ruled.page.getByText(agreementRule[language].saved)).toBeVisible();
    await page.getByRole("link", { name: books[language].agreements.add }).click();
    const words = newAgreement[language];
    await page.getByLabel(words.company).fill(company);
    await page.getByLabel(words.crawlers).fill("GPTBot");
    await page.getByRole("checkbox").last().check();
    await page.getByLabel(words.amount).fill("40");
    await page.getByLabel(words.until).fill(new Date(Date.now() + 300 * msPerDay).toISOString().slice(0, 10));
    await page.getByRole("button", { name: words.submit }).click();
    await expectSeen(page.getByText(booksAgreement[language].done.added)).toBeVisible();
    const agreementPage = page.url();
    const joining = await signedIn(world, seller);
    await joinAgreement(world, joining, { site: seller.site, company });
    await addBankAccount(world, joining, { holder: "Annie Easley", iban: publisherIban });
    await page.goto(agreementPage);
    for (const name of [domain, `by-rule.${domain}`])
      await expectSeen(page.getByRole("main").getByText(name, { exact: true })).toBeVisible();
    await picture(world, page, "operator-02-agreement");

    // The codes that the page names reach the company, and its crawler reads.
    const [, command = ""] =
      /npm run octroi -- (agreements tokens \S+)/.exec(await page.innerText("main")) ?? [];
    const printed = await octroi.operate(...command.split(" "));
    const [, code = ""] = new RegExp(`^${domain}\\s+(eyJ\\S+)`, "m").exec(printed) ?? [];
    const statusFor = async () => (await front.visit(userAgents.gptbot, article, licensed(code))).status;
    await expect.poll(statusFor, { interval: 500 }).toBe(200);
    await expectOnPage(page, pathTo("operator"), /32[.,]00/);

    // The month ends: a bill, which the company pays, and a file for the bank.
    const now = new Date();
    const monthEnd = afterMonthEnd(now);
    await passTime(world, keeper, now, monthEnd);
    await octroi.operate("month", "close").catch(() => "the server was faster");
    await openProven(world, keeper, pathTo("operator"));
    await picture(world, page, "operator-03-month-end");
    const bills = page.getByRole("main").locator("a[href^='/operator/bills/']");
    await bills.first().click();
    await expectSeen(page.getByText(company)).toBeVisible();
    await picture(world, page, "operator-04-bill");
    await page.getByRole("button", { name: billCopy[language].paid.submit }).click();
    await expectSeen(page.getByText(billCopy[language].paid.done)).toBeVisible();
    const payouts = operatorPayouts[language];
    await page.goto(pathTo("operatorPayouts"));
    await page.getByRole("button", { name: filled(payouts.ready.prepare, { currency: "EUR" }) }).click();
    await expectSeen(page.getByText(payouts.done.made)).toBeVisible();
    await picture(world, page, "operator-05-file");
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: payouts.waiting.sepa }).click();
    const sepa = await readFile(await (await downloading).path(), "utf8");
    expect(sepa).toContain(publisherIban);
    expect(sepa).toContain('<InstdAmt Ccy="EUR">32.00</InstdAmt>');
    await page.getByRole("button", { name: payouts.waiting.sent }).click();
    await expectSeen(page.getByText(payouts.done.sent)).toBeVisible();
    await page.goto(pathTo("operator"));
    await expectSeen(
      page
        .getByRole("main")
        .getByText(filled(books[language].log.kinds["payout-file-sent"], { subject: "1" })),
    ).toBeVisible();
    await picture(world, page, "operator-06-log");

    // The publisher hears of it, and sees it.
    const [paymentAddress] = await octroi.mails.find(seller.email, /https?:\/\/\S+\/statements\/[\w-]+/);
    expect(paymentAddress).toContain(octroi.console);
    const later = await signedIn(world, seller);
    const withBank = statements[language].payouts.withBank.split(" {{")[0] ?? "";
    await expectOnPage(later.page, pathTo("statements", { workspace: seller.workspace }), withBank);
    expect(await statusFor()).toBe(200);
    await later.page.goto(pathTo("siteAgreements", { site: seller.site }));
    await expectSeen(
      later.page.getByText(publisherAgreements[language].states.joined, { exact: true }),
    ).toBeVisible();
  },
);

/** In a browser of their own, with a mail’s code. */
async function signedIn(world: World, { email }: { email: string }): Promise<Visitor> {
  const page = await (await world.openBrowser()).newPage();
  const { language, octroi } = world;
  await page.goto(pathTo("signIn"));
  await signInAgain(page, language, { email, code: () => octroi.mails.code(email) });
  await page.waitForURL("**/sites");
  return { page, email };
}
