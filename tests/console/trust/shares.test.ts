import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { type Route, routes } from "../../../domain/access/routes.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import type { ShareSettings } from "../../../domain/shares/share.ts";
import { addedSite } from "../added-site.ts";
import { addVisits } from "../browser/add-visits.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
let renderings = 0;

beforeAll(async () => {
  world = await wholeConsole({
    aroundRender: (render) => (request, page) => {
      renderings += 1;
      return render(request, page);
    },
  });
});
afterAll(() => world[Symbol.asyncDispose]());

const bare: ShareSettings = { showsRules: false, isIndexed: false, embedder: undefined };

/** A publisher with visits, rules and a second site, which nobody shares. */
async function publisher(name: string) {
  const { store, secrets } = world;
  const person = await world.person(`${name}@private.example`, `Ada of ${name}`);
  const workspace = await store.workspaces.currentOf(person);
  await store.workspaces.rename(workspace.id, `Workspace of ${name}`, person.id);
  const add = async (domain: string) => {
    return addedSite(store, { workspaceId: workspace.id, domain }, person.id);
  };
  const { site, secret } = await add(`${name}.example`);
  const unshared = await add(`unshared-${name}.example`);
  const rules = publicationOf(firstDraft(site.domain), "observe");
  if (!rules.ok) throw new Error(`Expected rules, found ${rules.wrong} wrong`);
  await store.rules.publish(site.id, { publication: rules.publication, note: "", after: 0 }, person.id);
  await addVisits(store, site.id, 40);
  return {
    person,
    workspace,
    site: site.id,
    unshared: unshared.site.id,
    /** What no stranger may read anywhere. */
    private: [
      person.email,
      "Ada of",
      "Workspace of",
      workspace.id,
      person.id,
      secret,
      unshared.site.id,
      unshared.site.domain,
    ],
    publish: (settings: Partial<ShareSettings> = {}) =>
      store.shares.publish(site.id, { ...bare, ...settings }, person.id),
    async link(settings: Partial<ShareSettings> = {}) {
      const id = crypto.randomUUID();
      const token = secrets.shareToken(id);
      await store.shares.addLink(
        site.id,
        { id, token, name: "Press of somebody", ...bare, ...settings },
        person.id,
      );
      return { id, token };
    },
  };
}

const sharedRoutes = Object.values<Route>(routes).filter(({ get }) => get === "share");

/** Every address of a shared dashboard. */
function addressesOf(share: string): string[] {
  return sharedRoutes.map(({ path }) => path.replace(":share", share).replace(":crawler", "GPTBot"));
}

const stranger = () => world.browser();

