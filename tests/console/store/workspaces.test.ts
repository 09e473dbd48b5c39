import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import type { Role } from "../../../domain/workspaces/workspace.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";

onEachDatabase((freshDatabase) => {
  async function open() {
    const clock = stoppedClock();
    const store = await openStore(await freshDatabase(), { now: clock.now });
    const ada = await store.people.ensure("ada@example.com", "en");
    const eve = await store.people.ensure("eve@example.com", "en");
    const workspace = await store.workspaces.currentOf(ada);
    return { store, clock, ada, eve, workspace, [Symbol.asyncDispose]: store.close };
  }

  async function invited({ workspaces }: Store, workspaceId: string, email: string, role: Role, by: string) {
    const invitation = await workspaces.invite(workspaceId, { email, role, language: "en" }, by);
    if (invitation === "member") throw new Error("Expected an invitation, found a member");
    return invitation;
  }

  test("a person has one workspace from the beginning, however many requests ask for it at once", async () => {
    await using opened = await open();
    const { workspaces } = opened.store;
    const all = await Promise.all(Array.from({ length: 10 }, () => workspaces.currentOf(opened.eve)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await workspaces.of(opened.eve.id)).toMatchObject([{ role: "owner", plan: "free" }]);
  });

  test("a workspace goes a week after its deletion was planned, unless it is kept", async () => {
    await using opened = await open();
    const { store, clock, ada, eve, workspace } = opened;
    const { workspaces, jobs } = store;
    const invitation = await invited(store, workspace.id, eve.email, "reader", ada.id);
    await workspaces.accept(invitation.id, eve);
    const added = await addedSite(store, { workspaceId: workspace.id, domain: "example.com" }, ada.id);
    await workspaces.planDeletion(workspace.id, ada.id);
    await workspaces.planDeletion(workspace.id, ada.id);
    const deleteAt = "2026-03-08T12:00:00.000Z";
    expect(await workspaces.find(workspace.id)).toMatchObject({ deleteAt });
    const mails = (await jobs.claim(["mail"], 10, 1)).map(({ payload }) => payload);
    const told = mails.filter((mail) => Object(mail).about === "workspace-deletion");
    expect(told.map((mail) => Object(mail).to).toSorted()).toEqual([ada.email, eve.email]);
    clock.forward({ days: 6 });
    expect(await workspaces.eraseDue()).toBe(0);
    await workspaces.keep(workspace.id, ada.id);
    clock.forward({ days: 2 });
    expect(await workspaces.eraseDue()).toBe(0);
    await workspaces.planDeletion(workspace.id, ada.id);
    clock.forward({ days: 7 });
    expect(await workspaces.eraseDue()).toBe(1);
    expect(await workspaces.find(workspace.id)).toBeUndefined();
    expect(await store.siteKeys.verify(added.site.id, added.secret)).toBe("gone");
    expect(await workspaces.of(eve.id)).toEqual([]);
  });

  test("a workspace that is deleted at the moment it is changed is gone, and nothing is noted of it", async () => {
    await using opened = await open();
    const { store, clock, ada, workspace } = opened;
    const { workspaces } = store;
    await workspaces.planDeletion(workspace.id, ada.id);
    clock.forward({ days: 8 });
    const [erased, ...outcomes] = await Promise.all([
      workspaces.eraseDue(),
      ...Array.from({ length: 5 }, () => workspaces.rename(workspace.id, "Le Monde", ada.id)),
    ]);
    expect(erased).toBe(1);
    expect(["changed", "gone"]).toEqual(expect.arrayContaining(outcomes));
    expect(await workspaces.rename(workspace.id, "Le Monde", ada.id)).toBe("gone");
    expect(await workspaces.setTimeZone(workspace.id, "Europe/Paris", ada.id)).toBe("gone");
    expect(await workspaces.setPlan(workspace.id, "pro", undefined)).toBe("gone");
    expect(await workspaces.changes(workspace.id)).toEqual([]);
  });

  test("whoever joins while the last person leaves has joined what is there, or has not joined", async () => {
    await using opened = await open();
    const { store, eve } = opened;
    for (let round = 0; round < 10; round += 1) {
      const leaver = await store.people.ensure(`leaver-${round}@example.com`, "en");
      const own = await store.workspaces.currentOf(leaver);
      const invitation = await invited(store, own.id, eve.email, "owner", leaver.id);
      const [joined, left] = await Promise.all([
        store.workspaces.accept(invitation.id, eve),
        store.people.erase(leaver.id),
      ]);
      expect(left).toBe("erased");
      const found = await store.workspaces.find(own.id);
      expect(joined).toBe(found === undefined ? "over" : "joined");
    }
  });

  test("an invitation is accepted once, by the person with that address", async () => {
    await using opened = await open();
    const { store, ada, eve, workspace } = opened;
    const { workspaces } = store;
    const invitation = await invited(store, workspace.id, eve.email, "editor", ada.id);
    expect(await workspaces.accept(invitation.id, { ...ada, email: "mallory@example.com" })).toBe(
      "other-address",
    );
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => workspaces.accept(invitation.id, eve)),
    );
    expect(outcomes.filter((outcome) => outcome === "joined")).toHaveLength(1);
    expect(await workspaces.accept(invitation.id, eve)).toBe("over");
    expect(await workspaces.roleOf(eve.id, workspace.id)).toBe("editor");
    expect(await workspaces.findInvitation(invitation.id)).toBeUndefined();
    const again = await store.people.find(eve.id);
    expect(again?.workspaceId).toBe(workspace.id);
  });

  test("an invitation is open for seven days", async () => {
    await using opened = await open();
    const { store, clock, ada, eve, workspace } = opened;
    const invitation = await invited(store, workspace.id, eve.email, "reader", ada.id);
    clock.forward({ days: 7 });
    expect(await store.workspaces.findInvitation(invitation.id)).toBeUndefined();
    expect(await store.workspaces.accept(invitation.id, eve)).toBe("over");
    expect(await store.workspaces.invitations(workspace.id)).toEqual([]);
  });

  test("whoever is invited anew has one invitation, and its mail", async () => {
    await using opened = await open();
    const { store, ada, eve, workspace } = opened;
    const first = await invited(store, workspace.id, eve.email, "reader", ada.id);
    const second = await invited(store, workspace.id, eve.email, "editor", ada.id);
    expect(await store.workspaces.invitations(workspace.id)).toEqual([second]);
    expect(await store.workspaces.accept(first.id, eve)).toBe("over");
    const mails = await store.jobs.claim(["mail"], 10, 60_000);
    expect(mails).toHaveLength(2);
    // Jobs that are due at one moment come in any order.
    for (const { id } of [first, second]) {
      const payload = expect.objectContaining({ about: "invitation", to: eve.email, invitationId: id });
      expect(mails).toContainEqual(expect.objectContaining({ payload }));
    }
  });

  test("a member is not invited, and a withdrawn invitation leads nowhere", async () => {
    await using opened = await open();
    const { store, ada, eve, workspace } = opened;
    const { workspaces } = store;
    const own = { email: ada.email, role: "reader", language: "en" } as const;
    expect(await workspaces.invite(workspace.id, own, ada.id)).toBe("member");
    const invitation = await invited(store, workspace.id, eve.email, "reader", ada.id);
    const other = await workspaces.currentOf(eve);
    await workspaces.withdraw(other.id, invitation.id, eve.id);
    expect(await workspaces.findInvitation(invitation.id)).toBeDefined();
    await workspaces.withdraw(workspace.id, invitation.id, ada.id);
    expect(await workspaces.accept(invitation.id, eve)).toBe("over");
  });

  test("the last owner neither leaves nor gives the role away", async () => {
    await using opened = await open();
    const { store, ada, workspace } = opened;
    expect(await store.workspaces.removeMember(workspace.id, ada.id, ada.id)).toBe("last-owner");
    expect(await store.workspaces.changeRole(workspace.id, ada.id, "editor", ada.id)).toBe("last-owner");
    expect(await store.workspaces.removeMember(workspace.id, "nobody", ada.id)).toBe("unknown");
  });

  test("of two owners who leave at the same moment, one stays", async () => {
    await using opened = await open();
    const { store, ada, eve, workspace } = opened;
    const { workspaces } = store;
    const invitation = await invited(store, workspace.id, eve.email, "owner", ada.id);
    await workspaces.accept(invitation.id, eve);
    const outcomes = await Promise.all([
      workspaces.removeMember(workspace.id, ada.id, ada.id),
      workspaces.removeMember(workspace.id, eve.id, eve.id),
    ]);
    expect(outcomes.toSorted()).toEqual(["last-owner", "removed"]);
    expect(await workspaces.members(workspace.id)).toMatchObject([{ role: "owner" }]);
  });

  test("whoever is removed is elsewhere the next time", async () => {
    await using opened = await open();
    const { store, ada, eve, workspace } = opened;
    const { workspaces, people } = store;
    const invitation = await invited(store, workspace.id, eve.email, "reader", ada.id);
    await workspaces.accept(invitation.id, eve);
    await workspaces.removeMember(workspace.id, eve.id, ada.id);
    const again = await people.find(eve.id);
    if (again === undefined) throw new Error("Expected a person, found none");
    expect((await workspaces.currentOf(again)).id).not.toBe(workspace.id);
  });

  test("a person enters workspaces of their own alone", async () => {
    await using opened = await open();
    const { store, eve, workspace } = opened;
    await store.workspaces.enter(eve.id, workspace.id);
    expect((await store.people.find(eve.id))?.workspaceId).toBeUndefined();
  });

  test("every change is in the log, with who and when", async () => {
    await using opened = await open();
    const { store, clock, ada, eve, workspace } = opened;
    const { workspaces } = store;
    await store.people.welcome(ada.id, { name: "Ada", language: "en", terms: "1" });
    const steps: (() => Promise<unknown>)[] = [
      () => workspaces.rename(workspace.id, "The Example", ada.id),
      () => workspaces.setPlan(workspace.id, "pro", undefined),
      () => invited(store, workspace.id, eve.email, "reader", ada.id),
    ];
    for (const step of steps) {
      clock.forward({ minutes: 1 });
      await step();
    }
    expect(await workspaces.changes(workspace.id, 10)).toEqual([
      {
        at: "2026-03-01T12:03:00.000Z",
        by: "Ada",
        kind: "person-invited",
        subject: eve.email,
        value: "reader",
      },
      {
        at: "2026-03-01T12:02:00.000Z",
        by: undefined,
        kind: "plan-changed",
        subject: undefined,
        value: "pro",
      },
      {
        at: "2026-03-01T12:01:00.000Z",
        by: "Ada",
        kind: "workspace-renamed",
        subject: undefined,
        value: "The Example",
      },
      {
        at: "2026-03-01T12:00:00.000Z",
        by: "Ada",
        kind: "workspace-created",
        subject: undefined,
        value: undefined,
      },
    ]);
    expect(await workspaces.changes(workspace.id, 1)).toHaveLength(1);
  });
});
