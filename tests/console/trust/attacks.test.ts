import { execute } from "@octroi/database/testing/databases";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { addedSite } from "../added-site.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";
import { authenticator } from "./authenticator.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

const locationOf = (response: Response) => response.headers.get("location");

describe("codes", () => {
  test("an address that is known and one that is not get the same page", async () => {
    await world.person("known@example.com");
    const answers = await Promise.all(
      ["known@example.com", "unknown@example.com"].map(async (email) => {
        const browser = world.browser();
        const sent = await browser.post("/sign-in", { email });
        const page = await browser.get(locationOf(sent) ?? "");
        const wrong = await browser.post("/sign-in/code", { code: "000000" });
        const text = async (response: Response) => (await response.text()).replaceAll(email, "");
        return [
          sent.status,
          locationOf(sent),
          page.status,
          await text(page),
          wrong.status,
          await text(wrong),
        ];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test("a code opens one session, however many send it at once", async () => {
    const browser = world.browser();
    await browser.post("/sign-up", { email: "race@example.com" });
    const code = browser.code();
    const challenge = browser.challenge();
    const attempts = Array.from({ length: 5 }, () => {
      const other = world.browser();
      other.jar.set("__Host-octroi_challenge", challenge);
      return other.post("/sign-in/code", { code });
    });
    const opened = (await Promise.all(attempts)).filter(({ status }) => status === 303);
    expect(opened).toHaveLength(1);
    const person = await world.store.people.findByEmail("race@example.com");
    expect(await world.store.sessions.list(person?.id ?? "")).toHaveLength(1);
  });

  test("a code that was used is over", async () => {
    const browser = world.browser();
    await browser.post("/sign-in", { email: "replay@example.com" });
    const [code, challenge] = [browser.code(), browser.challenge()];
    expect((await browser.post("/sign-in/code", { code })).status).toBe(303);
    const replaying = world.browser();
    replaying.jar.set("__Host-octroi_challenge", challenge);
    expect((await replaying.post("/sign-in/code", { code })).status).toBe(400);
    expect(replaying.session()).toBeUndefined();
  });

  test("after five wrong codes the right one is over too", async () => {
    const browser = world.browser();
    await browser.post("/sign-in", { email: "guess@example.com" });
    const right = browser.code();
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
    const typed = { email: "guess@example.com" };
    for (let tries = 0; tries < 5; tries += 1) await browser.post("/sign-in/code", { ...typed, code: wrong });
    const over = await browser.post("/sign-in/code", { ...typed, code: right });
    expect(over.status).toBe(400);
    const page = await over.text();
    // What is left to do is one button away.
    expect(page).toMatch(
      /<form[^>]*action="\/sign-in"[^>]*>.*?value="guess@example\.com".*?Send a new code/s,
    );
    expect(page).not.toContain('name="code"');
  });

  test("a code belongs to the browser that asked for it", async () => {
    const [asking, other] = [world.browser(), world.browser()];
    await asking.post("/sign-in", { email: "ada@example.com" });
    await other.post("/sign-in", { email: "ada@example.com" });
    expect((await other.post("/sign-in/code", { code: asking.code() })).status).toBe(400);
  });

  test("a code that proves one thing proves no other", async () => {
    const ada = await world.person("purpose@example.com");
    const browser = await world.signedIn(ada.id);
    await browser.post("/proof", { send: "yes" });
    const other = world.browser();
    other.jar.set("__Host-octroi_challenge", browser.challenge());
    expect((await other.post("/sign-in/code", { code: browser.code() })).status).toBe(400);
    expect(other.session()).toBeUndefined();
  });

  test("nobody has an account at an address that they have not proven", async () => {
    const attacker = world.browser();
    await attacker.post("/sign-up", { email: "victim@example.com" });
    await attacker.post("/sign-in/code", { code: "000000" });
    expect(await world.store.people.findByEmail("victim@example.com")).toBeUndefined();
    const victim = world.browser();
    await victim.signIn("victim@example.com");
    expect(locationOf(await attacker.get("/sites"))).toMatch(/^\/sign-in/);
    const person = await world.store.people.findByEmail("victim@example.com");
    expect(await world.store.sessions.list(person?.id ?? "")).toHaveLength(1);
  });
});

describe("sessions", () => {
  test("a session that was planted in a browser does not become the one who signs in", async () => {
    const mallory = await world.person("mallory@example.com");
    const planted = await world.store.sessions.start(mallory.id, "");
    const browser = world.browser();
    await browser.post("/sign-in", { email: "fixed@example.com" });
    browser.setSession(planted.token);
    await browser.post("/sign-in/code", { code: browser.code() });
    expect(browser.session()).not.toBe(planted.token);
    expect(await world.store.sessions.find(planted.token)).toBeUndefined();
    const made = world.browser();
    made.setSession("a".repeat(43));
    await made.post("/sign-in", { email: "fixed@example.com" });
    await made.post("/sign-in/code", { code: made.code() });
    expect(made.session()).not.toBe("a".repeat(43));
  });

  test("the cookie is this host’s alone, and out of reach of scripts", async () => {
    const browser = world.browser();
    const response = await browser.signIn("cookie@example.com");
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith("__Host-octroi_session="));
    for (const part of ["Path=/", "HttpOnly", "SameSite=Lax", "Secure", "Max-Age=2592000"]) {
      expect(cookie).toContain(part);
    }
    expect(cookie).not.toMatch(/domain/i);
  });

  test("whoever signs out is out, also with a copy of the cookie", async () => {
    const ada = await world.person("out@example.com");
    const browser = await world.signedIn(ada.id);
    const token = browser.session() ?? "";
    expect((await browser.open("/sites")).status).toBe(200);
    await browser.post("/sign-out");
    const copy = world.browser();
    copy.setSession(token);
    expect(locationOf(await copy.get("/sites"))).toBe("/sign-in?next=%2Fsites");
  });

  test("a sign-in leads to no other site", async () => {
    for (const next of ["https://evil.example/", "//evil.example", "/\\evil.example", "/sign-out"]) {
      const browser = world.browser();
      await world.person("next@example.com");
      await browser.post("/sign-in", { email: "next@example.com", next });
      const response = await browser.post("/sign-in/code", { code: browser.code(), next });
      expect(locationOf(response)).toBe("/sites");
    }
  });

  test("another site’s page changes nothing, whatever it sends", async () => {
    const ada = await world.person("csrf@example.com");
    const browser = await world.signedIn(ada.id);
    const body = new URLSearchParams({ name: "Eve", language: "en" });
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example" },
      { origin: "null" },
    ]) {
      expect((await browser.ask("/account", { method: "POST", headers, body })).status).toBe(403);
    }
    expect((await world.store.people.find(ada.id))?.name).toBe("Ada");
  });
});

describe("what is somebody else’s", () => {
  async function twoWorkspaces(name: string) {
    const [ours, theirs] = [
      await world.person(`${name}-us@example.com`),
      await world.person(`${name}-them@example.com`),
    ];
    const workspace = await world.store.workspaces.currentOf(theirs);
    const site = await addedSite(
      world.store,
      { workspaceId: workspace.id, domain: `${name}.example` },
      theirs.id,
    );
    return { ours, theirs, workspace, site: site.site, browser: await world.signedIn(ours.id) };
  }

  test.each([
    "//sites",
    "/SITES",
    "/sites/",
    "/Sites/new",
    "/./sites",
    "/sites%2fnew",
    "/sites.data",
    "/_root.data",
  ])("%s is not found, and reads nothing", async (path) => {
    const { browser } = await twoWorkspaces(`path${path.length}${path.charCodeAt(1)}`);
    expect([400, 404]).toContain((await browser.get(path)).status);
  });

  test("a site is not found in any spelling of its id", async () => {
    const { browser, site } = await twoWorkspaces("spelling");
    for (const id of [
      site.id,
      site.id.toUpperCase(),
      `${site.id}/`,
      `/${site.id}`,
      `%${site.id.charCodeAt(0).toString(16)}${site.id.slice(1)}`,
    ]) {
      const response = await browser.get(`/sites/${id}/connection`);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain("spelling.example");
    }
  });

  test("a key of another site is not ended through one’s own", async () => {
    const { ours, browser, site } = await twoWorkspaces("keys");
    const own = await world.store.workspaces.currentOf(ours);
    const mine = await addedSite(world.store, { workspaceId: own.id, domain: "mine.example" }, ours.id);
    const [key] = await world.store.siteKeys.list(site.id);
    await browser.post(pathTo("siteKey", { site: mine.site.id }), { end: key?.id ?? "" });
    expect(await world.store.siteKeys.list(site.id)).toHaveLength(1);
  });

  test("neither a session, a passkey, a person nor a workspace of somebody else is touched", async () => {
    const { ours, theirs, workspace, browser } = await twoWorkspaces("touch");
    const session = await world.store.sessions.start(theirs.id, "");
    await world.store.passkeys.add({
      id: "passkey-of-someone-else",
      personId: theirs.id,
      publicKey: "",
      counter: 0,
      transports: [],
      name: "Theirs",
    });
    await browser.post("/account/sessions", { end: session.session.id });
    await browser.post("/account/passkeys/passkey-of-someone-else", { remove: "yes" });
    const { id: own } = await world.store.workspaces.currentOf(ours);
    for (const [place, status] of [
      [workspace.id, 409],
      [own, 404],
    ] as const) {
      const path = pathTo("member", { workspace: place, person: theirs.id });
      expect((await browser.post(path, { remove: "yes" })).status).toBe(status);
    }
    await browser.get(pathTo("sites", { workspace: workspace.id }));
    expect(await world.store.sessions.find(session.token)).toBeDefined();
    expect(await world.store.passkeys.list(theirs.id)).toHaveLength(1);
    expect(await world.store.workspaces.members(workspace.id)).toHaveLength(1);
    expect(await (await browser.open("/sites")).text()).not.toContain("touch.example");
  });

  test("a removed member sees nothing any more, at once", async () => {
    const { theirs, workspace, site } = await twoWorkspaces("removed");
    const member = await world.member(workspace.id, "removed-member@example.com", "editor");
    const browser = await world.signedIn(member.id);
    expect((await browser.get(pathTo("siteConnection", { site: site.id }))).status).toBe(200);
    await world.store.workspaces.removeMember(workspace.id, member.id, theirs.id);
    expect((await browser.get(pathTo("siteConnection", { site: site.id }))).status).toBe(404);
  });
});

describe("invitations", () => {
  async function invitation(name: string) {
    const owner = await world.person(`${name}-owner@example.com`);
    const { id: workspace } = await world.store.workspaces.currentOf(owner);
    const email = `${name}-guest@example.com`;
    const invited = await world.store.workspaces.invite(
      workspace,
      { email, role: "editor", language: "en" },
      owner.id,
    );
    if (invited === "member") throw new Error("Expected an invitation, found a member");
    const token = world.secrets.invitationToken(invited.id);
    return {
      workspace,
      email,
      path: pathTo("invitation", { invitation: invited.id, token }),
      id: invited.id,
    };
  }

  test("a link with another token leads nowhere", async () => {
    const { id } = await invitation("token");
    const browser = world.browser();
    const path = pathTo("invitation", { invitation: id, token: "x".repeat(43) });
    const response = await browser.get(path);
    expect(response.status).toBe(410);
    expect(await response.text()).not.toContain("token-guest");
  });

  test("somebody who found the link and has another address does not get in", async () => {
    const { path, workspace } = await invitation("found");
    const finder = await world.person("finder@example.com");
    const browser = await world.signedIn(finder.id);
    await browser.post(path);
    expect(await world.store.workspaces.roleOf(finder.id, workspace)).toBeUndefined();
  });

  test("a newcomer with the address joins, with no workspace of their own", async () => {
    const { path, email, workspace } = await invitation("newcomer");
    const browser = world.browser();
    expect((await browser.get(path)).status).toBe(200);
    await browser.post("/sign-in", { email, next: path });
    const signedIn = await browser.post("/sign-in/code", { code: browser.code(), next: path });
    expect(locationOf(signedIn)).toBe(`/welcome?next=${encodeURIComponent(path)}`);
    const fields = { name: "Guest", language: "en", terms: "yes", age: "yes", next: path };
    expect(locationOf(await browser.post("/welcome", fields))).toBe(path);
    expect(locationOf(await browser.post(path))).toBe(pathTo("sites", { workspace }));
    const guest = await world.store.people.findByEmail(email);
    expect(await world.store.workspaces.of(guest?.id ?? "")).toMatchObject([
      { id: workspace, role: "editor" },
    ]);
    expect((await browser.get(path)).status).toBe(410);
  });
});

describe("passkeys", () => {
  type Browser = ReturnType<typeof world.browser>;
  const askForChallenge = (browser: Browser, path = "/sign-in/passkey") =>
    browser.ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: "{}",
    });

  test("a link asks for no challenge, which would be kept", async () => {
    const browser = world.browser();
    expect((await browser.get("/sign-in/passkey")).status).toBe(405);
    expect(browser.jar.has("__Host-octroi_challenge")).toBe(false);
  });

  test("an answer signs in once: sent again, to its own challenge or to another, it is refused", async () => {
    const ada = await world.person("passkey@example.com");
    const id = "cGFzc2tleS1vZi1hZGE";
    const device = authenticator(id, world.url);
    await world.store.passkeys.add({
      id,
      personId: ada.id,
      publicKey: device.publicKey,
      counter: 0,
      transports: [],
      name: "",
    });
    const browser = world.browser();
    const { challenge } = await (await askForChallenge(browser)).json();
    const cookie = browser.challenge();
    const response = device.answer(challenge);
    const send = (other: typeof browser) =>
      other.ask("/sign-in/passkey", {
        method: "POST",
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
        body: JSON.stringify({ response }),
      });
    const signedIn = await send(browser);
    expect([signedIn.status, await signedIn.json()]).toEqual([200, { next: "/sites" }]);
    const thief = world.browser();
    thief.jar.set("__Host-octroi_challenge", cookie);
    expect((await send(thief)).status).toBe(401);
    await askForChallenge(thief);
    expect((await send(thief)).status).toBe(401);
    expect(thief.session()).toBeUndefined();
  });

  test("how the server is, is told without asking who asks", async () => {
    const browser = world.browser();
    await browser.get("/sign-in");
    browser.jar.set("__Host-octroi_session", "a".repeat(43));
    await execute(world.database, "alter table session rename to away");
    try {
      for (const path of ["/healthz", "/readyz"]) expect((await browser.get(path)).status).toBe(200);
      expect((await browser.get("/sites")).status).not.toBe(200);
    } finally {
      await execute(world.database, "alter table away rename to session");
    }
  });

  test("a challenge is taken away by the first answer to it, right or wrong", async () => {
    const browser = world.browser();
    const asked = await askForChallenge(browser);
    const { challenge } = await asked.json();
    expect(challenge).toMatch(/^[\w-]{43}$/);
    const answer = authenticator("unknown-credential", world.url).answer(challenge);
    const send = (browserWithCookie: typeof browser) =>
      browserWithCookie.ask("/sign-in/passkey", {
        method: "POST",
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
        body: JSON.stringify({ response: answer }),
      });
    const challengeId = browser.challenge();
    expect((await send(browser)).status).toBe(401);
    expect(await world.store.challenges.find(challengeId)).toBeUndefined();
  });

  test("a challenge of one person is not answered by another", async () => {
    const [ada, eve] = [await world.person("ada-key@example.com"), await world.person("eve-key@example.com")];
    const [adas, eves] = [await world.signedIn(ada.id), await world.signedIn(eve.id)];
    await askForChallenge(adas, "/account/passkeys/new");
    eves.jar.set("__Host-octroi_challenge", adas.challenge());
    const response = await eves.ask("/account/passkeys/new", {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({
        response: {
          id: "x",
          rawId: "x",
          type: "public-key",
          clientExtensionResults: {},
          response: { clientDataJSON: "", attestationObject: "" },
        },
      }),
    });
    expect([response.status, await response.json()]).toEqual([400, { error: "invalid" }]);
    expect(await world.store.passkeys.list(eve.id)).toEqual([]);
  });
});

