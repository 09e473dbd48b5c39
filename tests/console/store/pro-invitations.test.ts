import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { openStore } from "../../../store/store.ts";

onEachDatabase((freshDatabase) => {
  const open = async () => openStore(await freshDatabase());

  test("who waits is put on Pro by their address, whether they have an account or make one later", async () => {
    await using store = await open();
    const ada = await store.people.ensure("ada@example.com", "en");
    const workspace = await store.workspaces.currentOf(ada);
    expect(workspace.plan).toBe("free");
    for (const plan of ["pro", "free"] as const)
      await store.workspaces.setPlan(workspace.id, plan, undefined);
    expect(await store.proInvitations.invite({ email: "ada@example.com", language: "en" })).toBe("invited");
    expect(await store.workspaces.find(workspace.id)).toMatchObject({ plan: "pro", leftProAt: undefined });
    expect(await store.workspaces.changes(workspace.id)).toContainEqual(
      expect.objectContaining({ kind: "plan-changed", value: "pro", by: undefined }),
    );
    await store.proInvitations.invite({ email: "grace@example.com", language: "fr" });
    const grace = await store.people.ensure("grace@example.com", "fr");
    expect(await store.workspaces.currentOf(grace)).toMatchObject({ plan: "pro", role: "owner" });
    const other = await store.people.ensure("other@example.com", "fr");
    expect(await store.workspaces.currentOf(other)).toMatchObject({ plan: "free" });
  });

  test("one person gets one mail, however often and at once they are invited", async () => {
    await using store = await open();
    const person = { email: "ada@example.com", language: "en" } as const;
    const outcomes = await Promise.all([1, 2, 3].map(() => store.proInvitations.invite(person)));
    expect(outcomes.toSorted()).toEqual(["invited", "repeated", "repeated"]);
    const [job, ...others] = await store.jobs.claim(["mail"], 10, 60_000);
    expect(job?.payload).toMatchObject({ about: "pro", to: "ada@example.com", language: "en" });
    expect(others).toEqual([]);
    if (job !== undefined) await store.jobs.complete(job);
    await store.jobs.forgetDone(new Date(Date.now() + 60_000));
    expect(await store.proInvitations.invite(person)).toBe("repeated");
    expect(await store.jobs.pending()).toBe(0);
  });

  test("whoever was erased leaves no invitation behind, and can be invited anew", async () => {
    await using store = await open();
    const person = { email: "ada@example.com", language: "en" } as const;
    await store.proInvitations.invite(person);
    const ada = await store.people.ensure("ada@example.com", "en");
    await store.people.erase(ada.id);
    expect(await store.proInvitations.isInvited("ada@example.com")).toBe(false);
    expect(await store.proInvitations.invite(person)).toBe("invited");
  });

  test("who is on Pro already gets no mail", async () => {
    await using store = await open();
    const ada = await store.people.ensure("ada@example.com", "en");
    await store.workspaces.setPlan((await store.workspaces.currentOf(ada)).id, "pro", undefined);
    expect(await store.proInvitations.invite({ email: "ada@example.com", language: "en" })).toBe("on-pro");
    expect(await store.jobs.pending()).toBe(0);
  });
});
