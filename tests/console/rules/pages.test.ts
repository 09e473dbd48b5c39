import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { termsVersion } from "../../../domain/accounts/person.ts";
import { textIn, textOf } from "../page-text.ts";
import { batch, visit } from "../visits/store.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
let site: string;
let workspace: string;
let owner: Awaited<ReturnType<WholeConsole["signedIn"]>>;
let reader: Awaited<ReturnType<WholeConsole["signedIn"]>>;
let stranger: Awaited<ReturnType<WholeConsole["signedIn"]>>;

beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

let sites = 0;

/** A site of its own for each test. */
async function newSite(plan: "free" | "pro") {
  sites += 1;
  ({ site, workspace, owner } = await world.publisher(`site${sites}`, plan));
  reader = await world.signedIn((await world.member(workspace, `reader${sites}@example.com`, "reader")).id);
  stranger = await world.signedIn((await world.person(`stranger${sites}@example.com`)).id);
}

type Browser = Awaited<ReturnType<WholeConsole["signedIn"]>>;

/** Sends the form as the page has it now, or as it was when it was opened. */
async function sendRules(browser: Browser, fields: Record<string, string>, seen?: Record<string, string>) {
  return browser.post(rulesPage(), { ...(seen ?? (await seenNow())), ...fields });
}

