import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import { isLanguage, type Language } from "@octroi/ui/language/language";
import type { Selectable, Transaction } from "kysely";
import type { Person } from "../domain/accounts/person.ts";
import { addressChangedMail } from "../domain/mail/mail.ts";
import { ownWorkspaceId } from "../domain/sites/own-site.ts";
import { msPerDay } from "../domain/visits/day.ts";
import { endTokensOf } from "./api/end-tokens.ts";
import { changesAbout, eraseTraces, eraseWorkspace } from "./erase.ts";
import { lockWorkspaceToDelete } from "./locks.ts";
import { soleOwnerIn } from "./owners.ts";
import type { Schema } from "./schema.ts";

const pageSize = 500;

/** How long it is tried to tell an address that it is no longer the person's. */
const noticeMs = 7 * msPerDay;

export function peopleIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  return {
    async find(id: string): Promise<Person | undefined> {
      const row = await db.selectFrom("person").selectAll().where("id", "=", id).executeTakeFirst();
      return row && personOf(row);
    },

    async findByEmail(email: string): Promise<Person | undefined> {
      const row = await db.selectFrom("person").selectAll().where("email", "=", email).executeTakeFirst();
      return row && personOf(row);
    },

    /** The person whose address was proven; a new one, where it is nobody's yet. */
    ensure: (email: string, language: Language): Promise<Person> =>
      transact(async (trx) => {
        await trx
          .insertInto("person")
          .values({ id: randomUUID(), email, language, created_at: now().toISOString() })
          .onConflict((conflict) => conflict.column("email").doNothing())
          .execute();
        const row = await trx
          .selectFrom("person")
          .selectAll()
          .where("email", "=", email)
          .executeTakeFirstOrThrow();
        return personOf(row);
      }),

    /** What is asked of everyone once. */
    async welcome(
      id: string,
      { name, language, terms }: { name: string; language: Language; terms: string },
    ): Promise<void> {
      await transact((trx) =>
        trx.updateTable("person").set({ name, language, terms }).where("id", "=", id).execute(),
      );
    },

    async change(id: string, { name, language }: { name: string; language: Language }): Promise<void> {
      await transact((trx) =>
        trx.updateTable("person").set({ name, language }).where("id", "=", id).execute(),
      );
    },

    /** To an address that was proven. The one before it is told. */
    changeEmail: (id: string, email: string): Promise<"changed" | "taken" | "unknown"> =>
      transact(async (trx) => {
        const rows = await trx
          .selectFrom("person")
          .select(["id", "email", "language"])
          .where((eb) => eb.or([eb("id", "=", id), eb("email", "=", email)]))
          .execute();
        const person = rows.find((row) => row.id === id);
        if (person === undefined) return "unknown";
        if (rows.length > 1) return "taken";
        await trx.updateTable("person").set({ email }).where("id", "=", id).execute();
        // The logs of changes go on naming the person by their address, so that it goes with them.
        await changesAbout(trx, person.email).set({ subject: email }).execute();
        const expiresAt = new Date(now().getTime() + noticeMs).toISOString();
        const notice = { personId: id, email: person.email, language: languageIn(person), expiresAt };
        await jobs.add(trx, addressChangedMail(randomUUID(), notice));
        return "changed";
      }),

    /**
     * Deletes a person and all that is theirs alone, workspaces included. `last-owner`: a workspace with other people
     * would have nobody left to decide.
     */
    erase: (id: string): Promise<"erased" | "last-owner" | "unknown"> =>
      transact(async (trx) => {
        const person = await trx
          .selectFrom("person")
          .select(["id", "email", "name"])
          .where("id", "=", id)
          .executeTakeFirst();
        if (person === undefined) return "unknown";
        const memberships = await trx
          .selectFrom("membership")
          .select("workspace_id")
          .where("person_id", "=", id)
          .orderBy("workspace_id")
          .execute();
        // Before anybody is counted: whoever joins at this moment has joined by then, or finds the workspace gone.
        for (const { workspace_id } of memberships) await lockWorkspaceToDelete(trx, workspace_id);
        const alone: string[] = [];
        for (const { workspace_id } of memberships) {
          // The public site is in it, and is nobody’s own.
          if (workspace_id === ownWorkspaceId) continue;
          if (await isAlone(trx, workspace_id)) alone.push(workspace_id);
          else if ((await soleOwnerIn(trx, workspace_id)) === id) return "last-owner";
          else await renameAfterOwner(trx, workspace_id, person);
        }
        for (const workspaceId of alone) await eraseWorkspace(trx, workspaceId, now());
        await endTokensOf(trx, { personId: id }, now());
        await eraseTraces(trx, person);
        await trx.deleteFrom("person").where("id", "=", id).execute();
        return "erased";
      }),

    /** Oldest first. */
    async *list(): AsyncIterable<Person> {
      let after: Selectable<Schema["person"]> | undefined;
      do {
        const last = after;
        const page = await db
          .selectFrom("person")
          .selectAll()
          .$if(last !== undefined, (query) =>
            query.where((eb) =>
              eb(eb.refTuple("created_at", "id"), ">", eb.tuple(last?.created_at ?? "", last?.id ?? "")),
            ),
          )
          .orderBy("created_at")
          .orderBy("id")
          .limit(pageSize)
          .execute();
        for (const row of page) yield personOf(row);
        after = page.length === pageSize ? page.at(-1) : undefined;
      } while (after !== undefined);
    },

    async count(): Promise<number> {
      const { total } = await db
        .selectFrom("person")
        .select((eb) => eb.fn.countAll<number | string>().as("total"))
        .executeTakeFirstOrThrow();
      return Number(total);
    },
  };
}

async function isAlone(trx: Transaction<Schema>, workspaceId: string): Promise<boolean> {
  const people = await trx
    .selectFrom("membership")
    .select("person_id")
    .where("workspace_id", "=", workspaceId)
    .limit(2)
    .execute();
  return people.length === 1;
}

/** A workspace that was made for the person has their name or address for one: it is called after another owner. */
async function renameAfterOwner(
  trx: Transaction<Schema>,
  workspaceId: string,
  { id, name, email }: Pick<Selectable<Schema["person"]>, "id" | "name" | "email">,
): Promise<void> {
  const other = await trx
    .selectFrom("membership")
    .innerJoin("person", "person.id", "membership.person_id")
    .select(["person.name", "person.email"])
    .where("membership.workspace_id", "=", workspaceId)
    .where("membership.role", "=", "owner")
    .where("person.id", "<>", id)
    .orderBy("membership.created_at")
    .executeTakeFirst();
  if (other === undefined) return;
  await trx
    .updateTable("workspace")
    .set({ name: other.name ?? other.email })
    .where("id", "=", workspaceId)
    .where("name", "in", [name ?? email, email])
    .execute();
}

/** A language that a later version wrote is read as English. */
export function languageIn({ language }: { language: string }): Language {
  return isLanguage(language) ? language : "en";
}

export function personOf(row: Selectable<Schema["person"]>): Person {
  return {
    id: row.id,
    email: row.email,
    name: row.name ?? undefined,
    language: languageIn(row),
    terms: row.terms ?? undefined,
    workspaceId: row.workspace_id ?? undefined,
    createdAt: row.created_at,
  };
}
