import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseLocation } from "@octroi/database/database";
import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import pg from "pg";
import { expect, test } from "vitest";
import type { Person } from "../../../domain/accounts/person.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { figureTableNames } from "../../../store/visits/figures.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";
import { batch, visit } from "../visits/store.ts";

/** What nobody else in the database is called. */
const person = { email: "zuleika@vanish-mail.example", name: "Zuleika Quillfeather" };
const site = { domain: "vanishing-domain.com", name: "The Vanishing Gazette" };
const workspaceName = "Quillfeather & Daughters";

onEachDatabase((freshDatabase) => {
  /** Many who stay, and one among them who will not. */
  async function open() {
    const location = await freshDatabase();
    const clock = stoppedClock();
    const store = await openStore(location, { now: clock.now });
    const around = async (from: number) => {
      for (let n = from; n < from + 25; n += 1)
        await newcomer(store, `person-${n}@example.com`, `Person ${n}`);
    };
    await around(0);
    const gone = await newcomer(store, person.email, person.name);
    await around(100);
    const eve = await newcomer(store, "eve@example.com", "Eve");
    return { store, clock, location, gone, eve, [Symbol.asyncDispose]: store.close };
  }

  test("a person who is erased is in no file of the database, nor is what was theirs alone", async () => {
    await using opened = await open();
    const { store, location, gone, eve } = opened;
    const own = await store.workspaces.currentOf(gone);
    await store.workspaces.rename(own.id, workspaceName, gone.id);
    const added = await addSite(store, own.id, gone.id);
    const shared = await store.workspaces.currentOf(eve);
    await joinAsOwner(store, shared.id, gone, eve);
    await addSite(store, shared.id, gone.id, { domain: "stays.com", name: "Stays" });
    await store.workspaces.rename(shared.id, person.name, gone.id);
    await store.sessions.start(gone.id, "Firefox, Linux");
    await store.challenges.create({ purpose: "sign-in", email: person.email, language: "en" });
    await store.challenges.create({
      purpose: "address",
      email: `new.${person.email}`,
      personId: gone.id,
      language: "en",
    });
    await store.workspaces.invite(shared.id, invited("friend@example.com"), gone.id);
    await store.workspaces.invite(own.id, invited("other@example.com"), gone.id);
    await store.passkeys.add({
      id: "credential",
      personId: gone.id,
      publicKey: "key",
      counter: 0,
      transports: [],
      name: `Phone of ${person.name}`,
    });
    await store.visits.receive(batch([visit()], { site: added.id }));
    // Whoever asks for Pro is on the list of those who wait.
    await store.waitlist.add({
      email: person.email,
      firstName: "Zuleika",
      lastName: "Quillfeather",
      linkedin: undefined,
      website: undefined,
      language: "en",
      page: undefined,
    });
    await settle(location);
    for (const text of [person.email, person.name, site.domain, site.name, workspaceName]) {
      expect(await filesWith(location, text), `${text} before`).not.toEqual([]);
    }

    expect(await store.people.erase(gone.id)).toBe("erased");
    await store.deleteFigures();
    await scrubbed(store);
    await settle(location);
    for (const text of [person.email, person.name, site.domain, site.name, workspaceName]) {
      expect(await filesWith(location, text), `${text} after`).toEqual([]);
    }
    expect(await filesWith(location, "person-101@example.com")).not.toEqual([]);
    expect(await filesWith(location, "stays.com")).not.toEqual([]);
    expect(await store.workspaces.find(shared.id)).toMatchObject({ name: "Eve" });
    const left = await execute(location, "select payload from job");
    expect(JSON.stringify(left)).toContain("friend@example.com");
  });

  test("a site that is removed is in no file, the workspace's log of changes included", async () => {
    await using opened = await open();
    const { store, clock, location, gone } = opened;
    const { id } = await store.workspaces.currentOf(gone);
    const added = await addSite(store, id, gone.id);
    await store.visits.receive(batch([visit()], { site: added.id }));
    await settle(location);
    expect(await filesWith(location, site.domain)).not.toEqual([]);
    clock.forward({ minutes: 1 });
    await store.sites.remove(added.id, gone.id);
    await store.deleteFigures();
    await scrubbed(store);
    await settle(location);
    for (const text of [site.domain, site.name]) {
      expect(await filesWith(location, text), text).toEqual([]);
    }
    expect((await store.workspaces.changes(id, 100))[0]).toMatchObject({
      kind: "site-removed",
      by: person.name,
      subject: undefined,
    });
    expect(await execute(location, `select * from visit_day where site = '${added.id}'`)).toEqual([]);
  });

  test("a workspace whose week is over is in no file, and its people stay", async () => {
    await using opened = await open();
    const { store, clock, location, gone, eve } = opened;
    const { id } = await store.workspaces.currentOf(gone);
    await joinAsOwner(store, id, eve, gone);
    await store.workspaces.rename(id, workspaceName, gone.id);
    await addSite(store, id, gone.id);
    await store.workspaces.planDeletion(id, gone.id);
    await settle(location);
    expect(await filesWith(location, workspaceName)).not.toEqual([]);
    clock.forward({ days: 7 });
    expect(await store.workspaces.eraseDue()).toBe(1);
    await scrubbed(store);
    await settle(location);
    for (const text of [site.domain, site.name, workspaceName]) {
      expect(await filesWith(location, text), text).toEqual([]);
    }
    expect(await filesWith(location, person.email)).not.toEqual([]);
  });

  test("what a transaction under way may still want to see is taken out after it", async () => {
    const location = await freshDatabase();
    await using store = await openStore(location);
    const gone = await newcomer(store, person.email, person.name);
    const reader = await startReading(location);
    expect(await store.people.erase(gone.id)).toBe("erased");
    expect(await scrub(store)).toBe(false);
    await reader.end();
    await scrubbed(store);
    expect(await filesWith(location, person.email)).toEqual([]);
  });

  test("every table goes with a person, a workspace or a site, or holds nothing of theirs", async () => {
    const location = await freshDatabase();
    await using _store = await openStore(location);
    const tables = await cascades(location);
    const roots = new Set(["person", "workspace", "site"]);
    // Jobs are deleted by the ids of what they are about. Of a DNS target, a digest of its domain stays, so that
    // whoever adds the domain next has to prove it: its record may still lead to us.
    // The figures of a site go after it.
    const ofNobody = [
      ...figureTableNames,
      // The operator's own; the books, which hold ids and amounts; closed months, what they came to, and what was paid for them.
      "agreement",
      "operator_change",
      "statement",
      "stated_month",
      "bill",
      "payout",
      "payout_file",
      "ledger_account",
      "ledger_entry",
      "ledger_leg",
      "closed_month",
      "site_month",
      "summed_month",
      // Accounts of companies, which are no person's, what they bought and how they paid. Proofs and numbers that are used
      // once go after hours.
      "company",
      "company_key",
      "company_secret",
      "company_proof",
      "market_nonce",
      "market_order",
      "payment",
      "receipt",
      "stripe_event",
      "stripe_refund",
      "crawler",
      "dns_target",
      "earlier_site",
      "heartbeat",
      "job",
      "job_about",
      "migration",
      "notice",
      // Deleted by the digest of the address.
      "pro_invitation",
      "rate_limit",
      "removed_site",
      "round",
      "secret_fingerprint",
      // Deleted by the ids of workspace and site.
      "webhook_event",
      // By the address.
      "waitlist",
      "waitlist_notice",
    ];
    const goesAlong = (table: string): boolean =>
      roots.has(table) || (tables.get(table) ?? []).some((parent) => goesAlong(parent));
    const left = [...tables.keys()].filter((table) => !goesAlong(table) && !ofNobody.includes(table));
    expect(left).toEqual([]);
  });
});

