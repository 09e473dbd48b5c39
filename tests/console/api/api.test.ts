import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { type RouteId, routes } from "../../../domain/access/routes.ts";
import { dimensions, metrics } from "../../../domain/api/figures.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { type Call, calls } from "../../../server/console/api/calls.ts";
import { addedSite } from "../added-site.ts";
import { addCompany, addSeller, paid, quoted } from "../store/market.ts";
import { batch, visit } from "../visits/store.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";
import { programWith, tokenFor } from "./program.ts";

let world: WholeConsole;
let site: string;
let workspace: string;
let owner: string;
let program: ReturnType<typeof programWith>;

const now = Date.now();
const policy = {
  version: 1,
  site: { origin: "https://example.com" },
  rules: [{ who: { crawler: ["GPTBot"] }, action: "block" }],
};

beforeAll(async () => {
  world = await wholeConsole();
  const { store } = world;
  const person = await world.person("owner@example.com");
  owner = person.id;
  workspace = (await store.workspaces.currentOf(person)).id;
  await store.workspaces.setPlan(workspace, "pro", undefined);
  site = await newSite("example.com");
  const visits = [
    ...Array.from({ length: 3 }, () => visit({ time: now - 60_000, path: "/articles/one" })),
    visit({ time: now - 60_000, path: "/articles/two", decision: "allow", status: 200 }),
    visit({ time: now - 60_000, crawler: "ClaudeBot", decision: "charge", status: 402, identity: "outside" }),
    visit({ time: now - 60_000, crawler: "Googlebot", decision: "allow", status: 200, path: "/" }),
  ];
  await store.visits.receive(batch(visits, { site }));
  program = programWith(world, await token());
});
afterAll(() => world[Symbol.asyncDispose]());

async function newSite(domain: string): Promise<string> {
  return (await addedSite(world.store, { workspaceId: workspace, domain }, owner)).site.id;
}

const token = (of: Partial<Parameters<typeof tokenFor>[1]> = {}) =>
  tokenFor(world, { workspace, person: owner, ...of });

const figures = (body: object) => program.post(pathTo("apiQuery", { site }), body);

/** The rules as they are now, and their ETag. */
async function rulesOf(of: string) {
  const response = await program.get(pathTo("apiRules", { site: of }));
  return { etag: response.headers.get("etag") ?? "", rules: await response.json() };
}

const put = (of: string, etag: string, body: object = {}, headers: Record<string, string> = {}) =>
  program.put(
    pathTo("apiRules", { site: of }),
    { policy, publish: true, ...body },
    { "if-match": etag, ...headers },
  );

const onSite = (of: string) => ({ policy: { ...policy, site: { origin: `https://${of}` } } });

