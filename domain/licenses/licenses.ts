import type { Price } from "@octroi/policy";
import type { License, LicenseTerms } from "./license.ts";

export interface NewLicense extends LicenseTerms {
  /** The license that it follows. */
  renews?: string | undefined;
}

export type IssueOutcome =
  | { outcome: "issued"; license: License }
  | { outcome: "needs-pro" }
  | { outcome: "too-many" }
  | { outcome: "site-gone" };

/** Visits of a day under a license. */
export interface LicensedDay {
  day: number;
  license: string;
  visits: number;
}

/** Visits of a day that were asked for a price; without one, where there were too many prices to tell them apart. */
export interface AskedDay {
  day: number;
  price: Price | undefined;
  visits: number;
}

/** What gates are told of a site's licenses. */
export interface LicenseNews {
  /** The numbers of licenses that were withdrawn before their last day. */
  withdrawn: readonly string[];
  /** When a license was last issued or withdrawn. */
  changedAt: string;
}
