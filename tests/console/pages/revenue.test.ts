import { afterAll, beforeAll, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { textOf } from "../page-text.ts";
import { addCompany, addOffer, credit, paid, quoted } from "../store/market.ts";
import { addAgreement, visitsEntry } from "../store/publishers.ts";
import { batch, visit } from "../visits/store.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

const euros = (amount: string) => ({ amount, currency: "EUR" });
const day = 86_400_000;
const monthOf = (at: Date) => at.toISOString().slice(0, 7);
/** Of a month that is over, whatever day it is. */
const then = new Date(Date.now() - 62 * day);
const lastMoment = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1) - 1);

let publishers = 0;

async function publisher(timeZone = "UTC") {
  publishers += 1;
  const { store } = world;
  const { workspace, site, owner } = await world.publisher(`earns${publishers}`);
  await store.sites.setTimeZone(site, timeZone, undefined);
  await store.sites.markDomainProven(site, "gate");
  return {
    workspace,
    site,
    owner,
    revenue: (month: string) => `${pathTo("siteRevenue", { site })}?month=${month}`,
    json: (month: string) => `${pathTo("siteRevenueJson", { site })}?month=${month}`,
    csv: (month: string) => `${pathTo("siteRevenueCsv", { site })}?month=${month}`,
  };
}

/** The store as it is at a moment. */
async function storeAt(at: Date): Promise<Store> {
  return openStore(world.database, { now: () => at });
}

const zones = ["Asia/Tokyo", "America/Los_Angeles", "UTC"] as const;

test("M4 a month on Revenue is its statement to the millionth, in three zones; then it is owed, prepared, with the bank", async () => {
  const { store } = world;
  const all = [];
  for (const zone of zones) all.push({ zone, ...(await publisher(zone)) });
  const [first] = all;
  if (first === undefined) throw new Error("Expected a publisher");
  const terms = await addAgreement(world.database, "Zone AI", euros("0.004007"));
  const lived = monthOf(then);
  for (const { workspace, site } of all) {
    await store.books.post([
      visitsEntry({ workspace, site }, terms, 7, new Date(`${lived}-01T00:00:00.000Z`)),
      visitsEntry({ workspace, site }, terms, 10_003, lastMoment),
      visitsEntry({ workspace, site }, terms, 11, new Date(lastMoment.getTime() + 1)),
    ]);
  }
  await store.bankDetails.set(first.workspace, { sealed: "sealed", masked: "FR•• •••• 4021" }, undefined);
  await using closing = await storeAt(new Date(lastMoment.getTime() + 40 * day));
  await closing.books.closeMonths();
  for (const { zone, workspace, owner, revenue, json, csv } of all) {
    const statements = await store.statements.list(workspace);
    expect(statements.map(({ document }) => document.lines[0]?.visits)).toEqual([11, 10_010]);
    for (const { document } of statements) {
      const [line] = document.lines;
      const { company, visits, gross, share } = line ?? {};
      expect((await (await owner.get(json(document.month))).json()).licensed).toMatchObject([
        { under: "agreement", company, visits, gross, share },
      ]);
      expect(await (await owner.get(csv(document.month))).text()).toContain(
        `${visits},${gross},EUR,agreement,${share}`,
      );
      const page = await textOf(owner.get(revenue(document.month)));
      expect(page).toContain(`Statement no. ${document.number} , closed on`);
      expect(page).toContain(`€${share}`);
      expect(page.includes("counted by the days of this site")).toBe(zone !== "UTC");
    }
  }
  const page = () => textOf(first.owner.get(first.revenue(lived)));
  expect(await page()).toMatch(/earned you €32\.09 \. €32\.09 is owed to you\..*Owed to you €32\.09/);
  const bill = (await store.bills.list()).find(
    ({ document }) => document.agreement === terms.agreement && document.month === lived,
  );
  await closing.bills.markPaid(bill?.document.number ?? "");
  const file = await closing.payouts.fileFor("EUR");
  expect(await page()).toMatch(/€32\.09 is about to leave\..*Payout €32\.09 To FR•• •••• 4021 Prepared on/);
  await closing.payouts.markSent(file?.number ?? 0);
  expect(await page()).toMatch(
    /€32\.09 is on its way\..*Payout €32\.09 To FR•• •••• 4021 With the bank since/,
  );
  expect(await textOf(all[1]?.owner.get(all[1].revenue(lived)) ?? new Response())).toContain(
    "€32.09 is owed to you.",
  );
});

