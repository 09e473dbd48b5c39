import { execute } from "@octroi/database/testing/databases";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { textOf } from "../page-text.ts";
import { addCompany, addSeller, paid, quoted } from "../store/market.ts";
import { batch, visit } from "../visits/store.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

/** An example of EIP-55’s. */
const address = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";
const base = "eip155:8453";
let sellers = 0;

async function newSeller() {
  const { store, database } = world;
  sellers += 1;
  const seller = await addSeller(database, store, `selling${sellers}`);
  await world.person(`selling${sellers}@example.com`, "Ada");
  const { workspace, site } = seller;
  const reader = await world.member(workspace, `reads${sellers}@example.com`, "reader");
  return {
    ...seller,
    ada: await world.signedIn(seller.owner.id),
    reader: await world.signedIn(reader.id),
    selling: pathTo("selling", { workspace }),
    wallet: pathTo("wallet", { workspace }),
    market: pathTo("siteMarket", { site }),
    orders: pathTo("siteOrders", { site }),
    companies: pathTo("companies", { workspace }),
  };
}

/** How often owners were told where offers are paid, in the log of changes and by mail. */
async function told(workspace: string) {
  const count = async (from: string) =>
    Number(Object((await execute(world.database, `select count(*) as n from ${from}`))[0]).n);
  return {
    changes: await count(`change where workspace_id = '${workspace}' and kind like 'payee-%'`),
    mails: await count(`job where payload like '%${workspace}%' and payload like '%"about":"payee"%'`),
  };
}

test("an owner says where offers are paid, once for all sites, and every owner is told", async () => {
  const { workspace, ada, reader, selling, wallet } = await newSeller();
  const { payees } = world.store;
  expect((await ada.post(wallet, { task: "remove" })).headers.get("location")).toBe(selling);
  expect(await textOf(ada.get(selling))).toContain("No wallet yet: no program can buy your offers.");
  // In two tabs at once.
  const before = await told(workspace);
  await Promise.all([1, 2].map(() => ada.post(wallet, { wallet: ` ${address} `, network: base })));
  await ada.post(wallet, { wallet: address, network: base });
  expect(await told(workspace)).toEqual({ changes: before.changes + 1, mails: before.mails + 1 });
  expect((await payees.find(workspace))?.wallet).toMatchObject({ address, network: { name: "Base" } });
  const shown = await textOf(reader.get(selling));
  expect(shown).toContain(address);
  expect(shown).toContain("Base, since");
  expect(shown).not.toContain("Change or remove");
  expect((await reader.get(wallet)).status).toBe(403);
  const changes = await textOf(ada.get(pathTo("changes", { workspace })));
  expect(changes).toContain("0xfB69…d359");
  await Promise.all([1, 2].map(() => ada.post(wallet, { task: "remove" })));
  expect((await payees.find(workspace))?.wallet).toBeUndefined();
  expect(await told(workspace)).toEqual({ changes: before.changes + 2, mails: before.mails + 2 });
});

test("an owner gives a Stripe key, which is kept sealed and not shown again", async () => {
  const { workspace, ada, reader, selling } = await newSeller();
  const { payees } = world.store;
  const stripe = pathTo("stripe", { workspace });
  await ada.post(stripe, { task: "remove" });
  expect((await payees.find(workspace))?.stripe).toBeUndefined();
  const page = await textOf(ada.get(stripe));
  expect(page).toContain(pathTo("stripeWebhook", { workspace }));
  expect(page).toContain("refund.created");
  expect((await reader.get(stripe)).status).toBe(403);
  const keys = { key: "rk_test_abcdefghijklmnop1234", webhookSecret: "whsec_abcdefghijklmnop" };
  const before = await told(workspace);
  await Promise.all([1, 2].map(() => ada.post(stripe, keys)));
  await ada.post(stripe, keys);
  expect(await told(workspace)).toEqual({ changes: before.changes + 1, mails: before.mails + 1 });
  const kept = (await payees.find(workspace))?.stripe;
  expect(kept).toMatchObject({ masked: "rk_test_…1234", isTest: true });
  expect(kept?.sealed).not.toContain(keys.key);
  const shown = `${await (await ada.get(selling)).text()}${await (await ada.get(stripe)).text()}`;
  expect(shown).toContain("rk_test_…1234");
  expect(shown).toContain("This is a test key");
  for (const secret of Object.values(keys)) expect(shown).not.toContain(secret);
});

