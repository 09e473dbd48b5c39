import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathTo, pathWith } from "../../../domain/access/paths.ts";
import { type Route, type RouteId, routes } from "../../../domain/access/routes.ts";
import { shortcuts } from "../../../domain/access/shortcuts.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

type Browser = ReturnType<WholeConsole["browser"]>;

let world: WholeConsole;

beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Somebody who owns a workspace of their own and the newsroom of somebody else; their own is where they were last. */
async function ownerOfTwo(email: string) {
  const { store } = world;
  const person = await world.person(email);
  const own = await store.workspaces.currentOf(person);
  const newsroom = await store.workspaces.currentOf(await world.person(`newsroom-${email}`));
  const invited = await store.workspaces.invite(
    newsroom.id,
    { email, role: "owner", language: "en" },
    undefined,
  );
  if (invited === "member") throw new Error(`Expected ${email} to be invited, found a member`);
  await store.workspaces.accept(invited.id, person);
  await store.workspaces.enter(person.id, own.id);
  return { person, own: own.id, newsroom: newsroom.id, browser: await world.signedIn(person.id) };
}

/** Opens a page as a browser does, wherever it leads, and says where its form goes. */
async function formAt(browser: Browser, path: string): Promise<string> {
  const response = await browser.get(path);
  const location = response.headers.get("location");
  if (location !== null) return formAt(browser, location);
  expect(response.status).toBe(200);
  return path;
}

test("a deletion that one tab confirms is of the workspace that it shows, whatever another tab entered", async () => {
  const { person, own, newsroom, browser } = await ownerOfTwo("deletes@example.com");
  const form = await formAt(browser, "/workspace/delete");
  await world.store.workspaces.enter(person.id, newsroom);
  expect((await browser.post(form)).status).toBe(303);
  expect((await world.store.workspaces.find(newsroom))?.deleteAt).toBeUndefined();
  expect((await world.store.workspaces.find(own))?.deleteAt).toBeDefined();
});

test("an invitation that one tab sends is to the workspace that it shows, whatever another tab entered", async () => {
  const { person, own, newsroom, browser } = await ownerOfTwo("invites@example.com");
  const form = await formAt(browser, "/people/invite");
  await world.store.workspaces.enter(person.id, newsroom);
  await browser.post(form, { email: "friend@example.com", role: "owner" });
  expect(await world.store.workspaces.invitations(newsroom)).toEqual([]);
  expect(await world.store.workspaces.invitations(own)).toMatchObject([{ email: "friend@example.com" }]);
});

/** Whatever changes a workspace, by its own address: what is not about one of these fields leaves it alone. */
const forms = Object.entries<Route>(routes).filter(
  ([, { path, post }]) => path.startsWith("/w/:workspace/") && post !== undefined,
);
const fields = {
  name: "Renamed",
  timeZone: "UTC",
  email: "form@example.com",
  role: "editor",
  domain: "form.example",
  connector: "middleware",
};

test("no form for one workspace changes another, whichever the person was in last", async () => {
  expect(forms.length).toBeGreaterThan(7);
  const { person, own, newsroom, browser } = await ownerOfTwo("forms@example.com");
  const { store } = world;
  const guest = await world.member(own, "forms-guest@example.com", "reader");
  const invitation = await store.workspaces.invite(
    own,
    { email: "forms-invited@example.com", role: "reader", language: "en" },
    person.id,
  );
  if (invitation === "member") throw new Error("Expected an invitation, found a member");
  await store.workspaces.enter(person.id, newsroom);
  const all = async (id: string) => ({
    workspace: await store.workspaces.find(id),
    members: await store.workspaces.members(id),
    sites: await store.sites.list(id),
    changes: await store.workspaces.changes(id),
  });
  const before = await all(newsroom);
  for (const [id] of forms.filter(([id]) => id !== "leaveWorkspace")) {
    const values = { workspace: own, person: guest.id, invitation: invitation.id };
    await browser.post(pathWith(id as RouteId, values), fields);
  }
  expect(await all(newsroom)).toEqual(before);
  const kinds = (await store.workspaces.changes(own)).map(({ kind }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining([
      "workspace-renamed",
      "person-invited",
      "role-changed",
      "invitation-withdrawn",
      "site-added",
      "deletion-planned",
    ]),
  );
});

describe.each([
  ["en", "This form is no longer valid", "Nothing was changed"],
  ["fr", "Ce formulaire n’est plus valable", "Rien n’a été changé"],
] as const)("in %s", (language, heading, nothing) => {
  test("a form that names no workspace is not acted on, and its page explains", async () => {
    const { person, browser } = await ownerOfTwo(`old-${language}@example.com`);
    await world.store.people.change(person.id, { name: "Ada", language });
    const places = await world.store.workspaces.of(person.id);
    const logs = () => Promise.all(places.map(({ id }) => world.store.workspaces.changes(id)));
    const before = await logs();
    for (const id of Object.keys(shortcuts) as (keyof typeof shortcuts)[]) {
      const { path, post }: Route = routes[id];
      if (post === undefined) continue;
      const values = { person: person.id, invitation: crypto.randomUUID() };
      const response = await browser.post(pathWith(id, values), { ...fields, remove: "yes" });
      expect(`${path} ${response.status}`).toBe(`${path} 409`);
      const page = await response.text();
      expect(page).toContain(heading);
      expect(page).toContain(nothing);
    }
    expect(await logs()).toEqual(before);
  });

  test("so is a form of somebody who was removed meanwhile", async () => {
    const { person, newsroom, browser } = await ownerOfTwo(`removed-${language}@example.com`);
    await world.store.people.change(person.id, { name: "Ada", language });
    const form = pathTo("invitePerson", { workspace: newsroom });
    expect((await browser.get(form)).status).toBe(200);
    await world.store.workspaces.removeMember(newsroom, person.id, undefined);
    const response = await browser.post(form, { email: "late@example.com", role: "owner" });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain(heading);
    expect((await browser.get(form)).status).toBe(404);
    expect(await world.store.workspaces.invitations(newsroom)).toEqual([]);
  });
});

test("an address that names no workspace leads to where the person was last, with what it asked for", async () => {
  const { own, newsroom, browser } = await ownerOfTwo("last@example.com");
  expect(await browser.pathOf("/sites/new?domain=example.com")).toBe(
    `/w/${own}/sites/new?domain=example.com`,
  );
  await browser.get(pathTo("sites", { workspace: newsroom }));
  expect(await browser.pathOf("/sites")).toBe(`/w/${newsroom}/sites`);
  await browser.get(pathTo("people", { workspace: own }));
  expect(await browser.pathOf("/people")).toBe(`/w/${newsroom}/people`);
});
