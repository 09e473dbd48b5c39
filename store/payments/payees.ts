import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import type { Selectable, Transaction } from "kysely";
import { payeeMail } from "../../domain/mail/mail.ts";
import { paymentNetwork } from "../../domain/payments/networks.ts";
import type { NewStripe, Payee, TypedWallet } from "../../domain/payments/payee.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { ownersOf } from "../books/close-month.ts";
import { addChange } from "../changes.ts";
import { lockWorkspace } from "../locks.ts";
import type { Schema } from "../schema.ts";
import type { PaymentTables } from "./tables.ts";

/** For how long the mail is tried. */
const mailDays = 30;

type Columns = Partial<Omit<PaymentTables["payee"], "workspace_id" | "stripe_is_test">> & {
  stripe_is_test?: number;
};

type Row = Selectable<PaymentTables["payee"]>;
/** `same`: it was so before, and nobody was told. */
type Changed = "set" | "same" | "gone";

/** Where publishers are paid for offers. */
export function payeesIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  /** Every owner is owed a mail that says so, and the log of changes has it. */
  const change = (
    workspaceId: string,
    columns: Columns,
    { shown, isSame, by }: { shown?: string; isSame: (row: Row | undefined) => boolean; by: Actor },
  ) =>
    transact(async (trx): Promise<Changed> => {
      if (!(await lockWorkspace(trx, workspaceId))) return "gone";
      // Whoever presses twice, or saves in two tabs at once, tells nobody twice.
      if (isSame(await rowOf(trx, workspaceId))) return "same";
      const at = now();
      await trx
        .insertInto("payee")
        .values({
          wallet: null,
          network: null,
          wallet_changed_at: null,
          stripe_sealed: null,
          stripe_masked: null,
          stripe_changed_at: null,
          workspace_id: workspaceId,
          ...columns,
        })
        .onConflict((conflict) => conflict.column("workspace_id").doUpdateSet(columns))
        .execute();
      const kind = shown === undefined ? "payee-removed" : "payee-changed";
      await addChange(trx, { workspaceId, by, kind, value: shown, at });
      await tellOwners(trx, workspaceId, shown, at);
      return "set";
    });

  async function tellOwners(
    trx: Transaction<Schema>,
    workspaceId: string,
    shown: string | undefined,
    at: Date,
  ): Promise<void> {
    const expiresAt = new Date(at.getTime() + mailDays * msPerDay).toISOString();
    const id = randomUUID();
    for (const owner of (await ownersOf(trx, [workspaceId])).get(workspaceId) ?? []) {
      await jobs.add(trx, payeeMail(id, { ...owner, workspaceId, shown, expiresAt }));
    }
  }

  return {
    async find(workspace: string): Promise<Payee | undefined> {
      const row = await rowOf(db, workspace);
      if (row === undefined) return undefined;
      const network = paymentNetwork(row.network ?? "");
      const stripe = {
        sealed: row.stripe_sealed,
        masked: row.stripe_masked ?? "",
        isTest: row.stripe_is_test === 1,
        changedAt: row.stripe_changed_at ?? "",
      };
      return {
        wallet:
          row.wallet === null || network === undefined
            ? undefined
            : { address: row.wallet, network, changedAt: row.wallet_changed_at ?? "" },
        stripe: stripe.sealed === null ? undefined : { ...stripe, sealed: stripe.sealed },
      };
    },

    setWallet: (workspace: string, { wallet, network }: TypedWallet, by: Actor) =>
      change(
        workspace,
        { wallet, network: network.id, wallet_changed_at: now().toISOString() },
        {
          shown: `${network.name}, ${wallet.slice(0, 6)}…${wallet.slice(-4)}`,
          isSame: (row) => row?.wallet === wallet && row.network === network.id,
          by,
        },
      ),

    removeWallet: (workspace: string, by: Actor) =>
      change(
        workspace,
        { wallet: null, network: null, wallet_changed_at: null },
        { isSame: (row) => row === undefined || row.wallet === null, by },
      ),

    setStripe: (workspace: string, { sealed, masked, isTest, isSame }: NewStripe, by: Actor) =>
      change(
        workspace,
        {
          stripe_sealed: sealed,
          stripe_masked: masked,
          stripe_is_test: Number(isTest),
          stripe_changed_at: now().toISOString(),
        },
        {
          shown: `Stripe, ${masked}`,
          isSame: (row) => row !== undefined && row.stripe_sealed !== null && isSame(row.stripe_sealed),
          by,
        },
      ),

    removeStripe: (workspace: string, by: Actor) =>
      change(
        workspace,
        { stripe_sealed: null, stripe_masked: null, stripe_is_test: 0, stripe_changed_at: null },
        { isSame: (row) => row === undefined || row.stripe_sealed === null, by },
      ),
  };
}

function rowOf(db: Pick<Transaction<Schema>, "selectFrom">, workspace: string) {
  return db.selectFrom("payee").selectAll().where("workspace_id", "=", workspace).executeTakeFirst();
}