async function newcomer({ people }: Store, email: string, name: string) {
  const { id } = await people.ensure(email, "en");
  await people.welcome(id, { name, language: "en", terms: "1" });
  const found = await people.find(id);
  if (found === undefined) throw new Error(`Expected ${email} to be kept, found nobody`);
  return found;
}

async function joinAsOwner({ workspaces }: Store, id: string, person: Person, by: Person): Promise<void> {
  const invitation = await workspaces.invite(id, { ...invited(person.email), role: "owner" }, by.id);
  if (invitation === "member") throw new Error(`Expected ${person.email} to be invited, found a member`);
  await workspaces.accept(invitation.id, person);
}

const invited = (email: string) => ({ email, role: "reader", language: "en" }) as const;

/** A site with a name, a log of changes and published rules, which hold its domain. */
async function addSite(
  { sites, rules }: Store,
  workspaceId: string,
  by: string,
  { domain, name } = site,
): Promise<{ id: string }> {
  const added = await addedSite({ sites }, { workspaceId, domain }, by);
  const { id } = added.site;
  await sites.change(id, { name, destination: undefined }, by);
  await sites.connect(id);
  await sites.markDomainProven(id, "gate");
  const draft = firstDraft(domain);
  await rules.saveDraft(id, { draft, mode: "observe", seen: { draft: undefined, version: 0 } }, by);
  const made = publicationOf(draft, "observe");
  if (!made.ok) throw new Error(`Expected rules to publish, found ${made.wrong}`);
  await rules.publish(id, { publication: made.publication, note: `For ${name}`, after: 0 }, by);
  await rules.saveDraft(id, { draft, mode: "observe", seen: { draft: undefined, version: 1 } }, by);
  return { id };
}