describe("figures", () => {
  test("are those of the dashboard’s file, however they are told apart", async () => {
    const browser = await world.signedIn(owner);
    const file = await (await browser.get(`${pathTo("siteVisitsJson", { site })}?period=7d`)).json();
    const total = await (await figures({ metrics: ["visits", "refused", "verified"], period: "7d" })).json();
    expect(total.totals).toEqual({
      visits: file.visits,
      refused: file.all.refused,
      verified: file.verified.visits,
    });
    expect(total.rows).toEqual([total.totals]);
    expect([total.from, total.to, total.timeZone]).toEqual([file.from, file.to, file.timeZone]);
    const byCrawler = await (
      await figures({ metrics: ["visits"], dimensions: ["crawler", "operator", "purpose"], period: "7d" })
    ).json();
    expect(byCrawler.rows).toEqual(
      file.crawlers.map(({ crawler, operator, purpose, visits }: Record<string, unknown>) => ({
        crawler,
        operator,
        purpose,
        visits,
      })),
    );
    const byPage = await (
      await figures({ metrics: ["visits", "refused"], dimensions: ["page"], period: "7d" })
    ).json();
    expect(byPage.rows[0]).toEqual({ page: "/articles/one", visits: 3, refused: 3 });
    const cut = await (
      await figures({ metrics: ["visits"], period: "7d", cut: { crawler: ["GPTBot"], answer: ["passed"] } })
    ).json();
    expect(cut.totals).toEqual({ visits: 1 });
  });

  test("come page by page, and a cursor is of one query", async () => {
    const asked = { metrics: ["visits"], dimensions: ["crawler"], limit: 1 };
    const rows: object[] = [];
    let cursor: string | null = null;
    do {
      const answer = await (await figures({ ...asked, ...(cursor !== null && { cursor }) })).json();
      rows.push(...answer.rows);
      cursor = answer.next;
    } while (cursor !== null);
    const whole = await (await figures({ ...asked, limit: 1_000 })).json();
    expect(rows).toEqual(whole.rows);
    const { next } = await (await figures(asked)).json();
    const other = await figures({ ...asked, dimensions: ["operator"], cursor: next });
    expect([other.status, (await other.json()).field]).toEqual([422, "cursor"]);
  });

  test.each([
    [{ metrics: [] }, "metrics"],
    [{ metrics: ["hits"] }, "metrics.0"],
    [{ metrics: ["visits"], colour: "red" }, "colour"],
    [{ metrics: ["visits"], dimensions: ["page", "crawler"] }, "dimensions"],
    [{ metrics: ["visits"], dimensions: ["hour"], period: "7d" }, "dimensions"],
    [{ metrics: ["visits"], dimensions: ["assistant"] }, "dimensions"],
    [{ metrics: ["people"], dimensions: ["crawler"] }, "dimensions"],
    [{ metrics: ["people"], cut: { crawler: ["GPTBot"] } }, "cut"],
    [{ metrics: ["visits"], cut: { operator: ["Nobody"] } }, "cut.operator"],
    [{ metrics: ["visits"], from: "2026-13-01" }, "from"],
    [{ metrics: ["visits"], from: "2024-01-01", to: "2025-12-31" }, "from"],
    [{ metrics: ["visits"], from: "2025-02-01", to: "2025-01-01" }, "from"],
    [{ metrics: ["visits"], limit: 1_001 }, "limit"],
    [{ metrics: ["visits"], cursor: "bm9uc2Vuc2U" }, "cursor"],
  ])("%j is a problem that names %s", async (body, field) => {
    const response = await figures(body);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ field })]);
  });

  test("every metric by every dimension is an answer or a problem, and never a fault", async () => {
    for (const metric of metrics) {
      for (const dimension of dimensions) {
        const { status } = await figures({ metrics: [metric], dimensions: [dimension], period: "24h" });
        expect([200, 422]).toContain(status);
      }
    }
  });
});

test("purchases of a site are listed page by page, and a price that was only asked for is not", async () => {
  const { store, database } = world;
  const seller = await addSeller(database, store, "shop");
  const shop = programWith(
    world,
    await tokenFor(world, { workspace: seller.workspace, person: seller.owner.id }),
  );
  const company = await addCompany(store, "reader");
  const asked = { site: seller.site, offer: seller.offer, company };
  const ids: string[] = [];
  for (const external of ["0x1", "0x2"]) {
    const { id } = await quoted(store, asked);
    await store.orders.fulfil(id, paid(new Date(), { external }));
    ids.push(id);
  }
  await quoted(store, asked);
  const path = pathTo("apiOrders", { site: seller.site });
  const first = await (await shop.get(`${path}?limit=1`)).json();
  const second = await (await shop.get(`${path}?limit=1&cursor=${first.next}`)).json();
  expect(second.next).toBeNull();
  const items = v.parse(calls.apiOrders.get.answer, {
    items: [...first.items, ...second.items],
    next: null,
  }).items;
  expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(items[0]).toMatchObject({
    company: "reader",
    state: "paid",
    rail: "x402",
    paid: { amount: "5.5", currency: "USDC" },
    receipt: expect.stringMatching(/^20\d\d-[12]$/),
    license: expect.any(String),
  });
  const stranger = await program.get(path);
  expect(stranger.status).toBe(404);
  // What is bought meanwhile comes before the cursor, and moves nothing behind it.
  const { id: later } = await quoted(store, asked);
  await store.orders.fulfil(later, paid(new Date(Date.now() + 1_000), { external: "0x3" }));
  expect(await (await shop.get(`${path}?limit=1&cursor=${first.next}`)).json()).toEqual(second);
  expect((await (await shop.get(path)).json()).items).toHaveLength(3);
});

