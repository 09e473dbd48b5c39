import { randomUUID } from "node:crypto";
import { anyOf } from "@octroi/database/many-rows";
import type { Transaction } from "kysely";
import {
  type Account,
  accountId,
  type Leg,
  monthToPost,
  type NewEntry,
  unbalanced,
} from "../../domain/books/books.ts";
import type { Schema } from "../schema.ts";
import { keepMonthsOpen } from "./months.ts";

/**
 * Posts entries in the transaction of what they are about, and says how many were new: one whose kind and reference are
 * there already is not posted again. An entry whose month is closed falls in the current one.
 */
export async function post(
  trx: Transaction<Schema>,
  entries: readonly NewEntry[],
  now: Date,
): Promise<number> {
  for (const { kind, reference, legs } of entries) {
    const [currency] = unbalanced(legs);
    if (currency !== undefined)
      throw new Error(`Expected legs that sum to zero in ${currency}, of ${kind} ${reference}`);
  }
  if (entries.length === 0) return 0;
  const lastClosed = await keepMonthsOpen(trx);
  await addAccounts(
    trx,
    entries.flatMap(({ legs }) => legs.map(({ account }) => account)),
  );
  let posted = 0;
  // In one order: two that post the same wait for each other, and not each for the other.
  for (const entry of entries.toSorted(byReference)) {
    const id = randomUUID();
    const row = await trx
      .insertInto("ledger_entry")
      .values({
        id,
        at: entry.at.toISOString(),
        month: monthToPost(entry.at, now, lastClosed),
        kind: entry.kind,
        reference: entry.reference,
        site: entry.site ?? null,
        license: entry.license ?? null,
        visits: entry.visits ?? null,
        note: entry.note ?? null,
        of_month: entry.ofMonth ?? null,
      })
      .onConflict((conflict) => conflict.columns(["kind", "reference"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (row === undefined) continue;
    await trx
      .insertInto("ledger_leg")
      .values(summed(entry.legs).map(([account, amount]) => ({ entry: id, account, amount })))
      .execute();
    posted += 1;
  }
  return posted;
}

function byReference(a: NewEntry, b: NewEntry): number {
  const [left, right] = [`${a.kind} ${a.reference}`, `${b.kind} ${b.reference}`];
  return left < right ? -1 : Number(left > right);
}

/** One leg for each account. */
function summed(legs: readonly Leg[]): [string, bigint][] {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of legs) {
    const id = accountId(account);
    sums.set(id, (sums.get(id) ?? 0n) + amount);
  }
  return [...sums];
}

/** Accounts are opened when something is first posted to them. */
async function addAccounts(trx: Transaction<Schema>, accounts: readonly Account[]): Promise<void> {
  const byId = new Map(accounts.map((account) => [accountId(account), account]));
  const known = await trx
    .selectFrom("ledger_account")
    .select("id")
    .where("id", "in", anyOf(trx, [...byId.keys()]))
    .execute();
  for (const { id } of known) byId.delete(id);
  const missing = [...byId].sort(([a], [b]) => (a < b ? -1 : 1));
  if (missing.length === 0) return;
  await trx
    .insertInto("ledger_account")
    .values(
      missing.map(([id, { kind, agreement, workspace, rail, license, currency }]) => ({
        id,
        kind,
        agreement: agreement ?? null,
        workspace: workspace ?? null,
        rail: rail ?? null,
        license: license ?? null,
        currency,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
