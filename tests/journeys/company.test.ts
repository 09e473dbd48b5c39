import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { OfferTerms } from "../../domain/offers/offer.ts";
import { marketSiteCopy } from "../../site/app/content/market.ts";
import { halfDollar, publisherWallet } from "../payments/market.ts";
import { companyProgram, licenseElement, openCompanyAccount } from "./company-program.ts";
import { addSeller } from "./seller.ts";
import { expectSeen, licensed, picture, userAgents } from "./steps.ts";
import { openWorld, walks } from "./world.ts";

const article = "/articles/1";
const cheap: OfferTerms = { ...halfDollar, uses: ["ai-input", "ai-train"] };
const dearer: OfferTerms = { ...cheap, count: 1_000, price: { amount: "5", currency: "EUR" }, usdc: "5" };
const invoice = { country: "FR", vat: "FR12345678901", address: "1 rue de l’Exemple\n75001 Paris" };

test.for(walks)(
  "a company: from a 402 to the pages it bought, up to its cap, in $language on a $device",
  { timeout: 600_000 },
  async (walk) => {
    const { language } = walk;
    const domain = `seller-${language}.example.com`;
    await using world = await openWorld({ ...walk, domain });
    const { octroi, front } = world;
    const { key } = await addSeller(world, [cheap, dearer]);
    await world.startSite(key);

    // Its crawler is asked for a price, and told where the page is that sells what it wants.
    await expect
      .poll(async () => (await front.visit(userAgents.gptbot, article)).status, { interval: 500 })
      .toBe(402);
    const refused = await front.visit(userAgents.gptbot, article);
    const [, market = ""] = /<([^>]+)>; rel="payment"/.exec(String(refused.headers["link"])) ?? [];
    expect(market).toBe(`${octroi.site}/market/${domain}`);
    expect(refused.body).toContain(market);

    // Somebody opens it: what is sold, how a program buys, and the guide.
    const page = await (await world.openBrowser()).newPage();
    await page.goto(market);
    const copy = marketSiteCopy[language];
    await expectSeen(page.getByRole("heading", { level: 1 })).toHaveText(
      copy.heading.replace("{domain}", domain),
    );
    await picture(world, page, "company-01-market");
    const printed = await page.locator("pre").innerText();
    const [accounts = "", ordering = "", tokens = ""] = [...printed.matchAll(/^POST (\S+)$/gm)].map(
      ([, address]) => address,
    );
    await page.getByRole("link", { name: copy.programs.guide }).click();
    await page.waitForURL("**/documentation/read-lawfully");
    await expectSeen(page.getByRole("heading", { level: 1 })).toHaveText(titleOfGuide(language));
    await picture(world, page, "company-02-guide");
    expect(accounts).toBe(`${octroi.console}/v1/market/accounts`);

    // An account, by a mail and a record of its domain, with what receipts say of it, and a cap.
    const program = companyProgram(world, await openCompanyAccount(world));
    const cap = { amount: "5", currency: "EUR" };
    const set = await program.put("/v1/market/account", { name: "Example Reader", invoice, cap });
    expect([set.status, set.body.cap, set.body.invoice]).toEqual([200, cap, invoice]);

    // What the page says is what a program is told, and it buys the offer that fits.
    const { body: sold } = await program.get(`/v1/market/sites/${domain}`);
    const offerAt = (usdc: string) => sold.offers.find((one: { usdc: string }) => one.usdc === usdc)?.id;
    expect(printed).toContain(sold.offers[0].id);
    expect(ordering).toBe(`${octroi.console}/v1/market/sites/${domain}/orders`);
    const bought = await program.buy(domain, offerAt("0.5"));
    expect([bought.status, bought.fetched]).toEqual([200, [402, 200]]);
    expect(await world.chain.balanceOf(publisherWallet)).toBe(500_000n);

    // The token opens what was bought, and nothing else.
    expect(bought.body.token.endpoint).toBe(tokens);
    const [, resource = ""] = /resource=([^\s&]+)/.exec(printed) ?? [];
    // As the page says, with what the site's RSL document has of it.
    expect(printed).toContain(`https://${domain}/license.xml`);
    const token = await program.drawToken(tokens, resource, await licenseElement(world));
    await expect
      .poll(async () => (await front.visit(userAgents.gptbot, article, licensed(token))).status, {
        interval: 500,
      })
      .toBe(200);
    expect((await front.visit(userAgents.gptbot, "/photos/1", licensed(token))).status).toBe(402);
    await expect
      .poll(async () => (await program.get("/v1/market/account/licenses")).body.items?.[0]?.used)
      .toBe(1);

    // The cap that it set itself is reached, and says so.
    const over = await program.buy(domain, offerAt("5"));
    expect([over.status, over.body.type]).toEqual([403, "urn:octroi:problem:over-cap"]);
    expect(over.body.detail).toContain("5 EUR");

    // A receipt for what was paid.
    const { body: receipts } = await program.get("/v1/market/account/receipts");
    expect(receipts.items).toMatchObject([
      {
        order: bought.body.order.id,
        publisher: { domain },
        company: { name: "Example Reader", ...invoice },
        paid: { rail: "x402", amount: "0.5", asset: "USDC" },
      },
    ]);
  },
);

function titleOfGuide(language: string): string {
  const file = `../../site/app/content/documentation/read-lawfully.${language}.md`;
  const [, title = ""] = /^title: (.+)$/m.exec(readFileSync(new URL(file, import.meta.url), "utf8")) ?? [];
  return title;
}
