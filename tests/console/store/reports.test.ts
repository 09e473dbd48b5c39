import { onEachDatabase } from "@octroi/database/testing/databases";
import * as v from "valibot";
import { expect, test } from "vitest";
import { termsVersion } from "../../../domain/accounts/person.ts";
import { alertKind, digestKind, queuedDigest, queuedMail } from "../../../domain/reports/queued-mail.ts";
import type { Role } from "../../../domain/workspaces/workspace.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";

const monday = new Date("2026-11-16T08:00:00.000Z");
const hoursLater = (hours: number, moment = monday) => new Date(moment.getTime() + hours * 3_600_000);

onEachDatabase((freshDatabase) => {
  /** Two people in one workspace with two sites, some weeks ago. */
  async function furnished() {
    const location = await freshDatabase();
    const clock = stoppedClock("2026-10-01T12:00:00.000Z");
    const store = await openStore(location, { now: clock.now });
    const ada = await join(store, "ada@example.com");
    const { id: workspace } = await store.workspaces.currentOf(ada);
    const bob = await join(store, "bob@example.com", { workspace, role: "reader" });
    const first = await addSite(store, workspace, "first.example");
    const second = await addSite(store, workspace, "second.example");
    return { location, clock, store, ada, bob, workspace, first, second, [Symbol.asyncDispose]: store.close };
  }

  async function join(store: Store, email: string, place?: { workspace: string; role: Role }) {
    const { id } = await store.people.ensure(email, "en");
    await store.people.welcome(id, { name: email, language: "en", terms: termsVersion });
    const person = await store.people.find(id);
    if (person === undefined) throw new Error("Expected a person, found none");
    if (place !== undefined) {
      const { workspace, role } = place;
      const invitation = await store.workspaces.invite(workspace, { email, role, language: "en" }, undefined);
      if (invitation === "member") throw new Error("Expected an invitation, found a member");
      await store.workspaces.accept(invitation.id, person);
    }
    return person;
  }

  async function addSite(store: Store, workspaceId: string, domain: string) {
    return (await addedSite(store, { workspaceId, domain })).site.id;
  }

  /** What is owed, the clock of the jobs being that of whoever claims them. */
  async function owed(store: Store, clock: { forward(by: { days: number }): void }, kind: string) {
    clock.forward({ days: 60 });
    const jobs = await store.jobs.claim([kind], 100, 1_000);
    return jobs.map(({ payload }) => v.parse(kind === digestKind ? queuedDigest : queuedMail, payload));
  }

  test("everyone gets one report of a workspace unless they want none of its sites in it, and no alerts unless they want them", async () => {
    await using world = await furnished();
    const { store, clock, workspace, ada, bob, first, second } = world;
    const cleo = await join(store, "cleo@example.com", { workspace, role: "reader" });
    const dave = await join(store, "dave@example.com", { workspace, role: "reader" });
    expect(
      (await store.reports.subscriptionsOf(ada.id)).map(({ site, choice }) => [site.domain, choice]),
    ).toEqual([
      ["first.example", { reports: true, alerts: false, instant: false }],
      ["second.example", { reports: true, alerts: false, instant: false }],
    ]);
    await store.reports.stop(bob.id, first, "reports");
    await store.reports.choose(bob.id, second, { reports: true, alerts: true, instant: false });
    for (const site of [first, second]) await store.reports.stop(cleo.id, site, "reports");
    await store.reports.stopDigest(dave.id, workspace);
    expect(await store.reports.planReports(monday)).toEqual({ mails: 2 });
    expect(await store.reports.planAlerts(monday)).toEqual({ mails: 1 });
    const dueAt = monday.toISOString();
    const reports = await owed(store, clock, digestKind);
    expect(reports).toHaveLength(2);
    expect(reports).toEqual(
      expect.arrayContaining(
        [ada, bob].map(({ id }) => ({ personId: id, workspaceId: workspace, day: 20_773, dueAt })),
      ),
    );
    expect((await store.reports.readersOf(workspace)).map(({ id }) => id)).toEqual([ada.id, bob.id]);
    expect(await owed(store, clock, alertKind)).toEqual([
      { personId: bob.id, siteId: second, dueAt, previousAt: null },
    ]);
  });

  test("a week is planned once, however often and by however many", async () => {
    await using world = await furnished();
    await using other = await openStore(world.location);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (index % 2 === 0 ? world.store : other).reports.planReports(hoursLater(index / 10)),
      ),
    );
    expect(outcomes.reduce((sum, { mails }) => sum + mails, 0)).toBe(2);
    expect(await other.reports.planReports(hoursLater(40))).toEqual({ mails: 0 });
    expect(await other.reports.planReports(hoursLater(7 * 24))).toEqual({ mails: 2 });
  });

  test("a morning is that of the workspace, and a change of its time zone neither repeats nor loses a week", async () => {
    await using world = await furnished();
    const { store, workspace, ada } = world;
    await store.workspaces.setTimeZone(workspace, "America/Los_Angeles", ada.id);
    expect((await store.workspaces.currentOf(ada)).timeZone).toBe("America/Los_Angeles");
    expect(await store.reports.planReports(monday)).toEqual({ mails: 0 });
    await store.workspaces.setTimeZone(workspace, "Europe/Paris", ada.id);
    expect(await store.reports.planReports(hoursLater(1))).toEqual({ mails: 2 });
    await store.workspaces.setTimeZone(workspace, "America/Los_Angeles", ada.id);
    expect(await store.reports.planReports(hoursLater(10))).toEqual({ mails: 0 });
    expect(await store.reports.planReports(hoursLater(7 * 24 + 9))).toEqual({ mails: 2 });
    const changes = await store.workspaces.changes(workspace, 100);
    expect(changes.filter(({ kind }) => kind === "time-zone-changed")).toHaveLength(3);
  });

  test("after hours away reports are sent, after days not, and never those of several weeks", async () => {
    await using world = await furnished();
    const { store } = world;
    expect(await store.reports.planReports(hoursLater(49))).toEqual({ mails: 0 });
    expect(await store.reports.planReports(hoursLater(30))).toEqual({ mails: 2 });
    expect(await store.reports.planReports(hoursLater(4 * 7 * 24 + 47))).toEqual({ mails: 2 });
    expect(await store.reports.planAlerts(hoursLater(7))).toEqual({ mails: 0 });
  });

  test("whoever and whatever came after Monday morning has no report of the week before", async () => {
    await using world = await furnished();
    const { store, clock, workspace } = world;
    clock.forward({ days: 46, hours: -3 });
    expect(clock.now() > monday).toBe(true);
    await join(store, "late@example.com", { workspace, role: "owner" });
    await addSite(store, workspace, "late.example");
    expect(await store.reports.planReports(hoursLater(3))).toEqual({ mails: 2 });
  });

  test("an alert knows the look before it, unless the console was away then", async () => {
    await using world = await furnished();
    const { store, clock, ada, first } = world;
    await store.reports.choose(ada.id, first, { reports: false, alerts: true, instant: false });
    expect(await store.reports.planAlerts(monday)).toEqual({ mails: 1 });
    expect(await store.reports.planAlerts(hoursLater(5))).toEqual({ mails: 0 });
    expect(await store.reports.planAlerts(hoursLater(24))).toEqual({ mails: 1 });
    expect(await store.reports.planAlerts(hoursLater(72))).toEqual({ mails: 1 });
    const looks = await owed(store, clock, alertKind);
    expect(looks.map((look) => ("previousAt" in look ? look.previousAt : "")).sort()).toEqual(
      [monday.toISOString(), null, null].sort(),
    );
  });

  test("everything can be stopped and taken up again; what others have is not theirs to choose", async () => {
    await using world = await furnished();
    const { store, ada, bob, first } = world;
    const eve = await join(store, "eve@example.com");
    await store.reports.choose(eve.id, first, { reports: true, alerts: true, instant: false });
    await store.reports.stop(eve.id, first, "reports");
    expect(await store.reports.find(eve.id, first)).toBeUndefined();
    await store.reports.stopAll(ada.id);
    await store.reports.stopAll(bob.id);
    expect(await store.reports.find(ada.id, first)).toMatchObject({ isStopped: true });
    expect(await store.reports.planReports(monday)).toEqual({ mails: 0 });
    await store.reports.resumeAll(bob.id);
    expect(await store.reports.planReports(hoursLater(7 * 24))).toEqual({ mails: 1 });
    await store.reports.choose(bob.id, first, { reports: false, alerts: true, instant: false });
    await store.people.erase(bob.id);
    expect((await store.reports.subscriptionsTo(first)).map(({ person }) => person.id)).toEqual([ada.id]);
  });
});