describe("whoever has the address of a shared dashboard", () => {
  test("sees figures, and nothing of people, keys, other sites or rules", async () => {
    const { site, publish, link, ...theirs } = await publisher("figures");
    await publish();
    const { token } = await link();
    expect(sharedRoutes).toHaveLength(6);
    for (const path of [...addressesOf(site), ...addressesOf(token)]) {
      const response = await stranger().get(path);
      expect(`${path} ${response.status}`).toBe(`${path} 200`);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      const page = await response.text();
      expect(page).toContain("figures.example");
      for (const text of [...theirs.private, "Press of somebody"]) expect(page).not.toContain(text);
      expect(page).not.toMatch(/\b[Yy]our\b|No rule applies|always open|"decisions"|\/sites\/|\/w\//);
    }
  });

  test("is nobody in particular, signed in or not, and gets no cookie for a language", async () => {
    const { person, site, publish } = await publisher("nobody");
    await publish();
    const owner = await world.signedIn(person.id);
    for (const path of addressesOf(site)) {
      const theirs = await owner.get(path);
      expect(theirs.headers.getSetCookie()).toEqual([]);
      expect(await theirs.text()).toBe(await (await stranger().get(path)).text());
      const french = await stranger().get(`${path}?language=fr`);
      expect(french.headers.getSetCookie()).toEqual([]);
    }
    const page = await (
      await stranger().get(`${pathTo("sharedSite", { share: site })}?language=fr&embed`)
    ).text();
    expect(page).toContain('lang="fr"');
    expect(page).toContain(`/share/${site}/crawlers?period=30d&amp;language=fr&amp;embed`);
    expect(page).not.toContain('<header class="flex min-h-header');
  });

  test("sees rules, is found by search engines and shows it in a frame where that was chosen, at once", async () => {
    const { site, publish } = await publisher("chosen");
    await publish();
    const path = pathTo("sharedSite", { share: site });
    const headersNow = async () => {
      const { headers } = await stranger().get(path);
      const policy = headers.get("content-security-policy") ?? "";
      return {
        robots: headers.get("x-robots-tag"),
        ancestors: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
        frame: headers.get("x-frame-options"),
      };
    };
    expect(await headersNow()).toEqual({ robots: "noindex", ancestors: "'none'", frame: "DENY" });
    await publish({ showsRules: true, isIndexed: true, embedder: "https://press.example" });
    expect(await headersNow()).toEqual({ robots: null, ancestors: "https://press.example", frame: null });
    const crawler = await (
      await stranger().get(pathTo("sharedCrawler", { share: site, crawler: "GPTBot" }))
    ).text();
    expect(crawler).toContain("Its rule on this site");
    const json = await (await stranger().get(pathTo("sharedJson", { share: site }))).json();
    expect(json.crawlers[0].decisions).toBeDefined();
  });

  test("reads the same figures as JSON, from any page", async () => {
    const { person, site, publish } = await publisher("json");
    await publish();
    const response = await stranger().get(`${pathTo("sharedJson", { share: site })}?period=7d`);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const owner = await world.signedIn(person.id);
    const theirs = await (await owner.get(`${pathTo("siteVisitsJson", { site })}?period=7d`)).json();
    for (const crawler of theirs.crawlers) delete crawler.decisions;
    expect(await response.json()).toEqual(theirs);
    expect(theirs).toMatchObject({ site: "json.example", period: "7d", verified: { crawlers: 8 } });
  });

  test("changes nothing, and opens nothing else with it", async () => {
    const { site, publish, link } = await publisher("else");
    await publish();
    const { token } = await link();
    for (const path of addressesOf(token)) expect((await stranger().post(path)).status).toBe(405);
    const browser = stranger();
    browser.setSession(token);
    for (const id of ["site", "siteSharing", "siteKey"] as const) {
      expect((await browser.get(pathTo(id, { site }))).headers.get("location")).toMatch(/^\/sign-in/);
    }
    for (const id of ["siteVisitsJson", "siteLive"] as const) {
      expect((await browser.get(pathTo(id, { site }))).status).toBe(401);
    }
    for (const name of [site, token]) {
      const authorization = `Basic ${btoa(`${name}:${token}`)}`;
      expect((await browser.ask("/v1/policy", { headers: { authorization } })).status).toBe(401);
    }
  });
});

test("what was ended, is not public, is suspended or never was is not found, in the same words", async () => {
  const { person, workspace, site, unshared, publish, link } = await publisher("gone");
  const { store } = world;
  const never = "n".repeat(43);
  const answers = async (share: string) =>
    Promise.all(
      addressesOf(share).map(async (path) => {
        const { status, headers, ...response } = await stranger()
          .get(path)
          .then(async (each) => ({
            status: each.status,
            headers: [...each.headers].filter(([name]) => name !== "date"),
            text: await each.text(),
          }));
        return { status, headers, ...response };
      }),
    );
  const expected = await answers(never);
  expect(expected.map(({ status }) => status)).toEqual(Array(6).fill(404));
  expect(await answers(unshared)).toEqual(expected);
  expect(await answers(site)).toEqual(expected);

  const { id, token } = await link();
  await publish();
  const found = async () => [...(await answers(token)), ...(await answers(site))].map(({ status }) => status);
  expect(new Set(await found())).toEqual(new Set([200]));
  await store.workspaces.setSuspended(workspace.id, true, undefined);
  expect([await answers(token), await answers(site)]).toEqual([expected, expected]);
  await store.workspaces.setSuspended(workspace.id, false, undefined);
  expect(new Set(await found())).toEqual(new Set([200]));
  await store.shares.endLink(site, id, person.id);
  await store.shares.withdraw(site, person.id);
  expect([await answers(token), await answers(site)]).toEqual([expected, expected]);
});

test("however many look at a dashboard, whatever they add to its address, it is rendered once", async () => {
  const { site, publish } = await publisher("crowd");
  await publish();
  const path = pathTo("sharedSite", { share: site });
  renderings = 0;
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, place) =>
      world.browser({ address: `192.0.2.${place}` }).get(`${path}?period=30d&utm=${place}&period=7d`),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(renderings).toBe(1);
});