describe("limits", () => {
  let limited: WholeConsole;
  beforeAll(async () => {
    limited = await wholeConsole({ rateLimit: true });
  });
  afterAll(() => limited[Symbol.asyncDispose]());

  test("an address gets five codes in ten minutes, whoever asks for them", async () => {
    const statuses = [];
    for (let number = 1; number <= 6; number += 1) {
      const browser = limited.browser({ address: `198.51.100.${number}` });
      statuses.push((await browser.post("/sign-in", { email: "flooded@example.com" })).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    const other = limited.browser({ address: "198.51.100.7" });
    expect((await other.post("/sign-in", { email: "Flooded@Example.com" })).status).toBe(429);
    expect((await other.post("/sign-in", { email: "other@example.com" })).status).toBe(303);
  });

  test("nobody is invited again and again, by however many", async () => {
    const statuses = [];
    for (let number = 1; number <= 6; number += 1) {
      const owner = await limited.person(`inviter-${number}@example.com`);
      const browser = await limited.signedIn(owner.id);
      statuses.push(
        (await browser.send("/people/invite", { email: "spammed@example.com", role: "reader" })).status,
      );
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });

  test("all addresses of one IPv6 subscriber are one client", async () => {
    const statuses = [];
    for (let number = 1; number <= 31; number += 1) {
      const browser = limited.browser({ address: `2001:db8:1:1::${number.toString(16)}` });
      statuses.push((await browser.post("/sign-in", { email: `v6-${number}@example.com` })).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 303)).toBe(true);
    expect(statuses[30]).toBe(429);
    const neighbor = limited.browser({ address: "2001:db8:1:2::1" });
    expect((await neighbor.post("/sign-in", { email: "neighbor@example.com" })).status).toBe(303);
  });
});
