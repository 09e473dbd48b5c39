import { withDecision } from "@octroi/ui/policy/edit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { textOf } from "../page-text.ts";
import { batch, many } from "../visits/store.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

let sites = 0;

async function newSite(plan: "free" | "pro") {
  sites += 1;
  const { site, workspace, owner } = await world.publisher(`sells${sites}`, plan);
  const reader = await world.member(workspace, `buys${sites}@example.com`, "reader");
  return {
    site,
    workspace,
    owner,
    reader: await world.signedIn(reader.id),
    list: pathTo("siteOffers", { site }),
    form: pathTo("newOffer", { site }),
  };
}

const typed = { kind: "credit", count: "1000", amount: "5", currency: "EUR", usdc: "5.5", "ai-input": "yes" };

test("M6 an offer is drafted, tried on the past, published, edited and ended, and the books know nothing of it", async () => {
  const { site, workspace, owner, list, form } = await newSite("pro");
  await world.store.visits.receive(
    batch(
      many(200, () => ({
        time: Date.now(),
        status: 200,
        decision: "allow",
        path: "/articles/one",
      })),
      { site },
    ),
  );
  expect((await owner.post(form, { ...typed, paths: "/articles/" })).headers.get("location")).toBe(list);
  const drafted = await textOf(owner.get(list));
  expect(drafted).toContain("Nobody can buy yet: the workspace has not said where it is paid.");
  expect(drafted).toContain("1,000 visits for €5.00 or 5.50 USDC draft");
  expect(drafted).toContain("On your last 30 days, 200 visits would have cost €1.00");
  expect(drafted).toContain("Prepare a pack of 181 visits for a dollar, too");
  const [first] = await world.store.offers.list(site);
  const id = first?.id ?? "";
  // In two tabs at once.
  await Promise.all([1, 2].map(() => owner.post(list, { offer: id, task: "publish" })));
  expect(await world.store.offers.list(site)).toMatchObject([{ id, state: "published" }]);
  await owner.post(form, { ...typed, amount: "6", edits: id });
  const [second] = await world.store.offers.list(site);
  expect(second).toMatchObject({ state: "draft", follows: id, price: { amount: "6", currency: "EUR" } });
  // What was published is as it was.
  expect(await world.store.offers.find(site, id)).toEqual({
    ...first,
    state: "published",
    publishedAt: expect.any(String),
  });
  await owner.post(list, { offer: second?.id ?? "", task: "publish" });
  expect(await world.store.offers.find(site, id)).toMatchObject({ state: "ended" });
  await owner.post(list, { offer: second?.id ?? "", task: "end" });
  expect((await world.store.offers.list(site)).map(({ state }) => state)).toEqual(["ended", "ended"]);
  expect(await world.store.books.balances()).toEqual([]);
  expect((await world.store.workspaces.changes(workspace, 3)).map(({ kind }) => kind)).toEqual([
    "offer-ended",
    "offer-published",
    "offer-published",
  ]);
});

test("a draft that is edited makes room for the new one, also when two send it, and its old terms cannot be published", async () => {
  const { site, owner, list, form } = await newSite("pro");
  await owner.post(form, typed);
  const [published] = await world.store.offers.list(site);
  await owner.post(list, { offer: published?.id ?? "", task: "publish" });
  await owner.post(form, { ...typed, amount: "6", edits: published?.id ?? "" });
  const [draft] = await world.store.offers.list(site);
  const edits = draft?.id ?? "";
  await Promise.all([1, 2].map(() => owner.post(form, { ...typed, amount: "7", edits })));
  await owner.post(list, { offer: edits, task: "publish" });
  expect(await world.store.offers.list(site)).toMatchObject([
    { state: "draft", price: { amount: "7" }, follows: published?.id },
    { state: "published", price: { amount: "5" } },
  ]);
});

test("a press on the proposed pack drafts it once, and it is not proposed again", async () => {
  const { site, owner, list, form } = await newSite("pro");
  await owner.post(form, typed);
  const [offer] = await world.store.offers.list(site);
  const press = { offer: offer?.id ?? "", task: "pack" };
  await Promise.all([owner.post(list, press), owner.post(list, press)]);
  const pack = { state: "draft", count: 181, price: { amount: "0.91", currency: "EUR" }, usdc: "1" };
  const offers = await world.store.offers.list(site);
  expect(offers.filter(({ id }) => id !== offer?.id)).toMatchObject([pack]);
  expect(await textOf(owner.get(list))).not.toContain("Prepare a pack");
});

test("an offer for uses that no license of the site names says that nobody gets a token, drafted and published", async () => {
  const { site, owner, list, form } = await newSite("pro");
  const { store } = world;
  const warning = "No license of your published rules names these uses";
  const { "ai-input": _, ...terms } = typed;
  await owner.post(form, { ...terms, "ai-train": "yes" });
  await owner.post(form, typed);
  expect(await textOf(owner.get(list))).not.toContain(warning);
  const domain = `sells${sites}.example.com`;
  const draft = { ...firstDraft(domain), license: `https://${domain}/license.xml` };
  const rules = publicationOf(withDecision(draft, "training", "charge"), "enforce");
  if (!rules.ok) throw new Error(`Expected rules, found ${rules.wrong} wrong`);
  await store.rules.publish(site, { publication: rules.publication, note: "", after: 0 }, undefined);
  const told = async () => (await textOf(owner.get(list))).split(warning).length - 1;
  expect(await told()).toBe(1);
  const answers = (await store.offers.list(site)).find(({ uses }) => uses.includes("ai-input"));
  await owner.post(list, { offer: answers?.id ?? "", task: "publish" });
  expect(await told()).toBe(1);
  await owner.post(list, { offer: answers?.id ?? "", task: "end" });
  expect(await told()).toBe(0);
});

test("what no offer can have is asked for again, and nothing is written", async () => {
  const { site, owner, form } = await newSite("pro");
  for (const changes of [
    { count: "none" },
    { amount: "0.0000001" },
    { currency: "XQZ" },
    { currency: "FRF" },
    { "ai-input": "" },
  ]) {
    const fields: Record<string, string> = { ...typed, ...changes };
    if (fields["ai-input"] === "") delete fields["ai-input"];
    expect((await owner.post(form, fields)).status).toBe(400);
  }
  expect(await world.store.offers.list(site)).toEqual([]);
});

test("M7 nobody of another workspace sees or touches an offer; readers see, those on Free make none", async () => {
  const mine = await newSite("pro");
  const other = await newSite("pro");
  await mine.owner.post(mine.form, typed);
  const [offer] = await world.store.offers.list(mine.site);
  expect((await other.owner.get(mine.list)).status).toBe(404);
  expect((await other.owner.post(mine.list, { offer: offer?.id ?? "", task: "publish" })).status).toBe(404);
  // By the address of their own site.
  await other.owner.post(other.list, { offer: offer?.id ?? "", task: "publish" });
  expect(await textOf(other.owner.get(`${other.form}?edits=${offer?.id}`))).not.toContain(offer?.id);
  expect(await world.store.offers.list(mine.site)).toMatchObject([{ state: "draft" }]);
  expect(await textOf(mine.reader.get(mine.list))).toContain("1,000 visits");
  expect((await mine.reader.post(mine.list, { offer: offer?.id ?? "", task: "end" })).status).toBe(403);
  const free = await newSite("free");
  expect((await free.owner.post(free.form, typed)).status).toBe(403);
});
