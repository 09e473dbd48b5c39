import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { loadDigest } from "../../../domain/reports/digest.ts";
import { type QueuedMail, reportKind } from "../../../domain/reports/queued-mail.ts";
import { headerOf } from "../mail/mail-server.ts";
import { openBare } from "../store/schemas.ts";
import { at, furnished, monday, secrets, sent, type World } from "./sending.ts";

/** So many days from one on, at ten. */
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, day) => at(`${from}T10:00:00Z`) + day * 86_400_000);
/** So many visits a day, so that a day without any is strange. */
const daily = (site: string, crawler: string, visits: number, from: string, count: number) =>
  days(from, count).flatMap((time) =>
    Array.from({ length: visits }, (_, nth) => ({ time: time + nth, crawler, site, path: `/${nth}` })),
  );
const byTime = (visits: { time: number }[]) => visits.sort((a, b) => a.time - b.time);

/** Four sites: one that grew, one that changed little and lost a crawler, one that is calm, one that waits. */
async function publisher(world: World) {
  const { came, addSite, site: journal } = world;
  const [recipes, shop, archive] = [
    await addSite("recipes.example"),
    await addSite("shop.example"),
    await addSite("archive.example"),
  ];
  await came(
    byTime([
      ...daily(recipes, "GPTBot", 10, "2026-10-26", 14),
      ...daily(recipes, "GPTBot", 15, "2026-11-09", 7),
      ...daily(recipes, "ClaudeBot", 2, "2026-11-12", 1),
      ...daily(journal, "GPTBot", 12, "2026-10-26", 21),
      ...daily(journal, "Bytespider", 1, "2026-10-26", 14),
      ...daily(shop, "PerplexityBot", 1, "2026-10-26", 21),
    ]),
  );
  return { journal, recipes, shop, archive };
}

