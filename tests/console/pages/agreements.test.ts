import { afterAll, beforeAll, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { textOf } from "../page-text.ts";
import { batch, many } from "../visits/store.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

let sites = 0;

/** A site of its own for each test, with an owner, an editor and a reader. */
async function newSite(plan: "free" | "pro") {
  sites += 1;
  const { site, workspace, owner } = await world.publisher(`joins${sites}`, plan);
  await world.store.sites.markDomainProven(site, "gate");
  const member = async (role: "editor" | "reader") =>
    world.signedIn((await world.member(workspace, `${role}${sites}@example.com`, role)).id);
  return {
    site,
    workspace,
    owner,
    editor: await member("editor"),
    reader: await member("reader"),
    list: pathTo("siteAgreements", { site }),
  };
}

async function newAgreement(company: string) {
  const agreement = await world.store.agreements.add({
    company,
    crawlers: ["GPTBot", "OAI-SearchBot"],
    uses: ["ai-input", "ai-train"],
    price: { amount: "0.005", currency: "EUR" },
    from: "2026-01-01",
    until: "2035-12-31",
  });
  return agreement.id;
}

test("an agreement is shown in plain words, with what it would have earned on the last 30 days", async () => {
  const { site, owner, list } = await newSite("pro");
  await newAgreement("Plain Words AI");
  const today = Date.now();
  const yesterday = today - 86_400_000;
  const receive = (crawler: string, count: number, identity: "verified" | "outside", time = yesterday) =>
    world.store.visits.receive(
      batch(
        many(count, () => ({ time, crawler, identity })),
        { site },
      ),
    );
  await receive("GPTBot", 100, "verified", today);
  await receive("OAI-SearchBot", 150, "verified");
  // Somebody who only says so would not have paid.
  await receive("GPTBot", 1_000, "outside");
  await receive("ClaudeBot", 1_000, "verified");
  const english = await textOf(owner.get(list));
  expect(english).toContain("Plain Words AI to decide");
  expect(english).toContain("answers and training: €0.005 a visit, your share €0.004");
  expect(english).toContain("GPTBot, OAI-SearchBot, January 1, 2026 to December 31, 2035");
  expect(english).toContain("On your last 30 days: 250 visits, €1.00 for you");
});

test("whoever may edit joins, leaves and declines; readers see, and those on Free decide nothing", async () => {
  const { site, owner, editor, reader, list } = await newSite("pro");
  const agreement = await newAgreement("Joined AI");
  const page = pathTo("siteAgreement", { site, agreement });
  expect((await reader.get(page)).status).toBe(403);
  expect((await reader.post(page, { answer: "join" })).status).toBe(403);
  expect(await textOf(reader.get(list))).toContain("Joined AI");
  const pressed = await Promise.all([
    owner.post(page, { answer: "join" }),
    editor.post(page, { answer: "join" }),
    owner.post(page, { answer: "join" }),
  ]);
  // In two tabs, by two people: everybody is where they wanted to be, with one license.
  expect(pressed.map(({ status, headers }) => [status, headers.get("location")])).toEqual(
    pressed.map(() => [303, `${list}?done=joined`]),
  );
  expect(await world.store.licenses.list(site)).toHaveLength(1);
  const [license] = await world.store.licenses.list(site);
  expect(await textOf(owner.get(pathTo("siteLicenses", { site })))).toContain("by an agreement");
  const withdraw = pathTo("withdrawLicense", { site, license: license?.id ?? "" });
  expect((await owner.get(withdraw)).status).toBe(404);
  // From a page that was open since before.
  expect((await owner.post(page, { answer: "decline" })).status).toBe(409);
  expect((await editor.post(page, { answer: "leave" })).headers.get("location")).toBe(`${list}?done=left`);
  expect((await owner.post(page, { answer: "leave" })).status).toBe(409);
  expect((await world.store.licenses.list(site))[0]?.withdrawnAt).toBeDefined();
  expect((await owner.post(page, { answer: "decline" })).headers.get("location")).toBe(
    `${list}?done=declined`,
  );
  expect((await owner.post(page, { answer: "" })).status).toBe(409);

  const free = await newSite("free");
  const theirs = pathTo("siteAgreement", { site: free.site, agreement });
  expect(await textOf(free.owner.get(free.list))).toContain("Agreements are part of Pro");
  expect(await textOf(free.owner.post(theirs, { answer: "join" }))).toContain(
    "Joining an agreement is part of Pro.",
  );
  expect(await world.store.licenses.list(free.site)).toEqual([]);
});

test("M7 nobody of another workspace sees or answers for a site, nor what it earned", async () => {
  const mine = await newSite("pro");
  const other = await newSite("pro");
  const agreement = await newAgreement("Apart AI");
  await mine.owner.post(pathTo("siteAgreement", { site: mine.site, agreement }), { answer: "join" });
  const page = pathTo("siteAgreement", { site: mine.site, agreement });
  const rule = pathTo("agreementRule", { workspace: mine.workspace });
  for (const path of [mine.list, page, rule]) expect((await other.owner.get(path)).status).toBe(404);
  for (const path of [page, rule]) {
    const posted = await other.owner.post(path, { answer: "leave", amount: "1", currency: "EUR" });
    // A form for a workspace that they are not in is a conflict, whether or not there is one.
    expect(posted.status).toBe(path === rule ? 409 : 404);
  }
  expect(await world.store.agreements.rule(mine.workspace)).toBeUndefined();
  expect(await world.store.agreements.sitesOf(agreement)).toMatchObject([{ site: mine.site }]);
  const [license] = await world.store.licenses.list(mine.site);
  await world.store.visits.receive(
    batch(
      many(2, () => ({ time: Date.now() - 1_000, ...(license && { license: license.id }) })),
      { site: mine.site },
    ),
  );
  expect(await textOf(mine.owner.get(mine.list))).toContain("This month: 2 visits, €0.008 for you");
  expect(await textOf(other.owner.get(other.list))).not.toContain("This month");
});

test("a rule joins what pays enough; a price that no rule can have is asked for again, with what was typed", async () => {
  const { site, workspace, owner } = await newSite("pro");
  const page = pathTo("agreementRule", { workspace });
  const wrong = await owner.post(page, { amount: "0,0000001", currency: "EUR" });
  expect(wrong.status).toBe(400);
  expect(await textOf(wrong)).toContain("with six decimals at most");
  expect((await owner.post(page, { amount: "1", currency: "nobody" })).status).toBe(400);
  const agreement = await newAgreement("Ruled AI");
  expect((await owner.post(page, { amount: "0.005", currency: "EUR" })).status).toBe(303);
  expect(await world.store.agreements.sitesOf(agreement)).toMatchObject([{ site }]);
  expect(await textOf(owner.get(pathTo("siteAgreements", { site })))).toContain(
    "every agreement that pays at least €0.005 a visit",
  );
  await owner.post(page, { rule: "none" });
  expect(await world.store.agreements.rule(workspace)).toBeUndefined();
});
