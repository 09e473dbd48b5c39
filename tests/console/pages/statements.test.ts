import { payoutWords } from "@octroi/ui/words/plans";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { openBankDetails } from "../../../domain/books/bank-details.ts";
import { addStatement } from "../browser/add-statement.ts";
import { textOf } from "../page-text.ts";
import { addAgreement, visitsEntry } from "../store/publishers.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
let closed: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
  closed = await wholeConsole({ payouts: false });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await closed[Symbol.asyncDispose]();
});

let publishers = 0;

async function publisher(of = world) {
  publishers += 1;
  const { workspace, domain, site, owner } = await of.publisher(`publisher${publishers}`);
  const reader = await of.member(workspace, `reader${publishers}@example.com`, "reader");
  return {
    workspace,
    domain,
    site,
    owner,
    reader: await of.signedIn(reader.id),
    list: pathTo("statements", { workspace }),
    bank: pathTo("bankDetails", { workspace }),
    revenue: pathTo("siteRevenue", { site }),
  };
}

test("a statement is listed, opened, printed, and downloaded with every decimal; a reader reads it", async () => {
  const { workspace, site, domain, reader, list } = await publisher();
  const statement = await addStatement(world.database, { workspace, site, domain });
  const listed = await textOf(reader.get(list));
  expect(listed).toContain("October 2026");
  expect(listed).toContain("€374.89");
  expect(listed).toMatch(/€386\.99 account FR•• •••• 4021 .*with the bank since November 5, 2026/);
  const page = await textOf(reader.get(pathTo("statement", { workspace, statement })));
  expect(page).toContain("October 2026 earned you €374.89");
  expect(page).toMatch(/Statement no\. 2026-\d+, closed on November 2, 2026\. It never changes/);
  expect(page).toMatch(/Mistral AI .*12,004 .*€0\.004 .*€48\.0160 .*€38\.4128/);
  expect(page).toMatch(/A test was counted .*—.*—.*-€0\.4000/);
  expect(page).toMatch(/Reported twice by a connector .*August 2026, .*-1,200 .*-€3\.8400/);
  expect(page).toMatch(/EUR .*€12\.5000 .*€374\.8928 .*-€4\.2400 .*€0\.0000 .*€383\.1528/);
  const csv = await reader.get(pathTo("statementCsv", { workspace, statement }));
  expect(csv.headers.get("content-disposition")).toMatch(/statement-2026-10-2026-\d+\.csv/);
  const rows = await csv.text();
  expect(rows).toContain(`,Mistral AI,${domain},,12004,0.004,48.016,38.4128,EUR,\r\n`);
  // A number, which a spreadsheet sums.
  expect(rows).toContain(`,correction,OpenAI,,A test was counted,,,,-0.4,EUR,\r\n`);
  const json = await (await reader.get(pathTo("statementJson", { workspace, statement }))).json();
  expect(json).toEqual((await world.store.statements.find(workspace, statement))?.document);
});

test("nothing earned, or nothing owed any more, is an amount like those beside it", async () => {
  const one = await publisher();
  await addStatement(world.database, one, { earned: "0", after: "0" });
  expect(await textOf(one.reader.get(one.list))).toMatch(
    /no\. 2026-\d+ earned €0\.00 owed at its end €0\.00/,
  );
});

test("M7 a statement of another publisher is not found, under their workspace or one’s own", async () => {
  const [mine, theirs] = [await publisher(), await publisher()];
  const statement = await addStatement(world.database, theirs);
  for (const id of ["statement", "statementCsv", "statementJson"] as const) {
    for (const workspace of [mine.workspace, theirs.workspace]) {
      expect((await mine.owner.get(pathTo(id, { workspace, statement }))).status).toBe(404);
    }
  }
  expect((await mine.owner.get(theirs.list)).status).toBe(404);
  expect(await textOf(mine.owner.get(mine.list))).not.toContain("October 2026");
});

