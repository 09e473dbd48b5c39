import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { openStore, type Store } from "../../../store/store.ts";

const terms = { price: 4900, words: "49 € par mois" };

async function ownerIn(store: Store, email = "ada@example.com") {
  const person = await store.people.ensure(email, "en");
  const workspace = await store.workspaces.currentOf(person);
  return { person, workspaceId: workspace.id };
}

async function invitedIn(store: Store, email = "ada@example.com", price = 4900) {
  await store.proInvitations.invite({ email, language: "en", price });
  return ownerIn(store, email);
}

async function planOf(store: Store, id: string) {
  return (await store.workspaces.find(id))?.plan;
}

async function kindsOf(store: Store, id: string) {
  return (await store.workspaces.changes(id))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith("pro-"));
}

onEachDatabase((freshDatabase) => {
  const open = async () => openStore(await freshDatabase());

  test("who is invited is on Free until they accept, whether they have an account or make one later", async () => {
    await using store = await open();
    const ada = await ownerIn(store);
    for (const plan of ["pro", "free"] as const)
      await store.workspaces.setPlan(ada.workspaceId, plan, undefined);
    const person = { email: "ada@example.com", language: "en", price: 4900 } as const;
    expect(await store.proInvitations.invite(person)).toBe("invited");
    expect(await planOf(store, ada.workspaceId)).toBe("free");
    const grace = await invitedIn(store, "grace@example.com");
    expect(await planOf(store, grace.workspaceId)).toBe("free");

    expect(await store.proInvitations.accept(ada, terms)).toBe("accepted");
    expect(await store.workspaces.find(ada.workspaceId)).toMatchObject({ plan: "pro", leftProAt: undefined });
    expect(await store.workspaces.changes(ada.workspaceId)).toContainEqual(
      expect.objectContaining({ kind: "pro-accepted", value: "49", by: "ada@example.com" }),
    );
    expect(await store.proInvitations.agreements(ada.workspaceId)).toEqual([
      { ...terms, acceptedAt: expect.any(String), endedAt: undefined },
    ]);
    expect(await planOf(store, grace.workspaceId)).toBe("free");
  });

  test("an invitation that two tabs accept at once is accepted once", async () => {
    await using store = await open();
    const ada = await invitedIn(store);
    const outcomes = await Promise.all([1, 2, 3].map(() => store.proInvitations.accept(ada, terms)));
    expect(outcomes.toSorted()).toEqual(["accepted", "on-pro", "on-pro"]);
    expect(await store.proInvitations.agreements(ada.workspaceId)).toHaveLength(1);
    expect(await kindsOf(store, ada.workspaceId)).toEqual(["pro-accepted"]);
  });

  test("of two tabs, one that accepts and one that declines, the first decides and the other is told", async () => {
    await using store = await open();
    for (let round = 0; round < 5; round += 1) {
      const ada = await invitedIn(store, `ada${round}@example.com`);
      const accept = () => store.proInvitations.accept(ada, terms);
      const decline = () => store.proInvitations.decline(ada);
      const outcomes = await Promise.all(round % 2 === 0 ? [accept(), decline()] : [decline(), accept()]);
      const isPro = (await planOf(store, ada.workspaceId)) === "pro";
      expect(outcomes.toSorted()).toEqual(isPro ? ["accepted", "on-pro"] : ["declined", "declined"]);
      expect(await kindsOf(store, ada.workspaceId)).toEqual([isPro ? "pro-accepted" : "pro-declined"]);
      expect(await store.proInvitations.agreements(ada.workspaceId)).toHaveLength(isPro ? 1 : 0);
      const offer = await store.proInvitations.offerTo(ada.person.email);
      expect(offer?.declinedAt === undefined).toBe(isPro);
    }
  });

  test("nobody accepts another's invitation, one at another price, or for a workspace that they do not own", async () => {
    await using store = await open();
    const ada = await invitedIn(store);
    const eve = await ownerIn(store, "eve@example.com");
    expect(await store.proInvitations.accept(eve, terms)).toBe("uninvited");
    expect(await store.proInvitations.accept({ ...ada, workspaceId: eve.workspaceId }, terms)).toBe(
      "uninvited",
    );
    expect(await store.proInvitations.accept({ ...ada, person: eve.person }, terms)).toBe("uninvited");
    expect(await store.proInvitations.decline(eve)).toBe("uninvited");
    expect(await store.proInvitations.accept(ada, { ...terms, price: 0 })).toBe("changed");
    expect(await store.proInvitations.accept({ ...ada, workspaceId: "gone" }, terms)).toBe("gone");
    for (const id of [ada.workspaceId, eve.workspaceId]) {
      expect(await planOf(store, id)).toBe("free");
      expect(await kindsOf(store, id)).toEqual([]);
    }
  });

  test("Pro that its owner ends is ended once, is told of, and can be accepted again", async () => {
    await using store = await open();
    const ada = await invitedIn(store, "ada@example.com", 0);
    const free = { price: 0, words: "gratuit pendant la bêta" };
    expect(await store.proInvitations.end(ada.workspaceId, ada.person.id)).toBe("on-free");
    await store.proInvitations.accept(ada, free);
    const outcomes = await Promise.all(
      [1, 2].map(() => store.proInvitations.end(ada.workspaceId, ada.person.id)),
    );
    expect(outcomes.toSorted()).toEqual(["ended", "on-free"]);
    expect(await store.workspaces.find(ada.workspaceId)).toMatchObject({
      plan: "free",
      leftProAt: expect.any(String),
    });
    const mails = await store.jobs.claim(["mail"], 10, 60_000);
    expect(mails.map(({ payload }) => Object(payload).about).toSorted()).toEqual(["history", "pro"]);
    expect(await store.proInvitations.agreements(ada.workspaceId)).toMatchObject([
      { ...free, endedAt: expect.any(String) },
    ]);
    expect(await store.proInvitations.accept(ada, free)).toBe("accepted");
    expect(await store.proInvitations.agreements(ada.workspaceId)).toHaveLength(2);
    await store.workspaces.setPlan(ada.workspaceId, "free", undefined);
    for (const { endedAt } of await store.proInvitations.agreements(ada.workspaceId))
      expect(endedAt).toEqual(expect.any(String));
  });

  test("one person gets one mail, however often and at once they are invited", async () => {
    await using store = await open();
    const person = { email: "ada@example.com", language: "en", price: 4900 } as const;
    const outcomes = await Promise.all([1, 2, 3].map(() => store.proInvitations.invite(person)));
    expect(outcomes.toSorted()).toEqual(["invited", "repeated", "repeated"]);
    const [job, ...others] = await store.jobs.claim(["mail"], 10, 60_000);
    expect(job?.payload).toMatchObject({ about: "pro", to: "ada@example.com", language: "en", price: 4900 });
    expect(others).toEqual([]);
    if (job !== undefined) await store.jobs.complete(job);
    await store.jobs.forgetDone(new Date(Date.now() + 60_000));
    expect(await store.proInvitations.invite(person)).toBe("repeated");
    expect(await store.jobs.pending()).toBe(0);
  });

  test("who declined can be invited anew, at another price", async () => {
    await using store = await open();
    const ada = await invitedIn(store);
    expect(await store.proInvitations.decline(ada)).toBe("declined");
    expect(await store.proInvitations.accept(ada, terms)).toBe("declined");
    const again = { email: "ada@example.com", language: "en", price: 0 } as const;
    expect(await store.proInvitations.invite(again)).toBe("invited");
    expect(await store.proInvitations.invite(again)).toBe("repeated");
    expect(await store.proInvitations.offerTo("ada@example.com")).toEqual({
      price: 0,
      declinedAt: undefined,
    });
    expect(await store.jobs.pending()).toBe(2);
    expect(await store.proInvitations.accept(ada, { ...terms, price: 0 })).toBe("accepted");
  });

  test("the mail is in the language of the account, where there is one", async () => {
    await using store = await open();
    await ownerIn(store);
    await store.proInvitations.invite({ email: "ada@example.com", language: "fr", price: 4900 });
    const [job] = await store.jobs.claim(["mail"], 10, 60_000);
    expect(job?.payload).toMatchObject({ language: "en" });
  });

  test("whoever was erased leaves no invitation behind, and can be invited anew", async () => {
    await using store = await open();
    const person = { email: "ada@example.com", language: "en", price: 4900 } as const;
    await store.proInvitations.invite(person);
    const ada = await store.people.ensure("ada@example.com", "en");
    await store.people.erase(ada.id);
    expect(await store.proInvitations.isInvited("ada@example.com")).toBe(false);
    expect(await store.proInvitations.invite(person)).toBe("invited");
  });

  test("who is on Pro already gets no mail", async () => {
    await using store = await open();
    const { workspaceId } = await ownerIn(store);
    await store.workspaces.setPlan(workspaceId, "pro", undefined);
    expect(await store.proInvitations.invite({ email: "ada@example.com", language: "en", price: 4900 })).toBe(
      "on-pro",
    );
    expect(await store.jobs.pending()).toBe(0);
  });
});
