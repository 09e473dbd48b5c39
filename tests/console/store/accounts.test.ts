import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { digestOf } from "../../../domain/secrets/tokens.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";

onEachDatabase((freshDatabase) => {
  async function open() {
    const clock = stoppedClock();
    const location = await freshDatabase();
    const store = await openStore(location, { now: clock.now });
    return { store, clock, location, [Symbol.asyncDispose]: store.close };
  }

  const right = () => true;
  const wrong = () => false;
  const email = "ada@example.com";

  test("an address is one person, however many requests prove it at once", async () => {
    await using opened = await open();
    const { people } = opened.store;
    const all = await Promise.all(Array.from({ length: 10 }, () => people.ensure(email, "fr")));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await people.count()).toBe(1);
    expect(all[0]).toMatchObject({ email, language: "fr", name: undefined, terms: undefined });
  });

  test("an address that is another person’s is not given twice", async () => {
    await using opened = await open();
    const { people } = opened.store;
    const ada = await people.ensure(email, "en");
    await people.ensure("eve@example.com", "en");
    expect(await people.changeEmail(ada.id, "eve@example.com")).toBe("taken");
    expect(await people.changeEmail(ada.id, "ada@example.org")).toBe("changed");
    expect(await people.findByEmail("ada@example.org")).toMatchObject({ id: ada.id });
    expect(await people.changeEmail("nobody", "nobody@example.org")).toBe("unknown");
  });

  test("of many who answer one challenge rightly at once, one gets it", async () => {
    await using opened = await open();
    const { challenges } = opened.store;
    const { id } = await challenges.create({ purpose: "sign-in", email, language: "en" });
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => challenges.attempt(id, right)));
    expect(outcomes.filter((outcome) => typeof outcome === "object")).toEqual([
      { id, purpose: "sign-in", email, personId: undefined },
    ]);
    expect(await challenges.attempt(id, right)).toBe("over");
  });

  test("five tries are all, however many come at once", async () => {
    await using opened = await open();
    const { challenges } = opened.store;
    const { id } = await challenges.create({ purpose: "sign-in", email, language: "en" });
    let judged = 0;
    const attempt = () =>
      challenges.attempt(id, () => {
        judged += 1;
        return false;
      });
    await Promise.all(Array.from({ length: 20 }, attempt));
    expect(judged).toBe(5);
    expect(await challenges.attempt(id, right)).toBe("over");
    expect(await challenges.find(id)).toBeUndefined();
  });

  test("a wrong try leaves the challenge to the next", async () => {
    await using opened = await open();
    const { challenges } = opened.store;
    const { id } = await challenges.create({ purpose: "sign-in", email, language: "en" });
    expect(await challenges.attempt(id, wrong)).toBe("wrong");
    expect(await challenges.attempt(id, right)).toMatchObject({ email });
  });

  test("a challenge is open for ten minutes", async () => {
    await using opened = await open();
    const { challenges } = opened.store;
    const create = () => challenges.create({ purpose: "sign-in", email, language: "en" });
    const [first, second] = [await create(), await create()];
    opened.clock.forward({ minutes: 9 });
    expect(await challenges.attempt(first.id, right)).toMatchObject({ email });
    opened.clock.forward({ minutes: 1 });
    expect(await challenges.attempt(second.id, right)).toBe("over");
    expect(await challenges.take(second.id)).toBeUndefined();
  });

  test("a challenge that is taken is gone, for all but one", async () => {
    await using opened = await open();
    const { challenges } = opened.store;
    const { id } = await challenges.create({ purpose: "passkey-sign-in", language: "en" });
    const taken = await Promise.all(Array.from({ length: 5 }, () => challenges.take(id)));
    expect(taken.filter((challenge) => challenge !== undefined)).toHaveLength(1);
  });

  test("a challenge with an address owes its mail, which holds no code", async () => {
    await using opened = await open();
    const { challenges, jobs } = opened.store;
    const { id } = await challenges.create({ purpose: "sign-in", email, language: "fr" });
    const [job] = await jobs.claim(["mail"], 10, 60_000);
    expect(job?.payload).toEqual({
      about: "code",
      to: email,
      language: "fr",
      challengeId: id,
      expiresAt: "2026-03-01T12:10:00.000Z",
    });
    await challenges.create({ purpose: "passkey-sign-in", language: "fr" });
    expect(await jobs.claim(["mail"], 10, 60_000)).toEqual([]);
  });

  test("a session is found by its token, of which the database knows the digest alone", async () => {
    await using opened = await open();
    const { people, sessions } = opened.store;
    const person = await people.ensure(email, "en");
    const { token, session } = await sessions.start(person.id, "Firefox, Linux");
    expect(await sessions.find(token)).toEqual({ session, person, nextToken: undefined });
    expect(await sessions.find(`${token}x`)).toBeUndefined();
    const rows = JSON.stringify(await execute(opened.location, "select * from session"));
    expect(rows).toContain(digestOf(token));
    expect(rows).not.toContain(token);
  });

  test("a session ends after thirty days without a visit, and not before", async () => {
    await using opened = await open();
    const { people, sessions } = opened.store;
    const person = await people.ensure(email, "en");
    let { token } = await sessions.start(person.id, "");
    for (const days of [29, 29]) {
      opened.clock.forward({ days });
      token = (await sessions.find(token))?.nextToken ?? token;
      expect(await sessions.find(token)).toBeDefined();
    }
    opened.clock.forward({ days: 30 });
    expect(await sessions.find(token)).toBeUndefined();
    expect(await sessions.list(person.id)).toEqual([]);
  });

  test("a session that is used every week ends half a year after the sign-in all the same", async () => {
    await using opened = await open();
    const { people, sessions, sites, workspaces } = opened.store;
    const person = await people.ensure(email, "en");
    const { id: workspaceId } = await workspaces.currentOf(person);
    const added = await addedSite({ sites }, { workspaceId, domain: "example.com" });
    const started = await sessions.start(person.id, "");
    let { token } = started;
    for (let week = 0; week < 25; week += 1) {
      opened.clock.forward({ days: 7 });
      token = (await sessions.find(token))?.nextToken ?? token;
    }
    opened.clock.forward({ days: 4 });
    const sitesSeen = async () => (await sessions.sitesOf([started.session.id], [added.site.id])).size;
    expect([(await sessions.find(token)) !== undefined, await sitesSeen()]).toEqual([true, 1]);
    opened.clock.forward({ days: 1 });
    expect([await sessions.find(token), await sitesSeen()]).toEqual([undefined, 0]);
    expect(await sessions.list(person.id)).toEqual([]);
    await opened.store.forgetExpired();
    expect(await execute(opened.location, "select id from session")).toEqual([]);
  });

  test("a token is replaced once a day; the one before it is good until its successor has arrived", async () => {
    await using opened = await open();
    const { people, sessions } = opened.store;
    const person = await people.ensure(email, "en");
    const { token, session } = await sessions.start(person.id, "");
    opened.clock.forward({ days: 1, ms: 1 });
    const found = await Promise.all(Array.from({ length: 5 }, () => sessions.find(token)));
    const tokens = found.map((one) => one?.nextToken).filter((next) => next !== undefined);
    expect(found.every((one) => one?.session.id === session.id)).toBe(true);
    expect(tokens).toHaveLength(1);
    opened.clock.forward({ minutes: 1 });
    expect(await sessions.find(token)).toBeDefined();
    opened.clock.forward({ minutes: 1, ms: 1 });
    expect((await sessions.find(tokens[0] ?? ""))?.nextToken).toBeUndefined();
    expect(await sessions.find(token)).toBeUndefined();
  });

  test("whoever never got the answer with the next token stays signed in, and gets another", async () => {
    await using opened = await open();
    const { people, sessions } = opened.store;
    const person = await people.ensure(email, "en");
    const { token } = await sessions.start(person.id, "");
    opened.clock.forward({ days: 1, ms: 1 });
    const lost = (await sessions.find(token))?.nextToken;
    opened.clock.forward({ minutes: 3 });
    const found = await Promise.all([1, 2, 3].map(() => sessions.find(token)));
    const next = found.flatMap((one) => one?.nextToken ?? []);
    expect([found.every((one) => one !== undefined), next.length]).toEqual([true, 1]);
    expect(await sessions.find(lost ?? "")).toBeUndefined();
    opened.clock.forward({ minutes: 3 });
    expect(await sessions.find(next[0] ?? "")).toBeDefined();
    expect(await sessions.find(token)).toBeUndefined();
  });

  test("sessions end one by one, or all but one, and never another person’s", async () => {
    await using opened = await open();
    const { people, sessions } = opened.store;
    const [ada, eve] = [await people.ensure(email, "en"), await people.ensure("eve@example.com", "en")];
    const [first, second, third] = [
      await sessions.start(ada.id, ""),
      await sessions.start(ada.id, ""),
      await sessions.start(ada.id, ""),
    ];
    await sessions.end(eve.id, first.session.id);
    expect(await sessions.find(first.token)).toBeDefined();
    await sessions.end(ada.id, first.session.id);
    expect(await sessions.find(first.token)).toBeUndefined();
    await sessions.endAll(ada.id, second.session.id);
    expect(await sessions.find(third.token)).toBeUndefined();
    expect(await sessions.list(ada.id)).toMatchObject([{ id: second.session.id }]);
    await sessions.endAll(ada.id);
    expect(await sessions.list(ada.id)).toEqual([]);
  });

  test("a proof is of now", async () => {
    await using opened = await open();
    const { people, sessions } = opened.store;
    const person = await people.ensure(email, "en");
    const { token, session } = await sessions.start(person.id, "");
    opened.clock.forward({ minutes: 30 });
    await sessions.prove(session.id);
    expect((await sessions.find(token))?.session.provenAt).toBe("2026-03-01T12:30:00.000Z");
  });

  test("a passkey belongs to one person, who alone renames and removes it", async () => {
    await using opened = await open();
    const { people, passkeys } = opened.store;
    const [ada, eve] = [await people.ensure(email, "en"), await people.ensure("eve@example.com", "en")];
    const passkey = {
      id: "credential",
      publicKey: "key",
      counter: 0,
      transports: ["internal"],
      name: "Phone",
    };
    expect(await passkeys.add({ ...passkey, personId: ada.id })).toBe("added");
    expect(await passkeys.add({ ...passkey, personId: eve.id })).toBe("taken");
    await passkeys.rename(eve.id, "credential", "Mine");
    await passkeys.remove(eve.id, "credential");
    await passkeys.markUsed("credential", 4_294_967_295);
    expect(await passkeys.list(ada.id)).toEqual([
      {
        ...passkey,
        personId: ada.id,
        counter: 4_294_967_295,
        createdAt: opened.clock.now().toISOString(),
        lastUsedAt: opened.clock.now().toISOString(),
      },
    ]);
    await passkeys.remove(ada.id, "credential");
    expect(await passkeys.find("credential")).toBeUndefined();
  });

  test("what is over is deleted, and nothing else", async () => {
    await using opened = await open();
    const { store, clock, location } = opened;
    const count = async (table: string) => (await execute(location, `select 1 from ${table}`)).length;
    const ada = await store.people.ensure(email, "en");
    const { id } = await store.workspaces.currentOf(ada);
    const invited = { role: "reader", language: "en" } as const;
    const begin = async (address: string) => {
      await store.challenges.create({ purpose: "sign-in", email: address, language: "en" });
      await store.sessions.start(ada.id, "");
      await store.workspaces.invite(id, { ...invited, email: address }, ada.id);
    };
    await begin("first@example.com");
    clock.forward({ days: 31 });
    await begin("second@example.com");
    for (const job of await store.jobs.claim(["mail"], 10, 60_000)) await store.jobs.complete(job);
    await store.forgetExpired();
    for (const table of ["challenge", "session", "invitation"])
      expect([table, await count(table)]).toEqual([table, 1]);
    expect(await count("job")).toBe(4);
    clock.forward({ days: 31 });
    await store.forgetExpired();
    expect(await count("job")).toBe(0);
    expect(await count("person")).toBe(1);
  });

  test("who is erased is nowhere any more, and their own workspace neither", async () => {
    await using opened = await open();
    const { people, sessions, workspaces, sites, siteKeys, challenges } = opened.store;
    const ada = await people.ensure(email, "en");
    const eve = await people.ensure("eve@example.com", "en");
    const own = await workspaces.currentOf(ada);
    const shared = await workspaces.currentOf(eve);
    const invitation = await workspaces.invite(shared.id, { email, role: "editor", language: "en" }, eve.id);
    if (invitation === "member") throw new Error("Expected an invitation, found a member");
    await workspaces.accept(invitation.id, ada);
    const added = await addedSite({ sites }, { workspaceId: own.id, domain: "example.com" }, ada.id);
    await challenges.create({ purpose: "sign-in", email, language: "en" });
    await sessions.start(ada.id, "");
    expect(await people.erase(ada.id)).toBe("erased");
    expect(await people.erase(ada.id)).toBe("unknown");
    expect(await siteKeys.verify(added.site.id, added.secret)).toBe("gone");
    expect(await workspaces.members(shared.id)).toMatchObject([{ personId: eve.id }]);
    for (const table of ["person", "challenge", "session", "invitation", "change", "workspace"]) {
      expect(JSON.stringify(await execute(opened.location, `select * from ${table}`))).not.toContain(email);
    }
  });

  test("the last owner of a workspace with other people is not erased", async () => {
    await using opened = await open();
    const { people, workspaces } = opened.store;
    const ada = await people.ensure(email, "en");
    const eve = await people.ensure("eve@example.com", "en");
    const { id } = await workspaces.currentOf(ada);
    const invitation = await workspaces.invite(
      id,
      { email: eve.email, role: "owner", language: "en" },
      ada.id,
    );
    if (invitation === "member") throw new Error("Expected an invitation, found a member");
    await workspaces.accept(invitation.id, eve);
    await workspaces.changeRole(id, eve.id, "reader", ada.id);
    expect(await people.erase(ada.id)).toBe("last-owner");
    await workspaces.changeRole(id, eve.id, "owner", ada.id);
    expect(await people.erase(ada.id)).toBe("erased");
    expect(await workspaces.members(id)).toMatchObject([{ personId: eve.id, role: "owner" }]);
  });
});
