import { createPublicKey, type JsonWebKey, verify } from "node:crypto";
import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { licenseChecker } from "@octroi/edge/licenses";
import { expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { licenseKeysOf } from "../../../server/console/licenses/token.ts";
import { addCompany, addSeller, credit, paid, quoted } from "../store/market.ts";
import { wholeConsole } from "../whole-console.ts";
import { companyProgram } from "./company-program.ts";

onEachDatabase((freshDatabase) => {
  async function open() {
    const world = await wholeConsole({ database: await freshDatabase() });
    const { store, database, secrets } = world;
    const seller = await addSeller(database, store, "seller");
    const company = await addCompany(store, "buyer");
    const added = await store.companies.addSecret(company);
    const buyer = companyProgram(world, { id: company, secret: added?.secret ?? "" });
    const browser = world.browser();
    const ordered = () => quoted(store, { site: seller.site, offer: seller.offer, company });
    const addressesOf = (order: string, key = secrets.receiptKey(order)) => {
      const values = { order, receiptKey: key };
      return [
        pathTo("receipt", values),
        pathTo("receiptJson", values),
        pathTo("receiptJws", values),
      ] as const;
    };
    return {
      ...world,
      ...seller,
      company,
      buyer,
      browser,
      ordered,
      addressesOf,
      async bought(changes: Parameters<typeof paid>[1] = {}) {
        const { id } = await ordered();
        await store.orders.fulfil(id, paid(new Date(), { payer: `0x${"ab".repeat(20)}`, ...changes }));
        return id;
      },
      jsonOf: async (order: string) => (await browser.get(addressesOf(order)[1])).json(),
      pageOf: async (order: string, language = "en") =>
        textOf(await world.browser({ language }).get(addressesOf(order)[0])),
    };
  }

  test("whoever has the address sees the receipt, in either language, and nobody keeps or lists it", async () => {
    await using world = await open();
    const { buyer, bought, addressesOf, pageOf, browser, url } = world;
    const order = await bought();
    const year = new Date().getUTCFullYear();
    const [receipt] = (await buyer.get("/v1/market/account/receipts")).body.items;
    const [page, json, jws] = addressesOf(order);
    expect([receipt.page, (await buyer.get(`/v1/market/orders/${order}`)).body.page]).toEqual([
      url.origin + page,
      url.origin + page,
    ]);
    const english = await pageOf(order);
    for (const said of [
      `Receipt ${year}-1`,
      "seller.example.com",
      "1,000 visits",
      "/articles/",
      "€5.00 or 5.50 USDC",
      "USDC, Base",
      "0xabc",
      `0x${"ab".repeat(20)}`,
      "by buyer.",
      "Nothing was refunded.",
    ]) {
      expect(english).toContain(said);
    }
    expect(english).not.toContain("worth nothing");
    const french = await pageOf(order, "fr");
    expect(french).toContain(`Reçu ${year}-1`);
    expect(french).toContain("1 000 visites");
    for (const path of [page, json, jws]) {
      for (const method of ["GET", "HEAD"]) {
        const { status, headers } = await browser.ask(path, { method });
        expect([path, status, headers.get("cache-control")]).toEqual([path, 200, "private, no-store"]);
      }
    }
    expect(await (await browser.get(page)).text()).toContain('<meta name="robots" content="noindex"/>');
    const { headers } = await browser.get(json);
    expect([headers.get("x-robots-tag"), headers.get("content-disposition")]).toEqual([
      "noindex",
      `attachment; filename="receipt-${year}-1.json"`,
    ]);
  });

  test("the signed receipt is checked offline with the publisher’s key, and changed it is not", async () => {
    await using world = await open();
    const { bought, addressesOf, browser, jsonOf, workspace, site, secrets, url } = world;
    const order = await bought();
    const answer = await browser.get(addressesOf(order)[2]);
    expect(answer.headers.get("content-type")).toBe("application/jose");
    const [header = "", payload = "", signature = ""] = (await answer.text()).split(".");
    const facts = await jsonOf(order);
    expect(facts).toMatchObject({
      order,
      isTest: false,
      publisher: { workspace, site },
      offer: { kind: credit.kind, count: credit.count, price: credit.price },
      paid: { rail: "x402", amount: "5.5", asset: "USDC", external: "0xabc", network: "eip155:8453" },
      refunds: [],
      keys: url.origin + pathTo("marketKeys", { workspace }),
    });
    const { iat, ...signed } = partOf(payload);
    expect(signed).toEqual(facts);
    expect(Math.abs(Date.now() / 1_000 - iat)).toBeLessThan(600);
    const { keys } = await (await browser.get(new URL(facts.keys).pathname)).json();
    expect(partOf(header)).toEqual({ alg: "EdDSA", typ: "receipt+jws", kid: keys[0].kid });
    const isSound = (given: string, key: JsonWebKey = keys[0]) =>
      verify(
        null,
        Buffer.from(`${header}.${given}`),
        createPublicKey({ key, format: "jwk" }),
        Buffer.from(signature, "base64url"),
      );
    expect(isSound(payload)).toBe(true);
    const dearer = JSON.stringify({ ...partOf(payload), paid: { ...facts.paid, amount: "9" } });
    expect(isSound(Buffer.from(dearer).toString("base64url"))).toBe(false);
    const [others] = (await licenseKeysOf(secrets, crypto.randomUUID())).keys;
    expect(isSound(payload, others as JsonWebKey)).toBe(false);
    // The same key signs licenses: a receipt opens no page.
    const check = licenseChecker(await licenseKeysOf(secrets, workspace));
    const origin = "https://seller.example.com";
    const use = { issuer: origin, audience: origin, now: Date.now(), path: "/articles/" };
    expect(await check(`${header}.${payload}.${signature}`, use)).toMatchObject({ valid: false });
  });

  test("M7 a wrong key and the key of another order lead nowhere, and neither does an order of nobody", async () => {
    await using world = await open();
    const { bought, addressesOf, browser, secrets } = world;
    const [mine, other] = [await bought(), await bought({ external: "0xdef" })];
    const nobodys = crypto.randomUUID();
    const wrong = [
      ...addressesOf(mine, "x".repeat(43)),
      ...addressesOf(mine, secrets.receiptKey(other)),
      ...addressesOf(mine, secrets.receiptKey(mine).toUpperCase()),
      ...addressesOf(nobodys),
    ];
    for (const path of wrong) expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
    const unknown = pathTo("marketKeys", { workspace: nobodys });
    expect((await browser.get(unknown)).status).toBe(404);
  });

  test("what was given back since is on the page and signed, and what did not arrive is not", async () => {
    await using world = await open();
    const { bought, jsonOf, pageOf, store } = world;
    const order = await bought();
    await store.orders.refund(order, "2.5");
    expect((await jsonOf(order)).refunds).toMatchObject([{ amount: "2.5", currency: "USDC" }]);
    expect(await pageOf(order)).toContain("2.50 USDC");
    expect(await pageOf(order)).not.toContain("Nothing was refunded.");
  });

  test("refunds of Stripe’s are told one by one, without the one that came back", async () => {
    await using world = await open();
    const { jsonOf, store, ordered, workspace } = world;
    const { id } = await ordered();
    const goodUntil = new Date(Date.now() + 60_000);
    await store.checkouts.add(id, { session: "cs_1", url: "https://checkout.stripe.com/1", goodUntil });
    const checkout = await store.checkouts.ofSession(workspace, "cs_1");
    await store.checkouts.settle(checkout?.id ?? "", "pi_1");
    const tell = (refund: string, amount: string, state: "succeeded" | "failed" = "succeeded") =>
      store.checkouts.refund(workspace, { id: refund, intent: "pi_1", amount, currency: "EUR", state });
    await tell("re_1", "1");
    await tell("re_2", "2");
    await tell("re_2", "2", "failed");
    expect((await jsonOf(id)).refunds).toMatchObject([{ amount: "1", currency: "EUR" }]);
  });

  test("before it is paid the address says so, and a trial has no receipt", async () => {
    await using world = await open();
    const { store, ordered, addressesOf, browser, pageOf, database } = world;
    const waiting = await ordered();
    expect(await pageOf(waiting.id)).toContain("Do not pay again.");
    const [, json, jws] = addressesOf(waiting.id);
    expect([(await browser.get(json)).status, (await browser.get(jws)).status]).toEqual([404, 404]);
    await execute(database, `update market_order set state = 'expired' where id = '${waiting.id}'`);
    expect(await pageOf(waiting.id)).toContain("No payment arrived for this order");
    const trial = await ordered();
    await store.orders.fulfil(trial.id, paid(new Date(), { isTest: true, isWorthless: true }));
    expect(await pageOf(trial.id)).toContain("paid with test money");
    expect((await browser.get(addressesOf(trial.id)[1])).status).toBe(404);
  });

  test("a receipt of money that is worth nothing says so, where such money counts", async () => {
    await using world = await open();
    const { bought, jsonOf, pageOf, buyer } = world;
    const byCard = await bought({ isWorthless: true });
    // Written before receipts had a word for it.
    const byNetwork = await bought({ network: "eip155:84532", external: "0xdef" });
    for (const order of [byCard, byNetwork]) {
      expect((await jsonOf(order)).isTest).toBe(true);
      expect(await pageOf(order)).toContain("This receipt proves no payment.");
    }
    const { items } = (await buyer.get("/v1/market/account/receipts")).body;
    expect(items).toMatchObject([{ isTest: true }, { isTest: true }]);
  });

  test("with the workspace its receipts leave the web; the company keeps its copy, and what was signed can be checked", async () => {
    await using world = await open();
    const { bought, addressesOf, browser, buyer, store, database, workspace, owner } = world;
    const order = await bought();
    const jws = await (await browser.get(addressesOf(order)[2])).text();
    await store.workspaces.planDeletion(workspace, owner.id);
    expect((await browser.get(addressesOf(order)[0])).status).toBe(200);
    await execute(database, "update workspace set delete_at = '2026-01-01' where delete_at is not null");
    expect(await store.workspaces.eraseDue()).toBe(1);
    for (const path of addressesOf(order)) expect((await browser.get(path)).status).toBe(404);
    const { items } = (await buyer.get("/v1/market/account/receipts")).body;
    expect(items).toMatchObject([{ order, publisher: { workspace } }]);
    const { keys } = await (await browser.get(pathTo("marketKeys", { workspace }))).json();
    const [header, payload, signature = ""] = jws.split(".");
    const key = createPublicKey({ key: keys[0], format: "jwk" });
    const signed = Buffer.from(`${header}.${payload}`);
    expect(verify(null, signed, key, Buffer.from(signature, "base64url"))).toBe(true);
  });
});

function partOf(part: string) {
  return JSON.parse(Buffer.from(part, "base64url").toString());
}

async function textOf(response: Response): Promise<string> {
  const html = await response.text();
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}
