import type { Database } from "@octroi/database/database";
import { sql } from "kysely";
import type { BillDocument } from "../../domain/books/statement.ts";
import type { Schema } from "../schema.ts";
import { post } from "./post.ts";

export interface Bill {
  id: string;
  document: BillDocument;
  /** When the company paid it; of one on which nothing is due, when it was written. */
  paidAt: string | undefined;
}

/** What companies owe for months that were closed. */
export function billsIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  return {
    /** The latest first. */
    async list(): Promise<Bill[]> {
      const rows = await db
        .selectFrom("bill")
        .select(["id", "document", "paid_at"])
        .orderBy("year", "desc")
        .orderBy("number", "desc")
        .execute();
      return rows.map(({ id, document, paid_at }) => ({
        id,
        // Only `closeMonths` writes it.
        document: JSON.parse(document) as BillDocument,
        paidAt: paid_at ?? undefined,
      }));
    },

    /** By its number, such as `2026-7`. What publishers get of it can leave from then on. */
    markPaid: (number: string): Promise<"paid" | "repeated" | "unknown"> =>
      transact(async (trx) => {
        const [year, place] = number.split("-").map(Number);
        const bill = await trx
          .updateTable("bill")
          .set({ paid_at: now().toISOString() })
          .where("year", "=", year ?? 0)
          .where("number", "=", place ?? 0)
          .where("paid_at", "is", null)
          .returning(["id", "agreement", "currency", sql<string>`cast(due as text)`.as("due")])
          .executeTakeFirst();
        if (bill === undefined) {
          const known = await trx
            .selectFrom("bill")
            .select("id")
            .where("year", "=", year ?? 0)
            .where("number", "=", place ?? 0)
            .executeTakeFirst();
          return known === undefined ? "unknown" : "repeated";
        }
        const { id, agreement, currency } = bill;
        const due = BigInt(bill.due);
        await post(
          trx,
          [
            {
              kind: "bill-paid",
              reference: id,
              at: now(),
              legs: [
                { account: { kind: "bank", currency }, amount: due },
                { account: { kind: "receivable", agreement, currency }, amount: -due },
              ],
            },
          ],
          now(),
        );
        return "paid";
      }),
  };
}
