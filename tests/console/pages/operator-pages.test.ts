import { afterAll, beforeAll, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { addClosedMonth, publisherIban } from "../add-closed-month.ts";
import { textOf } from "../page-text.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

let operators = 0;

async function operatorOf(of: WholeConsole, name = "Olga") {
  operators += 1;
  const email = `operator${operators}@example.com`;
  const { id } = await of.person(email, name);
  await of.store.operators.add(email);
  return { id, email, browser: await of.signedIn(id) };
}

test("books without anything in them say so, in both languages", async () => {
  await using empty = await wholeConsole();
  const { browser } = await operatorOf(empty);
  const english = await textOf(browser.get("/operator"));
  for (const sentence of ["No agreement has been added yet", "Nothing has been counted under an agreement"]) {
    expect(english).toContain(sentence);
  }
  expect(await textOf(browser.get("/operator?language=fr"))).toContain("Aucun accord n’a encore été ajouté");
});

test("the overview says what is owed, by whom, to whom, and what waits, as the books have it", async () => {
  await using own = await wholeConsole();
  const { bill, month } = await addClosedMonth(own.store, own.secrets, "overview");
  const { browser } = await operatorOf(own);
  const before = await textOf(browser.get("/operator"));
  // (84,121 + 10,000 + 400) × €0.005 + 1,204 × €0.0075
  expect(before).toContain("Owed by companies €481.64");
  expect(before).toContain("Owed to publishers €385.31");
  expect(before).toContain("Ready to pay out €0.00");
  expect(before).toContain(`${bill} company Example AI of overview`);
  expect(before).toMatch(/94,121 due €470\.60 state unpaid/);
  expect(before).toMatch(/Example AI of overview .*in force .*€0\.005 .*2 .*€472\.61/);
  expect(await own.store.bills.markPaid(bill)).toBe("paid");
  const after = await textOf(browser.get("/operator"));
  expect(after).toContain("Ready to pay out €336.48");
  expect(after).toMatch(/EUR .*€336\.48 \(1 publisher\) .*€40\.00 \(1 publisher\)/);
  expect(after).toContain(`The command line noted that bill ${bill} is paid`);
  expect(after.toLowerCase()).toContain("closed on");
  expect(month).toMatch(/^\d{4}-\d\d$/);
});

test("the way to the books is in the navigation of operators alone, and closed to them the moment they are none", async () => {
  const { email, browser } = await operatorOf(world);
  expect(await (await browser.get("/account")).text()).toContain('href="/operator"');
  const ada = await world.signedIn((await world.person("ada@example.com")).id);
  expect(await (await ada.get("/account")).text()).not.toContain('href="/operator"');
  // As an address at which there is nothing.
  const [none, nowhere] = [await ada.get("/operator"), await ada.get("/nowhere")];
  expect([none.status, nowhere.status]).toEqual([404, 404]);
  expect(await textOf(none)).toBe(await textOf(nowhere));
  await world.store.operators.remove(email);
  expect((await browser.get("/operator")).status).toBe(404);
  expect(await (await browser.get("/account")).text()).not.toContain('href="/operator"');
});

test("an operator sees no publisher’s dashboards by it", async () => {
  const { ada } = await addClosedMonth(world.store, world.secrets, "apart");
  const { browser } = await operatorOf(world);
  for (const path of [
    pathTo("site", { site: ada.site }),
    pathTo("siteRevenue", { site: ada.site }),
    pathTo("statements", { workspace: ada.workspace }),
    pathTo("bankDetails", { workspace: ada.workspace }),
  ]) {
    expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
  }
});

const typed = {
  company: "Example  Maps",
  crawlers: "GPTBot, oai-searchbot",
  "ai-train": "yes",
  amount: "0,0051",
  currency: "EUR",
  from: "2026-03-01",
  until: "2035-02-28",
};

/** The id that the form has, as a browser sends it back. */
async function newForm(browser: Awaited<ReturnType<typeof operatorOf>>["browser"]) {
  const html = await (await browser.get("/operator/agreements/new")).text();
  return { ...typed, id: /name="id" value="([^"]+)"/.exec(html)?.[1] ?? "" };
}