/** A transaction that has seen the people. */
async function startReading(location: DatabaseLocation): Promise<{ end(): Promise<void> }> {
  if (location.kind === "sqlite") {
    const database = new DatabaseSync(location.file);
    database.exec("begin; select * from person");
    return { end: async () => database.close() };
  }
  const client = new pg.Client(location.url);
  await client.connect();
  await client.query("begin isolation level repeatable read; select 1");
  return { end: () => client.end() };
}

/** PostgreSQL's own analysis of the tables, which comes at any time, holds deleted rows back as any reader does. */
async function scrubbed(store: Store): Promise<void> {
  await expect.poll(() => scrub(store), { timeout: 60_000 }).toBe(true);
}

/** As the server does by itself on SQLite, and `purge --rewrite` on PostgreSQL. */
function scrub({ rewriteTables, retryScrub }: Store): Promise<boolean> {
  return (rewriteTables ?? retryScrub)();
}

/** Brings the files to where an idle server would have them, statistics of the tables included. */
async function settle(location: DatabaseLocation): Promise<void> {
  if (location.kind === "postgres") {
    await execute(location, "analyze");
    await execute(location, "checkpoint");
  }
}

/** The files of the database in which a text stands. PostgreSQL's log of writes is left out: see docs/operations.md. */
async function filesWith(location: DatabaseLocation, text: string): Promise<string[]> {
  const folders = location.kind === "sqlite" ? [dirname(location.file)] : await postgresFolders(location);
  const found: string[] = [];
  for (const folder of folders) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const file = join(folder, entry.name);
      // PostgreSQL makes and removes some of its files at any time.
      if (entry.isFile() && (await readFile(file).catch(() => "")).includes(text)) found.push(file);
    }
  }
  return found;
}

async function postgresFolders(location: DatabaseLocation): Promise<string[]> {
  const [row] = await execute(
    location,
    `select current_setting('data_directory') as home, oid from pg_database where datname = current_database()`,
  );
  const { home, oid } = Object(row);
  return [join(home, "base", String(oid)), join(home, "global")];
}

/** Of each table, those whose rows take its rows with them. */
async function cascades(location: DatabaseLocation): Promise<Map<string, string[]>> {
  const isSqlite = location.kind === "sqlite";
  const names = await execute(
    location,
    isSqlite
      ? "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'"
      : "select tablename as name from pg_tables where schemaname = current_schema()",
  );
  const edges = await execute(
    location,
    isSqlite
      ? `select m.name as child, f."table" as parent from sqlite_master m join pragma_foreign_key_list(m.name) f
         where f.on_delete = 'CASCADE'`
      : `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
         where contype = 'f' and confdeltype = 'c'`,
  );
  const tables = new Map<string, string[]>(names.map((row) => [String(Object(row).name), []]));
  for (const edge of edges) {
    const { child, parent } = Object(edge);
    tables.get(child)?.push(parent);
  }
  return tables;
}
