import type { Database } from "@octroi/database/database";
import { type CorrectedAmount, correctionLegs } from "../../domain/books/correction.ts";
import { addOperatorChange } from "../operators.ts";
import type { Schema } from "../schema.ts";
import { post } from "./post.ts";

export interface NewCorrection extends Omit<CorrectedAmount, "currency"> {
  /** The operator's own: two of one are one. */
  reference: string;
  note: string;
}

export type CorrectionOutcome =
  | { outcome: "corrected"; currency: string; month: string }
  | { outcome: "repeated" }
  /** There is no such agreement; or nothing was ever posted under it to the workspace. */
  | { outcome: "no-agreement" | "no-share" };

export function correctionsIn({ transact }: Pick<Database<Schema>, "transact">, now: () => Date) {
  return {
    /** A mistake that is found now: an entry of this month, whatever month it was made in. */
    correct: ({ reference, note, ...corrected }: NewCorrection): Promise<CorrectionOutcome> =>
      transact(async (trx) => {
        const { agreement, workspace } = corrected;
        const terms = await trx
          .selectFrom("agreement")
          .select(["company", "currency"])
          .where("id", "=", agreement)
          .executeTakeFirst();
        if (terms === undefined) return { outcome: "no-agreement" };
        const { company, currency } = terms;
        const account = await trx
          .selectFrom("ledger_account")
          .select("id")
          .where("kind", "=", "share")
          .where("agreement", "=", agreement)
          .where("workspace", "=", workspace)
          .executeTakeFirst();
        if (account === undefined) return { outcome: "no-share" };
        const legs = correctionLegs({ ...corrected, currency });
        const at = now();
        const posted = await post(trx, [{ kind: "correction", reference, at, legs, note }], at);
        if (posted === 0) return { outcome: "repeated" };
        await addOperatorChange(trx, { by: undefined, kind: "correction-entered", subject: company, at });
        const { month } = await trx
          .selectFrom("ledger_entry")
          .select("month")
          .where("kind", "=", "correction")
          .where("reference", "=", reference)
          .executeTakeFirstOrThrow();
        return { outcome: "corrected", currency, month };
      }),
  };
}