/** What the form says that it was made from. */
async function seenNow() {
  const html = await (await owner.get(rulesPage())).text();
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"|value="([^"]*)" name="${name}"`).exec(html)?.[1] ?? "";
  return { basis: hidden("basis"), after: hidden("after") };
}

const rulesPage = () => pathTo("siteRules", { site });
const versionsPage = () => pathTo("siteVersions", { site });

/** The switches as the form sends them. */
const allowing = {
  "ai-search": "allow",
  assistant: "allow",
  agent: "allow",
  training: "allow",
  dataset: "allow",
  amount: "0.01",
  currency: "EUR",
  visits: "30",
  per: "minute",
  reservation: "unsaid",
};

describe("rules", () => {
  test("are tried on the past, with what they cost and whom they shut out, and nothing is published", async () => {
    await newSite("free");
    const visits = Array.from({ length: 12 }, () =>
      visit({
        time: Date.now() - 1000,
        crawler: "PerplexityBot",
        status: 200,
        path: "/a",
        decision: "allow",
      }),
    );
    await world.store.visits.receive({ ...batch(visits), site });
    const saved = await sendRules(owner, { ...allowing, "ai-search": "block", button: "save" });
    expect(saved.status).toBe(303);
    const page = await textOf(owner.get(rulesPage()));
    expect(page).toContain("refused 12 ");
    expect(page).toContain("These answer engines will no longer be able to cite you");
    expect(page).toContain(
      "This answer engine can no longer cite your pages or link to them. OAI-SearchBot,",
    );
    expect(page).toContain("Answer engines: block (was: no rule).");
    expect(page).toContain("Google, Bing and the other engines get in, whatever you choose.");
    expect(await world.store.rules.latest(site)).toBeUndefined();
  });

  test("are observed on the free plan, which says what Pro adds and never enforces", async () => {
    await newSite("free");
    const page = await (await owner.get(rulesPage())).text();
    expect(page).toContain("Your rules are ready");
    expect(page).toMatch(/href="\/w\/[^"]*\/plan"[^>]*>See Pro, €49 a month/);
    expect(page).not.toContain('value="publish:enforce"');
    const form = { ...allowing, training: "block", after: "0" };
    const refused = await sendRules(owner, { ...form, button: "publish:enforce" });
    expect(refused.status).toBe(403);
    expect(await world.store.rules.latest(site)).toBeUndefined();
    expect((await sendRules(owner, { ...form, button: "publish:observe" })).status).toBe(303);
    expect(await world.store.rules.latest(site)).toMatchObject({ version: 1, mode: "observe" });
  });

  test("are published with a note, told in sentences, compared and taken back", async () => {
    await newSite("pro");
    const added = await sendRules(owner, { ...allowing, exception: "gptbot", button: "add-crawler" });
    expect(added.headers.get("location")).toBe(`${rulesPage()}?open=crawlers&saved=yes#crawlers`);
    const form = { ...allowing, "exception-GPTBot": "block", button: "publish:enforce" };
    const first = await sendRules(owner, { ...form, after: "0", note: "No <b>GPTBot</b>" });
    expect(first.headers.get("location")).toBe(`${versionsPage()}?published=1`);
    const rule = { "rule-paths": "/press/", "rule-action": "allow", "rule-who": "everyone" };
    await sendRules(owner, { ...form, ...rule, button: "add-rule" });
    await sendRules(owner, { ...form, after: "1", note: "" });
    const page = await (await owner.get(`${versionsPage()}?from=1&to=2`)).text();
    expect(page).toContain("No &lt;b&gt;GPTBot&lt;/b&gt;");
    expect(page).toContain("Rule added: allow, every known crawler, /press/.");
    expect(page).toContain("GPTBot: block (was: no rule).");
    expect(page).toContain("From version 1 to version 2");
    const back = await owner.post(versionsPage(), { version: "1", after: "2" });
    expect(back.headers.get("location")).toBe(`${versionsPage()}?published=3`);
    const latest = await world.store.rules.latest(site);
    expect(latest).toMatchObject({ version: 3, restores: 1, mode: "enforce", by: "Ada" });
    expect(latest?.policy.rules[0]).toEqual({ who: { crawler: ["GPTBot"] }, action: "block" });
    expect(await textOf(owner.get(`${versionsPage()}?published=3`))).toContain("Version 3 is published.");
    expect(await textOf(owner.get(`${versionsPage()}?published=9`))).not.toContain("Version 9 is published.");
    const changes = await textOf(owner.get(pathTo("changes", { workspace })));
    expect(changes).toContain("restored earlier rules");
  });

  test("that say nothing of a purpose show it as such, and can be taken back to that", async () => {
    await newSite("pro");
    const chosen = async () =>
      [...(await (await owner.get(rulesPage())).text()).matchAll(/<input[^>]*name="training"[^>]*>/g)]
        .filter(([input]) => input.includes("checked"))
        .map(([input]) => /value="(\w+)"/.exec(input)?.[1]);
    expect(await chosen()).toEqual(["unsaid"]);
    await sendRules(owner, { ...allowing, training: "allow", button: "save" });
    expect(await chosen()).toEqual(["allow"]);
    const allowed = await world.store.rules.draft(site);
    expect(allowed?.draft.unsaid).toEqual([]);
    await sendRules(owner, { ...allowing, training: "unsaid", button: "save" });
    expect(await chosen()).toEqual(["unsaid"]);
    expect((await world.store.rules.draft(site))?.draft.unsaid).toEqual(["training"]);
  });

  test("that were typed to be added are added by Enter, and looked at before they are published", async () => {
    await newSite("pro");
    // Enter presses a form's first button.
    const html = await (await owner.get(rulesPage())).text();
    const [, form = ""] = /<form[^>]*data-saved-as-changed[^>]*>(.*)<\/form>/s.exec(html) ?? [];
    const [, first] = /<button[^>]*type="submit"[^>]*value="([^"]*)"/.exec(form) ?? [];
    expect(first).toBe("save");
    const added = await sendRules(owner, { ...allowing, exception: "ccbot", button: "save" });
    expect(added.headers.get("location")).toBe(`${rulesPage()}?open=crawlers&saved=yes#crawlers`);
    const rule = { "rule-paths": "/press/", "rule-action": "allow", "rule-who": "everyone" };
    const publishing = await sendRules(owner, { ...allowing, ...rule, button: "publish:enforce" });
    expect(publishing.headers.get("location")).toBe(`${rulesPage()}?open=own&added=yes#own`);
    expect(await world.store.rules.draft(site)).toMatchObject({
      draft: {
        exceptions: [{ crawler: "CCBot", action: "block" }],
        carried: { rules: [{ paths: ["/press/"], action: "allow" }] },
      },
    });
    expect(await world.store.rules.latest(site)).toBeUndefined();
  });

  test("of somebody else who published meanwhile are not overwritten", async () => {
    await newSite("pro");
    const seen = await seenNow();
    const form = { ...allowing, training: "block", button: "publish:observe" };
    await sendRules(owner, form, seen);
    const late = await sendRules(owner, { ...form, training: "limit" }, seen);
    expect(late.status).toBe(409);
    expect(await textOf(Promise.resolve(late))).toContain("Ada published version 1 on");
    expect(await world.store.rules.latest(site)).toMatchObject({ version: 1 });
    expect(await world.store.rules.draft(site)).toBeUndefined();
  });

  test("that somebody else saved meanwhile stay, and what was typed waits beside them", async () => {
    await newSite("pro");
    const grace = await world.member(workspace, `grace${sites}@example.com`, "editor");
    const colleague = await world.signedIn(grace.id);
    await sendRules(owner, { ...allowing, exception: "GPTBot", button: "add-crawler" });
    const seen = await seenNow();
    const hers = { ...allowing, training: "block", button: "remove-crawler:GPTBot" };
    expect((await sendRules(colleague, hers, seen)).status).toBe(303);
    const kept = await world.store.rules.draft(site);
    const mine = {
      ...allowing,
      "ai-search": "limit",
      "exception-GPTBot": "charge",
      amount: "0.05",
    };
    for (const button of ["save", "publish:enforce", "add-crawler", "discard"]) {
      const late = await sendRules(owner, { ...mine, button, note: "" }, seen);
      expect(`${button} ${late.status}`).toBe(`${button} 409`);
      expect(await world.store.rules.draft(site)).toEqual(kept);
      expect(await textOf(Promise.resolve(late))).toContain("Ada saved a draft on");
    }
    const page = await (await sendRules(owner, { ...mine, button: "publish:enforce" }, seen)).text();
    const text = textIn(page);
    expect(text).toContain("Training: block (was: allow).");
    expect(text).toMatch(/Answer engines: allow \(was: limit/);
    expect(await world.store.rules.latest(site)).toBeUndefined();

    // The page's own form saves what was typed over what it showed, and publishes nothing.
    const fields: Record<string, string> = {};
    for (const [input] of page.matchAll(/<(?:input|button)[^>]*>/g)) {
      const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1];
      const name = attribute("name");
      if (name !== undefined) fields[name] = attribute("value") ?? "";
    }
    expect(fields).toMatchObject({ ...mine, button: "save", basis: kept?.savedAt });
    expect((await owner.post(rulesPage(), fields)).status).toBe(303);
    expect(await world.store.rules.draft(site)).toMatchObject({
      draft: {
        decisions: { "ai-search": "limit", training: "allow" },
        exceptions: [{ crawler: "GPTBot", action: "charge" }],
        amount: "0.05",
      },
    });
    expect(await world.store.rules.latest(site)).toBeUndefined();
  });

  test("that no policy can hold are shown again as they were typed, with what is wrong", async () => {
    await newSite("pro");
    const wrong = await sendRules(owner, {
      ...allowing,
      training: "charge",
      amount: "much",
      button: "save",
    });
    expect(wrong.status).toBe(400);
    const html = await wrong.text();
    expect(html).toContain('value="much"');
    // The field refers to the sentence that says what is wrong with it.
    const [, fault = "none"] = /aria-describedby="([^"]*)"[^>]*value="much"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`id="${fault}" role="alert".*?<span>[^<]*price`, "i"));
    const unknown = await sendRules(owner, {
      ...allowing,
      exception: "NoSuchBot",
      button: "add-crawler",
    });
    expect(await unknown.text()).toContain("We do not know a crawler called “NoSuchBot”.");
    const path = await sendRules(owner, { ...allowing, "rule-paths": "press", button: "add-rule" });
    expect(await path.text()).toContain("A path begins with a slash");
  });

  test("are read by a reader, published by nobody who may not, and unknown to a stranger", async () => {
    await newSite("pro");
    const form = { ...allowing, training: "block", after: "0", button: "publish:enforce" };
    expect((await reader.get(rulesPage())).status).toBe(200);
    expect(await textOf(reader.get(rulesPage()))).toContain("Managers and owners can change them.");
    expect((await reader.post(rulesPage(), form)).status).toBe(403);
    expect((await stranger.get(rulesPage())).status).toBe(404);
    expect((await stranger.post(rulesPage(), form)).status).toBe(404);
    await sendRules(owner, form);
    expect((await reader.post(versionsPage(), { version: "1", after: "1" })).status).toBe(403);
    expect((await stranger.get(pathTo("sitePolicy", { site }))).status).toBe(404);
    const file = await reader.get(pathTo("sitePolicy", { site }));
    expect(await file.json()).toMatchObject({
      version: 1,
      site: { origin: expect.stringContaining("https://site") },
    });
  });

  test("speak French to whoever does", async () => {
    await newSite("pro");
    const [person] = await world.store.workspaces.members(workspace);
    await world.store.people.welcome(person?.personId ?? "", {
      name: "Ada",
      language: "fr",
      terms: termsVersion,
    });
    const page = await textOf(owner.get(rulesPage()));
    expect(page).toContain("Ce que coûte un blocage");
    expect(page).toContain("Aucune règle n’est publiée");
  });
});