test("whoever tries address after address is told to wait", async () => {
  await using limited = await wholeConsole({ rateLimit: true });
  const browser = limited.browser();
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 121; attempt += 1) {
    statuses.add(
      (await browser.get(pathTo("sharedJson", { share: String(attempt).padStart(43, "x") }))).status,
    );
  }
  expect([...statuses]).toEqual([404, 429]);
});

describe("the page where dashboards are shared", () => {
  test("shows a link’s address again, and ends it; what is typed wrong is said", async () => {
    const { person, site, unshared } = await publisher("form");
    const browser = await world.signedIn(person.id);
    const form = pathTo("siteSharing", { site });
    const created = await browser.post(form, { name: "Newsroom", linkRules: "yes" });
    expect(created.headers.get("location")).toBe(`${form}?saved=link`);
    const [link] = await world.store.shares.links(site);
    if (link === undefined) throw new Error("Expected a link, found none");
    const address = pathTo("sharedSite", { share: world.secrets.shareToken(link.id) });
    for (let time = 0; time < 2; time += 1) {
      expect(await (await browser.get(form)).text()).toContain(`https://console.octroi.example${address}`);
    }
    expect((await stranger().get(address)).status).toBe(200);
    // Not by the form of another site.
    await browser.post(pathTo("siteSharing", { site: unshared }), { end: link.id });
    expect((await stranger().get(address)).status).toBe(200);
    await browser.post(form, { end: link.id });
    expect((await stranger().get(address)).status).toBe(404);

    for (const [fields, sentence] of [
      [{ name: " " }, "Give the link a name"],
      [{ name: "x".repeat(81) }, "Give the link a name"],
      [{ name: "Press", linkEmbedder: "http://a.example; script-src *" }, "Enter the address of a site"],
      [{ public: "yes", embedder: "*" }, "Enter the address of a site"],
    ] as const) {
      const wrong = await browser.post(form, fields);
      expect(wrong.status).toBe(400);
      expect(await wrong.text()).toContain(sentence);
    }
    expect(await world.store.shares.links(site)).toEqual([]);
    expect(await world.store.shares.publicSettings(site)).toBeUndefined();
  });

  test("makes a dashboard public and private again", async () => {
    const { person, workspace, site } = await publisher("switch");
    const browser = await world.signedIn(person.id);
    const form = pathTo("siteSharing", { site });
    await browser.post(form, { public: "yes", indexed: "yes", embedder: "Press.example/page" });
    expect(await world.store.shares.publicSettings(site)).toEqual({
      showsRules: false,
      isIndexed: true,
      embedder: "https://press.example",
    });
    const page = await (await browser.get(form)).text();
    expect(page).toContain(`https://console.octroi.example/share/${site}`);
    expect(page).toContain("&lt;iframe src=");
    await browser.post(form, { public: "no" });
    expect((await stranger().get(pathTo("sharedSite", { share: site }))).status).toBe(404);
    const log = await world.store.workspaces.changes(workspace.id);
    expect(log.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["dashboard-published", "dashboard-withdrawn"]),
    );
  });
});
