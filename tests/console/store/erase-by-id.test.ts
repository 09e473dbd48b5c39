import type { DatabaseLocation } from "@octroi/database/database";
import { openDatabase } from "@octroi/database/open";
import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { digestOf } from "../../../domain/secrets/tokens.ts";
import { migrations } from "../../../store/migrations.ts";
import type { Schema } from "../../../store/schema.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";

onEachDatabase((freshDatabase, emptyDatabase) => {
  async function open() {
    const location = await freshDatabase();
    const store = await openStore(location);
    return { store, location, [Symbol.asyncDispose]: store.close };
  }

  test.each(["to", "fr", "Marie", "Le Monde"])(
    "K5 a person called “%s” who leaves takes no mail and no log of another along",
    async (name) => {
      await using opened = await open();
      const { store, location } = opened;
      const marie = await newcomer(store, "marie@example.com", "Marie");
      const { id } = await store.workspaces.currentOf(marie);
      for (const other of ["Le Monde", name]) await store.workspaces.rename(id, other, marie.id);
      const added = await addedSite(
        store,
        { workspaceId: id, domain: "lemonde.example", connector: "dns" },
        marie.id,
      );
      await store.dnsConnections.open(added.site.id);
      await store.dnsConnections.queueRoutedMail(added.site.id);
      await store.workspaces.invite(id, invited("guest@example.com"), marie.id);
      await store.challenges.create({ purpose: "sign-in", email: "stranger@example.com", language: "fr" });
      const monday = new Date(Date.now() + 14 * 86_400_000);
      await store.reports.planReports(monday);
      const kept = () => ({ jobs: readJobs(location), changes: store.workspaces.changes(id) });
      const before = await settled(kept());
      expect(before.jobs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["dns-watch", "mail"]));

      const mallory = await newcomer(store, "mallory@example.com", name);
      await store.workspaces.currentOf(mallory);
      expect(await store.people.erase(mallory.id)).toBe("erased");
      expect(await settled(kept())).toEqual(before);
    },
  );

  test("K5 of whoever leaves nothing is owed any more, and their name leaves the logs that were theirs", async () => {
    await using opened = await open();
    const { store, location } = opened;
    const eve = await newcomer(store, "eve@example.com", "Eve");
    const ada = await newcomer(store, "ada@example.com", "Ada");
    const shared = await store.workspaces.currentOf(eve);
    await join(store, shared.id, ada, eve.id);
    await store.workspaces.rename(shared.id, "Ada", eve.id);
    const former = await store.workspaces.currentOf(await newcomer(store, "former@example.com", "Former"));
    await join(store, former.id, ada, undefined);
    await store.workspaces.rename(former.id, "ada@example.com", ada.id);
    await store.workspaces.rename(former.id, "Ada", ada.id);
    await store.workspaces.removeMember(former.id, ada.id, undefined);
    await store.workspaces.planDeletion(shared.id, eve.id);
    await store.challenges.create({ purpose: "sign-in", email: "ada@example.com", language: "en" });
    const change = { purpose: "address", email: "new@example.com", oldEmail: "ada@example.com" } as const;
    await store.challenges.create({ ...change, personId: ada.id, language: "en" });
    await store.proInvitations.invite({ email: "ada@example.com", language: "en", price: 4900 });
    await store.workspaces.invite(shared.id, invited("guest@example.com"), ada.id);
    expect(await store.people.erase(ada.id)).toBe("erased");

    const left = (await readJobs(location)).map(({ payload }) => Object(JSON.parse(payload)).to);
    expect(left.toSorted()).toEqual(["eve@example.com", "guest@example.com"]);
    for (const { id } of [shared, former]) {
      const changes = JSON.stringify(await store.workspaces.changes(id));
      expect(changes).not.toMatch(/"Ada"|ada@example/);
    }
    // Who comes again is invited to Pro again, and told.
    expect(await store.proInvitations.invite({ email: "ada@example.com", language: "en", price: 4900 })).toBe(
      "invited",
    );
    expect(await readJobs(location)).toHaveLength(3);
  });

  test("what waits in a database of before goes with whom it is about, and the rest is as it was", async () => {
    const location = await emptyDatabase();
    await openBefore(location, "0013-job-subjects");
    const at = "2026-11-18T12:00:00.000Z";
    const later = "2126-11-18T12:00:00.000Z";
    for (const [id, name] of [
      ["p1", "Ada"],
      ["p2", "Marie"],
    ]) {
      await execute(
        location,
        `insert into person (id, email, name, language, created_at) values ('${id}', '${id}@example.com', '${name}', 'fr', '${at}')`,
      );
      await execute(
        location,
        `insert into workspace (id, name, plan, created_at) values ('w${id}', 'Of ${name}', 'free', '${at}')`,
      );
      await execute(
        location,
        `insert into membership (workspace_id, person_id, role, created_at) values ('w${id}', '${id}', 'owner', '${at}')`,
      );
    }
    await execute(
      location,
      `insert into invitation (id, workspace_id, email, role, created_at, expires_at)
       values ('i2', 'wp2', 'guest@example.com', 'editor', '${at}', '${later}')`,
    );
    await execute(
      location,
      `insert into change (id, workspace_id, at, by_person_id, kind, subject, value)
       values ('c', 'wp2', '${at}', 'p2', 'person-invited', 'guest@example.com', 'editor')`,
    );
    await execute(
      location,
      `insert into challenge (id, purpose, email, person_id, expires_at) values ('ch', 'address', 'new@example.com', 'p1', '${later}')`,
    );
    const mail = (payload: object) => ({
      kind: "mail",
      payload: { language: "fr", expiresAt: later, ...payload },
    });
    const jobs: { kind: string; key: string; payload: unknown }[] = [
      { key: "code ch", ...mail({ about: "code", to: "new@example.com", challengeId: "ch" }) },
      {
        key: "code old",
        ...mail({ about: "code", to: "p1@example.com", challengeId: "ch old", isForOldAddress: true }),
      },
      {
        key: "invitation i2",
        ...mail({
          about: "invitation",
          to: "guest@example.com",
          invitationId: "i2",
          workspace: "Of Marie",
          inviter: "Marie",
          role: "editor",
        }),
      },
      {
        key: `history wp1 p1 ${at}`,
        ...mail({ about: "history", to: "p1@example.com", workspace: "Of Ada" }),
      },
      {
        key: `workspace-deletion wp2 p2 ${later}`,
        ...mail({
          about: "workspace-deletion",
          to: "p2@example.com",
          workspaceId: "wp2",
          workspace: "Of Marie",
        }),
      },
      { key: `pro ${digestOf("p1@example.com")}`, ...mail({ about: "pro", to: "p1@example.com" }) },
      { key: "s p1 20775", kind: "report", payload: { personId: "p1", siteId: "s", dueAt: at } },
      { key: "s p2 20775", kind: "alert", payload: { personId: "p2", siteId: "s", dueAt: at } },
      { key: "s 2026-11-18", kind: "dns-watch", payload: { siteId: "s", until: at } },
      { key: "broken", ...mail({ about: "code", "…": "stranger@example.com" }) },
    ];
    for (const [index, { kind, key, payload }] of jobs.entries()) {
      await execute(
        location,
        `insert into job (id, kind, key, payload, due_at) values ('j${index}', '${kind}', '${key}', '${JSON.stringify(payload)}', '${at}')`,
      );
    }

    await using store = await openStore(location);
    expect(await store.jobs.pending()).toBe(jobs.length);
    expect(await store.people.erase("p1")).toBe("erased");
    const left = new Map((await readJobs(location)).map(({ key, payload }) => [key, JSON.parse(payload)]));
    expect([...left.keys()].toSorted()).toEqual(
      [
        "invitation i2",
        `workspace-deletion wp2 p2 ${later}`,
        "s p2 20775",
        "s 2026-11-18",
        "broken",
      ].toSorted(),
    );
    expect(left.get("invitation i2")).toEqual({
      about: "invitation",
      to: "guest@example.com",
      language: "fr",
      invitationId: "i2",
      inviterId: "p2",
      expiresAt: later,
    });
    const ends = await execute(location, "select key, expires_at from job where kind <> 'mail' order by key");
    expect(ends).toEqual([
      { key: "s 2026-11-18", expires_at: "2026-11-18T13:00:00.000Z" },
      { key: "s p2 20775", expires_at: "2026-11-18T18:00:00.000Z" },
    ]);
  });

  test("what refers to a row that may be deleted is indexed", async () => {
    const location = await freshDatabase();
    await using _store = await openStore(location);
    expect(await keysWithoutIndex(location)).toEqual([]);
  });
});

