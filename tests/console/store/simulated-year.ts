import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { randomFrom } from "@octroi/web/testing/random";
import { expect } from "vitest";
import { journalEntry, journalHead } from "../../../domain/books/journal.ts";
import { millionths } from "../../../domain/rules/money.ts";
import type { Visit } from "../../../domain/visits/visit.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { batch, visit } from "../visits/store.ts";
import { addPublisher, refundEntry } from "./publishers.ts";

interface Size {
  publishers: number;
  batchesPerMonth: number;
  /** At most, in a batch. */
  visits: number;
  /** Of servers, in processes of their own, in each month: one while it counts, one while it closes. */
  kills?: boolean;
}

interface Sending {
  visits: Visit[];
  site: string;
  id: string;
}

/** What the test itself counts of what it did, by month, publisher, agreement: nothing of it comes from the store. */
type Sums = Map<string, bigint>;

const agreements = [
  { company: "One AI", price: { amount: "0.005", currency: "EUR" } },
  { company: "Two AI", price: { amount: "0.003333", currency: "EUR" } },
  { company: "Three AI", price: { amount: "0.000007", currency: "USD" } },
  { company: "Four AI", price: { amount: "0.02", currency: "USD" } },
  { company: "Five AI", price: { amount: "1.1", currency: "JPY" } },
  { company: "Six AI", price: { amount: "0.000001", currency: "EUR" } },
];

const minute = 60_000;
const program = join(import.meta.dirname, "year-process.ts");

/**
 * A year of publishers that join agreements and leave them, of visits that come late and again, of refunds, bills and
 * payouts, over two stores of one database whose clocks differ, both of which close every month. Says how many visits counted.
 */
