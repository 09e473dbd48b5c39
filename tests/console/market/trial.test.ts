import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { paymentNetwork } from "../../../domain/payments/networks.ts";
import { sealStripeKeys } from "../../../domain/payments/payee.ts";
import { addSeller } from "../store/market.ts";
import { wholeConsole } from "../whole-console.ts";
import { scriptedStripe, stripeSignature } from "./scripted-stripe.ts";

const keys = { key: `rk_test_${"a".repeat(24)}`, webhookSecret: `whsec_${"b".repeat(32)}` };
const wallet = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const nowhere = new URL("http://127.0.0.1:9");
/** With one whose money counts, the other is for trials. */
const chains = new Map(["eip155:8453", "eip155:84532"].map((network) => [network, nowhere]));

onEachDatabase((freshDatabase) => {
  async function open() {
    await using stack = new AsyncDisposableStack();
    const stripe = stack.use(await scriptedStripe());
    const x402 = { facilitator: { url: nowhere, token: undefined }, chains };
    const world = stack.use(
      await wholeConsole({ database: await freshDatabase(), stripeUrl: stripe.url, x402 }),
    );
    const { store, database, secrets, app, url } = world;
    const seller = await addSeller(database, store, "seller");
    const { workspace, site } = seller;
    await world.person("seller@example.com", "Ada");
    const ada = await world.signedIn(seller.owner.id);
    await store.payees.setStripe(workspace, sealStripeKeys(secrets, workspace, keys), undefined);
    const form = pathTo("tryPurchase", { workspace });
    const kept = stack.move();
    return {
      ...seller,
      world,
      store,
      stripe,
      ada,
      form,
      orders: pathTo("siteOrders", { site }),
      async tell(body: string) {
        const headers = {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": stripeSignature(body, keys.webhookSecret, new Date()),
          host: url.host,
        };
        const path = `/v1/stripe/${workspace}`;
        const incoming = { url: path, socket: { remoteAddress: "192.0.2.9" } };
        const request = { method: "POST", headers, body };
        return (await app.request(new URL(path, url).href, request, { incoming })).status;
      },
      async begin(rail: "stripe" | "x402"): Promise<string> {
        const answer = await ada.post(form, { offer: seller.offer, rail });
        expect(answer.status).toBe(303);
        return answer.headers.get("location") ?? "";
      },
      /** Each step as its page says it. */
      async steps(page: string): Promise<string[]> {
        const html = await (await ada.get(page)).text();
        const [, list = ""] = /<ol [^>]*>(.*?)<\/ol>/s.exec(html) ?? [];
        return [...list.matchAll(/<span[^>]*>(done|waiting|to correct)<\/span>/g)].map(
          ([, state = ""]) => state,
        );
      },
      [Symbol.asyncDispose]: () => kept.disposeAsync(),
    };
  }

  test("a publisher buys from itself by a test card, and sees each step arrive, and nothing in its books", async () => {
    await using world = await open();
    const { ada, store, stripe, tell, begin, steps, workspace, site, orders, form } = world;
    expect(await (await ada.get(pathTo("selling", { workspace }))).text()).toContain(`href="${form}"`);
    const page = await begin("stripe");
    expect(await steps(page)).toEqual(["waiting", "waiting", "waiting", "waiting", "waiting", "waiting"]);
    expect(await (await ada.get(page)).text()).toContain(
      'href="https://checkout.stripe.com/c/pay/cs_test_1"',
    );
    // Stripe leads back to it.
    expect(stripe.asked[0]?.fields["success_url"]).toBe(`https://console.octroi.example${page}`);
    expect(stripe.asked[0]?.key).toBe(keys.key);
    expect(await tell(stripe.event("checkout.session.completed", stripe.pay("cs_test_1")))).toBe(200);
    expect(await steps(page)).toEqual(Array(6).fill("done"));
    expect(await (await ada.get(page)).text()).toContain("Everything worked");
    expect(await store.licenses.list(site)).toEqual([]);
    expect(await store.books.balances({ workspace })).toEqual([]);
    expect(await (await ada.get(orders)).text()).toContain("Yourself");
    // It is no company.
    expect(await store.buyers.buyersOf(workspace)).toEqual([]);
    expect(await store.companies.list({ limit: 10 })).toEqual([]);
  });

  test("what Stripe told only when it was asked is said, with what to check", async () => {
    await using world = await open();
    const { store, begin, steps } = world;
    const page = await begin("stripe");
    const id = page.split("/").at(-1) ?? "";
    const checkout = await store.checkouts.ofOrder(id);
    await store.checkouts.settle(checkout?.id ?? "", "pi_test_1", { isTestKey: true });
    expect(await steps(page)).toEqual(["done", "done", "to correct", "done", "done", "done"]);
  });

  test("a wallet on a test network is tried by the publisher’s own program, which needs no account", async () => {
    await using world = await open();
    const { ada, store, workspace, begin, steps, form, offer } = world;
    const refused = await ada.post(form, { offer, rail: "x402" });
    expect(refused.status).toBe(409);
    const network = paymentNetwork("eip155:84532");
    if (network === undefined) throw new Error("Expected Base Sepolia");
    await store.payees.setWallet(workspace, { wallet, network }, undefined);
    const page = await begin("x402");
    expect(await steps(page)).toEqual(["waiting", "done", "waiting", "waiting", "waiting", "waiting"]);
    const html = await (await ada.get(page)).text();
    expect(html).toContain("5.50");
    expect(html).toContain(wallet);
    const [, address = ""] = /await pay\((?:&quot;|&#34;|")(.*?)(?:&quot;|&#34;|")/.exec(html) ?? [];
    const stranger = world.world.browser();
    const { pathname } = new URL(address);
    const asked = await stranger.ask(pathname, { method: "POST" });
    expect([asked.status, asked.headers.has("payment-required")]).toEqual([402, true]);
    // On another network by now, nobody is asked for what is worth something.
    const base = paymentNetwork("eip155:8453");
    if (base === undefined) throw new Error("Expected Base");
    await store.payees.setWallet(workspace, { wallet, network: base }, undefined);
    expect((await stranger.ask(pathname, { method: "POST" })).status).toBe(404);
  });

  test("nothing is tried with keys whose money is worth something, nor by others than owners", async () => {
    await using world = await open();
    const { ada, store, workspace, form, offer, begin } = world;
    const page = await begin("stripe");
    const reader = await world.world.member(workspace, "reads@example.com", "reader");
    const reading = await world.world.signedIn(reader.id);
    expect([(await reading.get(form)).status, (await reading.get(page)).status]).toEqual([403, 403]);
    const other = await addSeller(world.world.database, store, "other");
    await world.world.person("other@example.com", "Eve");
    const eve = await world.world.signedIn(other.owner.id);
    const elsewhere = page.replace(workspace, other.workspace);
    expect((await eve.get(elsewhere)).status).toBe(404);
    const live = sealStripeKeys(world.world.secrets, workspace, {
      ...keys,
      key: `rk_live_${"a".repeat(24)}`,
    });
    await store.payees.setStripe(workspace, live, undefined);
    expect((await ada.post(form, { offer, rail: "stripe" })).status).toBe(409);
    expect(await (await ada.get(form)).text()).toContain("Nothing can be tried for now.");
  });
});
