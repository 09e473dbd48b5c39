import type { Database } from "@octroi/database/database";
import type { Notice } from "../domain/notice.ts";
import type { Schema } from "./schema.ts";

export type Notices = ReturnType<typeof noticesIn>;

/** There is one at a time. */
const id = 1;

export function noticesIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  return {
    async current(): Promise<Notice | undefined> {
      const row = await db
        .selectFrom("notice")
        .selectAll()
        .where("ends_at", ">", now().toISOString())
        .executeTakeFirst();
      return row && { text: { fr: row.fr, en: row.en }, endsAt: row.ends_at };
    },

    async show({ text, endsAt }: Notice): Promise<void> {
      const row = { ...text, ends_at: endsAt };
      await transact((trx) =>
        trx
          .insertInto("notice")
          .values({ id, ...row })
          .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
          .execute(),
      );
    },

    async clear(): Promise<void> {
      await transact((trx) => trx.deleteFrom("notice").execute());
    },
  };
}
