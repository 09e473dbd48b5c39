import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faults } from "../../../console/app/content/faults.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { oldAddressCodeId } from "../../../domain/accounts/challenge.ts";
import { fileTransport } from "../../../server/mail/file-transport.ts";
import { addedSite } from "../added-site.ts";
import { batch, visit } from "../visits/store.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

const locationOf = (response: Response) => response.headers.get("location");
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
const keyIn = (html: string) =>
  /https:\/\/[a-z2-7]{16}:[\w-]{43}@console\.octroi\.example\/[\w-]{43}/.exec(html)?.[0];

describe.each([
  {
    language: "fr",
    welcome: "Bienvenue",
    sites: "Sites",
    waiting: "En attente de visite",
    connect: "Connecter example.fr",
  },
  {
    language: "en",
    welcome: "Welcome",
    sites: "Sites",
    waiting: "Waiting for a visit",
    connect: "Connect example.fr",
  },
])("in $language", ({ language, welcome, sites, waiting, connect }) => {
  test("a publisher signs up, says who they are, adds a site and sees its key once", async () => {
    const browser = world.browser({ language });
    const email = `${language}@example.com`;
    expect(locationOf(await browser.get("/"))).toBe("/sign-in");
    expect(locationOf(await browser.post("/sign-up", { email }))).toBe("/sign-in/code");
    expect(locationOf(await browser.post("/sign-in/code", { code: browser.code() }))).toBe("/welcome");
    expect(headingOf(await (await browser.get("/welcome")).text())).toBe(welcome);
    const own = { company: "Le Journal", timeZone: "Pacific/Auckland" };
    const answered = { name: "Zoë", ...own, language, terms: "yes", age: "yes" };
    const hidden = await browser.post("/welcome", { ...answered, company: "\u202e" });
    expect(await hidden.text()).toContain(faults.workspaceName[language === "fr" ? "fr" : "en"]);
    for (const missing of ["name", "terms", "age"] as const) {
      const { [missing]: _, ...rest } = answered;
      const refused = await browser.post("/welcome", rest);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('role="alert"');
    }
    const nothing = await (await browser.post("/welcome", { language })).text();
    for (const id of ["name", "terms", "age"] as const)
      expect(nothing).toContain(faults[id][language === "fr" ? "fr" : "en"]);
    expect(nothing.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(locationOf(await browser.post("/welcome", answered))).toBe("/sites");
    const person = await world.store.people.findByEmail(email);
    expect(await world.store.workspaces.of(person?.id ?? "")).toMatchObject([
      { name: "Le Journal", timeZone: "Pacific/Auckland", role: "owner" },
    ]);
    expect(headingOf(await (await browser.open("/sites")).text())).toBe(sites);

    const proposed = await (await browser.open("/sites/new?domain=https://www.example.fr/")).text();
    expect(proposed).toContain('value="www.example.fr"');
    const added = await browser.send("/sites/new", { domain: "www.example.fr", connector: "middleware" });
    expect(added.status).toBe(200);
    const page = await added.text();
    expect(headingOf(page)).toBe(connect.replace("example.fr", "www.example.fr"));
    const key = new URL(keyIn(page) ?? "");
    expect(await world.store.siteKeys.verify(key.username, key.password)).toBe("valid");

    const list = await (await browser.open("/sites")).text();
    expect(list).toContain("www.example.fr");
    expect(list).toContain(waiting);
    const connection = await (await browser.get(pathTo("siteConnection", { site: key.username }))).text();
    expect(connection).not.toContain(key.password);
    expect(keyIn(connection)).toBeUndefined();
    await world.store.sites.remove(key.username, undefined);
  });
});

describe("a site", () => {
  async function withSite(name: string) {
    const ada = await world.person(`${name}@example.com`);
    const { id: workspaceId } = await world.store.workspaces.currentOf(ada);
    const added = await addedSite(world.store, { workspaceId, domain: `${name}.example` }, ada.id);
    return { ada, site: added.site, secret: added.secret, browser: await world.signedIn(ada.id) };
  }

  test("gets another key while the first is still good, until it is ended", async () => {
    const { site, secret, browser } = await withSite("replaced");
    const path = pathTo("siteKey", { site: site.id });
    const key = new URL(keyIn(await (await browser.post(path)).text()) ?? "");
    expect(await world.store.siteKeys.verify(site.id, secret)).toBe("valid");
    expect(await world.store.siteKeys.verify(site.id, key.password)).toBe("valid");
    const [, old] = await world.store.siteKeys.list(site.id);
    await browser.post(path, { end: old?.id ?? "" });
    expect(await world.store.siteKeys.verify(site.id, secret)).toBe("ended");
    expect(await world.store.siteKeys.verify(site.id, key.password)).toBe("valid");
  });

  test("is told where its connector and the guide to it are", async () => {
    const { browser } = await withSite("guided");
    const add = async (connector: string) =>
      (await browser.send("/sites/new", { domain: `${connector}.example`, connector })).text();
    const wordpress = await add("wordpress");
    expect(wordpress).toContain('href="https://octroi.example/downloads/octroi.zip"');
    expect(wordpress).toContain('href="https://octroi.example/en/documentation/wordpress"');
    expect(await add("middleware")).toContain('href="https://octroi.example/en/middleware"');
  });

  test("shows its key once and whole, and later how to get another", async () => {
    const { site, browser } = await withSite("shown-once");
    const html = await (await browser.post(pathTo("siteKey", { site: site.id }))).text();
    const key = keyIn(html) ?? "";
    expect(html.split(new URL(key).password)).toHaveLength(2);
    const connection = await (await browser.get(pathTo("siteConnection", { site: site.id }))).text();
    expect(connection).toContain("The key was shown only once.");
    expect(connection.match(/href="[^"]*\/key"/g)).toHaveLength(2);
  });

  test("is named where its connection is, and shown by that name", async () => {
    const { site, browser } = await withSite("named");
    const connection = pathTo("siteConnection", { site: site.id });
    expect(await (await browser.get(connection)).text()).toContain(
      `href="${pathTo("removeSite", { site: site.id })}"`,
    );
    const saved = await browser.post(pathTo("siteSettings", { site: site.id }), { name: "Le Journal <b>" });
    expect(locationOf(saved)).toBe(`${connection}?saved=yes`);
    expect(await (await browser.get(`${connection}?saved=yes`)).text()).toContain(
      'value="Le Journal &lt;b&gt;"',
    );
    expect(await (await browser.open("/sites")).text()).toContain("Le Journal &lt;b&gt;");
  });

  test("is removed once the page has said what that deletes", async () => {
    const { site, browser } = await withSite("deleted");
    const path = pathTo("removeSite", { site: site.id });
    expect(await (await browser.get(path)).text()).toContain("all of its visits and figures");
    expect(locationOf(await browser.post(path))).toBe(pathTo("sites", { workspace: site.workspaceId }));
    expect(await world.store.sites.find(site.id)).toBeUndefined();
  });

  test("needs a public domain, and the form says what is wrong with another", async () => {
    const { browser } = await withSite("faulty");
    const sentences = new Set<string | undefined>();
    for (const domain of ["", "a b", "localhost", "192.0.2.1", "co.uk", "faulty.example"]) {
      const response = await browser.send("/sites/new", { domain, connector: "middleware" });
      expect(response.status).toBe(400);
      const alert = /role="alert".*?<\/(?:p|div)>/s.exec(await response.text())?.[0];
      sentences.add(alert?.replace(/<[^>]*>/g, ""));
    }
    expect(sentences.size).toBe(6);
    expect(sentences.has(undefined)).toBe(false);
  });

  test("with the DNS connector has a public destination", async () => {
    const { browser } = await withSite("destination");
    const send = (ip: string) =>
      browser.send("/sites/new", { domain: "dns.example", connector: "dns", ip, port: "443" });
    expect((await send("10.0.0.1")).status).toBe(400);
    expect((await send("server.example")).status).toBe(400);
    expect(locationOf(await send("8.8.8.8"))).toMatch(/\/dns$/);
  });
});

describe("people", () => {
  test("an owner invites a person, changes their role and removes them", async () => {
    const ada = await world.person("people@example.com");
    const browser = await world.signedIn(ada.id);
    const { id } = await world.store.workspaces.currentOf(ada);
    await browser.send("/people/invite", { email: "guest@example.com", role: "reader" });
    expect(await (await browser.open("/people")).text()).toContain("guest@example.com");
    const [invitation] = await world.store.workspaces.invitations(id);
    const guest = await world.person("guest@example.com", "Guest");
    await world.store.workspaces.accept(invitation?.id ?? "", guest);
    await browser.post(pathTo("member", { workspace: id, person: guest.id }), { role: "editor" });
    expect(await world.store.workspaces.roleOf(guest.id, id)).toBe("editor");
    const leaving = await browser.send("/people/leave");
    expect(leaving.status).toBe(409);
    expect(await leaving.text()).toContain("keep an owner");
    await browser.post(pathTo("member", { workspace: id, person: guest.id }), { remove: "yes" });
    expect(await world.store.workspaces.roleOf(guest.id, id)).toBeUndefined();
    const log = await (await browser.open("/workspace/changes")).text();
    for (const sentence of [
      "invited guest@example.com",
      "gave guest@example.com",
      "removed guest@example.com",
    ]) {
      expect(log).toContain(sentence);
    }
  });

  test("a person in two workspaces goes from one to the other", async () => {
    const ada = await world.person("two@example.com");
    const own = await world.store.workspaces.currentOf(ada);
    const host = await world.person("host@example.com", "Host");
    const other = await world.store.workspaces.currentOf(host);
    await world.member(other.id, "two@example.com", "reader");
    const browser = await world.signedIn(ada.id);
    expect((await browser.open("/sites/new")).status).toBe(403);
    const toOwn = pathTo("sites", { workspace: own.id });
    expect(await (await browser.open("/workspace")).text()).toContain(`href="${toOwn}"`);
    expect((await browser.get(toOwn)).status).toBe(200);
    expect((await browser.open("/sites/new")).status).toBe(200);
  });

  test("a workspace is renamed, and says that it was", async () => {
    const browser = await world.signedIn((await world.person("renamed@example.com")).id);
    const saved = locationOf(await browser.send("/workspace", { name: "La Gazette" })) ?? "";
    const page = await (await browser.get(saved)).text();
    expect(page).toContain('value="La Gazette"');
    expect(page).toContain('role="status"');
  });

  test("an invitation that is over leads on", async () => {
    const response = await world.browser().get(`/invitation/${crypto.randomUUID()}/${"A".repeat(43)}`);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('href="/"');
  });
});

describe("the account", () => {
  test("another address takes the place of the first once both are proven, and ends other sessions", async () => {
    const ada = await world.person("old@example.com");
    const other = await world.store.sessions.start(ada.id, "");
    const browser = await world.signedIn(ada.id);
    await browser.post("/account/address", { email: "new@example.com" });
    const oldCode = world.secrets.codeOf(oldAddressCodeId(browser.challenge()));
    const newCode = browser.code();
    const page = await (await browser.get("/account/address/code")).text();
    for (const address of ["old@example.com", "new@example.com"]) expect(page).toContain(address);
    for (const codes of [
      { oldCode: newCode, newCode },
      { oldCode, newCode: oldCode },
    ]) {
      expect((await browser.post("/account/address/code", codes)).status).toBe(400);
    }
    expect((await world.store.people.find(ada.id))?.email).toBe("old@example.com");
    expect(locationOf(await browser.post("/account/address/code", { oldCode, newCode }))).toBe("/account");
    expect((await world.store.people.find(ada.id))?.email).toBe("new@example.com");
    expect(await world.store.sessions.find(other.token)).toBeUndefined();
  });

  test("codes for another address that are over lead to new ones", async () => {
    const browser = await world.signedIn((await world.person("late@example.com")).id);
    const page = await (await browser.get("/account/address/code")).text();
    expect(page).toContain('href="/account/address"');
  });

  test("a workspace is deleted in a week, says so meanwhile, and an owner can keep it", async () => {
    const ada = await world.person("think-again@example.com");
    const browser = await world.signedIn(ada.id);
    const { id } = await world.store.workspaces.currentOf(ada);
    const reader = await world.signedIn((await world.member(id, "think-reader@example.com", "reader")).id);
    const workspace = { workspace: id };
    const added = await world.store.sites.add(
      { workspaceId: id, domain: "going.example", connector: "middleware" },
      ada.id,
    );
    if (typeof added === "string") throw new Error(`Expected a site, found ${added}`);
    const site = pathTo("site", { site: added.site.id });
    const [settings, deletion, keep] = [
      pathTo("workspace", workspace),
      pathTo("deleteWorkspace", workspace),
      pathTo("keepWorkspace", workspace),
    ];
    expect(await (await browser.get(deletion)).text()).toContain("in 7 days");
    expect(locationOf(await browser.post(deletion))).toBe(settings);
    for (const path of [settings, pathTo("sites", workspace), site]) {
      expect(await (await browser.get(path)).text()).toContain("will be deleted on");
      expect(await (await reader.get(path)).text()).toContain("An owner can still keep it");
    }
    expect((await reader.post(keep)).status).toBe(403);
    expect(locationOf(await browser.post(keep))).toBe(settings);
    expect(await (await browser.get(settings)).text()).not.toContain("will be deleted on");
  });

  test("before an account is deleted, it is said what becomes of each workspace", async () => {
    const ada = await world.person("leaving@example.com", "Leaving");
    const browser = await world.signedIn(ada.id);
    const { id } = await world.store.workspaces.currentOf(ada);
    const page = async () => (await browser.get("/account/delete")).text();
    expect(await page()).toContain("you are their only member");
    const heir = await world.member(id, "heir@example.com", "editor");
    expect(await page()).toContain("You are the last owner");
    expect((await browser.post("/account/delete")).status).toBe(409);
    await world.store.workspaces.changeRole(id, heir.id, "owner", ada.id);
    expect(await page()).toContain("Kept for their other members");
    const mails = join(world.folder, "mail");
    const transport = fileTransport(mails, () => {});
    const mail = {
      from: "a@o.example",
      letter: { language: "en", subject: "A", body: [] },
      text: "",
      html: "",
    } as const;
    await transport.send({ ...mail, id: "1", to: "leaving@example.com" });
    await transport.send({ ...mail, id: "2", to: "heir@example.com" });
    expect(locationOf(await browser.get("/account/deleted"))).toBe("/account");
    expect(locationOf(await browser.post("/account/delete"))).toBe("/account/deleted");
    expect(headingOf(await (await browser.get("/account/deleted")).text())).toBe("Your account is deleted");
    const left = await Promise.all((await readdir(mails)).map((file) => readFile(join(mails, file), "utf8")));
    expect(left).toEqual([expect.stringContaining("To: heir@example.com")]);
    expect(await world.store.workspaces.members(id)).toMatchObject([{ personId: heir.id }]);
  });

  test("what cannot be undone waits for a code, and then goes on", async () => {
    const ada = await world.person("stale@example.com");
    const browser = await world.signedIn(ada.id);
    expect(await (await browser.get("/proof")).text()).toContain("We will send a code to");
    await browser.post("/proof", { send: "yes", next: "/account/delete" });
    expect(await (await browser.get("/proof")).text()).toContain("We sent a code to");
    const proven = await browser.post("/proof", { code: browser.code(), next: "/account/delete" });
    expect(locationOf(proven)).toBe("/account/delete");
    await browser.post("/account/delete");
    expect(await world.store.people.find(ada.id)).toBeUndefined();
    expect(locationOf(await browser.get("/account"))).toBe("/sign-in?next=%2Faccount");
  });

  test("sessions are listed, and ended one by one or all but this one", async () => {
    const ada = await world.person("sessions@example.com");
    const [first, second] = [
      await world.store.sessions.start(ada.id, "Safari, iOS"),
      await world.store.sessions.start(ada.id, "Chrome, Windows"),
    ];
    const browser = await world.signedIn(ada.id);
    const page = await (await browser.get("/account/sessions")).text();
    for (const name of ["Safari, iOS", "Chrome, Windows", "this session"]) expect(page).toContain(name);
    await browser.post("/account/sessions", { end: first.session.id });
    expect(await world.store.sessions.find(first.token)).toBeUndefined();
    await browser.post("/account/sessions", { others: "yes" });
    expect(await world.store.sessions.find(second.token)).toBeUndefined();
    expect((await browser.get("/account")).status).toBe(200);
  });

  test("everything that is kept about a person is exported", async () => {
    const ada = await world.person("export@example.com");
    const browser = await world.signedIn(ada.id);
    await browser.open("/sites");
    const { id: workspaceId } = await world.store.workspaces.currentOf(ada);
    const added = await addedSite(world.store, { workspaceId, domain: "export.com" }, ada.id);
    const visits = [
      visit({ time: Date.now(), status: 200, decision: "allow", path: "/recettes/brioche" }),
      visit({ time: Date.now() - 60_000, crawler: "unlisted", name: "scout", path: "/recettes/brioche" }),
    ];
    const sent = (path: string, people: number) => ({
      id: `sent-${path}`,
      assistant: "chatgpt.com",
      path,
      people,
    });
    const arrivals = [sent("/recettes/tarte", 6), sent("/rare", 4)];
    await world.store.visits.receive(batch(visits, { site: added.site.id, arrivals }));
    const agreement = await world.store.agreements.add({
      company: "Example AI",
      crawlers: ["GPTBot"],
      uses: ["ai-train"],
      price: { amount: "0.005", currency: "EUR" },
      from: "2026-01-01",
      until: "2999-12-31",
    });
    await world.store.agreements.decline(added.site.id, agreement.id, ada.id);
    await world.store.operators.add(ada.email);
    const response = await browser.get("/account/export.zip");
    expect(response.headers.get("content-disposition")).toContain("attachment");
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => new TextDecoder().decode(files[name]);
    expect(JSON.parse(text("account.json"))).toMatchObject({
      person: { email: "export@example.com" },
      sessions: [{ browser: "Firefox, Linux" }],
      passkeys: [],
      operator: { since: expect.stringMatching(/^20/), changes: [] },
    });
    expect(JSON.parse(text("workspace-1/workspace.json"))).toMatchObject({
      role: "owner",
      members: [{ email: "export@example.com" }],
      sites: [{ domain: "export.com" }],
    });
    expect(text("workspace-1/changes.csv")).toContain("site-added,export.com");
    expect(JSON.parse(text("workspace-1/export.com/visits.json"))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ crawler: "GPTBot", decision: "allow", answer: "2xx", visits: 1 }),
      ]),
    );
    expect(JSON.parse(text("workspace-1/export.com/site.json"))).toMatchObject({
      agreements: [{ agreement: { company: "Example AI" }, answer: "declined" }],
      offers: [],
    });
    expect(text("workspace-1/export.com/orders.json")).toBe("[]\n");
    // The file that the overview hands out, over all days.
    const shown = await browser.get(`${pathTo("siteVisitsCsv", { site: added.site.id })}?period=7d`);
    expect(text("workspace-1/export.com/visits.csv")).toBe(await shown.text());
    expect(text("workspace-1/export.com/pages.csv")).toContain("/recettes/brioche");
    expect(JSON.parse(text("workspace-1/export.com/names.json"))).toMatchObject([
      { name: "scout", visits: 1 },
    ]);
    expect(text("workspace-1/export.com/names.csv")).toContain(",scout,1,");
    // Too few people came to the other page for it to be named.
    expect(JSON.parse(text("workspace-1/export.com/people.json"))).toMatchObject([
      { assistant: "chatgpt.com", path: "/recettes/tarte", people: 6 },
    ]);
    expect(text("workspace-1/export.com/people.csv")).toContain(",chatgpt.com,/recettes/tarte,6");
    expect(JSON.stringify(files)).not.toContain(added.secret);
  });
});

test("who is signed in keeps the navigation where nothing is, and goes from one site to another from it", async () => {
  const ada = await world.person("wanders@example.com");
  const { id: workspaceId } = await world.store.workspaces.currentOf(ada);
  const sites = [];
  for (const domain of ["one.example", "two.example"]) {
    const added = await world.store.sites.add({ workspaceId, domain, connector: "middleware" }, ada.id);
    if (typeof added !== "string") sites.push(added.site.id);
  }
  const browser = await world.signedIn(ada.id);
  const lost = await browser.get("/nowhere");
  expect(lost.status).toBe(404);
  expect(await lost.text()).toContain('action="/sign-out"');
  expect(await (await world.browser().get("/nowhere")).text()).not.toContain('action="/sign-out"');
  const [one = "", two = ""] = sites;
  expect(await (await browser.get(pathTo("siteConnection", { site: one }))).text()).toContain(
    `href="/sites/${two}"`,
  );
});
