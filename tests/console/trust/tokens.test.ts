import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { type Route, type RouteId, routes } from "../../../domain/access/routes.ts";
import { type Scope, scopes } from "../../../domain/api/token.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { openStore } from "../../../store/store.ts";
import { programWith, tokenFor } from "../api/program.ts";
import { addStatement } from "../browser/add-statement.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

/** Those of somebody in the workspace that are good, by what they allow and reach. */
const goodTokens = [...scopes, "every scope", "every scope, for another site"] as const;
const noTokens = [
  "nothing",
  "a session’s cookie",
  "a connector’s key",
  "a mistyped token",
  "a token of another console",
  "an ended token",
  "an expired token",
  "the token of somebody who left",
  "the token of somebody whose role changed",
] as const;
const bearers = [
  ...goodTokens,
  ...noTokens,
  "a stranger’s token with every scope",
  "the token of a suspended workspace",
] as const;
type BearerKind = (typeof bearers)[number];

let world: WholeConsole;
let tokens: Partial<Record<BearerKind, string>>;
let cookie: string;
let paths: Partial<Record<RouteId, string>>;

beforeAll(async () => {
  world = await wholeConsole();
  const { store } = world;
  const owner = await world.person("owner@example.com");
  const { id: workspace } = await store.workspaces.currentOf(owner);
  const added = await store.sites.add(
    { workspaceId: workspace, domain: "example.com", connector: "middleware" },
    owner.id,
  );
  const other = await store.sites.add(
    { workspaceId: workspace, domain: "b.example", connector: "middleware" },
    owner.id,
  );
  if (added === "repeated" || other === "repeated") throw new Error("Expected two sites");
  const site = added.site.id;
  const rules = publicationOf(firstDraft("example.com"), "observe");
  if (!rules.ok) throw new Error(`Expected rules, found ${rules.wrong} wrong`);
  await store.rules.publish(site, { publication: rules.publication, note: "", after: 0 }, owner.id);
  const statement = await addStatement(world.database, { workspace, site, domain: "example.com" });
  const stranger = await world.person("stranger@example.com");
  const suspended = await world.person("suspended@example.com");
  const closed = (await store.workspaces.currentOf(suspended)).id;
  const leaver = await world.member(workspace, "leaver@example.com", "editor");
  const risen = await world.member(workspace, "risen@example.com", "editor");
  const ours = (wanted: readonly Scope[] = scopes) =>
    tokenFor(world, { workspace, person: owner.id, scopes: wanted });
  const ended = await ours();
  tokens = {
    "every scope": await ours(),
    "every scope, for another site": await tokenFor(world, {
      workspace,
      person: owner.id,
      sites: [other.site.id],
    }),
    "a connector’s key": added.secret,
    "a mistyped token": (await ours()).replace(/.$/, (last) => (last === "0" ? "1" : "0")),
    "a token of another console": `oct_${"a".repeat(16)}_${"b".repeat(43)}_5f1ec7ed`,
    "an ended token": ended,
    "the token of somebody who left": await tokenFor(world, { workspace, person: leaver.id }),
    "the token of somebody whose role changed": await tokenFor(world, { workspace, person: risen.id }),
    "a stranger’s token with every scope": await tokenFor(world, {
      workspace: (await store.workspaces.currentOf(stranger)).id,
      person: stranger.id,
    }),
    "the token of a suspended workspace": await tokenFor(world, { workspace: closed, person: suspended.id }),
  };
  for (const scope of scopes) tokens[scope] = await ours([scope]);
  {
    await using past = await openStore(world.database, { now: () => new Date(Date.now() - 40 * 86_400_000) });
    const { endOfToken, newTokenText, tokenText } = await import("../../../domain/api/token.ts");
    const text = newTokenText();
    const expiresAt = endOfToken(30, new Date(Date.now() - 40 * 86_400_000));
    await past.apiTokens.create(
      workspace,
      { ...text, name: "Old", scopes, sites: "all", expiresAt },
      owner.id,
    );
    tokens["an expired token"] = tokenText(text);
  }
  await store.apiTokens.end(workspace, ended.split("_")[1] ?? "", owner.id);
  await store.workspaces.removeMember(workspace, leaver.id, owner.id);
  await store.workspaces.changeRole(workspace, risen.id, "owner", owner.id);
  await store.workspaces.setSuspended(closed, true, undefined);
  cookie = `__Host-octroi_session=${(await store.sessions.start(owner.id, "")).token}`;
  paths = {
    apiVersion: pathTo("apiVersion", { site, version: "1" }),
    apiStatement: pathTo("apiStatement", { statement }),
  };
  for (const [id, { path }] of Object.entries(routes)) {
    // Object.entries forgets the keys' type.
    paths[id as RouteId] ??= path.replace(":site", site);
  }
});
afterAll(() => world[Symbol.asyncDispose]());

