import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import type { Language } from "@octroi/ui/language/language";
import type { Selectable } from "kysely";
import { companyMail } from "../../domain/mail/mail.ts";
import { type CompanyProof, companyProofLimits } from "../../domain/market/company.ts";
import { digestOf, randomToken } from "../../domain/secrets/tokens.ts";
import { msPerHour } from "../../domain/visits/day.ts";
import type { Schema } from "../schema.ts";
import { addSecret, type SignedUp, signUp } from "./companies.ts";

interface NewProof extends Pick<CompanyProof, "name" | "email" | "domain"> {
  language: Language;
  /** Derived from the proof’s id, so that it is not kept. */
  codeOf: (id: string) => string;
}

/** Accounts of those who have no keys: by a mail, and a file or a record of their domain. */
export function companyProofsIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  return {
    /** Resolves once it is kept and its mail is owed. */
    beginProof: ({ name, email, domain, language, codeOf }: NewProof): Promise<CompanyProof> =>
      transact(async (trx) => {
        const id = randomUUID();
        const expires_at = new Date(now().getTime() + companyProofLimits.hours * msPerHour).toISOString();
        const row = { id, name, email, domain, token: randomToken(), expires_at };
        await trx
          .insertInto("company_proof")
          .values({ ...row, code_digest: digestOf(codeOf(id)), created_at: now().toISOString() })
          .execute();
        await jobs.add(trx, companyMail({ proofId: id, email, domain, language, expiresAt: expires_at }));
        return proofOf(row);
      }),

    /** One that can still be completed, for the page that says what has to stand where. */
    async findProof(id: string): Promise<CompanyProof | undefined> {
      const row = await db
        .selectFrom("company_proof")
        .selectAll()
        .where("id", "=", id)
        .where("tries", "<", companyProofLimits.tries)
        .where("expires_at", ">", now().toISOString())
        .executeTakeFirst();
      return row && proofOf(row);
    },

    /** Counts a try. */
    tryProof: (id: string, code: string): Promise<CompanyProof | "wrong" | "over"> =>
      transact(async (trx) => {
        const row = await trx
          .updateTable("company_proof")
          .set((eb) => ({ tries: eb("tries", "+", 1) }))
          .where("id", "=", id)
          .where("tries", "<", companyProofLimits.tries)
          .where("expires_at", ">", now().toISOString())
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return "over";
        return row.code_digest === digestOf(code) ? proofOf(row) : "wrong";
      }),

    /**
     * The domain says that it is theirs: a proof is good once. Whoever proves it again, by the same address, has lost their
     * secrets, and gets another.
     */
    completeProof: (id: string): Promise<SignedUp | "over" | "other-email"> =>
      transact(async (trx) => {
        const row = await trx
          .deleteFrom("company_proof")
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return "over";
        const { domain, email, name } = row;
        const { company, secret } = await signUp(trx, { domain, email }, name, now());
        if (secret !== undefined) return { company, secret };
        // A domain may have changed hands: the account, and what was bought with it, has not.
        if (company.email !== email) return "other-email";
        return { company, secret: await addSecret(trx, company.id, now()) };
      }),
  };
}

function proofOf(
  row: Pick<Selectable<Schema["company_proof"]>, "id" | "name" | "email" | "domain" | "token" | "expires_at">,
): CompanyProof {
  const { id, name, email, domain, token, expires_at } = row;
  return { id, name, email, domain, token, expiresAt: expires_at };
}