describe("rules", () => {
  test("what is read can be written, as a draft that changes nothing and then as a version", async () => {
    const own = await newSite("written.example");
    const first = await rulesOf(own);
    expect(first.rules).toEqual({ followsHouseRules: false, published: null, draft: null });
    const drafted = await put(own, first.etag, { ...onSite("written.example"), publish: false });
    expect([drafted.status, await drafted.json()]).toEqual([
      200,
      { state: "draft", version: null, savedAt: expect.any(String), warnings: [] },
    ]);
    const second = await rulesOf(own);
    expect(second.etag).toBe(drafted.headers.get("etag"));
    expect(second.rules).toMatchObject({ published: null, draft: { by: "Ada", mode: "observe" } });
    const published = await put(own, second.etag, {
      policy: second.rules.draft.policy,
      mode: "enforce",
      note: "From the desk",
    });
    expect([published.status, await published.json()]).toEqual([
      200,
      { state: "published", version: 1, savedAt: null, warnings: [] },
    ]);
    const third = await rulesOf(own);
    expect(third.rules).toMatchObject({
      draft: null,
      published: {
        version: 1,
        appliedMode: "enforce",
        note: "From the desk",
        policy: second.rules.draft.policy,
      },
    });
    const version = await program.get(pathTo("apiVersion", { site: own, version: "1" }));
    expect((await version.json()).policy).toEqual(third.rules.published.policy);
    const changes = await world.store.workspaces.changes(workspace);
    expect(changes.filter(({ subject }) => subject === "written.example")).toMatchObject([
      { kind: "rules-published", by: "Ada", token: "Newsroom" },
      { kind: "rules-drafted", by: "Ada", token: "Newsroom" },
      { kind: "site-added", token: undefined },
    ]);
  });

  test("of two tokens that publish what both read, one does and the other is told", async () => {
    const own = await newSite("two.example");
    const { etag } = await rulesOf(own);
    const programs = [programWith(world, await token()), programWith(world, await token())];
    const answers = await Promise.all(
      programs.map(({ put: send }) =>
        send(
          pathTo("apiRules", { site: own }),
          { ...onSite("two.example"), publish: true },
          { "if-match": etag },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await rulesOf(own)).rules.published.version).toBe(1);
  });

  test("of a page and a token that write what both read, whoever comes second is told", async () => {
    const own = await newSite("page.example");
    const { etag } = await rulesOf(own);
    const made = publicationOf(firstDraft("page.example"), "observe");
    if (!made.ok) throw new Error(`Expected rules, found ${made.wrong}`);
    const onPage = (after: number) =>
      world.store.rules.publish(own, { publication: made.publication, note: "", after }, owner);
    expect((await onPage(0)).outcome).toBe("published");
    expect((await put(own, etag, onSite("page.example"))).status).toBe(412);
    const second = await rulesOf(own);
    expect((await put(own, second.etag, onSite("page.example"))).status).toBe(200);
    expect((await onPage(1)).outcome).toBe("outdated");
    expect((await rulesOf(own)).rules.published).toMatchObject({ version: 2, by: "Ada" });
  });

  test("rules that are as they were read are not sent again", async () => {
    const { etag } = await rulesOf(site);
    const path = pathTo("apiRules", { site });
    const same = await program.get(path, { "if-none-match": etag });
    expect([same.status, same.headers.get("etag"), await same.text()]).toEqual([304, etag, ""]);
    expect((await program.get(path, { "if-none-match": '"9."' })).status).toBe(200);
  });

  test("a tag that a front made weak, as it compressed the answer, is the tag that was given", async () => {
    const own = await newSite("weak.example");
    const weak = async () => `W/${(await rulesOf(own)).etag}`;
    const read = await program.get(pathTo("apiRules", { site: own }), { "if-none-match": await weak() });
    expect(read.status).toBe(304);
    const first = await weak();
    expect((await put(own, first, onSite("weak.example"))).status).toBe(200);
    expect((await put(own, first, onSite("weak.example"))).status).toBe(412);
    expect((await put(own, await weak(), onSite("weak.example"))).status).toBe(200);
    expect((await rulesOf(own)).rules.published.version).toBe(2);
  });

  test("a draft that somebody began since is not ended by who did not see it", async () => {
    const own = await newSite("unseen.example");
    const { etag } = await rulesOf(own);
    expect((await put(own, etag, { ...onSite("unseen.example"), publish: false })).status).toBe(200);
    expect((await put(own, etag, onSite("unseen.example"))).status).toBe(412);
    expect((await rulesOf(own)).rules).toMatchObject({ published: null, draft: { by: "Ada" } });
  });

  test("a key makes one version of two requests at once, and the same answer for each", async () => {
    const own = await newSite("once.example");
    const { etag } = await rulesOf(own);
    const send = (body: object = {}) =>
      put(own, etag, { ...onSite("once.example"), ...body }, { "idempotency-key": "publish-1" });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
    expect(one).toEqual(other);
    expect(await (await send()).json()).toEqual(one);
    const reused = await send({ note: "Another" });
    expect([reused.status, (await reused.json()).type]).toEqual([422, "urn:octroi:problem:key-reused"]);
    expect((await world.store.rules.versions(own, 10)).map(({ version }) => version)).toEqual([1]);
  });

  test.each<[string, object, Record<string, string>, number]>([
    ["without If-Match", {}, { "if-match": "" }, 412],
    ["with an ETag of nothing", {}, { "if-match": "*" }, 412],
    ["for another site", { policy: { ...policy, site: { origin: "https://b.example" } } }, {}, 422],
    ["with what is no policy", { policy: { version: 2 } }, {}, 422],
    ["with a member that nobody knows", { enforce: true }, {}, 422],
    ["with a key of two lines", {}, { "idempotency-key": "one two" }, 422],
  ])("nothing is written %s", async (_, body, headers, status) => {
    const { etag } = await rulesOf(site);
    expect((await put(site, etag, body, headers)).status).toBe(status);
    expect((await rulesOf(site)).etag).toBe(etag);
  });

  test("nothing is written where the state that is changed is not said", async () => {
    const response = await program.put(pathTo("apiRules", { site }), { policy }, {});
    expect(response.status).toBe(428);
  });

  test("a site that follows the house is written by nobody alone", async () => {
    const own = await newSite("follows.example");
    await world.store.houseRules.follow(own, owner);
    const { etag } = await rulesOf(own);
    for (const publish of [true, false])
      expect((await put(own, etag, { ...onSite("follows.example"), publish })).status).toBe(409);
  });

  test("enforcing needs Pro", async () => {
    await world.store.workspaces.setPlan(workspace, "free", undefined);
    try {
      const { etag } = await rulesOf(site);
      const response = await put(site, etag, { mode: "enforce" });
      expect([response.status, (await response.json()).type]).toEqual([403, "urn:octroi:problem:needs-pro"]);
    } finally {
      await world.store.workspaces.setPlan(workspace, "pro", undefined);
    }
  });
});

test("a token that is ended between two requests opens the first alone", async () => {
  const text = await token();
  const other = programWith(world, text);
  expect((await other.get(pathTo("apiSites"))).status).toBe(200);
  const id = text.split("_")[1] ?? "";
  await world.store.apiTokens.end(workspace, id, owner);
  const refused = await other.get(pathTo("apiSites"));
  expect(refused.status).toBe(401);
  expect(refused.headers.get("www-authenticate")).toContain(
    'resource_metadata="https://console.octroi.example/.well-known/oauth-protected-resource/mcp"',
  );
});

test("lists come page by page, and statements need all sites", async () => {
  const first = await (await program.get(`${pathTo("apiSites")}?limit=1`)).json();
  expect(first.items).toHaveLength(1);
  const second = await (await program.get(`${pathTo("apiSites")}?limit=100&cursor=${first.next}`)).json();
  expect(second.next).toBeNull();
  const all = await world.store.sites.list(workspace);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  for (const query of ["limit=0", "limit=101", "limit=x", "cursor=bm90aGluZw"])
    expect((await program.get(`${pathTo("apiSites")}?${query}`)).status).toBe(422);
  const ofOne = programWith(world, await token({ sites: [site] }));
  expect((await ofOne.get(pathTo("apiStatements"))).status).toBe(403);
  expect((await program.get(pathTo("apiStatements"))).status).toBe(200);
});

test("an address that is none is a problem too, and a method that is none says which there are", async () => {
  const nowhere = await program.get("/v1/site");
  expect([nowhere.status, nowhere.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
  const wrong = await program.ask("DELETE", pathTo("apiRules", { site }));
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD, PUT"]);
});

test("a token may ask 600 times an hour, and each answer says how often it still may", async () => {
  await using limited = await wholeConsole({ rateLimit: true });
  const person = await limited.person("limited@example.com");
  const { id } = await limited.store.workspaces.currentOf(person);
  const own = programWith(limited, await tokenFor(limited, { workspace: id, person: person.id }));
  const left = (response: Response) => response.headers.get("ratelimit");
  const first = await own.get(pathTo("apiToken"));
  expect([first.headers.get("ratelimit-policy"), left(first)]).toEqual([
    '"token";q=600;w=3600',
    '"token";r=599;t=3600',
  ]);
  expect(left(await own.get(pathTo("apiSite", { site: "a".repeat(16) })))).toMatch(/^"token";r=598;t=/);
  for (let asked = 2; asked < 600; asked += 1) await own.get(pathTo("apiToken"));
  const over = await own.get(pathTo("apiToken"));
  expect([over.status, left(over)?.slice(0, 11)]).toEqual([429, '"token";r=0']);
  expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(3_000);
});

describe("the description of the API", () => {
  const described = async () => (await programWith(world, undefined).get(pathTo("apiDocument"))).json();

  test("names every route for tokens, each with what it answers", async () => {
    const { openapi, paths } = await described();
    expect(openapi).toBe("3.1.0");
    const named = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const routed = Object.entries(routes).flatMap(([, route]) =>
      (["get", "post", "put"] as const)
        .filter((method) => method in route && Object(route)[method] === "token" && route.path !== "/mcp")
        .map((method) => `${method} ${route.path.replace(/:(\w+)/g, "{$1}")}`),
    );
    expect(named.toSorted()).toEqual(routed.toSorted());
  });

  test("is true: every answer is what its schema says", async () => {
    for (const [id, { get: call }] of Object.entries<Partial<Record<"get" | "post" | "put", Call>>>(calls)) {
      if (call === undefined || id === "apiVersion" || id === "apiStatement") continue;
      const route = id as RouteId;
      const response = await program.get(routes[route].path.replace(":site", site));
      expect([id, response.status]).toEqual([id, 200]);
      const parsed = v.safeParse(call.answer, await response.json());
      expect([id, parsed.issues?.map((issue) => v.getDotPath(issue))]).toEqual([id, undefined]);
    }
  });
});