test("an agreement is added once by a form sent twice, with what it is shown, and ended once", async () => {
  await using own = await wholeConsole();
  const { id, browser } = await operatorOf(own);
  const other = await own.signedIn(id);
  const form = await newForm(browser);
  const sent = await Promise.all([1, 2].map(() => browser.post("/operator/agreements/new", form)));
  const path = pathTo("operatorAgreement", { agreement: form.id });
  for (const { status, headers } of sent) {
    expect([status, headers.get("location")]).toEqual([303, `${path}?done=added`]);
  }
  expect(await own.store.agreements.list()).toMatchObject([
    { id: form.id, company: "Example Maps", crawlers: ["GPTBot", "OAI-SearchBot"], uses: ["ai-train"] },
  ]);
  const changed = await browser.post("/operator/agreements/new", { ...form, amount: "0.006" });
  expect(changed.status).toBe(409);
  expect(await textOf(changed)).toContain("has added an agreement already");
  const page = await textOf(browser.get(`${path}?done=added`));
  for (const text of [
    "The agreement is added",
    "€0.0051",
    "€0.00408",
    "0 joined",
    "No site has joined yet",
  ]) {
    expect(page).toContain(text);
  }
  const ended = await Promise.all([browser.post(path), other.post(path)]);
  expect(ended.map(({ headers }) => headers.get("location"))).toEqual([
    `${path}?done=ended`,
    `${path}?done=ended`,
  ]);
  expect(await textOf(browser.get(path))).toContain("State over");
  const log = await textOf(browser.get("/operator"));
  expect(log).toMatch(
    /Olga ended the agreement with Example Maps .*Olga added the agreement with Example Maps/,
  );
  expect(log.match(/ended the agreement/g)).toHaveLength(1);
  const nowhere = pathTo("operatorAgreement", { agreement: crypto.randomUUID() });
  expect([(await browser.get(nowhere)).status, (await browser.post(nowhere)).status]).toEqual([404, 404]);
});

test.each([
  [{ company: " " }, "Give the company’s name"],
  [{ crawlers: "GPTBot, NobodyBot" }, "The directory knows no crawler “NobodyBot”"],
  [{ crawlers: "" }, "Give at least one crawler"],
  [{ "ai-train": undefined }, "Choose at least one use"],
  [{ amount: "0.0000001" }, "six decimals at most"],
  [{ amount: "nothing" }, "above zero"],
  [{ currency: "XXX" }, "Nobody pays in this currency"],
  [{ from: "soon" }, "Give the first day"],
  [{ until: "2026-02-28", from: "2026-03-01" }, "comes before the first"],
  [{ from: "2020-01-01", until: "2020-02-01" }, "has passed"],
  [{ until: "2099-01-01" }, "ten years at most"],
  [{ id: "nonsense" }, "Open a new one"],
])(
  "of %j one sentence says what is wrong, what was typed stays, and nothing is written",
  async (wrong, sentence) => {
    const { browser } = await operatorOf(world);
    const before = (await world.store.agreements.list()).length;
    const all: Record<string, string | undefined> = {
      ...(await newForm(browser)),
      company: "Kept",
      ...wrong,
    };
    const fields = Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    const answer = await browser.post("/operator/agreements/new", fields);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(`value="${all["company"]}"`);
    expect(await textOf(new Response(html))).toContain(sentence);
    expect(await world.store.agreements.list()).toHaveLength(before);
  },
);