test("M7 M10 a site’s revenue is its own, says who collects, and says 80% where an agreement applies alone", async () => {
  const [mine, theirs] = [await publisher(), await publisher()];
  const terms = await addAgreement(world.database, "OpenAI", { amount: "0.005", currency: "EUR" });
  await world.store.books.post([visitsEntry(theirs, terms, 84_120, new Date())]);
  const own = await textOf(mine.owner.get(mine.revenue));
  expect(own).not.toContain("80%");
  expect(own).not.toContain("336.48");
  expect(own).toContain(payoutWords("en", true));
  const other = await textOf(theirs.reader.get(theirs.revenue));
  expect(other).toContain("your share €336.48");
  expect(other).toContain("your share is 80%");
  expect(other).not.toContain(payoutWords("en", true));
  // On the list of statements, before the first.
  expect(await textOf(theirs.owner.get(theirs.list))).toMatch(
    /Owed to you €336\.48 .*Paid by companies €0\.00/,
  );
});

test("an owner sets the account that is paid: encrypted, shown by its last four, in the log", async () => {
  const { workspace, owner, reader, list, bank } = await publisher();
  expect((await reader.get(bank)).status).toBe(403);
  expect(await textOf(owner.get(list))).toContain("No account yet");
  const done = await owner.post(bank, {
    holder: " Éditions  du Lac ",
    iban: "fr14 2004 1010 0505 0001 3m02 606",
  });
  expect(done.headers.get("location")).toBe(list);
  const page = await textOf(owner.get(list));
  expect(page).toContain("FR•• •••• 2606");
  expect(page).not.toContain("0505");
  const kept = await world.store.bankDetails.find(workspace);
  expect(openBankDetails(world.secrets, workspace, kept?.sealed ?? "")).toEqual({
    holder: "Éditions du Lac",
    iban: "FR1420041010050500013M02606",
  });
  expect(openBankDetails(world.secrets, crypto.randomUUID(), kept?.sealed ?? "")).toBeUndefined();
  expect(await textOf(owner.get(pathTo("changes", { workspace })))).toContain(
    "changed the payout account to FR••",
  );
});

test.each([
  ["holder", { holder: " ", iban: "FR1420041010050500013M02606" }, "Enter the account holder"],
  ["iban", { holder: "Ada", iban: "nonsense" }, "An IBAN begins with two letters and two digits"],
  ["iban", { holder: "Ada", iban: "US1420041010050500013M02606" }, "No country has IBANs"],
  ["iban", { holder: "Ada", iban: "DE893704004405320130000" }, "not as long as those of its country"],
  ["iban", { holder: "Ada", iban: "FR1420041010050500013M02607" }, "A digit of this IBAN is not right"],
  ["iban", { holder: "Ada", iban: "AE070331234567890123456" }, "Enter an account in the SEPA area"],
])("of a %s that cannot be one sentence says why, and nothing is kept: %j", async (_, typed, sentence) => {
  const { workspace, owner, bank } = await publisher();
  const answer = await owner.post(bank, typed);
  expect(answer.status).toBe(400);
  expect(await textOf(answer)).toContain(sentence);
  expect(await world.store.bankDetails.find(workspace)).toBeUndefined();
});

test("with payouts off there are statements, and nobody is asked for an account", async () => {
  const { workspace, site, domain, owner, list, bank } = await publisher(closed);
  const page = await textOf(owner.get(list));
  expect(page).toContain(payoutWords("en", false));
  expect(page).not.toContain("Payout account");
  expect(await textOf(owner.get(pathTo("siteRevenue", { site })))).toContain(payoutWords("en", false));
  expect(await textOf(owner.get(bank))).toContain("Payouts are not open yet: no account is asked for.");
  const typed = { holder: "Ada", iban: "FR1420041010050500013M02606" };
  expect((await owner.post(bank, typed)).status).toBe(404);
  await addStatement(closed.database, { workspace, site, domain });
  const owed = await textOf(owner.get(list));
  expect(owed).toContain("what is earned stays owed to you");
  expect(owed).not.toContain(payoutWords("en", false));
  expect(await closed.store.bankDetails.find(workspace)).toBeUndefined();
});