/** A database as it was before a migration. */
async function openBefore(location: DatabaseLocation, name: string): Promise<void> {
  const names = Object.keys(migrations);
  const earlier = Object.fromEntries(Object.entries(migrations).slice(0, names.indexOf(name)));
  const database = await openDatabase<Schema>(location, { migrations: earlier, create: true });
  await database.close();
}

async function newcomer({ people }: Store, email: string, name: string) {
  const { id } = await people.ensure(email, "fr");
  await people.welcome(id, { name, language: "fr", terms: "1" });
  const person = await people.find(id);
  if (person === undefined) throw new Error(`Expected ${email} to be kept, found nobody`);
  return person;
}

const invited = (email: string) => ({ email, role: "reader", language: "fr" }) as const;

async function join(
  { workspaces }: Store,
  id: string,
  person: Awaited<ReturnType<typeof newcomer>>,
  by: string | undefined,
): Promise<void> {
  const invitation = await workspaces.invite(id, invited(person.email), by);
  if (invitation === "member") throw new Error(`Expected ${person.email} to be invited, found a member`);
  await workspaces.accept(invitation.id, person);
}

/** Every job, but for the time at which it is due. */
async function readJobs(
  location: DatabaseLocation,
): Promise<{ kind: string; key: string; payload: string }[]> {
  const rows = await execute(location, "select kind, key, payload from job order by kind, key");
  return rows.map((row) => Object(row));
}

/** Every promise of a record, by its name. */
async function settled<Jobs, Changes>(record: { jobs: Promise<Jobs>; changes: Promise<Changes> }) {
  return { jobs: await record.jobs, changes: await record.changes };
}

/** Foreign keys whose column begins no index: a deletion reads the whole table for them. */
async function keysWithoutIndex(location: DatabaseLocation): Promise<unknown[]> {
  if (location.kind === "sqlite") {
    return execute(
      location,
      `select m.name as "table", f."from" as "column" from sqlite_master m join pragma_foreign_key_list(m.name) f
       where f.seq = 0 and not exists (
         select 1 from pragma_index_list(m.name) i join pragma_index_info(i.name) c
         where c.seqno = 0 and c.name = f."from"
       ) order by 1, 2`,
    );
  }
  return execute(
    location,
    `select conrelid::regclass::text as "table", attname as "column" from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and not exists (
       select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
     ) order by 1, 2`,
  );
}
