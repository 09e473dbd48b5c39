import type { PermissionType } from "./vocabulary.ts";

/** An RSL document as a tolerant reader understands it. */
export interface RslDocument {
  /** For how many days it may be relied on without looking again. */
  readonly maxAgeDays: number;
  readonly contents: readonly RslContent[];
}

export interface RslContent {
  /** A path with wildcards, an address, or empty for the page that holds it. */
  readonly url: string;
  readonly server?: string;
  readonly licenses: readonly RslLicense[];
  /** The rights holder. */
  readonly copyright?: string;
  /** The address of the terms for people. */
  readonly terms?: string;
}

export type Tokens = Readonly<Partial<Record<PermissionType, readonly string[]>>>;

export interface RslLicense {
  readonly permits?: Tokens;
  readonly prohibits?: Tokens;
  readonly payment: RslPayment;
  /** What whoever uses the pages has to report; one who cannot is not licensed. */
  readonly reporting?: readonly RslReporting[];
  /** Warranties, disclaimers and contacts, by type. */
  readonly legal?: Readonly<Record<string, string>>;
}

export interface RslReporting {
  readonly type: string;
  /** How to report: an address that names the form. */
  readonly profile: string;
  /** Where to. */
  readonly endpoint?: string;
}

export interface RslPayment {
  /** `free` where there is no payment; null where terms stand without a type. */
  readonly type: string | null;
  readonly amount?: string;
  readonly currency?: string | null;
  /** The media type of a payment protocol, such as `application/x402+json`; the price is what that protocol says. */
  readonly accepts?: string;
  /** Terms that others have published, by their address. */
  readonly standard?: string;
  /** Where the publisher negotiates. */
  readonly custom?: string;
}

export const defaultMaxAge = 30;
export const emptyDocument: RslDocument = { maxAgeDays: defaultMaxAge, contents: [] };
