import { afterAll, beforeAll, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { addClosedMonth } from "../add-closed-month.ts";
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

async function textOf(response: Promise<Response> | Response): Promise<string> {
  const html = await (await response).text();
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
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
  expect(before).toContain("Can leave €0.00");
  expect(before).toContain(`${bill} company Example AI of overview`);
  expect(before).toMatch(/94,121 due €470\.60 state unpaid/);
  expect(before).toMatch(/Example AI of overview .*in force .*€0\.005 .*2 .*€472\.61/);
  expect(await own.store.bills.markPaid(bill)).toBe("paid");
  const after = await textOf(browser.get("/operator"));
  expect(after).toContain("Can leave €336.48");
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
