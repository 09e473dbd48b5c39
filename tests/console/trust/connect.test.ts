import { createHash, randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { localWeb, says } from "@octroi/web/testing/local-web";
import { describe, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { addedSite } from "../added-site.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

const domain = "example.com";
const origin = `https://${domain}`;
const locationOf = (response: Response) => response.headers.get("location");
const alertIn = (html: string) => /role="alert".*?<span>(.*?)<\/span>/s.exec(html)?.[1];

/** A site whose administrator has begun to connect it, as the plugin answers. */
function pluginSite() {
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const keys: string[] = [];
  let isWaiting = true;
  const answer: RequestListener = async (request, response) => {
    const url = new URL(request.url ?? "", origin);
    if (url.pathname !== "/wp-json/octroi/v1/connect" || !isWaiting) {
      return void response.writeHead(request.method === "POST" ? 403 : 404).end();
    }
    response.setHeader("content-type", "application/json");
    if (request.method !== "POST") {
      if (url.searchParams.get("challenge") !== challenge) return void response.writeHead(404).end();
      return void response.end(JSON.stringify({ verifier }));
    }
    const body = JSON.parse(await text(request));
    if (body.verifier !== verifier) return void response.writeHead(403).end();
    isWaiting = false;
    keys.push(body.key);
    response.end(JSON.stringify({ connected: true }));
  };
  return { verifier, challenge, keys, answer, page: pageFor(challenge) };
}

const pageFor = (challenge: string, of = origin) =>
  `${pathTo("lastConnect")}?${new URLSearchParams({ origin: of, challenge })}`;

interface Opened extends AsyncDisposable {
  world: WholeConsole;
  web: Awaited<ReturnType<typeof localWeb>>;
  ada: Awaited<ReturnType<WholeConsole["person"]>>;
  browser: Awaited<ReturnType<WholeConsole["signedIn"]>>;
  sites(): ReturnType<WholeConsole["store"]["sites"]["list"]>;
}

async function open(
  https: RequestListener,
  {
    rateLimit = false,
    ...web
  }: { rateLimit?: boolean; resolve?: (host: string, lookup: number) => readonly string[] } = {},
): Promise<Opened> {
  const local = await localWeb({ https, ...web });
  const world = await wholeConsole({ rateLimit, network: local.network });
  const ada = await world.person("ada@example.com");
  const { id: workspaceId } = await world.store.workspaces.currentOf(ada);
  return {
    world,
    web: local,
    ada,
    browser: await world.signedIn(ada.id),
    sites: () => world.store.sites.list(workspaceId),
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await local[Symbol.asyncDispose]();
    },
  };
}

test.each([
  { language: "fr", title: "Connecter example.com", done: "L’extension WordPress est connectée" },
  { language: "en", title: "Connect example.com", done: "The WordPress plugin is connected" },
])(
  "in $language, whoever comes from WordPress signs up, is led back, confirms, and the site has its key",
  async ({ language, title, done }) => {
    const site = pluginSite();
    await using opened = await open(site.answer);
    const { world, web } = opened;
    const browser = world.browser({ language });
    const signIn = locationOf(await browser.get(site.page)) ?? "";
    const next = new URL(signIn, world.url).searchParams.get("next") ?? "";
    expect(next).toBe(site.page);
    await browser.get(signIn);
    const code = locationOf(await browser.post("/sign-in", { email: "zoe@example.com", next })) ?? "";
    expect(new URL(code, world.url).searchParams.get("next")).toBe(next);
    const welcome = locationOf(await browser.post("/sign-in/code", { code: browser.code(), next })) ?? "";
    const led = welcome.startsWith("/welcome") ? welcome : (locationOf(await browser.get(welcome)) ?? "");
    expect(new URL(led, world.url).searchParams.get("next")).toBe(next);
    const answers = { name: "Zoë", language, terms: "yes", age: "yes", next };
    expect(locationOf(await browser.post("/welcome", answers))).toBe(site.page);

    const page = await (await browser.open(site.page)).text();
    expect(page).toContain(title);
    expect(page).toContain("zoe@example.com");
    expect(web.requests).toEqual([]);

    const connected = await browser.send(site.page);
    expect(connected.status).toBe(303);
    const key = new URL(site.keys[0] ?? "");
    expect(locationOf(connected)).toBe(
      `${pathTo("siteConnection", { site: key.username })}?connected=plugin`,
    );
    expect(await (await browser.get(locationOf(connected) ?? "")).text()).toContain(done);
    expect(await world.store.siteKeys.verify(key.username, key.password)).toBe("valid");
    expect(await world.store.sites.find(key.username)).toMatchObject({
      domain,
      connector: "wordpress",
      status: "connected",
      proof: { by: "plugin" },
    });
    expect(web.requests.map(({ url }) => new URL(url).pathname)).toEqual(
      Array(2).fill("/wp-json/octroi/v1/connect"),
    );
  },
);

test("a site that is in one’s list is connected as it is, with www or without", async () => {
  const site = pluginSite();
  await using opened = await open(site.answer);
  const { world, ada, browser, sites } = opened;
  const { id: workspaceId } = await world.store.workspaces.currentOf(ada);
  const added = await addedSite(
    world.store,
    { workspaceId, domain: `www.${domain}`, connector: "wordpress" },
    ada.id,
  );
  expect(await (await browser.open(site.page)).text()).toContain("already among your sites");
  await browser.send(site.page);
  expect(new URL(site.keys[0] ?? "").username).toBe(added.site.id);
  expect(await sites()).toMatchObject([{ id: added.site.id, status: "connected" }]);
  expect(await world.store.siteKeys.verify(added.site.id, added.secret)).toBe("valid");
});

describe("nothing is added, and no key is sent, where", () => {
  const { verifier: others, challenge } = pluginSite();
  test.each<[string, RequestListener, string]>([
    ["the challenge is another site’s", pluginSite().answer, "has expired (15 minutes) or was already used"],
    ["the proof is another challenge’s", says(`{"verifier": "${others}x"}`), "not the plugin"],
    ["the proof is no text", says('{"verifier": 1}'), "not the plugin"],
    ["a page answers", says("<h1>Maintenance</h1>"), "not the plugin"],
    ["the answer is longer than any proof", says(`"${"x".repeat(20_000)}"`), "not the plugin"],
    ["the site leads elsewhere", says("", 302, { location: "https://example.org/" }), "not the plugin"],
    ["the site leads inside our network", says("", 302, { location: "http://127.0.0.1/" }), "not the plugin"],
    ["a password stands before the site", says("", 401), "password"],
    ["the site fails", says("", 500), "not the plugin"],
    ["the connection breaks", (request) => request.socket.destroy(), "did not answer"],
  ])("%s", async (_, answer, reason) => {
    await using opened = await open(answer);
    const response = await opened.browser.send(pageFor(challenge));
    expect(response.status).toBe(409);
    expect(alertIn(await response.text())).toContain(reason);
    expect(await opened.sites()).toEqual([]);
    expect(opened.web.requests.map(({ url }) => url)).toEqual([
      `${origin}/wp-json/octroi/v1/connect?challenge=${challenge}`,
    ]);
  });

  test.each([
    "http://127.0.0.1",
    "https://localhost",
    "https://example.com:8443",
    "https://ada:secret@example.com",
    "https://example.com/wp",
    "http://example.com",
    "file:///etc/passwd",
  ])("the origin is %s", async (of) => {
    await using opened = await open(says('{"verifier": "x"}'));
    const response = await opened.browser.send(pageFor(challenge, of));
    expect(response.status).toBe(200);
    expect(await opened.sites()).toEqual([]);
    expect(opened.web.lookups).toEqual([]);
    expect(opened.web.requests).toEqual([]);
  });

  test("the name leads to a private address", async () => {
    const site = pluginSite();
    await using opened = await open(site.answer, { resolve: () => ["192.168.0.1"] });
    expect(alertIn(await (await opened.browser.send(site.page)).text())).toContain("no public server");
    expect(opened.web.requests).toEqual([]);
    expect(await opened.sites()).toEqual([]);
  });

  test("another page sends the form", async () => {
    const site = pluginSite();
    await using opened = await open(site.answer);
    const { browser, web, sites } = opened;
    const forged = await browser.ask(site.page, {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site", origin: "https://attacker.example" },
      body: new URLSearchParams(),
    });
    expect(forged.status).toBe(403);
    expect(web.requests).toEqual([]);
    expect(await sites()).toEqual([]);
  });
});

test("a challenge is good once: sent again, it connects nobody, and the first key stays", async () => {
  const site = pluginSite();
  await using opened = await open(site.answer);
  const { world, browser } = opened;
  await browser.send(site.page);
  const mallory = await world.person("mallory@example.com");
  const again = await (await world.signedIn(mallory.id)).send(site.page);
  expect(alertIn(await again.text())).toContain("has expired (15 minutes) or was already used");
  expect(await world.store.sites.list((await world.store.workspaces.currentOf(mallory)).id)).toEqual([]);
  const key = new URL(site.keys[0] ?? "");
  expect(site.keys).toHaveLength(1);
  expect(await world.store.siteKeys.verify(key.username, key.password)).toBe("valid");
});

test("a stranger who added the domain before has neither the site’s figures nor its proof", async () => {
  const site = pluginSite();
  await using opened = await open(site.answer);
  const { world, browser, sites } = opened;
  const mallory = await world.person("mallory@example.com");
  const strangers = await world.signedIn(mallory.id);
  await strangers.send("/sites/new", { domain, connector: "wordpress" });
  const [theirs] = await world.store.sites.list((await world.store.workspaces.currentOf(mallory)).id);
  await browser.send(site.page);
  const [ours] = await sites();
  expect(new URL(site.keys[0] ?? "").username).toBe(ours?.id);
  expect(await world.store.sites.find(theirs?.id ?? "")).toMatchObject({
    status: "pending",
    proof: undefined,
  });
  expect((await strangers.get(pathTo("site", { site: ours?.id ?? "" }))).status).toBe(404);
});

test("a key that the site does not take, or leads elsewhere, is ended", async () => {
  const { verifier, page } = pluginSite();
  let sent = "";
  await using opened = await open(async (request, response) => {
    if (request.method !== "POST") return void response.end(JSON.stringify({ verifier }));
    sent = JSON.parse(await text(request)).key;
    response.writeHead(307, { location: "https://example.org/wp-json/octroi/v1/connect" }).end();
  });
  const { world, browser, web, sites } = opened;
  expect(alertIn(await (await browser.send(page)).text())).toContain("did not save its key");
  const key = new URL(sent);
  expect(await world.store.siteKeys.verify(key.username, key.password)).toBe("gone");
  expect(await sites()).toMatchObject([{ domain, status: "pending", proof: undefined }]);
  expect(web.lookups).toEqual([domain, domain]);
});

test("a name that leads into a network once it has proven itself gets no key", async () => {
  const site = pluginSite();
  await using opened = await open(site.answer, {
    resolve: (_host, lookup) => [lookup === 1 ? "127.0.0.1" : "192.168.0.1"],
  });
  const { world, browser, web, sites } = opened;
  expect(alertIn(await (await browser.send(site.page)).text())).toContain("did not save its key");
  expect([web.lookups.length, web.requests.length, site.keys]).toEqual([2, 1, []]);
  const [pending] = await sites();
  expect(pending).toMatchObject({ status: "pending", proof: undefined });
  expect(await world.store.siteKeys.list(pending?.id ?? "")).toEqual([]);
});

test("where the console cannot ask the site, its key is shown to whoever adds it", async () => {
  const { page } = pluginSite();
  await using opened = await open(says("", 401));
  const { browser, sites } = opened;
  const failed = await (await browser.send(page)).text();
  expect(failed).toContain('name="connector" value="wordpress"');
  const shown = await browser.send(`/sites/new?domain=${domain}`, { domain, connector: "wordpress" });
  expect(await shown.text()).toMatch(/https:\/\/[a-z2-7]{16}:[\w-]{43}@console\.octroi\.example\/[\w-]{43}/);
  const [site] = await sites();
  expect(await (await browser.send(page)).text()).toContain(pathTo("siteKey", { site: site?.id ?? "" }));
});

test("few sites are asked for a proof in a while", async () => {
  const { page } = pluginSite();
  await using opened = await open(says("", 401), { rateLimit: true });
  const statuses = new Set<number>();
  for (let tries = 0; tries < 21; tries++) statuses.add((await opened.browser.send(page)).status);
  expect([...statuses]).toEqual([409, 429]);
});

test("a plugin that is disconnected ends its key, and learns that its site is gone", async () => {
  const site = pluginSite();
  await using opened = await open(site.answer);
  const { world, browser, sites } = opened;
  await browser.send(site.page);
  const { username, password } = new URL(site.keys[0] ?? "");
  const ask = (path: string, method: string, secret = password) =>
    world.browser().ask(path, {
      method,
      headers: { authorization: `Basic ${Buffer.from(`${username}:${secret}`).toString("base64")}` },
    });
  expect((await ask("/v1/disconnect", "POST", "x".repeat(43))).status).toBe(401);
  expect((await ask("/v1/policy", "GET")).status).toBe(204);
  expect((await ask("/v1/disconnect", "POST")).status).toBe(204);
  expect(await sites()).toMatchObject([{ domain, status: "pending" }]);
  // Its answer may have been lost.
  expect((await ask("/v1/disconnect", "POST")).status).toBe(204);
  expect((await ask("/v1/visits", "POST")).status).toBe(410);
  expect(await (await browser.open("/workspace/changes")).text()).toContain(`revoked a key of ${domain}`);
});

test("a site is disconnected from the console by ending its last key", async () => {
  const site = pluginSite();
  await using opened = await open(site.answer);
  const { world, browser, sites } = opened;
  await browser.send(site.page);
  const { username, password } = new URL(site.keys[0] ?? "");
  const path = pathTo("siteKey", { site: username });
  for (const { id } of await world.store.siteKeys.list(username)) await browser.post(path, { end: id });
  expect(await sites()).toMatchObject([{ domain, status: "pending" }]);
  expect(await world.store.siteKeys.verify(username, password)).toBe("gone");
});
