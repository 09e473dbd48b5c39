import type { Amount } from "../rules/money.ts";

/**
 * A buyer’s account. It is no person’s: nobody signs in to it with a browser, and it sees neither people nor workspaces.
 * It is known by what it proved: the origin of its Web Bot Auth directory, or a domain.
 */
export interface Company {
  id: string;
  name: string;
  /** Of its Web Bot Auth directory: `https://bot.example.com`. */
  origin: string | undefined;
  /** Proven by a mail and a file or a record. */
  domain: string | undefined;
  email: string | undefined;
  invoice: InvoiceData;
  /** The most that it may buy for in a month, in UTC. */
  cap: Amount | undefined;
  createdAt: string;
  /** By the operator: it neither buys nor reads. */
  blockedAt: string | undefined;
}

/** What a receipt says of whoever bought. */
export interface InvoiceData {
  /** Two letters, ISO 3166-1. */
  country: string | undefined;
  vat: string | undefined;
  address: string | undefined;
}

/** What a company may change of itself. */
export type CompanyDetails = Pick<Company, "name" | "invoice" | "cap">;

/** What its programs ask with. The secret is shown once, and its digest kept. */
export interface CompanySecret {
  id: string;
  createdAt: string;
}

/** Two, so that one can take the other’s place while programs still use it. */
export const maxCompanySecrets = 2;

/** A key of its directory that it signed with. */
export interface CompanyKey {
  thumbprint: string;
  firstSeenAt: string;
  lastSeenAt: string;
}

/** What shows that a domain is a company’s: a TXT record of it, or a file on its site. */
export interface CompanyProof {
  id: string;
  name: string;
  email: string;
  domain: string;
  token: string;
  expiresAt: string;
}

/** A day, for records to be seen everywhere; each try reads the domain, so there is an end to them. */
export const companyProofLimits = { hours: 24, tries: 100 } as const;

/** What the record or the file of a proof holds, and where. */
export function proofPlaces({ domain, token }: Pick<CompanyProof, "domain" | "token">) {
  const value = `octroi-company=${token}`;
  return {
    record: { type: "TXT", name: `_octroi-company.${domain}`, value },
    file: { url: `https://${domain}/.well-known/octroi-company.txt`, content: value },
  };
}

/** Whether a company may buy of a site and read it. `blocked-here`: by the publisher. */
export type CompanyStanding = "welcome" | "blocked" | "blocked-here";

export const companyLimits = { name: 100, email: 254, vat: 30, address: 500, domain: 253 } as const;