test.each([
  ["no key", { key: "abc" }, "A key of Stripe begins with"],
  ["the publishable key", { key: "pk_live_abcdefghijklmnop" }, "This is the publishable key"],
  ["another secret", { webhookSecret: "we_1234567890" }, "begins with whsec_"],
])("Stripe with %s is asked for again, and what was typed is not shown", async (_, wrong, sentence) => {
  const { workspace, ada } = await newSeller();
  const keys = { key: "sk_live_abcdefghijklmnop1234", webhookSecret: "whsec_abcdefghijklmnop", ...wrong };
  const response = await ada.post(pathTo("stripe", { workspace }), keys);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain(sentence);
  expect(html).not.toContain(`value="${keys.key}"`);
});

test.each([
  ["what is no address", { wallet: "0x12" }, "An address begins with 0x"],
  ["letters of one case", { wallet: address.toLowerCase() }, "Copy the address as your wallet shows it"],
  ["a letter that is not right", { wallet: address.replace("fB", "Fb") }, "A character of this address"],
  ["the coin itself", { wallet: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913" }, "what is sent there is lost"],
  ["a network that is none", { wallet: address, network: "eip155:1" }, "Choose a network"],
] as const)("a wallet with %s is asked for again, and what was typed stays", async (_, typed, sentence) => {
  const { workspace, ada, wallet } = await newSeller();
  const before = await world.store.payees.find(workspace);
  const response = await ada.post(wallet, { network: base, ...typed });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain(sentence);
  expect(html).toContain(`value="${typed.wallet}"`);
  expect(await world.store.payees.find(workspace)).toEqual(before);
});

test("a site is listed with what it says of itself, changes it, and leaves the list", async () => {
  const { site, ada, reader, market } = await newSeller();
  const { listings } = world.store;
  const typed = {
    topic: "news",
    language: "fr",
    description: " Les nouvelles\n du jour ",
    contact: "press@example.com",
  };
  expect((await ada.post(market, typed)).headers.get("location")).toBe(`${market}?saved=listed`);
  expect(await listings.find(site)).toMatchObject({
    topic: "news",
    language: "fr",
    description: "Les nouvelles du jour",
    contact: "press@example.com",
  });
  await ada.post(market, { ...typed, contact: "https://example.com/licenses", topic: "law" });
  expect(await listings.find(site)).toMatchObject({ topic: "law", contact: "https://example.com/licenses" });
  const shown = await (await reader.get(market)).text();
  expect(shown).toContain(`https://octroi.example/market/selling${sellers}.example.com`);
  expect(shown).not.toContain('<form method="post" action="/sites/');
  expect((await reader.post(market, typed)).status).toBe(403);
  for (const wrong of [
    { topic: "gossip" },
    { language: "xx" },
    { description: "x".repeat(301) },
    { contact: "javascript:alert(1)" },
    { contact: "http://example.com" },
    { contact: "a@b" },
  ]) {
    expect((await ada.post(market, { ...typed, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
  }
  await Promise.all([1, 2].map(() => ada.post(market, { task: "unlist" })));
  expect(await listings.find(site)).toBeUndefined();
});

test("a site whose domain nobody proved is not listed, and one that sells nothing says what is missing", async () => {
  const { site, ada, market } = await newSeller();
  await execute(world.database, `update site set proven_at = null where id = '${site}'`);
  const response = await ada.post(market, { topic: "news", language: "fr", description: "", contact: "" });
  expect([response.status, await textOf(response)]).toEqual([
    409,
    expect.stringContaining("First prove that the domain is yours"),
  ]);
  expect(await textOf(ada.get(market))).toContain("It opens once an offer is published");
});

test("what was bought is listed with its receipt, and what was only asked for is not", async () => {
  const { site, offer, reader, orders } = await newSeller();
  const { store } = world;
  expect(await textOf(reader.get(orders))).toContain("Nobody has bought an offer of this site yet.");
  const company = await addCompany(store, `reader${sellers}`);
  await quoted(store, { site, offer, company });
  expect(await textOf(reader.get(orders))).toContain("Nobody has bought an offer of this site yet.");
  const order = await quoted(store, { site, offer, company, rail: "x402" });
  await store.orders.fulfil(order.id, paid(new Date()));
  const shown = await textOf(reader.get(orders));
  expect(shown).toContain(`reader${sellers}`);
  expect(shown).toContain("1,000 visits, /articles/");
  expect(shown).toContain("5.50 USDC");
  expect(shown).toContain(`${new Date().getUTCFullYear()}-1`);
});

test("a purchase has a page of its own, where an owner notes once what was given back", async () => {
  const { workspace, site, offer, ada, reader, orders } = await newSeller();
  const stranger = await newSeller();
  const { store } = world;
  const company = await addCompany(store, `refunded${sellers}`);
  const { id } = await quoted(store, { site, offer, company, rail: "x402" });
  const path = pathTo("siteOrder", { site, order: id });
  expect((await ada.get(path)).status).toBe(404);
  await store.orders.fulfil(id, paid(new Date(), { payer: `0x${"ab".repeat(20)}` }));
  expect(await (await ada.get(orders)).text()).toContain(`href="${path}"`);
  expect((await stranger.ada.get(path)).status).toBe(404);
  const elsewhere = pathTo("siteOrder", { site: stranger.site, order: id });
  expect((await stranger.ada.get(elsewhere)).status).toBe(404);
  expect((await stranger.ada.post(elsewhere, { amount: "1" })).status).toBe(404);
  const shown = await textOf(ada.get(path));
  expect(shown).toContain(`to 0x${"ab".repeat(20)} (Base)`);
  expect(await textOf(reader.get(path))).toContain("An owner of the workspace can note a refund.");
  expect((await reader.post(path, { amount: "1" })).status).toBe(403);
  for (const amount of ["", "0", "-1", "5.500001", "1.0000001", "a lot"]) {
    expect((await ada.post(path, { amount })).status, amount).toBe(400);
  }
  // In two tabs at once.
  const answers = await Promise.all(["2,5", "2.5"].map((amount) => ada.post(path, { amount })));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await textOf(ada.get(`${path}?noted=yes`))).toContain("The license has ended.");
  const license = (await store.licenses.list(site)).find(({ purchase }) => purchase?.order === id);
  expect(license?.withdrawnAt).toBeDefined();
  const back = await execute(
    world.database,
    `select count(*) as entries from ledger_entry where kind = 'refund' and reference = '${id}'`,
  );
  expect(Number(Object(back[0]).entries)).toBe(1);
  const noted = (await store.workspaces.changes(workspace)).filter(({ kind }) => kind === "refund-noted");
  expect(noted).toMatchObject([
    {
      by: expect.stringMatching(/^Ada|@/),
      value: expect.stringMatching(/^2\.5 USDC, refunded\d+, 2\d{3}-1$/),
    },
  ]);
  expect(await textOf(ada.get(pathTo("changes", { workspace })))).toContain("noted a refund for");
});

test("what was bought is no license to invoice, to renew or to revoke by hand", async () => {
  const { site, offer, ada, workspace } = await newSeller();
  const { store } = world;
  const company = await addCompany(store, `paidonce${sellers}`);
  const order = await quoted(store, { site, offer, company, rail: "x402" });
  await store.orders.fulfil(order.id, paid(new Date()));
  const [license] = await store.licenses.list(site);
  if (license === undefined) throw new Error("Expected a license, found none");
  await store.visits.receive({
    ...batch([visit({ time: Date.now() - 1000, decision: "charge", status: 200, license: license.id })]),
    site,
  });
  const revenue = await textOf(ada.get(pathTo("siteRevenue", { site })));
  expect(revenue).toContain(`paidonce${sellers} by your offer of visits, paid to your wallet`);
  expect(revenue).not.toContain("yours to invoice");
  const listed = await textOf(ada.get(pathTo("siteLicenses", { site })));
  expect(listed).toContain(`paidonce${sellers} in force bought`);
  expect(listed).not.toContain("Revoke");
  expect(listed).not.toContain("Renew");
  const withdraw = pathTo("withdrawLicense", { site, license: license.id });
  expect([(await ada.get(withdraw)).status, (await ada.post(withdraw)).status]).toEqual([404, 404]);
  expect((await store.licenses.find(site, license.id))?.withdrawnAt).toBeUndefined();
  await store.workspaces.setPlan(workspace, "free", undefined);
  expect((await store.licenses.find(site, license.id))?.withdrawnAt).toBeUndefined();
  expect(await store.listings.selling({ site })).toBeUndefined();
});

test("purchases that do not fit on a page are on the next, each once", async () => {
  const { site, offer, reader, orders } = await newSeller();
  const { store } = world;
  const company = await addCompany(store, `many${sellers}`);
  for (let each = 0; each < 52; each += 1) {
    const order = await quoted(store, { site, offer, company, rail: "x402" });
    await store.orders.fulfil(order.id, paid(new Date(), { external: `0x${each}` }));
  }
  const rowsOf = (html: string) =>
    [...html.matchAll(/2\d{3}-(\d+)<\/td>/g)].map(([, number]) => Number(number));
  const first = await (await reader.get(orders)).text();
  const [, older = ""] = /href="([^"]*\?after=[^"]*)"/.exec(first) ?? [];
  const second = await (await reader.get(older.replaceAll("&amp;", "&"))).text();
  const all = [...rowsOf(first), ...rowsOf(second)];
  expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, each) => each + 1));
});

test("a publisher sees who bought what and read how much, and no other's; blocks one, and lets it in again", async () => {
  const mine = await newSeller();
  const other = await newSeller();
  const { store } = world;
  const company = await addCompany(store, `buys${sellers}`);
  for (const { site, offer } of [mine, mine, other]) {
    const order = await quoted(store, { site, offer, company, rail: "x402" });
    await store.orders.fulfil(order.id, paid(new Date(), { external: order.id }));
  }
  await execute(world.database, `update license set used = 300 where site = '${mine.site}'`);
  const shown = await textOf(mine.reader.get(mine.companies));
  expect(shown).toContain(`buys${sellers}`);
  expect(shown).toContain("11.00 USDC");
  expect(shown).toContain("600 of 2,000");
  expect(shown).not.toContain("Unblock");
  expect((await mine.reader.post(mine.companies, { task: "block", company })).status).toBe(403);
  await Promise.all([1, 2].map(() => mine.ada.post(mine.companies, { task: "block", company })));
  expect(await store.companies.standing(company, mine.site)).toBe("blocked-here");
  expect(await store.companies.standing(company, other.site)).toBe("welcome");
  expect(await textOf(mine.ada.get(mine.companies))).toContain("Unblock");
  expect(await textOf(other.ada.get(other.companies))).not.toContain("Unblock");
  await mine.ada.post(mine.companies, { task: "unblock", company });
  expect(await store.companies.standing(company, mine.site)).toBe("welcome");
  const nobody = { task: "block", company: "00000000-0000-0000-0000-000000000000" };
  expect((await mine.ada.post(mine.companies, nobody)).status).toBe(404);
});

test("offers lead to where they are paid, and to what everybody sees", async () => {
  const { site, workspace, ada } = await newSeller();
  await world.store.payees.removeWallet(workspace, undefined);
  const offers = () => textOf(ada.get(pathTo("siteOffers", { site })));
  expect(await offers()).toContain("A published offer is bought without you: by card");
  await world.store.payees.removeStripe(workspace, undefined);
  expect(await offers()).toContain("Nobody can buy yet");
  const list = await (await ada.get(pathTo("siteOffers", { site }))).text();
  expect(list).toContain(pathTo("selling", { workspace }));
  await world.store.payees.setStripe(
    workspace,
    { sealed: "sealed", masked: "rk_live_…1234", isTest: false, isSame: () => false },
    undefined,
  );
  expect(await (await ada.get(pathTo("selling", { workspace }))).text()).toContain(
    `https://octroi.example/market/selling${sellers}.example.com`,
  );
});
