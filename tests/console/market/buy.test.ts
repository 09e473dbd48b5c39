import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import type { Language } from "@octroi/ui/language/language";
import { localWeb } from "@octroi/web/testing/local-web";
import { startNameServer } from "@octroi/web/testing/name-server";
import { expect, test } from "vitest";
import { buyProof, buy as words } from "../../../console/app/content/buy.ts";
import { faults } from "../../../console/app/content/faults.ts";
import { receipt } from "../../../console/app/content/receipt.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { sealStripeKeys } from "../../../domain/payments/payee.ts";
import { textIn } from "../page-text.ts";
import { addCompany, addOffer, addSeller, credit } from "../store/market.ts";
import { wholeConsole } from "../whole-console.ts";
import { scriptedStripe, stripeSignature } from "./scripted-stripe.ts";

const keys = { key: `rk_live_${"a".repeat(24)}`, webhookSecret: `whsec_${"b".repeat(32)}` };
const asked = { name: "Example Reader", email: "bot@example.com", domain: "example.com" };
const stripesPage = "https://checkout.stripe.com/c/pay/cs_test_1";

onEachDatabase((freshDatabase) => {
  async function open(options: { rateLimit?: boolean; language?: Language } = {}) {
    await using stack = new AsyncDisposableStack();
    const stripe = stack.use(await scriptedStripe());
    const web = stack.use(await localWeb({}));
    const names = stack.use(await startNameServer());
    const world = stack.use(
      await wholeConsole({
        database: await freshDatabase(),
        stripeUrl: stripe.url,
        network: { ...web.network, nameServerPort: names.port },
        dns: { resolvers: [names.address] },
        ...options,
      }),
    );
    const { store, database, secrets, app, url } = world;
    const seller = await addSeller(database, store, "seller");
    const { workspace } = seller;
    await store.payees.setStripe(workspace, sealStripeKeys(secrets, workspace, keys), undefined);
    const company = await addCompany(store, "buyer");
    const secret = (await store.companies.addSecret(company))?.secret ?? "";
    const browser = world.browser({ language: options.language ?? "en" });
    const page = pathTo("buy", { market: "seller.example.com", offer: seller.offer });
    const kept = stack.move();
    const keyIn = (html: string) => /name="key" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";

    const pay = (fields: Record<string, string> = {}, at = page) =>
      browser.post(at, {
        form: "pay",
        clientId: company,
        clientSecret: secret,
        key: crypto.randomUUID(),
        ...fields,
      });
    return {
      ...seller,
      ...{ world, store, database, names, stripe, browser, page, company, secret, pay, keyIn },
      orders: () => store.orders.list({ workspace, limit: 10 }),
      /** What a page says, and with which status. */
      async said(response: Response | Promise<Response>): Promise<[number, string]> {
        const { status } = await response;
        return [status, textIn(await (await response).text())];
      },
      async begin(fields: Partial<typeof asked> = {}) {
        const answer = await browser.post(page, { ...asked, ...fields });
        const proof = answer.headers.get("location") ?? "";
        const [, id = ""] = /^\/buy\/.*\/proof\/([0-9a-f-]{36})$/.exec(proof) ?? [];
        return { status: answer.status, proof, code: secrets.companyCode(id) };
      },
      async prove(page: string) {
        const html = await (await browser.get(page)).text();
        const [value = ""] = /octroi-company=[\w-]{43}/.exec(html) ?? [];
        names.setRecords({ "_octroi-company.example.com": { TXT: [value] } });
      },
      async tell(body: string) {
        const headers = {
          "content-type": "application/json",
          "stripe-signature": stripeSignature(body, keys.webhookSecret, new Date()),
          host: url.host,
        };
        const path = `/v1/stripe/${workspace}`;
        const incoming = { url: path, socket: { remoteAddress: "192.0.2.9" } };
        const request = { method: "POST", headers, body };
        return (await app.request(new URL(path, url).href, request, { incoming })).status;
      },
      [Symbol.asyncDispose]: () => kept.disposeAsync(),
    };
  }

  test("M7 from an offer to Stripe’s page and the receipt, with no account and no script: nothing secret in an address or a cookie", async () => {
    await using world = await open();
    const { browser, page, stripe, said, tell, store, names, keyIn } = world;
    const [status, offered] = await said(browser.get(`${page}?language=en`));
    expect(status).toBe(200);
    for (const part of [
      "Buy 1,000 visits to read seller.example.com",
      "€5.00",
      "/articles/",
      "with no end date",
    ]) {
      expect(offered).toContain(part);
    }
    const { status: begun, proof, code } = await world.begin();
    expect(begun).toBe(303);
    const html = await (await browser.get(proof)).text();
    expect(html).toContain("_octroi-company.example.com");
    expect(html).toContain("https://example.com/.well-known/octroi-company.txt");
    expect(html).toContain("bot@example.com");

    // Neither a code that is mistyped nor a record that is not seen yet loses anything.
    expect(await said(browser.post(proof, { code: "wrong" }))).toEqual([
      400,
      expect.stringContaining(faults.companyCode.en),
    ]);
    names.setRecords({ "_octroi-company.example.com": { TXT: ["octroi-company=other"] } });
    const early = await browser.post(proof, { code: ` ${code} ` });
    const earlyHtml = await early.text();
    expect(early.status).toBe(409);
    expect(textIn(earlyHtml)).toContain(faults.companyNotSeen.en);
    expect(earlyHtml).toContain(`value="${code}"`);
    expect(textIn(earlyHtml)).toContain("_octroi-company.example.com");

    await world.prove(proof);
    const proven = await browser.post(proof, { code });
    const once = await proven.text();
    expect([proven.status, proven.headers.get("cache-control")]).toEqual([201, "private, no-store"]);
    expect(once).toContain(`<title>${buyProof.en.once.title}`);
    const account = await store.companies.byDomain("example.com");
    const [, clientSecret = ""] = /name="clientSecret" value="([\w-]{43})"/.exec(once) ?? [];
    expect(await store.companies.verifySecret(account?.id ?? "", clientSecret)).toMatchObject(asked);
    for (const shown of [account?.id, clientSecret]) expect(once).toContain(`<code>${shown}</code>`);
    // Shown once: the same address knows nothing of it.
    const [over, again] = await said(browser.get(proof));
    expect([over, again.includes(clientSecret)]).toEqual([410, false]);
    expect(again).toContain(buyProof.en.over.title);

    const fields = { clientId: account?.id ?? "", clientSecret, key: keyIn(once), isNew: "yes" };
    const led = await world.pay(fields);
    expect([led.status, led.headers.get("location")]).toEqual([303, stripesPage]);
    expect(stripe.asked[0]?.fields["line_items[0][price_data][unit_amount]"]).toBe("500");

    // Back, before Stripe said anything, and after.
    const back = new URL(stripe.asked[0]?.fields["success_url"] ?? "");
    expect(await said(browser.get(back.pathname))).toEqual([
      200,
      expect.stringContaining(receipt.en.without.pending.title),
    ]);
    expect(await tell(stripe.event("checkout.session.completed", stripe.pay("cs_test_1")))).toBe(200);
    const [, paid] = await said(browser.get(back.pathname));
    expect(paid).toContain("by Example Reader");
    expect(paid).toContain(receipt.en.next.heading);
    const seen = [proof, page, back.href, led.headers.get("location"), ...browser.jar.values()].join(" ");
    for (const hidden of [clientSecret, code]) expect(seen).not.toContain(hidden);
  });

  test("M1 sent twice, from two tabs or again after it was paid, a purchase is one order and one page of Stripe’s", async () => {
    await using world = await open();
    const { pay, orders, stripe, tell, browser, page, keyIn, store, company } = world;
    const openedAt = new Date().toISOString();
    const [mine, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const four = await Promise.all([mine, mine, other, other].map((key) => pay({ key, openedAt })));
    expect(four.map(({ status, headers }) => [status, headers.get("location")])).toEqual(
      Array(4).fill([303, stripesPage]),
    );
    expect(await orders()).toMatchObject([{ state: "paying", rail: "stripe" }]);
    expect(new Set(stripe.asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    await tell(stripe.event("checkout.session.completed", stripe.pay("cs_test_1")));
    const [order] = await orders();
    // Whichever of them made it, and in a third tab that was opened before it was paid.
    for (const key of [mine, other, crypto.randomUUID()]) {
      const again = await pay({ key, openedAt });
      expect([again.status, again.headers.get("location")]).toEqual([
        303,
        expect.stringContaining(`/receipts/${order?.id}/`),
      ]);
    }
    expect(await orders()).toHaveLength(1);
    expect(await store.orders.receipts({ company, limit: 10 })).toHaveLength(1);
    // A form that is opened afterwards asks for another.
    const html = await (await browser.get(page)).text();
    const [, later = ""] = /name="openedAt" value="([^"]+)"/.exec(html) ?? [];
    const next = await pay({ key: keyIn(html), openedAt: later });
    expect(next.headers.get("location")).toBe(stripesPage.replace("_1", "_2"));
    expect(await orders()).toHaveLength(2);
  });

  test("who leaves Stripe’s page is told that nothing was paid, and goes back to it; when it is over, to the offer", async () => {
    await using world = await open();
    const { pay, stripe, browser, tell, database, orders, page } = world;
    const key = crypto.randomUUID();
    await pay({ key });
    const { pathname, search } = new URL(stripe.asked[0]?.fields["cancel_url"] ?? "");
    const left = await browser.get(pathname + search);
    const html = await left.text();
    expect([left.status, textIn(html)]).toEqual([
      200,
      expect.stringContaining(receipt.en.without.left.title),
    ]);
    expect(html).toContain(`href="${stripesPage}"`);
    // The form that was left open leads to the same page, also when its price is not held any more.
    await execute(database, "update market_order set expires_at = '2026-01-01'");
    expect((await pay({ key })).headers.get("location")).toBe(stripesPage);

    const over = stripe.change("cs_test_1", { status: "expired" });
    expect(await tell(stripe.event("checkout.session.expired", over))).toBe(200);
    const unpaid = await (await browser.get(pathname + search)).text();
    expect(textIn(unpaid)).toContain(receipt.en.without.unpaid.title);
    expect(unpaid).toContain(`href="${page}"`);
    expect((await pay({ key })).headers.get("location")).toBe(stripesPage.replace("_1", "_2"));
    expect((await orders()).map(({ state }) => state).sort()).toEqual(["failed", "paying"]);
  });

  test("a payment of which nobody knows is never asked for again without a word", async () => {
    await using world = await open();
    const { pay, stripe, said, store, workspace, database, orders, browser } = world;
    const key = crypto.randomUUID();
    await pay({ key });
    const { pathname } = new URL(stripe.asked[0]?.fields["success_url"] ?? "");
    const [order] = await orders();
    // Stripe’s page is over, and nobody heard how: neither this form nor another leads to a second one.
    await execute(database, "update market_order set created_at = '2026-01-01', expires_at = '2026-01-01'");
    for (const waiting of [await pay({ key }), await pay()]) {
      expect(waiting.headers.get("location")).toContain(pathname);
    }
    await execute(database, "update payment set state = 'failed', reason = 'unanswered'");
    await execute(database, "update market_order set state = 'failed'");
    expect(await store.checkouts.wasGivenUp(order?.id ?? "")).toBe(true);
    const [status, text] = await said(pay({ key }));
    expect([status, text]).toEqual([409, expect.stringContaining(faults.cardUnanswered.en)]);
    expect(await said(browser.get(pathname))).toEqual([
      200,
      expect.stringContaining(receipt.en.without.unanswered.title),
    ]);
    expect(await store.orders.list({ workspace, limit: 10 })).toHaveLength(1);
  });

  test.for([
    [{ name: " " }, "companyName", "name"],
    [{ name: "x".repeat(101) }, "companyName", "name"],
    [{ email: "nobody" }, "email", "email"],
    [{ domain: "localhost" }, "companyDomain", "domain"],
    [{ domain: "192.0.2.1" }, "companyDomain", "domain"],
  ] as const)(
    "what is wrong in %j is said in one sentence, and the rest stays typed",
    async ([wrong, id, field]) => {
      await using world = await open({ language: "fr" });
      const before = await world.store.jobs.pending();
      const answer = await world.browser.post(world.page, { ...asked, ...wrong });
      const html = await answer.text();
      expect([answer.status, textIn(html)]).toEqual([400, expect.stringContaining(faults[id].fr)]);
      const [marked = ""] = /<input[^>]*aria-invalid="true"[^>]*>/.exec(html) ?? [];
      expect(marked).toContain(`name="${field}"`);
      for (const [name, value] of Object.entries(asked)) {
        if (name !== field) expect(html).toContain(`value="${value}"`);
      }
      expect(await world.store.jobs.pending()).toBe(before);
    },
  );

  test("a page sends five mails an hour, as a program does", async () => {
    await using world = await open({ rateLimit: true });
    const before = await world.store.jobs.pending();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await world.begin({ email: `bot-${sent}@example.com` })).status).toBe(303);
    }
    const sixth = await world.browser.post(world.page, { ...asked, email: "bot-5@example.com" });
    expect([sixth.status, Number(sixth.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await sixth.text()).toContain('value="bot-5@example.com"');
    expect((await world.store.jobs.pending()) - before).toBe(5);
  });

  test("a secret that is wrong, or another’s, orders nothing", async () => {
    await using world = await open();
    const other = await addCompany(world.store, "other");
    for (const fields of [
      { clientSecret: "wrong" },
      { clientId: other },
      { clientId: "", clientSecret: "" },
    ]) {
      const [status, text] = await world.said(world.pay(fields));
      expect([status, text]).toEqual([400, expect.stringContaining(faults.clientUnknown.en)]);
    }
    expect(await world.orders()).toEqual([]);
  });

  test("who may not buy is told why: blocked, blocked here, above the cap", async () => {
    await using world = await open();
    const { pay, said, store, company, workspace, orders } = world;
    await store.companies.change(company, {
      name: "Buyer",
      invoice: { country: undefined, vat: undefined, address: undefined },
      cap: { amount: "4", currency: "EUR" },
    });
    const [over, text] = await said(pay());
    expect([over, text]).toEqual([403, expect.stringContaining("its cap of €4.00 a month")]);
    await store.companies.blockIn(workspace, company, undefined);
    expect(await said(pay())).toEqual([403, expect.stringContaining(faults.cardBlockedHere.en)]);
    await store.companies.block(company);
    expect(await said(pay())).toEqual([403, expect.stringContaining(faults.cardBlocked.en)]);
    expect(await orders()).toEqual([]);
  });

  test("while Stripe is away nobody is led anywhere, and a secret that was just shown is not lost", async () => {
    await using world = await open();
    const { pay, stripe, secret, company, keyIn, orders } = world;
    stripe.setAway(true);
    const key = crypto.randomUUID();
    const away = await pay({ key, isNew: "yes" });
    const html = await away.text();
    expect([away.status, textIn(html)]).toEqual([503, expect.stringContaining(faults.cardAway.en)]);
    for (const shown of [company, secret]) expect(html).toContain(`<code>${shown}</code>`);
    stripe.setAway(false);
    expect(keyIn(html)).toBe(key);
    expect((await pay({ key: keyIn(html) })).headers.get("location")).toBe(stripesPage);
    expect(await orders()).toHaveLength(1);
  });

  test("an offer that is no longer for sale, or not by card, says so, and names what took its place", async () => {
    await using world = await open();
    const { pay, said, store, site, offer, browser, page, secret, orders, workspace } = world;
    const dearer = await store.offers.draft(
      site,
      { ...credit, price: { amount: "6", currency: "EUR" } },
      offer,
    );
    if (typeof dearer === "string") throw new Error(`Expected an offer, found ${dearer}`);
    await store.offers.publish(site, dearer.id, undefined);
    const gone = await browser.get(page);
    const html = await gone.text();
    expect([gone.status, textIn(html)]).toEqual([410, expect.stringContaining(words.en.gone.title)]);
    expect(html).toContain(`href="${pathTo("buy", { market: "seller.example.com", offer: dearer.id })}"`);
    expect(textIn(html)).toContain("€6.00");
    // Whoever pressed the button while it was replaced pays no other price than they read.
    const late = await pay({ isNew: "yes" });
    const lateHtml = await late.text();
    expect([late.status, textIn(lateHtml)]).toEqual([409, expect.stringContaining(faults.cardNotSold.en)]);
    expect(lateHtml).toContain(`<code>${secret}</code>`);
    const nowhere = pathTo("buy", { market: "nobody.example.com", offer });
    expect(await said(browser.get(nowhere))).toEqual([410, expect.stringContaining(words.en.gone.market)]);
    await store.payees.removeStripe(workspace, undefined);
    const byProgram = pathTo("buy", { market: "seller.example.com", offer: dearer.id });
    expect(await said(browser.get(byProgram))).toEqual([410, expect.stringContaining(words.en.noCard.title)]);
    expect((await pay({}, byProgram)).status).toBe(409);
    expect(await orders()).toEqual([]);
  });

  test("a price that Stripe does not take, and a domain with an account of another address, are said", async () => {
    await using world = await open();
    const { pay, said, store, site, browser } = world;
    const small = await addOffer(store, site, { ...credit, price: { amount: "0.1", currency: "EUR" } });
    const at = pathTo("buy", { market: "seller.example.com", offer: small });
    expect(await said(pay({}, at))).toEqual([409, expect.stringContaining(faults.cardRefused.en)]);
    const first = await world.begin();
    await world.prove(first.proof);
    expect((await browser.post(first.proof, { code: first.code })).status).toBe(201);
    const second = await world.begin({ email: "new-owner@example.com" });
    await world.prove(second.proof);
    const [status, text] = await said(browser.post(second.proof, { code: second.code }));
    expect([status, text]).toEqual([409, expect.stringContaining(faults.companyOtherEmail.en)]);
  });

  test("a page of Stripe’s on another domain is a link, since no browser sends a form there", async () => {
    await using world = await open();
    const { pay, stripe, browser, page } = world;
    const policy = (await browser.get(page)).headers.get("content-security-policy");
    expect(policy).toContain("form-action 'self' https://checkout.stripe.com;");
    expect((await browser.get("/sign-in")).headers.get("content-security-policy")).toContain(
      "form-action 'self';",
    );
    stripe.setPages("https://pay.seller.example.com");
    const led = await pay();
    const html = await led.text();
    expect([led.status, textIn(html)]).toEqual([200, expect.stringContaining("pay.seller.example.com")]);
    expect(html).toContain('href="https://pay.seller.example.com/c/pay/cs_test_1"');
  });
});