test("agreements and offers that earned stand beside each other, and beside what the estimator says", async () => {
  const { workspace, site, owner, revenue } = await publisher();
  const { store } = world;
  const stripe = { sealed: "sealed", masked: "rk_live_…WXYZ", isTest: false, isSame: () => false };
  await store.payees.setStripe(workspace, stripe, undefined);
  const offer = await addOffer(store, site, { ...credit, paths: ["/"] });
  const company = await addCompany(store, `direct${publishers}`);
  const { id } = await quoted(store, { site, offer, company, rail: "stripe" });
  await store.orders.fulfil(id, paid(new Date(), { rail: "stripe", amount: "5", asset: "EUR" }));
  const license = (await store.licenses.list(site))[0]?.id;
  const time = Date.now() - 1_000;
  const visits = Array.from({ length: 40 }, () => visit({ time, license, decision: "charge", status: 200 }));
  await store.visits.receive({ ...batch(visits), site });
  const terms = await addAgreement(world.database, "Sold AI", euros("0.005"));
  await store.books.post([visitsEntry({ workspace, site }, terms, 84_120, new Date())]);
  const page = await textOf(owner.get(revenue(monthOf(new Date()))));
  expect(page).toMatch(/has earned you €336\.68 so far\./);
  expect(page).toMatch(/Sold AI .*agreement, answers .*84,120 .*€0\.005 .*€420\.60 .*€336\.48/);
  expect(page).toMatch(/your offer of visits, paid to your Stripe account .*40 .*€0\.005 .*€0\.20 .*€0\.20/);
  expect(page).toMatch(/84,160 .*€420\.80 .*€336\.68 .*Agreements: your share is 80%\./);
  // Nothing has become of a month that is open.
  expect(page).not.toContain("Paid to you directly");
  expect(page).toMatch(/The estimator would have said €0\.32 your part of 40 AI visits, at €0\.01 each/);
});

test("what came for a credit and what was read of it are two sums, and a credit that nobody read yet is no silence", async () => {
  const { workspace, site, owner, revenue } = await publisher();
  const { store } = world;
  const stripe = { sealed: "sealed", masked: "rk_live_…WXYZ", isTest: false, isSame: () => false };
  await store.payees.setStripe(workspace, stripe, undefined);
  const offer = await addOffer(store, site, { ...credit, paths: ["/"] });
  const company = await addCompany(store, `unread${publishers}`);
  const [first, second] = [
    await quoted(store, { site, offer, company }),
    await quoted(store, { site, offer, company }),
  ];
  for (const { id } of [first, second]) await store.orders.fulfil(id, paid(new Date(), { external: id }));
  await store.orders.refund(second.id, "2.5");
  const page = () => textOf(owner.get(revenue(monthOf(new Date()))));
  expect(await page()).toContain("refunds taken off: 8.50 USDC. Counted as earned: 3.00 USDC, since");
  const [license] = (await store.licenses.list(site)).filter(({ purchase }) => purchase?.order === first.id);
  const time = Date.now() - 1_000;
  const read = visit({ time, license: license?.id, decision: "charge", status: 200 });
  await store.visits.receive({ ...batch([read]), site });
  expect(await page()).toContain("refunds taken off: 8.50 USDC. Counted as earned: 3.0055 USDC, since");
});

test("beside the estimator, a period that was paid is no month in which nobody paid", async () => {
  const { workspace, site, owner, revenue } = await publisher();
  const { store } = world;
  const stripe = { sealed: "sealed", masked: "rk_live_…WXYZ", isTest: false, isSame: () => false };
  await store.payees.setStripe(workspace, stripe, undefined);
  await store.visits.receive({ ...batch([visit({ time: Date.now() - 1_000 })]), site });
  const offer = await addOffer(store, site, { ...credit, kind: "period", count: 30 });
  const company = await addCompany(store, `days${publishers}`);
  const { id } = await quoted(store, { site, offer, company });
  const page = () => textOf(owner.get(revenue(monthOf(new Date()))));
  expect(await page()).toContain("None was: a company pays");
  await store.orders.fulfil(id, paid(new Date()));
  expect(await page()).toContain("Here a company paid ahead for a period");
  expect(await page()).not.toContain("None was");
});

test("what a site sells and earns is on its own page alone, and says no share where no agreement applies", async () => {
  const [mine, theirs] = [await publisher(), await publisher()];
  const terms = await addAgreement(world.database, "Other AI", euros("0.01"));
  await world.store.books.post([visitsEntry(theirs, terms, 5_000, new Date())]);
  await world.store.visits.receive({ ...batch([visit({ time: Date.now() - 1_000 })]), site: mine.site });
  const now = monthOf(new Date());
  const own = await textOf(mine.owner.get(mine.revenue(now)));
  expect(own).not.toContain("80%");
  expect(own).not.toContain("Other AI");
  expect(own).toContain("None was: a company pays only under an agreement or an offer.");
  expect(await textOf(theirs.owner.get(theirs.revenue(now)))).toContain("Other AI");
  for (const path of [theirs.json(now), theirs.csv(now), theirs.revenue(now)]) {
    expect((await mine.owner.get(path)).status).toBe(404);
  }
});
