import { afterAll, beforeAll, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { openStore } from "../../../store/store.ts";
import { programWith } from "../api/program.ts";
import { textOf } from "../page-text.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

const tokenIn = (text: string) => /oct_[a-z2-7]{16}_[\w-]{43}_[0-9a-f]{8}/.exec(text)?.[0];

/** The paths of a publisher's tokens, and two who sign in there. */
async function newsroom(name: string) {
  const { workspace, site, owner, ada } = await world.publisher(name);
  const editor = await world.member(workspace, `editor@${name}.example.com`, "editor");
  return {
    workspace,
    site,
    ada,
    owner,
    editor: await world.signedIn(editor.id),
    list: pathTo("tokens", { workspace }),
    form: pathTo("newToken", { workspace }),
  };
}

const typed = { name: "Newsroom", "read:visits": "yes", reach: "all", days: "30" };

test("a token is shown once, opens what was ticked, and is over from the moment it is revoked", async () => {
  const { site, owner, list, form } = await newsroom("once");
  const made = await owner.post(form, { ...typed, reach: "chosen", [`site-${site}`]: "yes" });
  const token = tokenIn(await made.text());
  expect(made.headers.get("cache-control")).toContain("no-store");
  const program = programWith(world, token);
  const known = await (await program.get(pathTo("apiToken"))).json();
  expect(known).toMatchObject({ name: "Newsroom", scopes: ["read:visits"], sites: [site] });
  expect((await program.get(pathTo("apiRules", { site }))).status).toBe(403);
  const html = await (await owner.get(list)).text();
  expect(html).toContain("Newsroom");
  expect(tokenIn(html)).toBeUndefined();
  const id = token?.split("_")[1] ?? "";
  expect((await owner.post(list, { end: id })).headers.get("location")).toBe(`${list}?ended=yes`);
  expect((await program.get(pathTo("apiToken"))).status).toBe(401);
  expect(await textOf(owner.get(list))).toMatch(/No token is in use.*Newsroom/);
});

test("whoever has not just proven who they are gets to no form, and makes none", async () => {
  const { ada, workspace, form } = await newsroom("stale");
  await using past = await openStore(world.database, { now: () => new Date(Date.now() - 3_600_000) });
  const browser = world.browser();
  browser.setSession((await past.sessions.start(ada.id, "Firefox, Linux")).token);
  for (const response of [await browser.get(form), await browser.post(form, typed)]) {
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      `${pathTo("proof")}?next=${encodeURIComponent(form)}`,
    ]);
  }
  expect(await world.store.apiTokens.list(workspace)).toEqual([]);
});

test("each sees and revokes their own, and owners everybody’s; nobody gives away what they may not do", async () => {
  const { workspace, owner, editor, list, form } = await newsroom("roles");
  await owner.post(form, { ...typed, name: "Of the owner" });
  await editor.post(form, { ...typed, name: "Of the editor", "publish:rules": "yes" });
  const tokens = await world.store.apiTokens.list(workspace);
  const idOf = (name: string) => tokens.find((token) => token.name === name)?.id ?? "";
  expect(await textOf(editor.get(list))).not.toContain("Of the owner");
  await editor.post(list, { end: idOf("Of the owner") });
  await owner.post(list, { end: idOf("Of the editor") });
  const after = await world.store.apiTokens.list(workspace);
  expect(after.filter(({ endedAt }) => endedAt !== undefined).map(({ name }) => name)).toEqual([
    "Of the editor",
  ]);
  const reader = await world.member(workspace, "reader@roles.example.com", "reader");
  const browser = await world.signedIn(reader.id);
  expect(await (await browser.get(form)).text()).not.toContain("write:rules");
  await browser.post(form, { ...typed, name: "Too much", "write:rules": "yes" });
  expect((await world.store.apiTokens.list(workspace)).map(({ name }) => name)).not.toContain("Too much");
});

test.each([
  ["no name", { name: " " }],
  ["a name that turns the line around", { name: "News\u202e" }],
  ["nothing ticked", { "read:visits": undefined }],
  ["chosen sites of which none was chosen", { reach: "chosen" }],
])("a form with %s comes back as it was typed, and makes none", async (what, wrong) => {
  const { workspace, owner, form } = await newsroom(what.replaceAll(/\W/g, "").toLowerCase());
  const fields = Object.entries({ ...typed, ...wrong }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const response = await owner.post(form, Object.fromEntries(fields));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('role="alert"');
  expect(await world.store.apiTokens.list(workspace)).toEqual([]);
});
