import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { openBankDetails, sealBankDetails } from "../../../domain/books/bank-details.ts";
import { secretsFrom } from "../../../domain/secrets/secrets.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { stoppedClock } from "../clock.ts";
import { batch, visit } from "../visits/store.ts";
import { addAgreement, addPublisher, refundEntry, visitsEntry } from "./publishers.ts";

const secrets = secretsFrom(Buffer.alloc(32, 7));
const iban = "FR1420041010050500013M02606";

onEachDatabase((freshDatabase) => {
  async function open(start = "2026-10-20T12:00:00.000Z") {
    const location = await freshDatabase();
    const clock = stoppedClock(start);
    const store = await openStore(location, { now: clock.now });
    const openAi = await addAgreement(location, "OpenAI", { amount: "0.005", currency: "EUR" });
    const mistral = await addAgreement(location, "Mistral AI", { amount: "0.004", currency: "EUR" });
    return {
      location,
      clock,
      store,
      openAi,
      mistral,
      ada: await addPublisher(store, "ada"),
      ben: await addPublisher(store, "ben"),
      at: (moment: string) => clock.forward({ ms: Date.parse(moment) - clock.now().getTime() }),
      mails: async () =>
        (await store.jobs.claim(["mail"], 100, 1_000)).map(({ payload }) => {
          const { about, to } = Object(payload);
          return `${about} ${to}`;
        }),
      [Symbol.asyncDispose]: store.close,
    };
  }

  const setBank = (store: Store, workspace: string) =>
    store.bankDetails.set(
      workspace,
      { sealed: sealBankDetails(secrets, workspace, { holder: "Ada", iban }), masked: "FR•• •••• 2606" },
      undefined,
    );

  test("M4 a month closes on the second of the next one, once, with numbered statements and a mail to each owner", async () => {
    await using opened = await open();
    const { store, ada, ben, openAi, mistral, at, mails } = opened;
    await store.books.post([
      visitsEntry(ada, openAi, 84_120, "2026-10-19T08:00:00Z"),
      visitsEntry(ada, mistral, 12_004, "2026-10-31T23:59:59.999Z"),
      visitsEntry(ben, openAi, 3, "2026-10-20T08:00:00Z"),
    ]);
    at("2026-11-01T23:59:59.999Z");
    expect(await store.books.closeMonths()).toEqual([]);
    at("2026-11-02T00:00:00.000Z");
    expect(await store.books.closeMonths()).toEqual(["2026-10"]);
    expect(await store.books.closeMonths()).toEqual([]);
    expect(await store.books.closedMonths()).toMatchObject([{ month: "2026-10", isStated: true }]);
    const [ofAda] = await store.statements.list(ada.workspace);
    const [ofBen] = await store.statements.list(ben.workspace);
    expect([ofAda, ofBen].map((one) => one?.document.number).toSorted()).toEqual(["2026-1", "2026-2"]);
    expect(ofAda?.document).toMatchObject({
      month: "2026-10",
      closedAt: "2026-11-02T00:00:00.000Z",
      sharePercent: 80,
      lines: [
        {
          company: "Mistral AI",
          domain: "ada.example.com",
          price: "0.004",
          visits: 12_004,
          share: "38.4128",
        },
        { company: "OpenAI", price: "0.005", visits: 84_120, gross: "420.6", share: "336.48" },
      ],
      corrections: [],
      totals: [
        {
          currency: "EUR",
          visits: 96_124,
          gross: "468.616",
          before: "0",
          earned: "374.8928",
          corrected: "0",
          paid: "0",
          after: "374.8928",
        },
      ],
    });
    expect((await mails()).toSorted()).toEqual(["statement ada@example.com", "statement ben@example.com"]);
    const bills = await store.bills.list();
    expect(
      bills.map(({ document }) => [document.company, document.due, document.after, document.visits]),
    ).toEqual(
      expect.arrayContaining([
        ["OpenAI", "420.61", "0.005", 84_123],
        ["Mistral AI", "48.01", "0.006", 12_004],
      ]),
    );
  });

  test("M4 what is found later is in the month in which it is found, and the closed one stays to the last byte", async () => {
    await using opened = await open();
    const { store, location, ada, openAi, at } = opened;
    await store.books.post([visitsEntry(ada, openAi, 1_000, "2026-10-19T08:00:00Z")]);
    at("2026-11-02T00:00:00Z");
    await store.books.closeMonths();
    const documents = () => execute(location, "select * from statement where month = '2026-10'");
    const before = await documents();
    // Reported a week late, and a refund.
    await store.books.post([
      visitsEntry(ada, openAi, 200, "2026-10-30T08:00:00Z"),
      refundEntry(ada, openAi, 100, "2026-11-09T08:00:00Z", "A test of ours was counted"),
    ]);
    at("2026-12-02T06:00:00Z");
    expect(await store.books.closeMonths()).toEqual(["2026-11"]);
    expect(await documents()).toEqual(before);
    const [november] = await store.statements.list(ada.workspace);
    expect(november?.document).toMatchObject({
      number: "2026-2",
      lines: [{ visits: 200, share: "0.8" }],
      corrections: [{ company: "OpenAI", note: "A test of ours was counted", amount: "-0.4" }],
      totals: [{ before: "4", earned: "0.8", corrected: "-0.4", paid: "0", after: "4.4" }],
    });
    const [bill] = await store.bills.list();
    expect(bill?.document).toMatchObject({ gross: "1", corrected: "-0.5", before: "0", due: "0.5" });
    for (const change of ["update statement set number = 9", "delete from statement"]) {
      await expect(execute(location, change)).rejects.toThrow("A statement never changes.");
    }
    expect(await documents()).toEqual(before);
  });

  test("numbers of a year have no gaps across its months, and begin anew with the next", async () => {
    await using opened = await open("2026-11-20T12:00:00.000Z");
    const { store, ada, ben, openAi, at } = opened;
    for (const month of ["2026-11", "2026-12", "2027-01"]) {
      await store.books.post([ada, ben].map((one) => visitsEntry(one, openAi, 10, `${month}-20T12:00:00Z`)));
    }
    at("2027-02-05T12:00:00Z");
    expect(await store.books.closeMonths()).toEqual(["2026-11", "2026-12", "2027-01"]);
    const all = [
      ...(await store.statements.list(ada.workspace)),
      ...(await store.statements.list(ben.workspace)),
    ];
    expect(all.map(({ document }) => `${document.month} ${document.number}`).toSorted()).toEqual([
      "2026-11 2026-1",
      "2026-11 2026-2",
      "2026-12 2026-3",
      "2026-12 2026-4",
      "2027-01 2027-1",
      "2027-01 2027-2",
    ]);
    // A month in which nothing happened closes too, and nobody is told of it.
    at("2027-04-02T12:00:00Z");
    expect(await store.books.closeMonths()).toEqual(["2027-02", "2027-03"]);
    expect(await store.statements.list(ada.workspace)).toHaveLength(3);
  });

  test("M4 two servers, one with a clock a day ahead and one a day behind, close a month once", async () => {
    await using opened = await open();
    const { store, location, ada, ben, openAi, at } = opened;
    await store.books.post([
      visitsEntry(ada, openAi, 1_000, "2026-10-19T08:00:00Z"),
      visitsEntry(ben, openAi, 1_000, "2026-10-19T08:00:00Z"),
    ]);
    await using ahead = await openStore(location, { now: () => new Date("2026-11-02T12:00:00Z") });
    await using behind = await openStore(location, { now: () => new Date("2026-10-31T12:00:00Z") });
    at("2026-11-01T12:00:00Z");
    const closed = await Promise.all([ahead, behind, store, ahead].map(({ books }) => books.closeMonths()));
    expect(closed.flat()).toEqual(["2026-10"]);
    // For the one whose clock is behind it is still October: what it counts is November's.
    await behind.books.post([visitsEntry(ada, openAi, 7, "2026-10-31T12:00:00Z")]);
    expect((await store.books.earned({ month: "2026-11" })).map(({ visits }) => visits)).toEqual([7]);
    expect(await execute(location, "select number from statement order by number")).toEqual([
      { number: 1 },
      { number: 2 },
    ]);
  });

  test("M4 a clock that is years ahead of the last visit closes no month, unless somebody is sure of it", async () => {
    await using opened = await open();
    const { store, location, ada, openAi, clock, at } = opened;
    const reported = () =>
      store.visits.receive(batch([visit({ time: clock.now().getTime() - 1_000 })], { site: ada.site }));
    await store.books.post([visitsEntry(ada, openAi, 1_000, "2026-10-19T08:00:00Z")]);
    await reported();
    // A month alone closes after weeks without a visit, too.
    at("2026-12-01T12:00:00Z");
    expect(await store.books.closeMonths()).toEqual(["2026-10"]);
    await using ahead = await openStore(location, { now: () => new Date("2031-11-20T12:00:00Z") });
    const doubted = {
      message: "2026-11 to 2031-10 are over by this clock, and the last visit was on 2026-10-20",
      months: { from: "2026-11", to: "2031-10", lastVisit: "2026-10-20" },
    };
    await expect(ahead.books.closeMonths()).rejects.toMatchObject(doubted);
    // What was closed before is written even so.
    await execute(
      location,
      "insert into closed_month (month, closed_at) values ('2026-11', '2026-12-02T00:00:00.000Z') returning month",
    );
    await expect(ahead.books.closeMonths()).rejects.toMatchObject({ months: { from: "2026-12" } });
    expect(await store.books.closedMonths()).toMatchObject([
      { month: "2026-11", isStated: true },
      { month: "2026-10", isStated: true },
    ]);
    // A server that was off for months goes on as soon as gates report again.
    at("2027-03-05T12:00:00Z");
    await expect(store.books.closeMonths()).rejects.toMatchObject({
      months: { from: "2026-12", to: "2027-02" },
    });
    await reported();
    expect(await store.books.closeMonths()).toEqual(["2026-12", "2027-01", "2027-02"]);
    at("2027-07-02T12:00:00Z");
    expect(await store.books.closeMonths({ isSure: true })).toEqual([
      ...["2027-03", "2027-04", "2027-05", "2027-06"],
    ]);
  });

  test("M4 what was closed and not written is written by the next that comes, each statement and mail once", async () => {
    await using opened = await open();
    const { store, location, ada, ben, openAi, at, mails } = opened;
    await store.books.post([ada, ben].map((one) => visitsEntry(one, openAi, 10, "2026-10-19T08:00:00Z")));
    // As a server leaves it that ends between the two.
    await execute(
      location,
      "insert into closed_month (month, closed_at) values ('2026-10', '2026-11-02T00:00:00.000Z') returning month",
    );
    at("2026-11-02T00:10:00Z");
    await using other = await openStore(location, { now: () => new Date("2026-11-02T00:10:00Z") });
    expect(await store.books.closedMonths()).toMatchObject([{ isStated: false }]);
    await Promise.all([store, other, store, other].map(({ books }) => books.closeMonths()));
    expect(await execute(location, "select number from statement order by number")).toHaveLength(2);
    expect(await store.bills.list()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test("what a company paid leaves in one file, asked for twice the same, and what is small waits", async () => {
    await using opened = await open();
    const { store, ada, ben, openAi, at, mails } = opened;
    await store.books.post([
      visitsEntry(ada, openAi, 84_121, "2026-10-19T08:00:00Z"),
      visitsEntry(ben, openAi, 6_000, "2026-10-19T08:00:00Z"),
    ]);
    at("2026-11-02T00:00:00Z");
    await store.books.closeMonths();
    await setBank(store, ada.workspace);
    await setBank(store, ben.workspace);
    // The company has not paid yet.
    expect(await store.payouts.due()).toEqual([]);
    expect(await store.payouts.fileFor("EUR")).toBeUndefined();
    expect(await store.bills.markPaid("2026-1")).toBe("paid");
    expect(await store.bills.markPaid("2026-1")).toBe("repeated");
    expect(await store.bills.markPaid("2026-2")).toBe("unknown");
    const due = Object.fromEntries((await store.payouts.due()).map((one) => [one.workspace, one]));
    expect(due[ada.workspace]).toMatchObject({ amount: 336_484_000n, state: "ready" });
    expect(due[ben.workspace]).toMatchObject({ amount: 24_000_000n, state: "below-threshold" });
    const files = await Promise.all([1, 2, 3].map(() => store.payouts.fileFor("EUR")));
    expect(files[1]).toEqual(files[0]);
    expect(files[2]).toEqual(files[0]);
    const [file] = files;
    expect(file).toMatchObject({ number: 1, currency: "EUR", sentAt: undefined });
    expect(file?.payouts).toMatchObject([{ workspace: ada.workspace, amount: 336_480_000n }]);
    expect(openBankDetails(secrets, ada.workspace, file?.payouts[0]?.sealed ?? "")).toEqual({
      holder: "Ada",
      iban,
    });
    expect(await store.payouts.markSent(1)).toBe("sent");
    expect(await store.payouts.markSent(1)).toBe("repeated");
    expect(await store.payouts.markSent(2)).toBe("unknown");
    expect(await store.payouts.fileFor("EUR")).toBeUndefined();
    // The account number stays in no file that left.
    expect((await store.payouts.files())[0]?.payouts).toMatchObject([{ sealed: undefined }]);
    expect((await mails()).filter((mail) => mail.startsWith("payout"))).toEqual([
      "payout-sent ada@example.com",
    ]);
    const balances = await store.books.balances();
    const of = (kind: string, workspace?: string) =>
      balances.find(({ account }) => account.kind === kind && account.workspace === workspace)?.amount;
    expect(of("bank")).toBe(450_600_000n - 336_480_000n);
    expect(of("payout", ada.workspace)).toBe(0n);
    expect(of("share", ada.workspace)).toBe(-4_000n);
    expect(await store.books.unbalanced()).toEqual([]);

    // What waited, and what was less than a cent, leaves with the next month.
    await store.books.post([
      visitsEntry(ada, openAi, 10_000, "2026-11-19T08:00:00Z"),
      visitsEntry(ben, openAi, 1_000, "2026-11-19T08:00:00Z"),
    ]);
    at("2026-12-02T00:00:00Z");
    await store.books.closeMonths();
    expect((await store.statements.list(ada.workspace))[0]?.document.totals).toMatchObject([
      { before: "336.484", earned: "40", paid: "336.48", after: "40.004" },
    ]);
    expect((await store.statements.list(ben.workspace))[0]?.document.totals).toMatchObject([
      { before: "24", earned: "4", paid: "0", after: "28" },
    ]);
    await store.bills.markPaid("2026-2");
    const next = await store.payouts.fileFor("EUR");
    expect(next?.payouts.map(({ amount }) => amount).toSorted()).toEqual([28_000_000n, 40_000_000n]);
  });

  test("a payout that came back is owed again under the agreements it was for, once, and its owners are told", async () => {
    await using opened = await open();
    const { store, ada, openAi, at, mails } = opened;
    await store.books.post([visitsEntry(ada, openAi, 84_121, "2026-10-19T08:00:00Z")]);
    at("2026-11-02T00:00:00Z");
    await store.books.closeMonths();
    await setBank(store, ada.workspace);
    await store.bills.markPaid("2026-1");
    await store.payouts.fileFor("EUR");
    expect(await store.payouts.markReturned(1, 1)).toEqual({ outcome: "not-sent" });
    await store.payouts.markSent(1);
    at("2026-12-05T00:00:00Z");
    const outcomes = await Promise.all([1, 2, 3].map(() => store.payouts.markReturned(1, 1)));
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["repeated", "repeated", "returned"]);
    expect(await store.payouts.markReturned(1, 2)).toEqual({ outcome: "unknown" });
    expect((await mails()).filter((mail) => mail.startsWith("payout-returned"))).toEqual([
      "payout-returned ada@example.com",
    ]);
    expect(await store.payouts.due()).toMatchObject([{ amount: 336_484_000n, state: "returned" }]);
    expect(await store.payouts.to(ada.workspace)).toMatchObject([{ returnedAt: "2026-12-05T00:00:00.000Z" }]);
    expect(await store.payouts.fileFor("EUR")).toBeUndefined();
    at("2026-12-06T00:00:00Z");
    await setBank(store, ada.workspace);
    expect((await store.payouts.fileFor("EUR"))?.payouts).toMatchObject([{ amount: 336_480_000n }]);
    at("2027-01-02T00:00:00Z");
    await store.books.closeMonths();
    expect((await store.statements.list(ada.workspace))[0]?.document.totals).toMatchObject([
      { before: "0.004", earned: "0", paid: "0", after: "0.004" },
    ]);
    expect(await store.books.unbalanced()).toEqual([]);
  });

  test("a file that the bank has not got is withdrawn once, by whoever is first, and what was in it leaves with the next", async () => {
    await using opened = await open();
    const { store, location, ada, ben, openAi, at, mails } = opened;
    await store.books.post([
      visitsEntry(ada, openAi, 84_121, "2026-10-19T08:00:00Z"),
      visitsEntry(ben, openAi, 10_000, "2026-10-19T08:00:00Z"),
    ]);
    at("2026-11-02T00:00:00Z");
    await store.books.closeMonths();
    for (const { workspace } of [ada, ben]) await setBank(store, workspace);
    await store.bills.markPaid("2026-1");
    const before = await store.payouts.due();
    await store.payouts.fileFor("EUR");
    expect(await store.payouts.withdraw(2)).toBe("unknown");
    const held = await store.books.entries("2026-11", { limit: 100 });
    const outcomes = await Promise.all([1, 2, 3].map(() => store.payouts.withdraw(1)));
    expect(outcomes.toSorted()).toEqual(["repeated", "repeated", "withdrawn"]);
    expect(await store.payouts.markSent(1)).toBe("withdrawn");
    expect(await store.payouts.due()).toEqual(before);
    // The books are only added to: what left stands beside what came back.
    const entries = await store.books.entries("2026-11", { limit: 100 });
    expect(entries).toEqual(expect.arrayContaining(held));
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
      ...["bill-paid", "payout-sent", "payout-sent", "payout-withdrawn", "payout-withdrawn"],
    ]);
    const onTheirWay = (await store.books.balances()).filter(({ account }) => account.kind === "payout");
    expect(onTheirWay.map(({ amount }) => amount)).toEqual([0n, 0n]);
    expect(await store.payouts.to(ada.workspace)).toEqual([]);
    expect((await store.payouts.files())[0]).toMatchObject({
      number: 1,
      withdrawnAt: "2026-11-02T00:00:00.000Z",
      sentAt: undefined,
      payouts: [{ sealed: undefined }, { sealed: undefined }],
    });
    expect((await mails()).filter((mail) => mail.startsWith("payout"))).toEqual([]);
    const changes = (await store.operators.changes(10)).map(({ kind }) => kind);
    expect(changes.filter((kind) => kind === "payout-file-withdrawn")).toHaveLength(1);

    // Two terminals, of which one says that the bank took what the other withdraws: one of them is told.
    await using other = await openStore(location, { now: () => new Date("2026-11-03T00:00:00Z") });
    const next = await store.payouts.fileFor("EUR");
    expect(next).toMatchObject({ number: 2 });
    expect(next?.payouts.map(({ amount }) => amount).toSorted()).toEqual([336_480_000n, 40_000_000n]);
    const both = await Promise.all([store.payouts.markSent(2), other.payouts.withdraw(2)]);
    expect([
      ["sent", "sent"],
      ["withdrawn", "withdrawn"],
    ]).toContainEqual(both);
    expect(await store.books.unbalanced()).toEqual([]);
    const left = both[0] === "sent" ? [4_000n] : before.map(({ amount }) => amount);
    expect((await store.payouts.due()).map(({ amount }) => amount)).toEqual(left);
  });

  test("a file that the bank took is not withdrawn, nor what came back of it", async () => {
    await using opened = await open();
    const { store, ada, openAi, at } = opened;
    await store.books.post([visitsEntry(ada, openAi, 84_121, "2026-10-19T08:00:00Z")]);
    at("2026-11-02T00:00:00Z");
    await store.books.closeMonths();
    await setBank(store, ada.workspace);
    await store.bills.markPaid("2026-1");
    await store.payouts.fileFor("EUR");
    await store.payouts.markSent(1);
    const balances = await store.books.balances();
    expect(await store.payouts.withdraw(1)).toBe("sent");
    expect(await store.books.balances()).toEqual(balances);
    await store.payouts.markReturned(1, 1);
    expect(await store.payouts.withdraw(1)).toBe("sent");
    expect(await store.payouts.due()).toMatchObject([{ amount: 336_484_000n, state: "returned" }]);
  });

  test("what is withdrawn in a later month than its file was made in leaves the closed month as it was", async () => {
    await using opened = await open();
    const { store, ada, openAi, at } = opened;
    await store.books.post([visitsEntry(ada, openAi, 84_121, "2026-10-19T08:00:00Z")]);
    at("2026-11-02T00:00:00Z");
    await store.books.closeMonths();
    await setBank(store, ada.workspace);
    await store.bills.markPaid("2026-1");
    await store.payouts.fileFor("EUR");
    at("2026-12-02T00:00:00Z");
    await store.books.closeMonths();
    const entries = await store.books.entries("2026-11", { limit: 100 });
    expect(await store.payouts.withdraw(1)).toBe("withdrawn");
    expect(await store.books.entries("2026-11", { limit: 100 })).toEqual(entries);
    at("2027-01-02T00:00:00Z");
    await store.books.closeMonths();
    const statements = await store.statements.list(ada.workspace);
    expect(statements.map(({ document }) => document.totals)).toMatchObject([
      [{ before: "0.004", paid: "-336.48", after: "336.484" }],
      [{ before: "336.484", paid: "336.48", after: "0.004" }],
      [{ earned: "336.484" }],
    ]);
    expect(await store.books.unbalanced()).toEqual([]);
  });

  test("nothing leaves to a workspace while it is suspended, and all of it does once it is resumed", async () => {
    await using opened = await open();
    const { store, ada, ben, openAi, at } = opened;
    await store.books.post([ada, ben].map((one) => visitsEntry(one, openAi, 10_000, "2026-10-19T08:00:00Z")));
    at("2026-11-02T00:00:00Z");
    await store.books.closeMonths();
    for (const { workspace } of [ada, ben]) await setBank(store, workspace);
    await store.bills.markPaid("2026-1");
    await store.workspaces.setSuspended(ada.workspace, true, undefined);
    expect(await store.payouts.due(ada.workspace)).toMatchObject([
      { amount: 40_000_000n, state: "suspended" },
    ]);
    expect((await store.payouts.fileFor("EUR"))?.payouts.map(({ workspace }) => workspace)).toEqual([
      ben.workspace,
    ]);
    await store.payouts.markSent(1);
    expect(await store.payouts.fileFor("EUR")).toBeUndefined();
    await store.workspaces.setSuspended(ada.workspace, false, undefined);
    expect((await store.payouts.fileFor("EUR"))?.payouts).toMatchObject([
      { workspace: ada.workspace, amount: 40_000_000n },
    ]);
  });

  test("a bill that is written off is never paid, and its publishers are owed nothing of its month, and told why", async () => {
    await using opened = await open();
    const { store, ada, ben, openAi, at } = opened;
    await store.books.post([
      visitsEntry(ada, openAi, 84_121, "2026-10-19T08:00:00Z"),
      visitsEntry(ben, openAi, 20_000, "2026-10-19T08:00:00Z"),
    ]);
    at("2026-11-02T00:00:00Z");
    await store.books.closeMonths();
    await setBank(store, ada.workspace);
    const before = await store.books.entries("2026-10", { limit: 100 });
    await store.books.post([visitsEntry(ada, openAi, 10_000, "2026-11-19T08:00:00Z")]);
    const outcomes = await Promise.all([
      store.bills.writeOff("2026-1", "Insolvent"),
      store.bills.writeOff("2026-1", "Insolvent"),
    ]);
    expect(outcomes.toSorted()).toEqual(["written-off", "written-off-before"]);
    expect(await store.bills.markPaid("2026-1")).toBe("written-off-before");
    expect(await store.bills.writeOff("2026-9", "Insolvent")).toBe("unknown");
    expect(await store.bills.list()).toMatchObject([{ paidAt: undefined, writtenOffAt: expect.any(String) }]);
    at("2026-12-02T00:00:00Z");
    await store.books.closeMonths();
    const [mine] = await store.statements.list(ada.workspace);
    expect(mine?.document).toMatchObject({
      corrections: [{ note: "Insolvent", amount: "-336.484" }],
      totals: [{ before: "336.484", earned: "40", corrected: "-336.484", paid: "0", after: "40" }],
    });
    // The next month is billed and paid as ever: what was written off takes nothing from it.
    expect((await store.bills.list())[0]?.document).toMatchObject({ number: "2026-2", due: "50" });
    await store.bills.markPaid("2026-2");
    expect(await store.payouts.due()).toMatchObject([{ workspace: ada.workspace, amount: 40_000_000n }]);
    const balances = await store.books.balances();
    const of = (kind: string) =>
      balances.filter(({ account }) => account.kind === kind).reduce((sum, { amount }) => sum + amount, 0n);
    // Of 520.605, a company owes half a cent that was never billed; the operator lost its fifth.
    expect([of("receivable"), of("bad-debt"), of("share")]).toEqual([5_000n, 104_116_000n, -40_000_000n]);
    expect(await store.books.entries("2026-10", { limit: 100 })).toEqual(before);
    expect(await store.books.unbalanced()).toEqual([]);
  });

  test("a correction is an entry of the month in which it is found, once by its reference, and on the next bill", async () => {
    await using opened = await open();
    const { store, ada, ben, openAi, at } = opened;
    await store.books.post([visitsEntry(ada, openAi, 84_121, "2026-10-19T08:00:00Z")]);
    at("2026-11-02T00:00:00Z");
    await store.books.closeMonths();
    const correction = {
      reference: "letter-7",
      agreement: openAi.agreement,
      workspace: ada.workspace,
      amount: "0.000003",
      direction: "less",
      note: "Counted twice",
    } as const;
    const outcomes = await Promise.all([1, 2, 3].map(() => store.books.correct(correction)));
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["corrected", "repeated", "repeated"]);
    expect(outcomes).toContainEqual({ outcome: "corrected", currency: "EUR", month: "2026-11" });
    expect(await store.books.correct({ ...correction, workspace: ben.workspace })).toEqual({
      outcome: "no-share",
    });
    expect(await store.books.correct({ ...correction, agreement: "gone" })).toEqual({
      outcome: "no-agreement",
    });
    at("2026-11-03T00:00:00Z");
    const more = { ...correction, reference: "letter-8", amount: "10", direction: "more" } as const;
    expect(await store.books.correct(more)).toMatchObject({ outcome: "corrected" });
    at("2026-12-02T00:00:00Z");
    await store.books.closeMonths();
    expect((await store.bills.list())[0]?.document).toMatchObject({
      number: "2026-2",
      corrected: "9.999997",
      before: "0.005",
      due: "10",
    });
    expect((await store.statements.list(ada.workspace))[0]?.document).toMatchObject({
      corrections: [{ amount: "-0.000003" }, { amount: "8" }],
    });
    expect(await store.books.unbalanced()).toEqual([]);
  });

  test("visits that were counted too often are taken back once, at their price, on the next bill and statement", async () => {
    await using opened = await open();
    const { store, location, ada, ben, openAi, at } = opened;
    const license = { license: `license of ${ada.site}` };
    await store.books.post([
      visitsEntry(ada, openAi, 1_000, "2026-10-19T08:00:00Z"),
      visitsEntry(ada, openAi, 1_001, "2026-10-20T08:00:00Z"),
      visitsEntry(ben, openAi, 7, "2026-10-20T08:00:00Z"),
    ]);
    const correction = {
      ...{ reference: "letter-7", note: "Reported twice", visits: license },
      ...{ month: "2026-10", count: 1_200 },
    };
    expect(await store.books.correctVisits(correction)).toEqual({ outcome: "not-closed" });
    at("2026-11-02T00:00:00Z");
    await store.books.closeMonths();
    const closed = await store.books.entries("2026-10", { limit: 100 });
    await using other = await openStore(location, { now: opened.clock.now });
    const outcomes = await Promise.all(
      [store, other, store].map(({ books }) => books.correctVisits(correction)),
    );
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["corrected", "repeated", "repeated"]);
    expect(outcomes).toContainEqual({
      ...{ outcome: "corrected", month: "2026-11", license: license.license, site: ada.site },
      ...{ agreement: openAi.agreement, workspace: ada.workspace, currency: "EUR" },
      ...{ gross: 6_000_000n, share: 4_800_000n },
    });
    at("2026-11-03T00:00:00Z");
    // Of two that together take more than there is, one is refused, whoever comes first.
    const both = await Promise.all([
      store.books.correctVisits({ ...correction, reference: "letter-8", count: 800 }),
      other.books.correctVisits({ ...correction, reference: "letter-9", count: 801 }),
    ]);
    const one = both.find(({ outcome }) => outcome === "corrected");
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["corrected", "too-many"]);
    expect(both).toContainEqual({
      outcome: "too-many",
      left: Object(one).gross === 4_000_000n ? 1 : 0,
    });
    const refused = async (changes: Partial<typeof correction>) =>
      Object(await store.books.correctVisits({ ...correction, reference: "letter-10", ...changes })).outcome;
    expect(await refused({ visits: { license: "unknown" } })).toBe("no-license");
    expect(await refused({ month: "2026-11" })).toBe("not-closed");
    expect(await refused({ month: "2026-09" })).toBe("no-visits");
    const ofSite = { agreement: openAi.agreement, site: "ben.example.com" };
    const named = (visits: { agreement: string; site: string }, count = 7) =>
      store.books.correctVisits({ ...correction, reference: "letter-11", visits, count });
    expect(await named({ ...ofSite, agreement: "gone" })).toEqual({ outcome: "no-agreement" });
    expect(await named({ ...ofSite, site: "gone.example.com" })).toEqual({ outcome: "no-site" });
    expect(await named(ofSite, 8)).toEqual({ outcome: "too-many", left: 7 });
    expect(await named(ofSite)).toMatchObject({ outcome: "corrected", gross: 35_000n, share: 28_000n });

    at("2026-12-02T00:00:00Z");
    await store.books.closeMonths();
    const taken = Object(one).gross === 4_000_000n ? 800 : 801;
    const [mine] = await store.statements.list(ada.workspace);
    expect(mine?.document.corrections).toMatchObject([
      {
        ...{ note: "Reported twice", amount: "-4.8" },
        visits: { month: "2026-10", site: ada.site, domain: "ada.example.com", visits: -1_200 },
      },
      { visits: { visits: -taken } },
    ]);
    const [bill] = await store.bills.list();
    expect(bill?.document).toMatchObject({
      corrections: expect.arrayContaining([
        { note: "Reported twice", gross: "-0.035", visits: expect.objectContaining({ visits: -7 }) },
      ]),
      due: "0",
    });
    expect(bill?.document.corrections).toHaveLength(3);
    expect(await store.books.entries("2026-10", { limit: 100 })).toEqual(closed);
    expect(await store.books.unbalanced()).toEqual([]);
  });

  test("what months came to for a site is the same once they are summed, each once, and late visits are in the open one", async () => {
    await using opened = await open();
    const { store, location, ada, ben, openAi, mistral, at } = opened;
    await store.books.post([
      visitsEntry(ada, openAi, 1_000, "2026-10-19T08:00:00Z"),
      visitsEntry(ada, mistral, 7, "2026-10-20T08:00:00Z"),
      visitsEntry(ada, openAi, 3, "2026-11-01T08:00:00Z"),
      visitsEntry(ben, openAi, 5, "2026-10-20T08:00:00Z"),
    ]);
    const byMonth = () => store.siteBooks.byMonth(ada.site);
    const before = await byMonth();
    const of = { currency: "EUR", source: "agreement" };
    expect(before).toEqual([
      { ...of, month: "2026-10", earned: 4_022_400n, visits: 1_007 },
      { ...of, month: "2026-11", earned: 12_000n, visits: 3 },
    ]);
    at("2026-11-02T00:00:00Z");
    await using other = await openStore(location, { now: opened.clock.now });
    await Promise.all([store, other, store].map(({ books }) => books.closeMonths()));
    expect(await execute(location, "select month from summed_month")).toEqual([{ month: "2026-10" }]);
    expect(await execute(location, "select site from site_month")).toHaveLength(2);
    expect(await byMonth()).toEqual(before);
    await store.books.post([visitsEntry(ada, openAi, 10, "2026-10-30T08:00:00Z")]);
    expect((await byMonth())[1]).toMatchObject({ month: "2026-11", earned: 52_000n, visits: 13 });
    at("2027-01-02T00:00:00Z");
    await other.books.closeMonths();
    expect((await byMonth()).map(({ month, visits }) => `${month} ${visits}`)).toEqual([
      "2026-10 1007",
      "2026-11 13",
    ]);
  });

  test("visits of a site under two licenses want one named, and of a bill written off none are taken back", async () => {
    await using opened = await open();
    const { store, ada, openAi, mistral, at } = opened;
    await store.books.post([
      visitsEntry(ada, openAi, 10, "2026-10-19T08:00:00Z", { license: "license-1" }),
      visitsEntry(ada, openAi, 20, "2026-10-20T08:00:00Z", { license: "license-2" }),
      visitsEntry(ada, mistral, 1_000, "2026-10-20T08:00:00Z"),
    ]);
    at("2026-11-02T00:00:00Z");
    await store.books.closeMonths();
    const correction = { reference: "letter-7", note: "Reported twice", month: "2026-10", count: 5 };
    const of = (agreement: string) => ({ agreement, site: ada.site });
    expect(await store.books.correctVisits({ ...correction, visits: of(openAi.agreement) })).toEqual({
      outcome: "several",
      licenses: ["license-1", "license-2"],
    });
    const bill = (await store.bills.list()).find(({ document }) => document.company === "Mistral AI");
    await store.bills.writeOff(bill?.document.number ?? "", "Insolvent");
    expect(await store.books.correctVisits({ ...correction, visits: of(mistral.agreement) })).toEqual({
      outcome: "written-off",
    });
    expect(
      await store.books.correctVisits({ ...correction, visits: { license: "license-2" } }),
    ).toMatchObject({ outcome: "corrected", gross: 25_000n });
  });

  test("bank details are the last ones set, told to every owner, and gone with the workspace", async () => {
    await using opened = await open();
    const { store, ada, mails } = opened;
    const second = await store.people.ensure("second@example.com", "fr");
    await execute(
      opened.location,
      `insert into membership (workspace_id, person_id, role, created_at)
       values ('${ada.workspace}', '${second.id}', 'owner', '2026-10-20') returning role`,
    );
    await setBank(store, ada.workspace);
    expect(await store.bankDetails.find(ada.workspace)).toMatchObject({ masked: "FR•• •••• 2606" });
    expect((await mails()).toSorted()).toEqual([
      "bank-details ada@example.com",
      "bank-details second@example.com",
    ]);
    expect(await store.workspaces.changes(ada.workspace)).toContainEqual(
      expect.objectContaining({ kind: "bank-details-changed", value: "FR•• •••• 2606" }),
    );
    const rows = JSON.stringify(await execute(opened.location, "select * from bank_details"));
    expect(rows).not.toContain("0050500013M0");
    expect(await store.bankDetails.set(crypto.randomUUID(), { sealed: "x", masked: "x" }, undefined)).toBe(
      "gone",
    );
  });
});
