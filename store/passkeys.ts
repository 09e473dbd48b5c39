import type { Database } from "@octroi/database/database";
import type { Selectable } from "kysely";
import type { Passkey } from "../domain/accounts/people.ts";
import type { Schema } from "./schema.ts";

export function passkeysIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  return {
    async add({
      id,
      personId,
      publicKey,
      counter,
      transports,
      name,
    }: Omit<Passkey, "createdAt" | "lastUsedAt">): Promise<"added" | "taken"> {
      const { numInsertedOrUpdatedRows } = await transact((trx) =>
        trx
          .insertInto("passkey")
          .values({
            id,
            person_id: personId,
            public_key: publicKey,
            counter,
            transports: transports.join(" "),
            name,
            created_at: now().toISOString(),
          })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirst(),
      );
      return numInsertedOrUpdatedRows === 1n ? "added" : "taken";
    },

    async find(id: string): Promise<Passkey | undefined> {
      const row = await db.selectFrom("passkey").selectAll().where("id", "=", id).executeTakeFirst();
      return row && passkeyOf(row);
    },

    async list(personId: string): Promise<Passkey[]> {
      const rows = await db
        .selectFrom("passkey")
        .selectAll()
        .where("person_id", "=", personId)
        .orderBy("created_at")
        .execute();
      return rows.map(passkeyOf);
    },

    /** With what it has counted so far. */
    async markUsed(id: string, counter: number): Promise<void> {
      const last_used_at = now().toISOString();
      await transact((trx) =>
        trx.updateTable("passkey").set({ counter, last_used_at }).where("id", "=", id).execute(),
      );
    },

    async rename(personId: string, id: string, name: string): Promise<void> {
      await transact((trx) =>
        trx
          .updateTable("passkey")
          .set({ name })
          .where("person_id", "=", personId)
          .where("id", "=", id)
          .execute(),
      );
    },

    async remove(personId: string, id: string): Promise<void> {
      await transact((trx) =>
        trx.deleteFrom("passkey").where("person_id", "=", personId).where("id", "=", id).execute(),
      );
    },
  };
}

function passkeyOf(row: Selectable<Schema["passkey"]>): Passkey {
  return {
    id: row.id,
    personId: row.person_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: row.transports.split(" ").filter((transport) => transport !== ""),
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at ?? undefined,
  };
}
