import type { Language } from "@octroi/ui/language/language";
import * as v from "valibot";
import type { TooMany } from "../../domain/accounts/accounts.ts";
import type { Client } from "../../domain/accounts/caller.ts";
import { parseEmail } from "../../domain/accounts/email.ts";
import type { CompanyProof } from "../../domain/market/company.ts";
import { parseDomain } from "../../domain/sites/domain-name.ts";
import type { SignedUp } from "../../store/market/companies.ts";
import type { Companies } from "../../store/store.ts";
import type { Askers } from "./askers.ts";
import type { ProofReader } from "./read-proof.ts";
import { companyName } from "./schemas.ts";

interface DomainAccountServices {
  companies: Pick<Companies, "beginProof" | "tryProof" | "completeProof">;
  askers: Pick<Askers, "countMail">;
  isProven: ProofReader;
  /** What a mail says of a proof. */
  codeOf: (proofId: string) => string;
}

export interface AskedAccount {
  name: string;
  email: string;
  domain: string;
  /** Of the mail. */
  language: Language;
}

/** `wrong`: the first field that holds what no account can. */
export type Begun = { proof: CompanyProof } | { wrong: "name" | "email" | "domain" } | TooMany;

/** `notSeen`: the code is right, and the domain says nothing yet. */
export type Finished = SignedUp | "over" | "wrong" | "other-email" | { notSeen: CompanyProof };

/** Accounts of those who have no keys: asked for by a program or on a page, it is the same. */
export function domainAccounts({ companies, askers, isProven, codeOf }: DomainAccountServices) {
  return {
    /** What has to stand where, and a mail with a code. */
    async begin({ name, email: typed, domain, language }: AskedAccount, client: Client): Promise<Begun> {
      if (!v.is(companyName, name)) return { wrong: "name" };
      const email = parseEmail(typed);
      if (email === undefined) return { wrong: "email" };
      const parsed = parseDomain(domain);
      if ("fault" in parsed) return { wrong: "domain" };
      const tooMany = await askers.countMail(client, email);
      if (tooMany !== undefined) return tooMany;
      const { domain: proven } = parsed;
      return {
        proof: await companies.beginProof({ name: name.trim(), email, domain: proven, language, codeOf }),
      };
    },

    /** The code stays good until the domain says that it is theirs. */
    async finish(id: string, code: string): Promise<Finished> {
      const proof = await companies.tryProof(id, code.trim());
      if (typeof proof === "string") return proof;
      if (!(await isProven(proof))) return { notSeen: proof };
      return companies.completeProof(id);
    },
  };
}

export type DomainAccounts = ReturnType<typeof domainAccounts>;
