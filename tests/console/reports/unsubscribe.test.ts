import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import type { Stoppable } from "../../../domain/reports/mail-lists.ts";
import { addedSite } from "../added-site.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Somebody with a site who wants everything, and the link in the mail of a list. */
async function reader(name: string, list: Stoppable = "reports") {
  const person = await world.person(`${name}@example.com`);
  const { id: workspaceId } = await world.store.workspaces.currentOf(person);
  const site = { workspaceId, domain: `${name}.example`, connector: "middleware" } as const;
  const added = await world.store.sites.add(site, person.id);
  if (typeof added === "string") throw new Error(`Expected a site, found ${added}`);
  const siteId = added.site.id;
  await world.store.reports.choose(person.id, siteId, { reports: true, alerts: true, instant: false });
  const about = list === "digest" ? workspaceId : siteId;
  const signature = world.secrets.unsubscribeToken({ list, about, personId: person.id });
  const state = async () => {
    const found = await world.store.reports.find(person.id, siteId);
    return found && { ...found.choice, isStopped: found.isStopped };
  };
  return {
    person,
    workspaceId,
    siteId,
    state,
    path: pathTo("unsubscribe", { list, about, person: person.id, signature }),
  };
}

const everything = { reports: true, alerts: true, instant: false, isStopped: false };

/** As a mail provider's server sends it: no cookie, no origin. */
function oneClick(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return world.browser().ask(path, { method: "POST", body, headers });
}

describe("one click (RFC 8058)", () => {
  test.each([
    ["as a form", () => new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
    [
      "in parts",
      () => {
        const form = new FormData();
        form.set("List-Unsubscribe", "One-Click");
        return form;
      },
    ],
  ])("%s stops that mail about that site, at once and without a redirect", async (name, body) => {
    const { path, state } = await reader(name.replaceAll(" ", "-"));
    const response = await oneClick(path, body());
    expect(response.status).toBe(200);
    expect(response.headers.get("location")).toBeNull();
    expect(await state()).toEqual({ ...everything, reports: false });
    expect((await oneClick(path, body())).status).toBe(200);
  });

  test("stops the weekly report of a workspace, for sites to come too, until one is chosen again", async () => {
    const { path, person, workspaceId, siteId, state } = await reader("whole", "digest");
    const addSite = async (domain: string) => {
      return (await addedSite(world.store, { workspaceId, domain }, person.id)).site.id;
    };
    const reportsOn = async (id: string) => (await world.store.reports.find(person.id, id))?.choice.reports;
    const unchosen = await addSite("whole-2.example");
    expect(await reportsOn(unchosen)).toBe(true);
    expect((await oneClick(path, new URLSearchParams({ "List-Unsubscribe": "One-Click" }))).status).toBe(200);
    expect(await state()).toEqual({ ...everything, reports: false });
    const later = await addSite("whole-3.example");
    expect([await reportsOn(unchosen), await reportsOn(later)]).toEqual([false, false]);
    await world.store.reports.stop(person.id, later, "alerts");
    expect(await reportsOn(await addSite("whole-4.example"))).toBe(false);
    await world.store.reports.choose(person.id, siteId, { reports: true, alerts: true, instant: false });
    expect(await reportsOn(later)).toBe(false);
    expect(await reportsOn(await addSite("whole-5.example"))).toBe(true);
  });

  test("works from a mail program that runs on another site", async () => {
    const { path, state } = await reader("webmail", "alerts");
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const headers = { origin: "https://mail.example", "sec-fetch-site": "cross-site" };
    expect((await oneClick(path, body, headers)).status).toBe(200);
    expect(await state()).toEqual({ ...everything, alerts: false });
  });

  test("parts that are none are refused", async () => {
    const { path, state } = await reader("broken");
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect((await oneClick(path, "no part", headers)).status).toBe(400);
    expect(await state()).toEqual(everything);
  });

  test("other forms are still for our own pages, and in one encoding", async () => {
    const form = new FormData();
    form.set("email", "ada@example.com");
    expect((await oneClick("/sign-in", form)).status).toBe(415);
  });
});

test("opening the link shows a button and changes nothing, for whoever looks", async () => {
  const { path, state } = await reader("scanner");
  for (const browser of [world.browser(), world.browser({ language: "fr" })]) {
    const response = await browser.get(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html.match(/<button/g)).toHaveLength(2);
    expect(html).toContain("scanner.example");
    expect((await browser.ask(path, { method: "HEAD" })).status).toBe(200);
  }
  expect(await state()).toEqual(everything);
});

test("the second button stops everything, for all sites", async () => {
  const { path, state } = await reader("all");
  const page = await (await world.browser().post(path, { all: "yes" })).text();
  expect(page).toContain("no more reports or alerts, for any site");
  expect(await state()).toEqual({ ...everything, isStopped: true });
});

test("a link that was not sent stops nothing", async () => {
  const mine = await reader("mine");
  const other = await reader("other");
  const body = () => new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const signature = mine.path.slice(mine.path.lastIndexOf("/") + 1);
  const forged = [
    mine.path.replace(mine.person.id, other.person.id),
    mine.path.replace(mine.siteId, other.siteId),
    mine.path.replace("/reports/", "/alerts/"),
    mine.path.replace("/reports/", "/digest/"),
    mine.path.replace(signature, "x".repeat(43)),
    other.path.replace(/[^/]*$/, signature),
  ];
  for (const path of forged) {
    expect((await oneClick(path, body())).status).toBe(404);
    expect((await world.browser().get(path)).status).toBe(404);
  }
  expect(await mine.state()).toEqual(everything);
  expect(await other.state()).toEqual(everything);
});

test("a link about a site that was removed, or by somebody who left, still answers", async () => {
  const { path, siteId } = await reader("gone");
  await world.store.sites.remove(siteId, undefined);
  expect((await oneClick(path, new URLSearchParams({ "List-Unsubscribe": "One-Click" }))).status).toBe(200);
});
