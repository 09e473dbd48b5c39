import type { Database } from "@octroi/database/database";
import type { License } from "../../domain/licenses/license.ts";
import { licenseOf } from "../licenses/licenses.ts";
import type { Schema } from "../schema.ts";

/** A license that a company bought. */
export interface BoughtLicense extends License {
  site: string;
  domain: string;
  /** Visits that were reported of it. */
  used: number;
  /** When a credit was used up. */
  spentAt: string | undefined;
}

interface LicensePage {
  limit: number;
  after?: Pick<License, "id" | "issuedAt"> | undefined;
}

export function boughtLicensesIn({ db }: Pick<Database<Schema>, "db">) {
  return {
    /** Of one company, the latest first. Those of a site that was removed went with it: the receipts say what they were. */
    async licensesOf(company: string, { limit, after }: LicensePage): Promise<BoughtLicense[]> {
      let query = db
        .selectFrom("license")
        .innerJoin("site", "site.id", "license.site")
        .selectAll("license")
        .select("site.domain")
        .where("license.company_id", "=", company);
      if (after !== undefined) {
        query = query.where((eb) =>
          eb.or([
            eb("license.issued_at", "<", after.issuedAt),
            eb.and([eb("license.issued_at", "=", after.issuedAt), eb("license.id", ">", after.id)]),
          ]),
        );
      }
      const rows = await query
        .orderBy("license.issued_at", "desc")
        .orderBy("license.id")
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        ...licenseOf(row),
        site: row.site,
        domain: row.domain,
        used: Number(row.used),
        spentAt: row.spent_at ?? undefined,
      }));
    },
  };
}
