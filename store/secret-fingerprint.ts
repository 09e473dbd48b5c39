import type { Database } from "@octroi/database/database";
import type { Schema } from "./schema.ts";

/** The table has one row. */
const id = 1;

export type SecretFingerprint = ReturnType<typeof secretFingerprintIn>;

/** Which secret the connectors' keys, and all else that is derived from one, were made with. */
export function secretFingerprintIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  now: () => Date,
) {
  const find = () =>
    db
      .selectFrom("secret_fingerprint")
      .select(["fingerprint", "since"])
      .where("id", "=", id)
      .executeTakeFirst();
  return {
    find,

    /** The first secret that a database meets is its own: of two servers that start at once, the other one learns it here. */
    async claim(fingerprint: string): Promise<"ours" | "another"> {
      await transact((trx) =>
        trx
          .insertInto("secret_fingerprint")
          .values({ id, fingerprint, since: now().toISOString() })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .execute(),
      );
      return (await find())?.fingerprint === fingerprint ? "ours" : "another";
    },

    async replace(fingerprint: string): Promise<void> {
      const row = { fingerprint, since: now().toISOString() };
      await transact((trx) =>
        trx
          .insertInto("secret_fingerprint")
          .values({ id, ...row })
          .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
          .execute(),
      );
    },
  };
}