onEachDatabase((freshDatabase) => {
  test("50.6 one mail tells of all sites: what changed most first, who is new and who is gone, what waits, one in full", async () => {
    await using world = await furnished(await freshDatabase());
    const { recipes } = await publisher(world);
    const [mail, ...others] = await sent(world, monday);
    expect(others).toEqual([]);
    const text = mail?.read ?? "";
    expect(text).toContain("Subject: Ada: 198 AI visits on 4 sites last week (+18%)");
    expect(text).toContain("Weekly report, Nov 9 to Nov 15");
    expect(text).toContain("Last week, AI crawlers requested 198 pages on your 4 sites.");
    expect(text).toContain("That is 18% more than the week before.");
    expect(text).toMatch(
      /- recipes\.example {2}107 visits\s+\+53%\. First visit from ClaudeBot\.\s+- journal\.example {2}84 visits\s+−8%\. No longer come: Bytespider\.\s+- shop\.example {2}7 visits\s/,
    );
    expect(text).toContain("archive.example is waiting for its first visit.");
    expect(text).toMatch(/IN DETAIL: RECIPES\.EXAMPLE[\s\S]*WHO VISITED\s+- GPTBot {2}105 visits, \+50%/);
    expect(text.match(/WHO VISITED/g)).toHaveLength(1);
    expect(text).toContain(`https://console.octroi.example/w/${world.workspaceId}/sites`);
    const leaveOut = secrets.unsubscribeToken({
      list: "reports",
      about: recipes,
      personId: world.person.id,
    });
    expect(text).toContain(`/unsubscribe/reports/${recipes}/${world.person.id}/${leaveOut}?language=en`);
    expect(headerOf(mail?.text ?? "", "List-Unsubscribe")).toContain(
      `/unsubscribe/digest/${world.workspaceId}/`,
    );
    expect(text).not.toMatch(/<img|src=|url\(/);
  });

  test("50.6 the same in French, with the sites that its reader chose", async () => {
    await using world = await furnished(await freshDatabase(), "fr");
    const { shop, archive } = await publisher(world);
    for (const site of [shop, archive]) await world.store.reports.stop(world.person.id, site, "reports");
    const [mail] = await sent(world, monday);
    const text = mail?.read ?? "";
    expect(text).toContain("Ada : 191 visites d’IA sur 2 sites la semaine dernière (+19 %)");
    expect(text).toContain("La semaine dernière, les robots d’IA ont demandé 191 pages sur vos 2 sites.");
    expect(text).toMatch(/- recipes\.example {2}107 visites\s+\+53 %\. Première visite : ClaudeBot\./);
    expect(text).toMatch(/- journal\.example {2}84 visites\s+−8 %\. Ne viennent plus : Bytespider\./);
    expect(text).not.toContain("shop.example");
    expect(text).not.toContain("archive.example");
  });

  test("no percentage over a gap, of a site or of all", async () => {
    await using world = await furnished(await freshDatabase());
    const shop = await world.addSite("shop.example");
    await world.came(
      byTime([
        ...daily(world.site, "GPTBot", 12, "2026-10-26", 17),
        ...daily(shop, "GPTBot", 12, "2026-10-26", 21),
      ]),
    );
    const [mail] = await sent(world, monday);
    expect(mail?.read).toContain("Subject: Ada: 120 AI visits on 2 sites last week");
    expect(mail?.read).not.toContain("%)");
    expect(mail?.read).toContain("On 1 of these sites, a part of these two weeks was not counted");
    expect(mail?.read).toMatch(/- journal\.example {2}36 visits\s+Nothing was counted on 4 days\./);
    expect(mail?.read).toMatch(/- shop\.example {2}84 visits\s/);
  });

  test("fifty sites are ten lines, a count and a link, and no more work than twelve", async () => {
    await using world = await furnished(await freshDatabase());
    const { store, site, addSite, came } = world;
    const names = Array.from(
      { length: 49 },
      (_, index) => `site-${String(index + 1).padStart(2, "0")}.example`,
    );
    const sites: string[] = [];
    for (const name of names) sites.push(await addSite(name));
    const once = (where: string, index: number) => ({
      time: at("2026-11-10T10:00:00Z") + index,
      crawler: "GPTBot",
      site: where,
    });
    await came([
      { time: at("2026-10-20T10:00:00Z"), crawler: "GPTBot", site },
      ...sites.flatMap((where, index) =>
        Array.from({ length: index < 15 ? 15 - index : 1 }, (_, nth) => once(where, index * 20 + nth)),
      ),
    ]);
    const [mail] = await sent(world, monday);
    const rows = (mail?.read ?? "").match(/^- site-\d+\.example .*$/gm) ?? [];
    expect(rows.map((row) => row.slice(2, 17))).toEqual(names.slice(0, 10));
    expect(mail?.read).toContain("And 40 more sites: 49 visits.");

    const all = await store.sites.list(world.workspaceId);
    async function statements(count: number): Promise<number> {
      let calls = 0;
      const visits = new Proxy(store.visits, {
        get(target, name, receiver) {
          calls += 1;
          return Reflect.get(target, name, receiver);
        },
      });
      const subject = { sites: all.slice(0, count), plan: "free", dueAt: monday } as const;
      await loadDigest({ ...store, visits }, subject);
      return calls;
    }
    expect(await statements(50)).toBe(await statements(12));
  });

  test("a site that goes, or is left out, after it was planned is not in it; whoever leaves gets nothing", async () => {
    await using world = await furnished(await freshDatabase());
    const { store, person, workspaceId, addMember } = world;
    const bob = await addMember("bob@example.com");
    const { recipes, shop } = await publisher(world);
    world.clock.now = monday;
    expect(await store.reports.planReports(monday)).toEqual({ mails: 2 });
    await store.sites.remove(recipes, undefined);
    await store.reports.stop(person.id, shop, "reports");
    await store.workspaces.removeMember(workspaceId, bob.id, bob.id);
    const [mail, ...others] = await sent(world, monday);
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(["ada@example.com"]);
    expect(mail?.read).toContain("Ada: 84 AI visits on 2 sites last week (−8%)");
    expect(mail?.read).not.toContain("recipes.example");
    expect(mail?.read).not.toContain("shop.example");
  });

  test("what was sent is noted for whom it was sent to, and what a mail server refused is not", async () => {
    await using world = await furnished(await freshDatabase());
    const { store, addMember, site } = world;
    await addMember("bob@example.com");
    await sent(world, monday, {
      onRcptTo: ({ address }, _, done) =>
        done(address.startsWith("bob") ? Object.assign(new Error("No"), { responseCode: 550 }) : null),
    });
    const readers = await store.reports.subscriptionsTo(site);
    const noted = readers.map(({ person, reportedDay }) => [person.email, reportedDay]);
    expect(Object.fromEntries(noted)).toEqual({
      "ada@example.com": 20_773,
      "bob@example.com": undefined,
    });
  });

  test("a report of one site that was owed by a version before is sent as such", async () => {
    const location = await freshDatabase();
    await using world = await furnished(location);
    const { store, person, site, addSite } = world;
    await addSite("shop.example");
    await store.reports.planReports(monday);
    const owed: QueuedMail = {
      personId: person.id,
      siteId: site,
      dueAt: monday.toISOString(),
      previousAt: null,
    };
    await using bare = await openBare(location);
    await bare.run(`update job set kind = '${reportKind}', payload = '${JSON.stringify(owed)}'`);
    const [mail, ...others] = await sent(world, monday);
    expect(others).toEqual([]);
    expect(mail?.read).toContain("Subject: journal.example is not connected yet");
  });
});
