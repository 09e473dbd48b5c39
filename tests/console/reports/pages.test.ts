import { afterAll, beforeAll, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { lastMondayMorning } from "../../../domain/time-zone.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

async function withSites(name: string, count: number) {
  const person = await world.person(`${name}@example.com`);
  const { id: workspaceId } = await world.store.workspaces.currentOf(person);
  const sites: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const site = { workspaceId, domain: `${name}-${number}.example`, connector: "middleware" } as const;
    const added = await world.store.sites.add(site, person.id);
    if (typeof added === "string") throw new Error(`Expected a site, found ${added}`);
    sites.push(added.site.id);
  }
  return { person, workspaceId, sites, browser: await world.signedIn(person.id) };
}

/** The names of the boxes that are ticked. */
function ticked(html: string): string[] {
  return [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
    .filter(([tag]) => tag.includes("checked"))
    .map(([tag]) => /name="([^"]*)"/.exec(tag)?.[1] ?? "");
}

test("a person chooses reports and alerts site by site; a site that came meanwhile stays as it is", async () => {
  const { person, sites, browser } = await withSites("chooser", 2);
  const [first = "", second = ""] = sites;
  const path = pathTo("accountReports");
  expect(ticked(await (await browser.get(path)).text())).toEqual([`reports-${first}`, `reports-${second}`]);
  const saved = await browser.post(path, { [`shown-${first}`]: "yes", [`alerts-${first}`]: "morning" });
  expect(saved.status).toBe(303);
  const page = await (await browser.get(saved.headers.get("location") ?? "")).text();
  expect(page).toContain('role="status"');
  expect(ticked(page)).toEqual([`reports-${second}`]);
  const choice = async () => (await world.store.reports.find(person.id, first))?.choice;
  expect(await choice()).toEqual({ reports: false, alerts: true, instant: false });
  await browser.post(path, { [`shown-${first}`]: "yes", [`alerts-${first}`]: "instant" });
  expect(await choice()).toEqual({ reports: false, alerts: true, instant: true });
  await browser.post(path, { [`shown-${first}`]: "yes", [`alerts-${first}`]: "whenever" });
  expect(await choice()).toEqual({ reports: false, alerts: false, instant: false });
});

test("everything is stopped and taken up again, and the choices are still there", async () => {
  const { person, sites, browser } = await withSites("stopper", 1);
  const path = pathTo("accountReports");
  const isStopped = async () => (await world.store.reports.find(person.id, sites[0] ?? ""))?.isStopped;
  await browser.post(path, { stop: "yes" });
  expect(await isStopped()).toBe(true);
  expect(await (await browser.get(path)).text()).toContain('name="resume"');
  await browser.post(path, { resume: "yes" });
  expect(await isStopped()).toBe(false);
  expect(ticked(await (await browser.get(path)).text())).toEqual([`reports-${sites[0]}`]);
});

test("a form cannot choose for a site of somebody else", async () => {
  const ada = await withSites("ada", 1);
  const eve = await withSites("eve", 1);
  const [site = ""] = ada.sites;
  await eve.browser.post(pathTo("accountReports"), { [`shown-${site}`]: "yes", [`alerts-${site}`]: "yes" });
  expect(await world.store.reports.find(eve.person.id, site)).toBeUndefined();
  expect((await world.store.reports.find(ada.person.id, site))?.choice.alerts).toBe(false);
});

test("the owner sets the time zone; a reader, or a zone that is none, changes nothing", async () => {
  const { person, workspaceId, browser } = await withSites("zone", 1);
  const zone = async () => (await world.store.workspaces.find(workspaceId))?.timeZone;
  expect(await zone()).toBe("Europe/Paris");
  await browser.post(pathTo("workspace", { workspace: workspaceId }), {
    name: "Paper",
    timeZone: "America/New_York",
  });
  expect(await zone()).toBe("America/New_York");
  await browser.post(pathTo("workspace", { workspace: workspaceId }), {
    name: "Paper",
    timeZone: "Europe/Atlantis",
  });
  expect(await zone()).toBe("America/New_York");
  const member = await world.member(workspaceId, "zone-reader@example.com", "reader");
  await (await world.signedIn(member.id)).post(pathTo("workspace", { workspace: workspaceId }), {
    name: "X",
    timeZone: "UTC",
  });
  expect(await zone()).toBe("America/New_York");
  const changes = (await world.store.workspaces.changes(workspaceId, 10)).map(({ kind }) => kind);
  expect(changes.filter((kind) => kind === "time-zone-changed")).toHaveLength(1);
  expect(await world.store.reports.subscriptionsOf(person.id)).toHaveLength(1);
});

test("13, 50.6 the report is shown with who gets it, and as sent to whom a mail server took it for", async () => {
  const { person, workspaceId, sites, browser } = await withSites("shown", 1);
  const [site = ""] = sites;
  const member = await world.member(workspaceId, "shown-member@example.com", "reader");
  await world.store.reports.stopAll(member.id);
  const page = await (await browser.get(pathTo("siteReport", { site }))).text();
  expect(page).toContain("shown-1.example is not connected yet");
  expect(page).toContain("https://octroi.example/free-tools/site-check?domain=shown-1.example");
  expect(page).toContain(person.name);
  expect(page).toContain("Does not get it");
  expect(page).toContain("sent to nobody");
  const { day } = lastMondayMorning("Europe/Paris", new Date());
  await world.store.reports.noteReported(member.id, workspaceId, day);
  expect(await (await browser.get(pathTo("siteReport", { site }))).text()).toContain("sent to other members");
  await world.store.reports.noteReported(person.id, workspaceId, day);
  expect(await (await browser.get(pathTo("siteReport", { site }))).text()).toContain("as it was sent to you");
});
