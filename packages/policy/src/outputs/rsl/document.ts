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
}

export type Tokens = Readonly<Partial<Record<PermissionType, readonly string[]>>>;

export interface RslLicense {
  readonly permits?: Tokens;
  readonly prohibits?: Tokens;
  readonly payment: RslPayment;
}

export interface RslPayment {
  /** `free` where there is no payment; null where terms stand without a type. */
  readonly type: string | null;
  readonly amount?: string;
  readonly currency?: string | null;
}

export const defaultMaxAge = 30;
export const emptyDocument: RslDocument = { maxAgeDays: defaultMaxAge, contents: [] };
