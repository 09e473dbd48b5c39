import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { addedSite } from "../added-site.ts";
import { addStatement } from "../browser/add-statement.ts";
import { wholeConsole } from "../whole-console.ts";
import { programWith, tokenFor } from "./program.ts";

onEachDatabase((freshDatabase) => {
  /** Two workspaces of the same kind, each with a site and a program. */
  async function twoWorkspaces() {
    const world = await wholeConsole({ database: await freshDatabase() });
    const newcomer = async (name: string) => {
      const person = await world.person(`${name}@example.com`);
      const { id: workspace } = await world.store.workspaces.currentOf(person);
      const added = await addedSite(
        world.store,
        { workspaceId: workspace, domain: `${name}.example.com` },
        person.id,
      );
      const token = await tokenFor(world, { workspace, person: person.id });
      return { person, workspace, site: added.site.id, token, program: programWith(world, token) };
    };
    const ours = await newcomer("ours");
    const theirs = await newcomer("theirs");
    return { world, ours, theirs, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
  }

  const policy = { version: 1, site: { origin: "https://ours.example.com" }, rules: [] };

  test("the ids, cursors and ETags of another workspace lead nowhere", async () => {
    await using place = await twoWorkspaces();
    const { world, ours, theirs } = place;
    const { program } = ours;
    for (const path of [
      "",
      "/rules",
      "/rules/versions",
      "/licenses",
      "/offers",
      "/orders",
      "/agreements",
      "/revenue",
    ])
      expect([path, (await program.get(`/v1/sites/${theirs.site}${path}`)).status]).toEqual([path, 404]);
    const query = { metrics: ["visits"] };
    expect((await program.post(pathTo("apiQuery", { site: theirs.site }), query)).status).toBe(404);
    const theirRules = await theirs.program.get(pathTo("apiRules", { site: theirs.site }));
    const headers = { "if-match": theirRules.headers.get("etag") ?? "" };
    const body = { policy: { ...policy, site: { origin: "https://theirs.example.com" } }, publish: true };
    expect((await program.put(pathTo("apiRules", { site: theirs.site }), body, headers)).status).toBe(404);
    expect(await world.store.rules.latest(theirs.site)).toBeUndefined();
    const statement = await addStatement(world.database, {
      workspace: theirs.workspace,
      site: theirs.site,
      domain: "theirs.example.com",
    });
    expect((await theirs.program.get(pathTo("apiStatement", { statement }))).status).toBe(200);
    expect((await program.get(pathTo("apiStatement", { statement }))).status).toBe(404);
    for (const id of [theirs.site, statement]) {
      const cursor = Buffer.from(id).toString("base64url");
      expect((await program.get(`${pathTo("apiSites")}?cursor=${cursor}`)).status).toBe(422);
      expect((await program.get(`${pathTo("apiStatements")}?cursor=${cursor}`)).status).toBe(422);
    }
    for (const name of ["figures", "explain_decision", "draft_rule", "licenses", "revenue"]) {
      const given = { figures: { metrics: ["visits"] }, explain_decision: { url: "/", crawler: "GPTBot" } };
      const drafted = { who: "crawler", crawler: "GPTBot", action: "block" };
      const rest = name === "draft_rule" ? drafted : Object(given)[name];
      const { result } = await program.call("tools/call", {
        name,
        arguments: { site: theirs.site, ...rest },
      });
      expect([name, result.isError]).toEqual([name, true]);
    }
    expect(await world.store.rules.draft(theirs.site)).toBeUndefined();
  });

  test("what cannot be kept or read is a problem of the request, and never a fault", async () => {
    await using place = await twoWorkspaces();
    const { site, program } = place.ours;
    const rules = pathTo("apiRules", { site });
    const figures = pathTo("apiQuery", { site });
    const { headers } = await program.get(rules);
    const etag = { "if-match": headers.get("etag") ?? "" };
    const deep = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;
    const long = "x".repeat(5_000);
    const asked: [string, string, unknown, Record<string, string>, number[]][] = [
      ["PUT", rules, { policy, publish: true, note: "\0" }, etag, [422]],
      ["PUT", rules, { policy, publish: true, note: "a\r\nb" }, etag, [422]],
      ["PUT", rules, `{"policy":${deep}}`, etag, [422]],
      ["PUT", rules, { policy }, { "if-match": `"${long}"` }, [412]],
      ["PUT", rules, { policy }, { ...etag, "idempotency-key": long }, [422]],
      [
        "PUT",
        rules,
        { policy: { ...policy, rules: [{ who: { crawler: [long] }, action: "block" }] } },
        etag,
        [200, 412, 422],
      ],
      ["POST", figures, { metrics: ["visits"], cut: { page: ["/\0"] } }, {}, [200, 422]],
      ["POST", figures, { metrics: ["visits"], cut: { page: ["/\ud800"] } }, {}, [200, 422]],
      ["POST", figures, { metrics: ["visits"], cut: { section: ["/\0/"] } }, {}, [200, 422]],
      ["POST", figures, { metrics: ["visits"], cut: { crawler: ["\0"] } }, {}, [200, 422]],
      ["POST", figures, { metrics: ["visits"], from: "0000-01-01" }, {}, [200]],
      ["POST", figures, { metrics: ["visits"], from: "2026-02-31" }, {}, [422]],
      ["POST", figures, `{"metrics":${"[".repeat(50_000)}${"]".repeat(50_000)}}`, {}, [422]],
      ["POST", figures, "null", {}, [422]],
      ["POST", figures, "[]", {}, [422]],
      ["POST", figures, "1", {}, [422]],
      ["POST", figures, "", {}, [400]],
      ["POST", figures, "{", {}, [400]],
      ["POST", figures, "{}", { "content-type": "text/plain" }, [415]],
      ["POST", figures, "a=b", { "content-type": "application/x-www-form-urlencoded" }, [415]],
      ["POST", figures, `{"metrics":["visits"],"x":"${"x".repeat(600_000)}"}`, {}, [413]],
      ["GET", `${pathTo("apiSites")}?cursor=%00`, undefined, {}, [422]],
      ["GET", `${pathTo("apiSites")}?cursor=${long}`, undefined, {}, [422]],
      [
        "GET",
        `${pathTo("apiOrders", { site })}?cursor=${Buffer.from('["2026-01-01T00:00:00Z","\0"]').toString("base64url")}`,
        undefined,
        {},
        [422],
      ],
      ["GET", `${pathTo("apiRevenue", { site })}?month=%00`, undefined, {}, [422]],
      ["GET", `${pathTo("apiRevenue", { site })}?month=`, undefined, {}, [422]],
      ["GET", `/v1/sites/${site}/rules/versions/0`, undefined, {}, [404]],
      ["GET", `/v1/sites/${site}/rules/versions/999999999`, undefined, {}, [404]],
      ["GET", `/v1/sites/${site}/rules/versions/99999999999999999999`, undefined, {}, [404]],
      ["GET", `/v1/sites/${"a".repeat(4_000)}`, undefined, {}, [404]],
      ["GET", "/v1/sites/%0d%0aset-cookie:a", undefined, {}, [400]],
      ["GET", "/v1/sites/%zz", undefined, {}, [400, 404]],
      ["GET", `/v1/sites/${site}/`, undefined, {}, [404]],
      ["DELETE", `/v1/sites/${site}`, undefined, {}, [405]],
      ["OPTIONS", `/v1/sites/${site}`, undefined, {}, [405]],
    ];
    const wrong: string[] = [];
    for (const [method, path, body, more, statuses] of asked) {
      const response = await program.ask(method, path, body, more);
      const type = response.headers.get("content-type");
      const isProblem = response.status < 400 || type === "application/problem+json";
      if (statuses.includes(response.status) && isProblem) continue;
      const sent = `${method} ${path.slice(0, 100)} ${JSON.stringify(body)?.slice(0, 100)}`;
      wrong.push(`${sent} ${JSON.stringify(more).slice(0, 100)}: ${response.status} ${type}`);
    }
    expect(wrong).toEqual([]);
    const rpc = (params: string) =>
      program.ask("POST", "/mcp", `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`);
    for (const params of [
      `{"name":"figures","arguments":{"site":"${site}","metrics":["visits"],"cut":{"page":["/\\u0000"]}}}`,
      `{"name":"explain_decision","arguments":{"site":"${site}","url":"http://[","crawler":"\\u0000"}}`,
      `{"name":"draft_rule","arguments":{"site":"${site}","who":"crawler","crawler":"GPTBot","paths":["/\\u0000"],"action":"block"}}`,
      `{"name":"figures","arguments":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
      `{"name":"constructor"}`,
      `{"name":{"toString":1}}`,
      "null",
    ])
      expect([params.slice(0, 100), (await rpc(params)).status]).toEqual([params.slice(0, 100), 200]);
  });

  test("a token counts in its header alone, and ends with its first letter that is another", async () => {
    await using place = await twoWorkspaces();
    const { world, ours } = place;
    const nobody = programWith(world, undefined);
    for (const name of ["token", "access_token", "key"])
      expect((await nobody.get(`${pathTo("apiSites")}?${name}=${ours.token}`)).status).toBe(401);
    for (const authorization of [
      ours.token,
      `Basic ${btoa(`token:${ours.token}`)}`,
      `Bearer ${ours.token}x`,
      `Bearer ${ours.token}, Bearer ${ours.token}`,
    ])
      expect((await nobody.get(pathTo("apiSites"), { authorization })).status).toBe(401);
  });
});