export async function simulateYear(
  location: DatabaseLocation,
  { publishers, batchesPerMonth, visits, kills = false }: Size,
) {
  const random = randomFrom(41);
  const clock = { now: new Date("2026-01-03T12:00:00Z").getTime() };
  await using first = await openStore(location, { now: () => new Date(clock.now) });
  // Seven minutes ahead of the other.
  await using second = await openStore(location, { now: () => new Date(clock.now + 7 * minute) });
  const stores = [first, second];
  const pick = <T>(list: readonly T[]): T => {
    const one = list[random.below(list.length)];
    if (one === undefined) throw new Error("Expected something to choose from");
    return one;
  };

  const agreed: { id: string; company: string; price: (typeof agreements)[number]["price"] }[] = [];
  for (const { company, price } of agreements) {
    const { id } = await first.agreements.add({
      company,
      crawlers: ["GPTBot"],
      uses: ["ai-input"],
      price,
      from: "2026-01-01",
      until: "2027-12-31",
    });
    agreed.push({ id, company, price });
  }
  const all: Awaited<ReturnType<typeof addPublisher>>[] = [];
  for (let each = 0; each < publishers; each += 1) {
    const publisher = await addPublisher(first, `publisher${each}`);
    await first.sites.markDomainProven(publisher.site, "gate");
    const sealed = { sealed: "sealed", masked: "FR•• •••• 2606" };
    await first.bankDetails.set(publisher.workspace, sealed, undefined);
    all.push(publisher);
  }

  const shares: Sums = new Map();
  const gross: Sums = new Map();
  const add = (sums: Sums, key: string, amount: bigint) => sums.set(key, (sums.get(key) ?? 0n) + amount);
  const underLicense = new Map<
    string,
    { visits: number; fee: bigint; agreement: string; workspace: string }
  >();
  const licenses = new Map<string, { license: string; site: string; agreement: (typeof agreed)[number] }>();
  const monthOf = (time: number) => new Date(time).toISOString().slice(0, 7);
  let lastClosed = "";
  let counted = 0;
  let sent: Sending | undefined;

  async function join(store: Store) {
    const [publisher, agreement] = [pick(all), pick(agreed)];
    const key = `${publisher.site} ${agreement.id}`;
    if (licenses.has(key)) {
      if (random.below(3) > 0) return;
      expect(await store.agreements.leave(publisher.site, agreement.id, undefined)).toBe("left");
      licenses.delete(key);
      return;
    }
    await store.agreements.join(publisher.site, agreement.id, undefined);
    const joined = (await store.agreements.sitesOf(agreement.id)).find(({ site }) => site === publisher.site);
    if (joined === undefined) throw new Error("Expected a site that joined");
    licenses.set(key, { license: joined.license, site: publisher.site, agreement });
  }

  /** Visits under some license, and what they are in the sums once they are sent. */
  function drawn(posted: number): Sending | undefined {
    if (licenses.size === 0) return undefined;
    const { license, site, agreement } = pick([...licenses.values()]);
    const workspace = all.find((one) => one.site === site)?.workspace ?? "";
    const lateBy = random.below(6) === 0 ? random.below(47 * 60) * minute : random.below(5) * minute;
    const time = posted - lateBy;
    const some = Array.from({ length: 1 + random.below(visits) }, () => visit({ time, license }));
    counted += some.length;
    const month = monthOf(time) > lastClosed ? monthOf(time) : monthOf(posted);
    const due = millionths(agreement.price.amount) * BigInt(some.length);
    const key = `${month} ${workspace} ${agreement.id}`;
    add(gross, `${month} ${agreement.id}`, due);
    const fee = (due * 20n) / 100n;
    add(shares, key, due - fee);
    const before = underLicense.get(`${month} ${license}`);
    underLicense.set(`${month} ${license}`, {
      ...{ agreement: agreement.id, workspace },
      visits: some.length + (before?.visits ?? 0),
      fee: fee + (before?.fee ?? 0n),
    });
    return { visits: some, site, id: crypto.randomUUID() };
  }

  const receive = (by: Store, { visits: list, ...rest }: Sending) => by.visits.receive(batch(list, rest));

  /** As a gate reports: some late, some twice, some of it in two batches at once. */
  async function report(store: Store, posted: number) {
    const sending = drawn(posted);
    if (sending === undefined) return;
    expect(await receive(store, sending)).toMatchObject({
      outcome: "counted",
      intake: { accepted: sending.visits.length },
    });
    // The gate heard no answer, and sends it again, by way of the other server.
    if (random.below(4) === 0) await receive(pick(stores), sending);
    if (sent !== undefined && random.below(8) === 0) await receive(pick(stores), sent);
    sent = sending;
  }

  /** A server that ends without a word, in the midst of batches or of a closing. Gates send again what it did not answer. */
  async function killOne(sendings: readonly Sending[]) {
    const argv = [program, JSON.stringify(location), new Date(clock.now).toISOString()];
    const child = spawn(process.execPath, argv, { stdio: ["pipe", "pipe", "inherit"] });
    const ended = once(child, "exit");
    child.stdin.end(JSON.stringify(sendings));
    const enough = 1 + random.below(sendings.length + 1);
    let lines = 0;
    for await (const part of child.stdout) {
      lines += String(part).split("\n").length - 1;
      if (lines >= enough) break;
    }
    child.kill("SIGKILL");
    await ended;
    for (const sending of sendings) {
      const reception = await receive(pick(stores), sending);
      if (reception.outcome !== "counted")
        throw new Error(`Expected a batch that counts: ${reception.outcome}`);
      const { accepted, repeated } = reception.intake;
      expect(accepted + repeated).toBe(sending.visits.length);
      // All of a batch or nothing.
      expect([0, sending.visits.length]).toContain(accepted);
    }
  }

  /** A company disputes visits of the month that was closed last, and the operator says so to both servers at once. */
  async function takeBack(month: string) {
    const [found] = [...underLicense].filter(([key]) => key.startsWith(month));
    if (found === undefined) return;
    const [key, { visits: whole, fee, agreement, workspace }] = found;
    const count = random.below(3) === 0 ? whole : 1 + random.below(whole);
    const correction = {
      ...{ reference: `dispute-${month}`, note: "Reported twice", month, count },
      visits: { license: key.slice(month.length + 1) },
    };
    const more = { ...correction, reference: "too-many", count: whole + 1 };
    expect(await first.books.correctVisits(more)).toEqual({ outcome: "too-many", left: whole });
    const outcomes = await Promise.all(stores.map(({ books }) => books.correctVisits(correction)));
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["corrected", "repeated"]);
    const price = agreed.find(({ id }) => id === agreement)?.price.amount ?? "0";
    const due = millionths(price) * BigInt(count);
    const now = monthOf(clock.now);
    add(gross, `${now} ${agreement}`, -due);
    add(shares, `${now} ${workspace} ${agreement}`, (fee * BigInt(count)) / BigInt(whole) - due);
  }

  for (let month = 0; month < 12; month += 1) {
    const start = Date.UTC(2026, month, 3, 12);
    for (let each = 0; each < batchesPerMonth; each += 1) {
      clock.now = start + Math.floor((each * 27 * 86_400_000) / batchesPerMonth);
      if (each % 6 === 0) await join(pick(stores));
      await report(pick(stores), clock.now);
    }
    // The last second of the month, and the first of the next, before it is closed.
    clock.now = Date.UTC(2026, month + 1, 1) - 1;
    await report(first, clock.now);
    clock.now = Date.UTC(2026, month + 1, 1, 0, 0, 1);
    await report(first, clock.now);
    clock.now = Date.UTC(2026, month + 1, 2, 0, 10);
    if (kills) {
      const sendings = [1, 2, 3].map(() => drawn(clock.now)).filter((one) => one !== undefined);
      await killOne(sendings);
      await killOne([]);
    }
    const closed = await Promise.all([...stores, ...stores].map(({ books }) => books.closeMonths()));
    lastClosed = monthOf(start);
    // Or one that was killed had closed it.
    expect(closed.flat()).toEqual(kills && closed.flat().length === 0 ? [] : [lastClosed]);
    expect((await first.books.closedMonths())[0]).toMatchObject({ month: lastClosed, isStated: true });
    await takeBack(lastClosed);

    // What comes in the days after: late visits, a refund, bills that are paid, and payouts.
    const [refunded] = [...licenses.values()];
    if (refunded !== undefined) {
      const publisher = all.find(({ site }) => site === refunded.site);
      if (publisher === undefined) throw new Error("Expected a publisher");
      const terms = { agreement: refunded.agreement.id, price: refunded.agreement.price };
      const refund = refundEntry(publisher, terms, 3, new Date(clock.now), "Counted by mistake");
      await first.books.post([refund]);
      await second.books.post([refund]);
      const taken = millionths(terms.price.amount) * 3n;
      const now = monthOf(clock.now);
      add(gross, `${now} ${terms.agreement}`, -taken);
      add(shares, `${now} ${publisher.workspace} ${terms.agreement}`, -(taken - (taken * 20n) / 100n));
    }
    for (const { document, paidAt } of await first.bills.list()) {
      if (paidAt === undefined && random.below(3) > 0) await pick(stores).bills.markPaid(document.number);
    }
    for (const currency of ["EUR", "USD", "JPY"]) {
      const files = await Promise.all(stores.map(({ payouts }) => payouts.fileFor(currency)));
      expect(files[1]).toEqual(files[0]);
      if (files[0] !== undefined) await pick(stores).payouts.markSent(files[0].number);
    }
  }

  await check(first, all, shares, gross);
  return {
    counted,
    closed: (await first.books.closedMonths()).length,
    payouts: (await first.payouts.files()).length,
    journal: await journalOf(first),
  };
}

