import { afterAll, beforeAll, expect, test } from "vitest";
import { addedSite } from "../added-site.ts";
import { events, lines } from "../visits/server.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let running: WholeConsole;
beforeAll(async () => {
  running = await wholeConsole();
});
afterAll(() => running[Symbol.asyncDispose]());

test("a suspended workspace is one page that says so, its gates go on, and it comes back as it was", async () => {
  const { store, browser } = running;
  const ada = await running.person("ada@example.com");
  const { id: workspaceId } = await store.workspaces.currentOf(ada);
  const { site, secret } = await addedSite(store, { workspaceId, domain: "example.com" });
  const theirs = await running.signedIn(ada.id);
  const askAsGate = () =>
    browser().ask("/v1/visits", {
      method: "POST",
      body: lines(events(1)),
      headers: { authorization: `Basic ${btoa(`${site.id}:${secret}`)}` },
    });
  const pages = [`/sites/${site.id}`, `/sites/${site.id}/rules`, `/w/${workspaceId}/sites`];

  await store.workspaces.setSuspended(workspaceId, true, undefined);
  for (const path of pages) {
    const response = await theirs.get(path);
    expect([path, response.status]).toEqual([path, 403]);
    expect(await response.text()).toContain("This workspace is suspended");
  }
  expect((await theirs.post(`/sites/${site.id}/settings`, { name: "New" })).status).toBe(403);
  expect((await theirs.get("/account")).status).toBe(200);
  expect((await theirs.get("/account/export")).status).not.toBe(403);
  expect((await askAsGate()).status).toBe(200);

  await store.workspaces.setSuspended(workspaceId, false, undefined);
  for (const path of pages) expect((await theirs.get(path)).status).toBe(200);
  const kinds = (await store.workspaces.changes(workspaceId)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["workspace-suspended", "workspace-resumed"]));
});

test.each([
  ["fr", "Maintenance ce soir"],
  ["en", "Maintenance tonight"],
])("a notice is on the pages of strangers and people, in %s", async (language, text) => {
  await using own = await wholeConsole();
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  await own.store.notices.show({ text: { fr: "Maintenance ce soir", en: "Maintenance tonight" }, endsAt });
  expect(await (await own.browser({ language }).get("/sign-in")).text()).toContain(text);
});
