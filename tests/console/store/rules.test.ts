import { onEachDatabase } from "@octroi/database/testing/databases";
import type { Draft } from "@octroi/ui/policy/draft";
import { withDecision } from "@octroi/ui/policy/edit";
import { expect, test } from "vitest";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import type { Mode } from "../../../domain/rules/mode.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { ruleLimits } from "../../../domain/rules/rules.ts";
import { dayOf } from "../../../domain/visits/day.ts";
import type { Visit } from "../../../domain/visits/visit.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";
import { batch, visit } from "../visits/store.ts";

const first = firstDraft("example.com");
const blocking = withDecision(first, "training", "block");

function publication(draft: Draft, mode: Mode) {
  const made = publicationOf(draft, mode);
  if (!made.ok) throw new Error(`wrong: ${made.wrong}`);
  return made.publication;
}

/** By whoever saw neither a draft nor a version. */
const nothing = { draft: undefined, version: 0 };

onEachDatabase((freshDatabase) => {
  async function open() {
    const clock = stoppedClock();
    const store = await openStore(await freshDatabase(), { now: clock.now });
    const ada = await store.people.ensure("ada@example.com", "en");
    const workspace = await store.workspaces.currentOf(ada);
    const site = async (domain: string) => {
      return (await addedSite(store, { workspaceId: workspace.id, domain }, ada.id)).site.id;
    };
    const [ours, other] = [await site("example.com"), await site("other.example")];
    return { store, clock, ada, workspace, ours, other, [Symbol.asyncDispose]: store.close };
  }

  test("a draft is kept as it was typed, with who and when, and does nothing", async () => {
    await using opened = await open();
    const { store, ada, ours, other } = opened;
    const typed = { ...blocking, amount: "much" };
    expect(await store.rules.draft(ours)).toBeUndefined();
    const begun = await store.rules.saveDraft(ours, { draft: first, mode: "observe", seen: nothing }, ada.id);
    if (begun.outcome !== "saved") throw new Error(`Expected a draft, found ${begun.outcome}`);
    expect(begun.savedAt).toBe(opened.clock.now().toISOString());
    const seen = { draft: begun.savedAt, version: 0 };
    const next = await store.rules.saveDraft(ours, { draft: typed, mode: "enforce", seen }, ada.id);
    if (next.outcome !== "saved") throw new Error(`Expected a draft, found ${next.outcome}`);
    // By a stopped clock too: it tells one draft from the next.
    expect(next.savedAt > begun.savedAt).toBe(true);
    expect(await store.rules.draft(ours)).toEqual({
      draft: typed,
      mode: "enforce",
      savedAt: next.savedAt,
      by: "ada@example.com",
    });
    expect(await store.rules.draft(other)).toBeUndefined();
    expect(await store.rules.published(ours)).toBeUndefined();
    const long = { ...first, contact: "x".repeat(ruleLimits.draftLength) };
    const draftOf = (draft: Draft) => ({ draft, mode: "observe", seen: nothing }) as const;
    expect(await store.rules.saveDraft(ours, draftOf(long), ada.id)).toEqual({ outcome: "too-long" });
    expect(await store.rules.saveDraft("gone", draftOf(first), ada.id)).toEqual({ outcome: "site-gone" });
    expect(await store.rules.discardDraft(ours, seen)).toBe("outdated");
    expect(await store.rules.discardDraft(ours, { draft: next.savedAt, version: 0 })).toBe("discarded");
    expect(await store.rules.draft(ours)).toBeUndefined();
  });

  test("of many who save or publish at once from what they saw, one does and the others are told", async () => {
    const database = await freshDatabase();
    await using one = await openStore(database);
    await using two = await openStore(database);
    const ada = await one.people.ensure("ada@example.com", "en");
    const { id: workspaceId } = await one.workspaces.currentOf(ada);
    const site = { workspaceId, domain: "at-once.example", connector: "middleware" } as const;
    const added = await one.sites.add(site, ada.id);
    if (typeof added === "string") throw new Error(`Expected a site, found ${added}`);
    const { id } = added.site;
    const saves = await Promise.all(
      [one, two, one, two].map((store, number) =>
        store.rules.saveDraft(
          id,
          { draft: { ...blocking, contact: `${number}@example.com` }, mode: "observe", seen: nothing },
          ada.id,
        ),
      ),
    );
    const winner = saves.findIndex(({ outcome }) => outcome === "saved");
    expect(saves.filter(({ outcome }) => outcome === "outdated")).toHaveLength(3);
    const draft = await two.rules.draft(id);
    expect(draft?.draft.contact).toBe(`${winner}@example.com`);

    // One publishes what it sees while another writes on.
    const version = { publication: publication(blocking, "observe"), note: "", after: 0 };
    const seen = { draft: draft?.savedAt, version: 0 };
    const [published, saved] = await Promise.all([
      one.rules.publish(id, { ...version, draft: draft?.savedAt ?? "" }, ada.id),
      two.rules.saveDraft(id, { draft: first, mode: "observe", seen }, ada.id),
    ]);
    expect([published.outcome, saved.outcome].sort()).toEqual(
      published.outcome === "published" ? ["outdated", "published"] : ["outdated", "saved"],
    );
    expect((await one.rules.draft(id)) === undefined).toBe(published.outcome === "published");
  });

  test("versions are numbered, with who, when and why, and end the draft that became one", async () => {
    await using opened = await open();
    const { store, ada, ours, other, clock } = opened;
    await store.rules.saveDraft(ours, { draft: blocking, mode: "observe", seen: nothing }, ada.id);
    const published = { publication: publication(blocking, "observe"), note: "No training", after: 0 };
    expect(await store.rules.publish(ours, published, ada.id)).toEqual({ outcome: "published", version: 1 });
    expect(await store.rules.draft(ours)).toBeUndefined();
    expect(await store.rules.latest(ours)).toEqual({
      ...published.publication,
      version: 1,
      note: "No training",
      at: clock.now().toISOString(),
      by: "ada@example.com",
      restores: undefined,
      hash: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await store.rules.version(other, 1)).toBeUndefined();
    clock.forward({ minutes: 1 });
    await store.rules.publish(
      ours,
      { publication: publication(first, "observe"), note: "", after: 1 },
      ada.id,
    );
    expect(await store.rules.versions(ours, 10)).toMatchObject([{ version: 2 }, { version: 1 }]);
    expect(await store.rules.versions(other, 10)).toEqual([]);
    const { draft: _, ...rest } = published.publication;
    expect(await store.rules.version(ours, 1)).toMatchObject(rest);
  });

  test("taking back repeats an earlier version as a new one, and leaves what is being written", async () => {
    await using opened = await open();
    const { store, ada, ours, workspace, clock } = opened;
    const old = publication(first, "observe");
    await store.rules.publish(ours, { publication: old, note: "", after: 0 }, ada.id);
    clock.forward({ minutes: 1 });
    const next = publication(blocking, "observe");
    await store.rules.publish(ours, { publication: next, note: "", after: 1 }, ada.id);
    const seen = { draft: undefined, version: 2 };
    await store.rules.saveDraft(ours, { draft: blocking, mode: "enforce", seen }, ada.id);
    clock.forward({ minutes: 1 });
    await store.rules.publish(ours, { publication: old, note: "", after: 2, restores: 1 }, ada.id);
    expect(await store.rules.latest(ours)).toMatchObject({ version: 3, restores: 1, policy: old.policy });
    expect(await store.rules.draft(ours)).toMatchObject({ draft: blocking });
    const changes = await store.workspaces.changes(workspace.id, 2);
    expect(changes).toMatchObject([
      { kind: "rules-restored", subject: "example.com", value: "3", by: "ada@example.com" },
      { kind: "rules-published", subject: "example.com", value: "2", by: "ada@example.com" },
    ]);
  });

  test("one of two who publish at once is told of the other's version", async () => {
    await using opened = await open();
    const { store, ada, ours } = opened;
    const version = { publication: publication(blocking, "observe"), note: "", after: 0 };
    const outcomes = await Promise.all([1, 2].map(() => store.rules.publish(ours, version, ada.id)));
    expect(outcomes).toContainEqual({ outcome: "published", version: 1 });
    expect(outcomes).toContainEqual({ outcome: "outdated" });
  });

  test("rules are enforced by Pro alone, and the plan travels with what is published", async () => {
    await using opened = await open();
    const { store, ada, ours, workspace } = opened;
    const enforced = { publication: publication(blocking, "enforce"), note: "", after: 0 };
    expect(await store.rules.publish(ours, enforced, ada.id)).toEqual({ outcome: "needs-pro" });
    expect(await store.rules.latest(ours)).toBeUndefined();
    await store.workspaces.setPlan(workspace.id, "pro", undefined);
    expect(await store.rules.publish(ours, enforced, ada.id)).toMatchObject({ outcome: "published" });
    const published = { plan: "pro", workspaceId: workspace.id, version: { version: 1, mode: "enforce" } };
    expect(await store.rules.published(ours)).toMatchObject(published);
    await store.workspaces.setPlan(workspace.id, "free", undefined);
    expect(await store.rules.published(ours)).toMatchObject({ ...published, plan: "free" });
    expect(await store.rules.publish("gone", enforced, ada.id)).toEqual({ outcome: "site-gone" });
  });

  test("connectors are known by what they have and when they asked, the last fifty", async () => {
    await using opened = await open();
    const { store, ours, other, clock } = opened;
    const software = "@octroi/edge/0.3.0 node";
    await store.rules.noteConnector(ours, { instance: "a", version: undefined, sent: 4, software });
    expect(await store.rules.connectors(ours)).toMatchObject([{ version: undefined, sent: 4 }]);
    clock.forward({ minutes: 1 });
    await store.rules.noteConnector(ours, { instance: "a", version: 4, sent: 4, software });
    expect(await store.rules.connectors(ours)).toEqual([
      { instance: "a", version: 4, sent: 4, software, seenAt: clock.now().toISOString() },
    ]);
    for (let count = 0; count < ruleLimits.connectors; count++) {
      clock.forward({ minutes: 1 });
      await store.rules.noteConnector(ours, { instance: `b${count}`, version: 5, sent: 5, software });
    }
    const seen = await store.rules.connectors(ours);
    expect(seen).toHaveLength(ruleLimits.connectors);
    expect(seen.map(({ instance }) => instance)).not.toContain("a");
    expect(await store.rules.connectors(other)).toEqual([]);
    await store.rules.noteConnector("gone", { instance: "a", version: 1, sent: 1, software });
  });

  test("a site that is removed takes its rules with it", async () => {
    await using opened = await open();
    const { store, ada, ours } = opened;
    await store.rules.saveDraft(ours, { draft: blocking, mode: "observe", seen: nothing }, ada.id);
    const version = { publication: publication(blocking, "observe"), note: "", after: 0 };
    await store.rules.publish(ours, version, ada.id);
    await store.sites.remove(ours, ada.id);
    expect(await store.rules.latest(ours)).toBeUndefined();
    expect(await store.rules.draft(ours)).toBeUndefined();
  });

  test("the past is what was counted and imported, by crawler, identity and page", async () => {
    await using opened = await open();
    const { store, ours, other, clock } = opened;
    const time = clock.now().getTime() - 1000;
    const today = dayOf(time);
    const of = (path: string, changes: Partial<Visit> = {}): Visit => ({
      ...visit(),
      time,
      path,
      ...changes,
    });
    const visits = [of("/a", { status: 200 }), of("/a", { status: 200 }), of("/b", { identity: "outside" })];
    await store.visits.receive({ ...batch(visits), site: ours });
    await store.visits.importDays(ours, [{ day: today - 1, crawler: "CCBot", visits: 7 }]);
    const past = await store.rules.pastVisits(ours, { from: today - 29, to: today });
    expect(past.totals.toSorted((a, b) => b.visits - a.visits)).toEqual([
      { crawler: "CCBot", identity: "unverifiable", visits: 7 },
      { crawler: "GPTBot", identity: "verified", visits: 2 },
      { crawler: "GPTBot", identity: "outside", visits: 1 },
    ]);
    expect(past.pages).toContainEqual({ crawler: "GPTBot", path: "/a", visits: 2 });
    expect(await store.rules.pastVisits(other, { from: 0, to: today })).toEqual({ totals: [], pages: [] });
    expect(await store.rules.pastVisits(ours, { from: 0, to: today - 2 })).toEqual({ totals: [], pages: [] });
  });
});