test("a bill is shown to its last decimal, and paid once by two who press at once", async () => {
  await using own = await wholeConsole();
  const { bill } = await addClosedMonth(own.store, own.secrets, "bill");
  const [one, two] = [await operatorOf(own, "Olga"), await operatorOf(own, "Oscar")];
  const path = pathTo("operatorBill", { bill });
  const page = await textOf(one.browser.get(path));
  expect(page).toContain(`Bill ${bill}`);
  expect(page).toMatch(/ada\.bill\.example\.com visits 84,121 a visit €0\.005 amount €420\.605/);
  expect(page).toMatch(/To pay €470\.60 Carried to the next one €0\.005 State unpaid/);
  const pressed = await Promise.all([one.browser.post(path), two.browser.post(path), one.browser.post(path)]);
  for (const { headers } of pressed) expect(headers.get("location")).toBe(`${path}?done=paid`);
  expect((await own.store.operators.changes(20)).filter(({ kind }) => kind === "bill-paid")).toHaveLength(1);
  expect(await own.store.books.balances({ kind: "bank" })).toMatchObject([{ amount: 470_600_000n }]);
  const after = await textOf(one.browser.get(`${path}?done=paid`));
  expect(after).toContain("It is noted.");
  expect(after).not.toContain("Note that it is paid");
  const nowhere = pathTo("operatorBill", { bill: "2026-999" });
  expect([(await one.browser.get(nowhere)).status, (await one.browser.post(nowhere)).status]).toEqual([
    404, 404,
  ]);
});

test("two who prepare payouts at once get one file; it is handed out whole, to operators alone, until the bank has it", async () => {
  await using own = await wholeConsole();
  const { bill, ada } = await addClosedMonth(own.store, own.secrets, "payouts");
  await own.store.bills.markPaid(bill);
  const [one, two] = [await operatorOf(own, "Olga"), await operatorOf(own, "Oscar")];
  const path = pathTo("operatorPayouts");
  await own.store.workspaces.setSuspended(ada.workspace, true, undefined);
  expect(await textOf(one.browser.get(path))).toMatch(/workspace suspended .*€336\.48/);
  expect(await textOf(one.browser.get("/operator"))).toMatch(/workspace suspended .*€336\.48/);
  await own.store.workspaces.setSuspended(ada.workspace, false, undefined);
  expect(await textOf(one.browser.get("/operator"))).not.toContain("workspace suspended");
  const before = await textOf(one.browser.get(path));
  expect(before).toContain("€336.48 to 1 publisher");
  expect(before).toMatch(/no account .*€40\.00/);
  const made = await Promise.all(
    [one, two, one].map(({ browser }) => browser.post(path, { do: "file", currency: "EUR" })),
  );
  for (const { headers } of made) expect(headers.get("location")).toBe(`${path}?done=made`);
  const files = await own.store.payouts.files();
  expect(files).toMatchObject([{ number: 1, currency: "EUR", payouts: [{ workspace: ada.workspace }] }]);
  const page = await (await one.browser.get(path)).text();
  expect(await textOf(new Response(page))).toMatch(
    /File 1, waiting for the bank .*OCTROI-1-1 .*DE•• •••• 3000/,
  );
  // No page has an account number.
  expect(page).not.toContain(publisherIban);
  const [xml, csv] = ["operatorPayoutsXml", "operatorPayoutsCsv"] as const;
  const sepa = await one.browser.get(pathTo(xml, { payout: "1" }));
  expect(sepa.headers.get("content-disposition")).toBe('attachment; filename="octroi-payouts-1.xml"');
  expect(sepa.headers.get("cache-control")).toContain("no-store");
  const text = await sepa.text();
  expect(text).toContain(publisherIban);
  expect(text).toContain('<InstdAmt Ccy="EUR">336.48</InstdAmt>');
  expect(await (await two.browser.get(pathTo(xml, { payout: "1" }))).text()).toBe(text);
  expect(await (await one.browser.get(pathTo(csv, { payout: "1" }))).text()).toContain(
    `OCTROI-1-1,Ada & Cie,${publisherIban},336.48,EUR,Octroi 1`,
  );
  const publisher = await own.signedIn(ada.owner.id);
  await own.person(ada.owner.email);
  for (const id of [xml, csv]) {
    expect((await publisher.get(pathTo(id, { payout: "1" }))).status).toBe(404);
    expect((await one.browser.get(pathTo(id, { payout: "9" }))).status).toBe(404);
  }
  expect((await one.browser.post(path, { do: "file", currency: "USD" })).status).toBe(409);
  expect((await one.browser.post(path, { do: "returned", file: "1", place: "1" })).status).toBe(409);
  const sent = await Promise.all(
    [one, two].map(({ browser }) => browser.post(path, { do: "sent", file: "1" })),
  );
  for (const { headers } of sent) expect(headers.get("location")).toBe(`${path}?done=sent`);
  const gone = await one.browser.get(pathTo(xml, { payout: "1" }));
  expect(gone.headers.get("location")).toBe(`${path}?fault=sent`);
  expect(await textOf(one.browser.get(`${path}?fault=sent`))).toContain("The bank has this file already");
  const back = await Promise.all(
    [one, two].map(({ browser }) => browser.post(path, { do: "returned", file: "1", place: "1" })),
  );
  for (const { headers } of back) expect(headers.get("location")).toBe(`${path}?done=returned`);
  expect(await textOf(one.browser.get(path))).toMatch(
    /On hold .*a payout came back, and the account is still the same/,
  );
  const kinds = (await own.store.operators.changes(20)).map(({ kind }) => kind);
  for (const kind of ["payout-file-made", "payout-file-sent", "payout-returned"] as const) {
    expect(kinds.filter((each) => each === kind)).toEqual([kind]);
  }
  expect(await own.store.books.unbalanced()).toEqual([]);
  for (const form of [{ do: "sent", file: "9" }, { do: "returned", file: "1", place: "7" }, { do: "x" }]) {
    expect((await one.browser.post(path, form as Record<string, string>)).status).toBe(404);
  }
});