/** Everything, for programs that know nothing of ours. */
async function journalOf(store: Store): Promise<string> {
  const lines = [journalHead(["EUR", "JPY", "USD"])];
  for (const month of [...(await store.books.closedMonths()).map((one) => one.month), "2027-01"]) {
    for await (const entry of entriesOf(store, month)) lines.push(journalEntry(entry));
  }
  return lines.join("");
}

async function* entriesOf(store: Store, month: string) {
  const limit = 500;
  for (let page = await store.books.entries(month, { limit }); page.length > 0; ) {
    yield* page;
    if (page.length < limit) return;
    page = await store.books.entries(month, { limit, after: page.at(-1) });
  }
}

type Publishers = readonly { workspace: string }[];

/** The books and every statement against what the test counted itself. */
async function check(store: Store, publishers: Publishers, shares: Sums, gross: Sums) {
  expect(await store.books.unbalanced()).toEqual([]);
  const closedMonths = (await store.books.closedMonths()).map(({ month }) => month);
  expect(closedMonths).toHaveLength(12);

  // Each month of each publisher under each agreement, to the millionth: visits and corrections.
  const inBooks: Sums = new Map();
  const grossInBooks: Sums = new Map();
  for (const month of [...closedMonths, "2027-01"]) {
    for await (const { kind, legs } of entriesOf(store, month)) {
      if (kind !== "visits" && kind !== "correction") continue;
      for (const { account, amount } of legs) {
        const { agreement, workspace } = account;
        if (account.kind === "share") addTo(inBooks, `${month} ${workspace} ${agreement}`, -amount);
        if (account.kind === "receivable") addTo(grossInBooks, `${month} ${agreement}`, amount);
      }
    }
  }
  expect(sorted(inBooks)).toEqual(sorted(shares));
  expect(sorted(grossInBooks)).toEqual(sorted(gross));

  // Every statement adds up, begins where the one before ended, and its payouts are those that left.
  const numbers: number[] = [];
  const paid = new Map<string, bigint>();
  for (const { workspace } of publishers) {
    const statements = (await store.statements.list(workspace)).toReversed();
    const ends = new Map<string, bigint>();
    for (const { document } of statements) {
      numbers.push(Number(document.number.split("-")[1]));
      for (const total of document.totals) {
        const [before, earned, corrected, sent, end] = (
          ["before", "earned", "corrected", "paid", "after"] as const
        ).map((part) => signed(total[part])) as [bigint, bigint, bigint, bigint, bigint];
        const { currency } = total;
        expect(before).toBe(ends.get(currency) ?? 0n);
        expect(end).toBe(before + earned + corrected - sent);
        const lines = document.lines.filter((line) => line.currency === currency);
        expect(lines.reduce((sum, { share }) => sum + signed(share), 0n)).toBe(earned);
        const notes = document.corrections.filter((one) => one.currency === currency);
        expect(notes.reduce((sum, { amount }) => sum + signed(amount), 0n)).toBe(corrected);
        ends.set(currency, end);
        addTo(paid, `${workspace} ${currency}`, sent);
      }
    }
  }
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, place) => place + 1));
  const left = new Map<string, bigint>();
  for (const file of await store.payouts.files()) {
    // What left in January is in no statement yet.
    if (file.createdAt >= "2027") continue;
    for (const { workspace, amount } of file.payouts) addTo(left, `${workspace} ${file.currency}`, amount);
  }
  expect(sorted(paid)).toEqual(sorted(left));

  // What bills ask for, and what is carried from one to the next, is what companies owe.
  const bills = (await store.bills.list()).map(({ document }) => document);
  for (const [agreement, some] of Map.groupBy(bills, (bill) => bill.agreement)) {
    const due = some.reduce((sum, bill) => sum + signed(bill.due), 0n);
    const last = some.toSorted((a, b) => (a.month < b.month ? -1 : 1)).at(-1);
    const owed = [...gross]
      .filter(([key]) => key.endsWith(agreement) && !key.startsWith("2027"))
      .reduce((sum, [, amount]) => sum + amount, 0n);
    expect(due + signed(last?.after ?? "0")).toBe(owed);
  }
}

function addTo(sums: Sums, key: string, amount: bigint) {
  sums.set(key, (sums.get(key) ?? 0n) + amount);
}

function signed(amount: string): bigint {
  return amount.startsWith("-") ? -millionths(amount.slice(1)) : millionths(amount);
}

function sorted(sums: Sums): [string, bigint][] {
  return [...sums].filter(([, amount]) => amount !== 0n).sort(([a], [b]) => (a < b ? -1 : 1));
}
