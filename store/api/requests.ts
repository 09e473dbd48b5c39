import type { Transaction } from "kysely";
import type { TokenUse } from "../../domain/api/token.ts";
import { digestOf } from "../../domain/secrets/tokens.ts";
import type { Schema } from "../schema.ts";

/** `token-over`: it ended since it was looked at. `key-reused`: for another request. */
export type NotDone = { outcome: "token-over" } | { outcome: "key-reused" };

/**
 * Does what a program asks for once for each of its keys, in the transaction that does it: of two requests with one key, at
 * once or a day apart, the second gets what the first came to. To be asked after the locks of the workspace and the site.
 */
export async function onceFor<Outcome>(
  trx: Transaction<Schema>,
  use: TokenUse | undefined,
  at: Date,
  run: () => Promise<Outcome>,
): Promise<Outcome | NotDone> {
  if (use === undefined) return run();
  const { token, request } = use;
  const valid = await trx
    .selectFrom("api_token")
    .select("id")
    .where("id", "=", token)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (valid === undefined) return { outcome: "token-over" };
  if (request === undefined) return run();
  const id = digestOf(`${token} ${request.key}`);
  // On PostgreSQL the second of two waits here for the first one's end.
  const added = await trx
    .insertInto("api_request")
    .values({ id, token, digest: request.digest, outcome: null, at: at.toISOString() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added === undefined) {
    const before = await trx
      .selectFrom("api_request")
      .select(["digest", "outcome"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (before.digest !== request.digest) return { outcome: "key-reused" };
    // Written below, by the transaction that has ended.
    return JSON.parse(before.outcome ?? "null");
  }
  const outcome = await run();
  await trx
    .updateTable("api_request")
    .set({ outcome: JSON.stringify(outcome) })
    .where("id", "=", id)
    .execute();
  return outcome;
}