/** What each call needs, in words of its own. */
const needed: Partial<Record<RouteId, Scope | "any">> = {
  apiToken: "any",
  apiSites: "any",
  apiSite: "any",
  apiQuery: "read:visits",
  apiRules: "read:rules",
  apiVersions: "read:rules",
  apiVersion: "read:rules",
  apiLicenses: "read:money",
  apiOffers: "read:money",
  apiOrders: "read:money",
  apiAgreements: "read:money",
  apiRevenue: "read:money",
  apiStatements: "read:money",
  apiStatement: "read:money",
  mcp: "any",
};

type Outcome = "passes" | 401 | 403 | 404;

function expected(id: RouteId, scope: Scope | "any", bearer: BearerKind): Outcome {
  if (noTokens.some((none) => none === bearer)) return 401;
  if (bearer === "the token of a suspended workspace") return 403;
  const isOfSite = routes[id].path.includes(":site");
  if (bearer === "a stranger’s token with every scope")
    return isOfSite || id === "apiStatement" ? 404 : "passes";
  if (bearer === "every scope, for another site") {
    if (isOfSite) return 404;
    return id === "apiStatements" || id === "apiStatement" ? 403 : "passes";
  }
  return bearer === "every scope" || scope === "any" || bearer === scope ? "passes" : 403;
}

/** What came of it: what is wrong with the body alone had got through. */
async function outcomeOf(bearer: BearerKind, method: string, path: string, body: unknown) {
  const program = programWith(world, tokens[bearer]);
  const headers = bearer === "a session’s cookie" ? { cookie, "sec-fetch-site": "same-origin" } : {};
  const response = await program.ask(method, path, body, headers as Record<string, string>);
  await response.body?.cancel();
  const { status } = response;
  if (status === 401 || status === 403 || status === 404) return status;
  return status < 400 || status === 422 || status === 428 ? "passes" : `${status}`;
}

const calls = Object.entries<Route>(routes).flatMap(([id, { get, post, put }]) => [
  ...(get === "token" ? [{ id: id as RouteId, method: "GET", body: undefined, scope: undefined }] : []),
  ...(post === "token" ? [{ id: id as RouteId, method: "POST", body: {}, scope: undefined }] : []),
  ...(put === "token"
    ? [
        { id: id as RouteId, method: "PUT", body: { policy: {} }, scope: "write:rules" as const },
        {
          id: id as RouteId,
          method: "PUT",
          body: { policy: {}, publish: true },
          scope: "publish:rules" as const,
        },
      ]
    : []),
]);

describe.each(calls)("$method $id $body", ({ id, method, body, scope }) => {
  test.each(bearers)("%s gets what it allows, and no more", async (bearer) => {
    const need = scope ?? needed[id];
    const path = paths[id];
    if (need === undefined || path === undefined) throw new Error(`Expected a line for ${id}, found none`);
    const message = id === "mcp" ? { jsonrpc: "2.0", id: 1, method: "ping" } : body;
    const found = await outcomeOf(bearer, method, path, message);
    expect(`${bearer}: ${found}`).toBe(`${bearer}: ${expected(id, need, bearer)}`);
  });
});

describe.each(["list_sites", "figures", "explain_decision", "draft_rule", "licenses", "revenue"])(
  "the tool %s",
  (name) => {
    const toolScopes: Readonly<Record<string, Scope | undefined>> = {
      figures: "read:visits",
      explain_decision: "read:rules",
      draft_rule: "write:rules",
      licenses: "read:money",
      revenue: "read:money",
    };
    const given: Readonly<Record<string, object>> = {
      figures: { metrics: ["visits"] },
      explain_decision: { url: "/", crawler: "GPTBot" },
      draft_rule: { who: "everyone", action: "block" },
    };

    test.each([...goodTokens, "a stranger’s token with every scope"] as const)(
      "%s gets what it allows",
      async (bearer) => {
        const program = programWith(world, tokens[bearer]);
        const site = paths.apiSite?.split("/").at(-1);
        const { result } = await program.call("tools/call", {
          name,
          arguments: name === "list_sites" ? {} : { site, ...given[name] },
        });
        const scope = toolScopes[name];
        const mayUse = scope === undefined || bearer === scope || bearer.includes("every scope");
        const reaches =
          name === "list_sites" ||
          (bearer !== "every scope, for another site" && !bearer.includes("stranger"));
        expect(`${bearer}: ${result.isError === true ? "refused" : "passes"}`).toBe(
          `${bearer}: ${mayUse && reaches ? "passes" : "refused"}`,
        );
        if (!reaches || bearer.includes("stranger"))
          expect(JSON.stringify(result)).not.toContain("example.com");
        const { result: listed } = await program.call("tools/list");
        expect(listed.tools.some((tool: { name: string }) => tool.name === name)).toBe(mayUse);
      },
    );
  },
);
