import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyMigrated } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { sealBankDetails } from "../../domain/books/bank-details.ts";
import { secretsFrom } from "../../domain/secrets/secrets.ts";
import { openStore } from "../../store/store.ts";
import { addAgreement, addPublisher, visitsEntry } from "./store/publishers.ts";
import { typedAt } from "./terminal.ts";
import { batch, visit } from "./visits/store.ts";

const secret = Buffer.alloc(32, 7);
const payer = { PAYOUT_HOLDER: "Octroi SAS", PAYOUT_IBAN: "FR14 2004 1010 0505 0001 3M02 606" };
const iban = "DE89370400440532013000";

/** Books with a month that is over, and a terminal to type commands at. */
async function operated(settings: Record<string, string> = { PAYOUTS: "on", ...payer }) {
  const folder = await mkdtemp(join(tmpdir(), "octroi-money-"));
  const database = { kind: "sqlite", file: join(folder, "octroi.sqlite") } as const;
  // What is posted two months ago is of a month that is over, whatever day the test runs on.
  const then = new Date(Date.now() - 62 * 86_400_000);
  await copyMigrated(database.file);
  const store = await openStore(database);
  const terms = await addAgreement(database, "OpenAI", { amount: "0.005", currency: "EUR" });
  const ada = await addPublisher(store, "ada");
  const ben = await addPublisher(store, "ben");
  const environment = {
    DATABASE_URL: database.file,
    CONSOLE_URL: "https://console.octroi.example",
    CONSOLE_SECRET: secret.toString("base64url"),
    ...settings,
  };
  return {
    database,
    store,
    folder,
    ada,
    ben,
    post: (visits: number, publisher = ada) =>
      store.books.post([visitsEntry(publisher, terms, visits, then)]),
    bank: (workspace: string) =>
      store.bankDetails.set(
        workspace,
        {
          sealed: sealBankDetails(secretsFrom(secret), workspace, { holder: "Ada & Cie", iban }),
          masked: "DE•• •••• 3000",
        },
        undefined,
      ),
    typed: (...args: string[]) => typedAt(environment, args, folder),
    async [Symbol.asyncDispose]() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

test("an operator’s month: closed, billed, paid, one file for the bank, and said to be sent", async () => {
  await using operator = await operated();
  const { typed, post, bank, ada, ben, folder, store } = operator;
  await post(84_121);
  await post(1_000, ben);
  await bank(ada.workspace);
  const closed = await typed("month", "close");
  expect(closed).toMatchObject({ code: 0, out: expect.stringMatching(/^\d{4}-\d\d is closed\./) });
  expect((await typed("month")).out).toContain("statements and bills written");
  expect((await typed("month", "close")).err).toMatch(
    /^\d{4}-\d\d can be closed from \d{4}-\d\d-02 on, in UTC\.\n$/,
  );
  const [bill] = JSON.parse((await typed("bills", "--json")).out);
  expect(bill).toMatchObject({ company: "OpenAI", due: "425.6", after: "0.005", visits: 85_121 });
  expect((await typed("bills")).out).toMatch(/unpaid .*425\.6 EUR {2}85121 visits {2}OpenAI\n$/);
  expect(JSON.parse((await typed("bills", "show", bill.number)).out)).toMatchObject({ lines: [{}, {}] });
  // Nothing leaves before the company has paid.
  expect(await typed("payouts", "file", "payouts.xml")).toMatchObject({
    code: 1,
    err: "Nothing in EUR can leave now.\n",
  });
  expect((await typed("bills", "paid", bill.number)).code).toBe(0);
  expect(await typed("bills", "paid", bill.number)).toMatchObject({
    code: 1,
    err: "This bill is paid already.\n",
  });
  const listed = (await typed("payouts")).out;
  expect(listed).toContain("336.484000 EUR  ready");
  expect(listed).toContain("4.000000 EUR  below-threshold");
  const made = await typed("payouts", "file", "payouts.xml");
  expect(made.out).toContain("File 1: 1 transfers, 336.48 EUR");
  const xml = await readFile(join(folder, "payouts.xml"), "utf8");
  expect(xml).toContain("pain.001.001.09");
  expect(xml).toContain(iban);
  expect(xml).toContain('<InstdAmt Ccy="EUR">336.48</InstdAmt>');
  expect((await stat(join(folder, "payouts.xml"))).mode & 0o777).toBe(0o600);
  // Asked for twice, it is the same; a file that is there is not written over.
  expect(await typed("payouts", "file", "payouts.xml")).toMatchObject({
    code: 1,
    err: "There is such a file already, and it stays as it is.\n",
  });
  await typed("payouts", "file", "again.xml");
  expect(await readFile(join(folder, "again.xml"), "utf8")).toBe(xml);
  await typed("payouts", "file", "payouts.csv", "--csv");
  expect(await readFile(join(folder, "payouts.csv"), "utf8")).toBe(
    `reference,holder,iban,amount,currency,about\r\nOCTROI-1-1,Ada & Cie,${iban},336.48,EUR,Octroi 1\r\n`,
  );
  expect((await typed("payouts", "sent", "1")).out).toContain("File 1 is with the bank.");
  expect(await typed("payouts", "sent", "1")).toMatchObject({
    code: 1,
    err: "The bank has this file already.\n",
  });
  expect((await typed("payouts")).out).toMatch(/336\.480000 EUR {2}sent \d{4}-\d\d-\d\d/);
  expect(await store.books.unbalanced()).toEqual([]);
  for (const printed of [made, await typed("payouts"), await typed("payouts", "--json")]) {
    expect(printed.out + printed.err).not.toContain(iban);
  }
});

test("months that would close after weeks without a visit are closed by somebody who is sure of the clock", async () => {
  await using operator = await operated();
  const { database, typed, ada } = operator;
  const then = new Date(Date.now() - 120 * 86_400_000);
  await using past = await openStore(database, { now: () => then });
  const terms = await addAgreement(database, "OpenAI", { amount: "0.005", currency: "EUR" });
  await past.visits.receive(batch([visit({ time: then.getTime() - 1_000 })], { site: ada.site }));
  await past.books.post([visitsEntry(ada, terms, 10, then)]);
  const refused = await typed("month", "close");
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(refused.err).toMatch(
    /^By this machine’s clock \d{4}-\d\d to \d{4}-\d\d are over, but the last visit was on \d{4}-\d\d-\d\d\. If the clock is right: month close --yes\.\n$/,
  );
  expect(await past.books.closedMonths()).toEqual([]);
  const closed = await typed("month", "close", "--yes");
  expect(closed).toMatchObject({ code: 0 });
  expect(closed.out.match(/is closed\./g)?.length).toBeGreaterThan(1);
});

test("what goes wrong is an entry of this month, once: a transfer that came back, a bill that nobody pays, a miscount", async () => {
  await using operator = await operated();
  const { typed, post, bank, ada, store } = operator;
  await post(84_120);
  await bank(ada.workspace);
  await typed("month", "close");
  const [{ month, document: bill } = { month: "", document: { agreement: "", number: "", month: "" } }] = (
    await store.bills.list()
  ).map(({ document }) => ({ month: document.month, document }));
  const closed = JSON.stringify(await store.books.entries(month, { limit: 100 }), bigints);
  const { agreement } = bill;
  const about = ["--agreement", agreement, "--workspace", ada.workspace, "--note", "Counted twice"];
  const correct = ["books", "correct", "letter-7", ...about];
  expect((await typed(...correct, "--less", "100")).out).toMatch(/^-100 EUR in \d{4}-\d\d, on the bill/);
  expect(await typed(...correct, "--less", "100")).toMatchObject({
    code: 1,
    err: "There is a correction with this reference, and it stays as it is.\n",
  });
  const twice = ["books", "correct", "letter-8", "--agreement", agreement, "--site", "ada.example.com"];
  const counted = ["--month", month, "--visits", "1200", "--note", "Reported twice"];
  expect(JSON.parse((await typed(...twice, ...counted, "--json")).out)).toEqual({
    ...{ reference: "letter-8", license: `license of ${ada.site}`, site: ada.site, agreement },
    ...{ workspace: ada.workspace, visits: -1_200, ofMonth: month, amount: "-6", share: "-4.8" },
    ...{ currency: "EUR", month: new Date().toISOString().slice(0, 7), note: "Reported twice" },
  });
  expect((await typed(...twice, ...counted)).err).toBe(
    "There is a correction with this reference, and it stays as it is.\n",
  );
  const another = await typed(...twice.with(2, "letter-9"), ...counted);
  expect(another.out).toBe(
    `-1200 visits of ${month}, -6 EUR in ${new Date().toISOString().slice(0, 7)}, on the bill, and -4.8 EUR of it on the statement of ${ada.workspace}.\n`,
  );
  await typed("bills", "paid", bill.number);
  await typed("payouts", "file", "payouts.xml");
  expect((await typed("payouts", "returned", "OCTROI-1-1")).err).toBe(
    "The bank does not have this file yet: say payouts sent first.\n",
  );
  await typed("payouts", "sent", "1");
  const back = await typed("payouts", "returned", "OCTROI-1-1");
  expect(back.out).toContain(`336.480000 EUR is owed to ${ada.workspace} again.`);
  expect((await typed("payouts", "returned", "OCTROI-1-1")).err).toBe("This transfer came back before.\n");
  const listed = (await typed("payouts")).out;
  expect(listed).toContain("336.480000 EUR  returned");
  expect(listed).toMatch(/336\.480000 EUR {2}back \d{4}-\d\d-\d\d/);
  // To the same account it does not leave again, until somebody has looked at it.
  expect((await typed("payouts", "file", "again.xml")).err).toBe("Nothing in EUR can leave now.\n");
  await bank(ada.workspace);
  expect((await typed("payouts", "file", "again.xml")).out).toContain("File 2: 1 transfers, 336.48 EUR");
  expect((await typed("bills", "write-off", bill.number, "--note", "Gone")).err).toBe(
    "This bill is paid already.\n",
  );
  expect(JSON.stringify(await store.books.entries(month, { limit: 100 }), bigints)).toBe(closed);
  expect(await store.books.unbalanced()).toEqual([]);
});

test("a file that did not go to the bank is withdrawn, and what it paid out leaves with the next", async () => {
  await using operator = await operated();
  const { typed, post, bank, ada, folder, store } = operator;
  await post(84_121);
  await bank(ada.workspace);
  await typed("month", "close");
  const [bill] = JSON.parse((await typed("bills", "--json")).out);
  await typed("bills", "paid", bill.number);
  await typed("payouts", "file", "payouts.xml");
  const withdrawn = await typed("payouts", "withdraw", "1");
  expect(withdrawn).toMatchObject({
    code: 0,
    out: "File 1 is withdrawn. Delete it: what it paid out is owed again, and leaves with the next.\n",
  });
  expect(await typed("payouts", "withdraw", "1")).toMatchObject({
    code: 1,
    err: "This file was withdrawn before.\n",
  });
  expect(await typed("payouts", "sent", "1")).toMatchObject({
    code: 1,
    err: "This file was withdrawn: what it paid out is owed again.\n",
  });
  const listed = (await typed("payouts")).out;
  expect(listed).toContain("336.484000 EUR  ready");
  expect(listed).toMatch(/336\.480000 EUR {2}withdrawn \d{4}-\d\d-\d\d/);
  expect((await typed("payouts", "file", "next.xml")).out).toContain("File 2: 1 transfers, 336.48 EUR");
  expect(await readFile(join(folder, "next.xml"), "utf8")).toContain("<MsgId>OCTROI-2</MsgId>");
  await typed("payouts", "sent", "2");
  expect((await typed("payouts", "withdraw", "2")).err).toBe(
    "The bank has this file. What it sends back: payouts returned.\n",
  );
  expect(await store.books.unbalanced()).toEqual([]);
});

test("what cannot be is one sentence, and nothing is written", async () => {
  await using operator = await operated();
  const { typed, post, bank, ada, store } = operator;
  await post(84_120);
  await bank(ada.workspace);
  await typed("month", "close");
  const [bill] = JSON.parse((await typed("bills", "--json")).out);
  await typed("bills", "paid", bill.number);
  const before = JSON.stringify([await store.books.balances(), await store.payouts.files()], bigints);
  const over: string = bill.month;
  const visits = ["--visits", "5", "--month", over, "--note", "Reported twice"];
  const someones = ["--agreement", "unknown", "--workspace", ada.workspace];
  const refused: [string[], string][] = [
    [["month", "open"], "month does not take “open”."],
    [["bills", "paid"], "bills paid takes the number of a bill, such as 2026-7."],
    [["bills", "paid", "seven"], "bills paid takes the number of a bill, such as 2026-7."],
    [["bills", "paid", "2026-999"], "There is no bill with this number."],
    [["payouts", "file"], "payouts file takes the name of a new file."],
    [["payouts", "file", "x.xml", "--currency", "euros"], "--currency takes a code, such as EUR."],
    [
      ["payouts", "file", "x.xml", "--currency", "USD"],
      "SEPA moves euros alone: for another currency, add --csv.",
    ],
    [["payouts", "file", "x.csv", "--csv", "--currency", "USD"], "Nothing in USD can leave now."],
    [["payouts", "file", "x.xml", "--pain", "12"], "--pain takes 09 or 03."],
    [["payouts", "file", "nowhere/x.xml"], "There is no folder"],
    [["payouts", "sent", "one"], "payouts sent takes the number of a file, as `payouts file` said it."],
    [["payouts", "sent", "9"], "There is no file with this number."],
    [
      ["payouts", "withdraw", "one"],
      "payouts withdraw takes the number of a file, as `payouts file` said it.",
    ],
    [["payouts", "withdraw", "9"], "There is no file with this number."],
    [["payouts", "returned", "1"], "payouts returned takes the reference of a transfer, such as OCTROI-1-2."],
    [["payouts", "returned", "OCTROI-9-1"], "No file has a transfer with this reference."],
    [["bills", "write-off", "2026-7"], "bills write-off takes --note"],
    [["bills", "write-off", "2026-999", "--note", "Gone"], "There is no bill with this number."],
    [["books"], "books takes “correct”, and a reference of yours."],
    [["books", "correct", "a b"], "books correct takes a reference of yours"],
    [["books", "correct", "a"], "books correct takes --agreement and --workspace, or --visits."],
    [["books", "correct", "a", ...someones], "books correct takes either --less or --more"],
    [["books", "correct", "a", ...someones, "--less", "1", "--more", "1"], "either --less or --more"],
    [["books", "correct", "a", ...someones, "--less", "0.0000001"], "An amount is above zero"],
    [["books", "correct", "a", ...someones, "--less", "0"], "An amount is above zero"],
    [["books", "correct", "a", ...someones, "--less", "1"], "books correct takes --note"],
    [["books", "correct", "a", ...someones, "--less", "1", "--month", "2026-10"], "takes no --month."],
    [
      ["books", "correct", "a", "--visits", "5", "--less", "1"],
      "books correct with --visits takes no --less.",
    ],
    [["books", "correct", "a", "--visits", "1.5"], "--visits takes a whole number above zero, such as 1200."],
    [["books", "correct", "a", "--visits", "0"], "--visits takes a whole number above zero"],
    [["books", "correct", "a", "--visits", "5", "--month", "2026-13"], "--month takes the month in which"],
    [["books", "correct", "a", "--visits", "5", "--month", over], "books correct takes --note"],
    [["books", "correct", "a", ...visits], "books correct takes --license, or --agreement and --site."],
    [["books", "correct", "a", ...visits, "--agreement", "x"], "takes --license, or --agreement and --site."],
    [["books", "correct", "a", ...visits, "--license", "x"], "There is no license with this id."],
    [
      ["books", "correct", "a", ...visits, "--agreement", "x", "--site", "y"],
      "There is no agreement with this id.",
    ],
    [
      ["books", "correct", "a", ...visits, "--agreement", bill.agreement, "--site", "y"],
      "There is no site with this domain or id.",
    ],
    [
      ["books", "correct", "a", ...visits, "--license", `license of ${ada.site}`, "--month", "2020-01"],
      "No visits under an agreement were counted for it in 2020-01.",
    ],
    [
      ["books", "correct", "a", ...visits, "--license", `license of ${ada.site}`, "--month", "2099-01"],
      "2099-01 is not closed: visits are corrected once their bill is written.",
    ],
    [
      ["books", "correct", "a", ...visits, "--license", `license of ${ada.site}`, "--visits", "84121"],
      `No more than 84120 visits of ${over} can be taken back.`,
    ],
    [
      ["books", "correct", "a", ...someones, "--less", "1", "--note", "x"],
      "There is no agreement with this id.",
    ],
  ];
  for (const [words, sentence] of refused) {
    const { code, err } = await typed(...words);
    expect(code, words.join(" ")).toBeGreaterThan(0);
    expect(err, words.join(" ")).toContain(sentence);
  }
  expect(JSON.stringify([await store.books.balances(), await store.payouts.files()], bigints)).toBe(before);
});

function bigints(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

test("with payouts off, and without the operator’s own account, no file is made, and the sentence says what to set", async () => {
  await using off = await operated({});
  expect(await off.typed("payouts", "file", "x.xml")).toMatchObject({
    code: 1,
    err: "Payouts are off: set PAYOUTS=on.\n",
  });
  await using bare = await operated({ PAYOUTS: "on" });
  expect(await bare.typed("payouts", "file", "x.xml")).toMatchObject({
    code: 1,
    err: "Set PAYOUT_HOLDER and PAYOUT_IBAN, or add --csv.\n",
  });
  await using half = await operated({ PAYOUTS: "on", PAYOUT_HOLDER: "Octroi" });
  expect((await half.typed("payouts")).err).toContain("must be set together");
  await using mistyped = await operated({ ...payer, PAYOUT_IBAN: "FR1420041010050500013M02607" });
  expect((await mistyped.typed("payouts")).err).toContain("PAYOUT_IBAN must be the IBAN");
});

test("the operator’s month is walked by the lines of docs/operations.md", async () => {
  await using operator = await operated();
  const { typed, post, bank, ada, folder } = operator;
  await post(84_121);
  await bank(ada.workspace);
  await typed("month", "close");
  const [bill] = JSON.parse((await typed("bills", "--json")).out);
  const page = await readFile(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
  const [, section = ""] = /## A month of the books\n([\s\S]*?)\n## /.exec(page) ?? [];
  const lines = [...section.matchAll(/^npm run octroi -- ([^#\n]+)/gm)].map(([, line = ""]) => line.trim());
  expect(lines).toHaveLength(6);
  for (const line of lines) {
    const { code, err } = await typed(...line.replace("2026-7", bill.number).split(" "));
    expect(code, `${line}: ${err}`).toBe(0);
  }
  expect(await readFile(join(folder, "payouts.xml"), "utf8")).toContain("<CtrlSum>336.48</CtrlSum>");
  expect((await typed("payouts")).out).toContain("sent");
});