describe("the house rules", () => {
  const housePage = () => pathTo("houseRules", { workspace });
  const seen = async () => {
    const html = await (await owner.get(housePage())).text();
    const hidden = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"|value="([^"]*)" name="${name}"`).exec(html)?.[1] ?? "";
    return { basis: hidden("basis"), after: hidden("after") };
  };
  const send = async (browser: Browser, fields: Record<string, string>) =>
    browser.post(housePage(), { ...(await seen()), ...fields });

  test("are loaded from a file, tried at each site that follows, published to it, and left again", async () => {
    await newSite("free");
    const gptbot = Array.from({ length: 7 }, () =>
      visit({ time: Date.now() - 1000, crawler: "GPTBot", status: 200, path: "/a", decision: "allow" }),
    );
    await world.store.visits.receive(batch(gptbot, { site }));
    expect(await textOf(owner.get(housePage()))).toContain("No site follows them yet");
    await send(owner, { button: `follow:${site}` });
    const policy = {
      version: 1,
      site: { origin: "https://else.example", name: "Else" },
      rules: [{ who: { purpose: ["training"] }, action: "block" }],
      // Longer than what is typed into other forms.
      statements: {},
    };
    const padded = JSON.stringify(policy, null, 2) + " ".repeat(30_000);
    expect((await send(owner, { button: "load", policy: padded })).status).toBe(303);
    const tried = await textOf(owner.get(housePage()));
    expect(tried).toContain("1 of 1 follow the house rules.");
    expect(tried).toContain("7 refused");
    const published = await send(owner, { ...allowing, training: "block", button: "publish:observe" });
    expect(published.headers.get("location")).toBe(`${pathTo("houseVersions", { workspace })}?published=1`);
    expect(await textOf(owner.get(`${pathTo("houseVersions", { workspace })}?published=1`))).toContain(
      "Version 1 is published.",
    );
    const latest = await world.store.rules.latest(site);
    expect(latest?.policy).toMatchObject({ site: { origin: expect.stringContaining("example.com") } });
    expect(latest?.policy.site).not.toHaveProperty("name");
    expect(await textOf(owner.get(rulesPage()))).toContain("This site follows the workspace’s house rules.");
    expect(await textOf(owner.get(versionsPage()))).toContain("house rules, version 1");
    const refused = await sendRules(owner, { ...allowing, button: "publish:observe" });
    expect(refused.status).toBe(409);
    expect(await textOf(Promise.resolve(refused))).toContain("give it rules of its own");
    await sendRules(owner, { button: "leave-house" });
    expect((await sendRules(owner, { ...allowing, button: "publish:observe" })).status).toBe(303);
    expect(await world.store.rules.latest(site)).toMatchObject({ version: 2, house: undefined });
  });

  test("are a workspace’s own: nobody makes another’s site follow, and a reader changes nothing", async () => {
    await newSite("free");
    const theirs = site;
    const [mine, ours] = [owner, workspace];
    await newSite("free");
    expect(
      (await mine.post(pathTo("houseRules", { workspace: ours }), { button: `follow:${site}` })).status,
    ).toBe(303);
    expect(await world.store.sites.find(site)).toMatchObject({ followsHouse: false });
    expect((await mine.get(housePage())).status).toBe(404);
    expect((await reader.post(housePage(), { button: `follow:${site}` })).status).toBe(403);
    expect(await textOf(reader.get(housePage()))).toContain("You can read these rules");
    expect(await world.store.sites.find(theirs)).toMatchObject({ followsHouse: false });
  });

  test("that cannot be read are refused in a sentence, and kept as they were", async () => {
    await newSite("free");
    for (const [text, sentence] of [
      ["rules", "expected JSON"],
      ['{"version":1,"rules":[]}', "This file cannot be read"],
    ] as const) {
      const response = await send(owner, { button: "load", policy: text });
      expect(response.status).toBe(400);
      const html = await response.text();
      expect(textIn(html)).toContain(sentence);
      // What was pasted is still there, to be mended.
      const [, pasted] =
        /<details open(?:(?!<\/details>).)*<textarea id="policy"[^>]*>([^<]*)</s.exec(html) ?? [];
      expect(pasted?.replaceAll("&quot;", '"')).toBe(text);
    }
    expect(await world.store.houseRules.draft(workspace)).toBeUndefined();
  });
});

test("before the button stands what publishing changes at each connector that runs", async () => {
  await newSite("pro");
  const note = (instance: string, software: string, ownMode?: "observe" | "enforce") =>
    world.store.rules.noteConnector(site, {
      instance,
      version: undefined,
      sent: undefined,
      software,
      ownMode,
    });
  await note("one", "@octroi/wordpress/0.2.0", "enforce");
  await note("two", "@octroi/edge/0.4.0 next");
  await note("three", "@octroi/edge/0.4.0 next", "observe");
  const page = await textOf(owner.get(rulesPage()));
  expect(page).toContain("WordPress: goes on enforcing its own rules; these are only observed there.");
  expect(page).toContain("WordPress: these rules replace its own within a minute.");
  expect(page).toContain("Middleware (next): refuses nothing; you see what these rules would have refused.");
  expect(page).toContain("Middleware (next): refuses nothing, whatever you publish");
  await sendRules(owner, { ...allowing, training: "block", button: "publish:enforce" });
  const after = await textOf(owner.get(rulesPage()));
  expect(after).toContain("WordPress: stops enforcing the published rules, and returns to its own.");
  expect(after).toContain("Middleware (next): stops refusing, everyone gets through.");
});