test("a file that was withdrawn is not handed out, and can be prepared anew", async () => {
  await using own = await wholeConsole();
  const { bill } = await addClosedMonth(own.store, own.secrets, "withdrawn");
  await own.store.bills.markPaid(bill);
  await own.store.payouts.fileFor("EUR");
  const { browser } = await operatorOf(own);
  const page = "/operator/payouts";
  expect(await textOf(browser.get(page))).toContain("File 1, waiting for the bank");
  await own.store.payouts.withdraw(1);
  const shown = await textOf(browser.get(page));
  expect(shown).not.toContain("waiting for the bank");
  expect(shown).toContain("No file is with the bank yet");
  expect(shown).toContain("Prepare the file in EUR");
  const answer = await browser.get(pathTo("operatorPayoutsCsv", { payout: "1" }));
  expect(answer.headers.get("location")).toBe(`${page}?fault=withdrawn`);
  expect(await textOf(browser.get(`${page}?fault=withdrawn`))).toContain("This file was withdrawn");
  expect((await browser.post(page, { do: "sent", file: "1" })).status).toBe(409);
  expect(await textOf(browser.get("/operator"))).toContain("withdrew payout file 1");
});

test("a file whose accounts were sealed under another secret is not handed out, and the page says why", async () => {
  await using own = await wholeConsole();
  const { bill, ada } = await addClosedMonth(own.store, own.secrets, "sealed");
  await own.store.bills.markPaid(bill);
  await own.store.bankDetails.set(ada.workspace, { sealed: "another", masked: "DE•• •••• 3000" }, undefined);
  await own.store.payouts.fileFor("EUR");
  const { browser } = await operatorOf(own);
  const answer = await browser.get(pathTo("operatorPayoutsCsv", { payout: "1" }));
  expect(answer.headers.get("location")).toBe("/operator/payouts?fault=sealed");
  expect(await textOf(browser.get("/operator/payouts?fault=sealed"))).toContain("under another secret");
});

test("with payouts off nothing is prepared or handed out", async () => {
  await using own = await wholeConsole({ payouts: false });
  const { bill } = await addClosedMonth(own.store, own.secrets, "off");
  await own.store.bills.markPaid(bill);
  const { browser } = await operatorOf(own);
  expect(await textOf(browser.get("/operator/payouts"))).toContain("Payouts are not open");
  expect((await browser.post("/operator/payouts", { do: "file", currency: "EUR" })).status).toBe(409);
  expect(await own.store.payouts.files()).toEqual([]);
});
