import type { Database } from "@octroi/database/database";
import { sql, type Transaction } from "kysely";
import { writeOffLegs } from "../../domain/books/correction.ts";
import type { BillDocument } from "../../domain/books/statement.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { addOperatorChange } from "../operators.ts";
import type { Schema } from "../schema.ts";
import { post } from "./post.ts";

export interface Bill {
  id: string;
  document: BillDocument;
  /** When the company paid it; of one on which nothing is due, when it was written. */
  paidAt: string | undefined;
  /** When the operator gave up that the company would pay. */
  writtenOffAt: string | undefined;
}

/** What companies owe for months that were closed. */
export function billsIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  return {
    /** The latest first. */
    async list(): Promise<Bill[]> {
      const rows = await db
        .selectFrom("bill")
        .leftJoin("ledger_entry", (join) =>
          join.onRef("ledger_entry.reference", "=", "bill.id").on("ledger_entry.kind", "=", "written-off"),
        )
        .select(["bill.id", "bill.document", "bill.paid_at", "ledger_entry.at as written_off_at"])
        .orderBy("bill.year", "desc")
        .orderBy("bill.number", "desc")
        .execute();
      return rows.map(({ id, document, paid_at, written_off_at }) => ({
        id,
        // Only `closeMonths` writes it.
        document: JSON.parse(document) as BillDocument,
        paidAt: paid_at ?? undefined,
        writtenOffAt: written_off_at ?? undefined,
      }));
    },

    /** By its number, such as `2026-7`. What publishers get of it can leave from then on. */
    markPaid: (number: string, by: Actor = undefined): Promise<"paid" | BillRefusal> =>
      transact(async (trx) => {
        const bill = await lockOpenBill(trx, number);
        if (typeof bill === "string") return bill;
        const at = now();
        await trx.updateTable("bill").set({ paid_at: at.toISOString() }).where("id", "=", bill.id).execute();
        const { id, agreement, currency, due } = bill;
        await post(
          trx,
          [
            {
              kind: "bill-paid",
              reference: id,
              at,
              legs: [
                { account: { kind: "bank", currency }, amount: due },
                { account: { kind: "receivable", agreement, currency }, amount: -due },
              ],
            },
          ],
          at,
        );
        await addOperatorChange(trx, { by, kind: "bill-paid", subject: number, at });
        return "paid";
      }),

    /**
     * By its number: the company will not pay it. What publishers would have got of it is owed to them no more, and is a
     * correction, with the note, on their statements of this month.
     */
    writeOff: (number: string, note: string): Promise<"written-off" | BillRefusal> =>
      transact(async (trx) => {
        const bill = await lockOpenBill(trx, number);
        if (typeof bill === "string") return bill;
        const at = now();
        const legs = writeOffLegs(bill, await sharesIn(trx, bill));
        await post(trx, [{ kind: "written-off", reference: bill.id, at, legs, note }], at);
        await addOperatorChange(trx, { by: undefined, kind: "bill-written-off", subject: number, at });
        return "written-off";
      }),
  };
}

/** `repeated`: it is paid. */
export type BillRefusal = "repeated" | "written-off-before" | "unknown";

interface OpenBill {
  id: string;
  agreement: string;
  month: string;
  currency: string;
  due: bigint;
}

/** One that is neither paid nor written off: of two who say what became of it, the second sees what the first said. */
async function lockOpenBill(trx: Transaction<Schema>, number: string): Promise<OpenBill | BillRefusal> {
  const [year, place] = number.split("-").map(Number);
  const bill = await trx
    .updateTable("bill")
    .set((eb) => ({ paid_at: eb.ref("paid_at") }))
    .where("year", "=", year ?? 0)
    .where("number", "=", place ?? 0)
    .returning(["id", "agreement", "month", "currency", "paid_at", sql<string>`cast(due as text)`.as("due")])
    .executeTakeFirst();
  if (bill === undefined) return "unknown";
  if (bill.paid_at !== null) return "repeated";
  const writtenOff = await trx
    .selectFrom("ledger_entry")
    .select("id")
    .where("kind", "=", "written-off")
    .where("reference", "=", bill.id)
    .executeTakeFirst();
  return writtenOff === undefined ? { ...bill, due: BigInt(bill.due) } : "written-off-before";
}

/** What becomes payable to each workspace when a bill is paid, and is not while it is not. */
async function sharesIn(
  trx: Transaction<Schema>,
  { agreement, month, currency }: OpenBill,
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ workspace: string; amount: string }>`
    select account.workspace, cast(sum(leg.amount) as text) as amount
    from ledger_leg leg
    join ledger_account account on account.id = leg.account and account.kind = 'share'
    join ledger_entry entry on entry.id = leg.entry and entry.kind in ('visits', 'correction')
    where account.agreement = ${agreement} and account.currency = ${currency} and entry.month = ${month}
    group by account.workspace order by account.workspace`.execute(trx);
  return new Map(rows.map(({ workspace, amount }) => [workspace, -BigInt(amount)]));
}
