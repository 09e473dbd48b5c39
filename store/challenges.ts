import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import type { Selectable } from "kysely";
import {
  type Challenge,
  challengeLimits,
  oldAddressCodeId,
  type Purpose,
} from "../domain/accounts/challenge.ts";
import type { NewChallenge } from "../domain/accounts/people.ts";
import { codeMail } from "../domain/mail/mail.ts";
import { randomToken } from "../domain/secrets/tokens.ts";
import type { Schema } from "./schema.ts";

export function challengesIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  const moment = () => now().toISOString();
  return {
    /** Resolves once it is kept and, where it has an address, its mail is owed. */
    create: ({ purpose, email, oldEmail, personId, language }: NewChallenge): Promise<Challenge> =>
      transact(async (trx) => {
        const id = randomToken();
        const expiresAt = new Date(now().getTime() + challengeLimits.minutes * 60_000).toISOString();
        await trx
          .insertInto("challenge")
          .values({
            id,
            purpose,
            email: email ?? null,
            person_id: personId ?? null,
            expires_at: expiresAt,
          })
          .execute();
        if (email !== undefined) {
          await jobs.add(trx, codeMail({ challengeId: id, email, personId, language, expiresAt }));
        }
        if (oldEmail !== undefined) {
          const challengeId = oldAddressCodeId(id);
          await jobs.add(
            trx,
            codeMail({ challengeId, email: oldEmail, personId, isForOldAddress: true, language, expiresAt }),
          );
        }
        return { id, purpose, email, personId };
      }),

    /** One that is still open, for the page that asks for its code. */
    async find(id: string): Promise<Challenge | undefined> {
      const row = await db
        .selectFrom("challenge")
        .selectAll()
        .where("id", "=", id)
        .where("tries", "<", challengeLimits.tries)
        .where("expires_at", ">", moment())
        .executeTakeFirst();
      return row && challengeOf(row);
    },

    /**
     * Counts a try. Whoever answers rightly first gets the challenge, and takes it away; everyone else, and everyone
     * after the last try or the last minute, gets nothing.
     */
    attempt: (
      id: string,
      isRight: (challenge: Challenge) => boolean,
    ): Promise<Challenge | "wrong" | "over"> =>
      transact(async (trx) => {
        const row = await trx
          .updateTable("challenge")
          .set((eb) => ({ tries: eb("tries", "+", 1) }))
          .where("id", "=", id)
          .where("tries", "<", challengeLimits.tries)
          .where("expires_at", ">", moment())
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return "over";
        if (!isRight(challengeOf(row))) return row.tries < challengeLimits.tries ? "wrong" : "over";
        const answered = await trx
          .deleteFrom("challenge")
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirst();
        return answered === undefined ? "over" : challengeOf(answered);
      }),

    /** Takes it away, right or wrong. */
    async take(id: string): Promise<Challenge | undefined> {
      const row = await transact((trx) =>
        trx
          .deleteFrom("challenge")
          .where("id", "=", id)
          .where("expires_at", ">", moment())
          .returningAll()
          .executeTakeFirst(),
      );
      return row && challengeOf(row);
    },
  };
}

function challengeOf(row: Selectable<Schema["challenge"]>): Challenge {
  return {
    id: row.id,
    // Written by `create` alone.
    purpose: row.purpose as Purpose,
    email: row.email ?? undefined,
    personId: row.person_id ?? undefined,
  };
}
