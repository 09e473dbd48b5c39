import { proTerms, whatProIsFor } from "@octroi/ui/words/plans";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endPlan, plan } from "../../../console/app/content/plan.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Somebody who was invited to Pro, where their workspace is, and a browser of theirs. */
async function invited(email: string, language: "en" | "fr" = "en", price = 4900) {
  const { store } = world;
  const person = await world.person(email);
  await store.people.change(person.id, { name: "Ada", language });
  const { id } = await store.workspaces.currentOf(person);
  await store.proInvitations.invite({ email, language, price });
  const at = { workspace: id };
  return {
    id,
    page: pathTo("plan", at),
    end: pathTo("endPlan", at),
    browser: await world.signedIn(person.id),
  };
}

const planOf = async (id: string) => (await world.store.workspaces.find(id))?.plan;

/** As words stand in HTML. */
const inHtml = (words: string) => words.replaceAll("’", "’").replaceAll("'", "&#x27;");

describe.each(["en", "fr"] as const)("in %s", (language) => {
  test("an invitation states price, term and what ends it; what is accepted is kept, and shown", async () => {
    const ada = await invited(`accepts-${language}@example.com`, language);
    const html = await (await ada.browser.get(ada.page)).text();
    const lines = [whatProIsFor[language], ...proTerms(language, 4900)];
    for (const line of lines) expect(html).toContain(inHtml(line));
    expect(html).toContain(plan[language].offer.accept);
    expect(html).toContain(plan[language].offer.decline);
    expect(html).toContain('name="price" value="4900"');
    expect(await planOf(ada.id)).toBe("free");

    const accepted = await ada.browser.post(ada.page, { price: "4900" });
    expect(accepted.headers.get("location")).toBe(`${ada.page}?accepted=yes`);
    expect(await planOf(ada.id)).toBe("pro");
    const [agreement] = await world.store.proInvitations.agreements(ada.id);
    expect(agreement?.words).toBe(lines.join("\n"));
    const after = await (await ada.browser.get(`${ada.page}?accepted=yes`)).text();
    expect(after).toContain(plan[language].accepted);
    for (const line of lines) expect(after).toContain(inHtml(line));
    expect(after).not.toContain(plan[language].offer.accept);
  });

  test("an owner ends Pro on a page that says what stays, and can come back", async () => {
    const ada = await invited(`ends-${language}@example.com`, language, 0);
    expect((await ada.browser.get(ada.end)).headers.get("location")).toBe(ada.page);
    await ada.browser.post(ada.page, { price: "0" });
    const html = await (await ada.browser.get(ada.end)).text();
    for (const item of [...endPlan[language].stays.items, ...endPlan[language].changes.items])
      expect(html).toContain(inHtml(item));
    expect((await ada.browser.post(ada.end)).headers.get("location")).toBe(ada.page);
    expect(await planOf(ada.id)).toBe("free");
    const after = await (await ada.browser.get(ada.page)).text();
    expect(after).toContain(plan[language].offer.accept);
    expect(after).toContain({ en: "Pro plan ended on", fr: "a pris fin le" }[language]);
  });
});

test("an invitation that was declined in one tab is not accepted in another", async () => {
  const ada = await invited("declines@example.com");
  expect((await ada.browser.post(ada.page, { answer: "decline" })).headers.get("location")).toBe(ada.page);
  const late = await ada.browser.post(ada.page, { price: "4900" });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain(plan.en.faults.declined);
  const html = await (await ada.browser.get(ada.page)).text();
  expect(html).toContain("You declined an invitation to Pro on");
  expect(html).not.toContain(plan.en.offer.accept);
  expect(html).toContain(plan.en.ask);
  expect(await planOf(ada.id)).toBe("free");
});

test("an invitation that was accepted in one tab stays accepted, whatever another answers", async () => {
  const ada = await invited("twice@example.com");
  await ada.browser.post(ada.page, { price: "4900" });
  for (const answer of [{ price: "4900" }, { answer: "decline" }]) {
    const late = await ada.browser.post(ada.page, answer);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain(plan.en.faults["on-pro"]);
  }
  expect(await planOf(ada.id)).toBe("pro");
  expect(await world.store.proInvitations.agreements(ada.id)).toHaveLength(1);
});

test("a price that nobody was shown is not accepted", async () => {
  const ada = await invited("changed@example.com");
  const cheaper = await ada.browser.post(ada.page, { price: "0" });
  expect(cheaper.status).toBe(409);
  expect(await cheaper.text()).toContain(plan.en.faults.changed);
  expect(await planOf(ada.id)).toBe("free");
});

test("another workspace's invitation is not found, and is nobody else's to answer", async () => {
  const ada = await invited("invited@example.com");
  const eve = await world.person("eve@example.com");
  const browser = await world.signedIn(eve.id);
  expect((await browser.get(ada.page)).status).toBe(404);
  const own = pathTo("plan", { workspace: (await world.store.workspaces.currentOf(eve)).id });
  expect(await (await browser.get(own)).text()).not.toContain(plan.en.offer.accept);
  expect((await browser.post(own, { price: "4900" })).status).toBe(404);
  const coOwner = await world.member(ada.id, "co-owner@example.com", "owner");
  const theirs = await world.signedIn(coOwner.id);
  expect(await (await theirs.get(ada.page)).text()).not.toContain(plan.en.offer.accept);
  expect((await theirs.post(ada.page, { price: "4900" })).status).toBe(404);
  expect(await planOf(ada.id)).toBe("free");
});

test("whoever asked for Pro reads when, in place of a form to ask again", async () => {
  const email = "asked@example.com";
  const person = await world.person(email);
  const browser = await world.signedIn(person.id);
  const page = pathTo("plan", { workspace: (await world.store.workspaces.currentOf(person)).id });
  const before = await (await browser.get(page)).text();
  expect(before).toContain("€49 a month");
  expect(before).toContain("/en/waitlist#firstName=");
  await world.store.waitlist.add({
    firstName: "A",
    lastName: "B",
    email,
    linkedin: undefined,
    website: undefined,
    page: undefined,
    language: "en",
  });
  const after = await (await browser.get(page)).text();
  expect(after).toContain("You requested a Pro invitation on");
  expect(after).not.toContain("/en/waitlist#");
});
