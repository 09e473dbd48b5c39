import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Kysely, Selectable } from "kysely";
import { validity } from "../../domain/licenses/license.ts";
import { type AskedLicense, distanceOf } from "../../domain/market/asked-license.ts";
import { draw, type Slice, sliceLimits } from "../../domain/market/slice.ts";
import type { Schema } from "../schema.ts";
import { standingIn } from "./companies.ts";

/** A license that a company may read by, as its token says it. */
export interface GrantedLicense {
  id: string;
  company: string;
  paths: readonly string[];
  /** The first and the last day in force, in UTC. */
  from: string;
  until: string;
}

export type Grant =
  /** Without a slice where reading is not counted: a period. */
  | { outcome: "granted"; license: GrantedLicense; slice: Slice | undefined }
  /** All that is left is in slices that have ended; what was read of them is known by then. */
  | { outcome: "held"; until: Date }
  | { outcome: "no-license" | "spent" | "blocked" };

type LicenseRow = Selectable<Schema["license"]>;
type Queries = Pick<Kysely<Schema>, "selectFrom">;

/** A company reads by so many licenses of one site at once; those that end first are read first. */
const maxLicenses = 100;

export function slicesIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  /** Of a license that is still there: whoever withdraws it meanwhile waits, or was first. */
  const drawFrom = (site: string, license: string) =>
    transact(async (trx) => {
      const at = now();
      const row = await trx
        .updateTable("license")
        .set((eb) => ({ used: eb.ref("used") }))
        .where("site", "=", site)
        .where("id", "=", license)
        .where("withdrawn_at", "is", null)
        .where("spent_at", "is", null)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) return { outcome: "spent" } as const;
      const slices = (await roomySlices(trx, site, [license], at)).get(license) ?? [];
      const drawn = drawOf(row, slices, at);
      if (drawn.outcome !== "new") return drawn;
      const slice = { id: randomUUID(), visits: drawn.visits, used: 0, from: at, until: drawn.until };
      await trx
        .insertInto("slice")
        .values({
          id: slice.id,
          site,
          license,
          visits: slice.visits,
          used: 0,
          begins_at: at.toISOString(),
          ends_at: slice.until.toISOString(),
        })
        .execute();
      return { outcome: "same", slice } as const;
    });

  return {
    /**
     * What a company may read a site by. Most who ask get a slice that is there, which nobody waits for; of two who ask for
     * another one waits for the other, and gets the same.
     */
    async grant(site: string, company: string, asked: AskedLicense): Promise<Grant> {
      if ((await standingIn(db, company, site)) !== "welcome") return { outcome: "blocked" };
      const at = now();
      const candidates = (await licensesOf(db, site, company, at))
        .flatMap((row) => {
          const distance = distanceOf({ paths: JSON.parse(row.paths), uses: usesOf(row) }, asked);
          return distance === undefined ? [] : [{ row, distance }];
        })
        .sort((a, b) => a.distance - b.distance || Number(isCounted(a.row)) - Number(isCounted(b.row)))
        .map(({ row }) => row);
      const unread = candidates.filter(({ spent_at }) => spent_at === null);
      const slices = await roomySlices(
        db,
        site,
        unread.filter(isCounted).map(({ id }) => id),
        at,
      );
      let held: Date | undefined;
      for (const row of unread) {
        const license = grantedLicense(row);
        if (!isCounted(row)) return { outcome: "granted", license, slice: undefined };
        let drawn = drawOf(row, slices.get(row.id) ?? [], at);
        if (drawn.outcome === "new") drawn = await drawFrom(site, row.id);
        if (drawn.outcome === "same") return { outcome: "granted", license, slice: drawn.slice };
        if (drawn.outcome === "held" && (held === undefined || drawn.until < held)) held = drawn.until;
      }
      if (held !== undefined) return { outcome: "held", until: held };
      return { outcome: candidates.length > 0 ? "spent" : "no-license" };
    },

    /** What became of the license of a token, and what its slice has left by what was reported. */
    async stateOf(
      site: string,
      license: string,
      slice: string | undefined,
    ): Promise<{ isOpen: boolean; company: string | undefined; visitsLeft: number | undefined }> {
      const row = await db
        .selectFrom("license")
        .leftJoin("slice", (join) =>
          join
            .onRef("slice.license", "=", "license.id")
            .onRef("slice.site", "=", "license.site")
            .on("slice.id", "=", slice ?? ""),
        )
        .select(["withdrawn_at", "spent_at", "company_id", "slice.visits", "slice.used"])
        .where("license.site", "=", site)
        .where("license.id", "=", license)
        .executeTakeFirst();
      const company = row?.company_id ?? undefined;
      const isBlocked = company !== undefined && (await standingIn(db, company, site)) !== "welcome";
      return {
        isOpen: row?.withdrawn_at === null && row.spent_at === null && !isBlocked,
        company,
        visitsLeft: row?.visits == null || row.used === null ? undefined : Math.max(0, row.visits - row.used),
      };
    },
  };
}

function licensesOf(db: Queries, site: string, company: string, at: Date): Promise<LicenseRow[]> {
  const today = at.toISOString().slice(0, 10);
  return (
    db
      .selectFrom("license")
      .selectAll()
      .where("site", "=", site)
      .where("company_id", "=", company)
      .where("withdrawn_at", "is", null)
      .where("first_day", "<=", today)
      .where("last_day", ">=", today)
      // Those that are used up are asked for to say so, and come last.
      .orderBy((eb) => eb.case().when("spent_at", "is", null).then(0).else(1).end())
      .orderBy("last_day")
      .orderBy("issued_at")
      .orderBy("id")
      .limit(maxLicenses)
      .execute()
  );
}

/** The slices of some licenses that still keep something from being drawn, in the order in which they were drawn. */
export async function roomySlices(
  db: Queries,
  site: string,
  licenses: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, Slice[]>> {
  if (licenses.length === 0) return new Map();
  const rows = await db
    .selectFrom("slice")
    .selectAll()
    .where("site", "=", site)
    .where("license", "in", licenses)
    .where("ends_at", ">", new Date(at.getTime() - sliceLimits.tokenMs - sliceLimits.reportMs).toISOString())
    .whereRef("used", "<", "visits")
    .orderBy("begins_at")
    .orderBy("id")
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ license }) => license)].map(([license, some]) => [license, some.map(sliceOf)]),
  );
}

export function sliceOf({ id, visits, used, begins_at, ends_at }: Selectable<Schema["slice"]>): Slice {
  return { id, visits, used, from: new Date(begins_at), until: new Date(ends_at) };
}

/** A credit is counted. A period is read any number of times. */
function isCounted({ visits }: LicenseRow): boolean {
  return visits !== null;
}

function drawOf(row: LicenseRow, slices: readonly Slice[], now: Date) {
  const { until: last } = validity({ from: row.first_day, until: row.last_day });
  return draw({ visits: row.visits ?? 0, used: row.used }, slices, { now, last });
}

function grantedLicense(row: LicenseRow): GrantedLicense {
  return {
    id: row.id,
    company: row.company,
    paths: JSON.parse(row.paths),
    from: row.first_day,
    until: row.last_day,
  };
}

/** One that was signed by hand says nothing of uses. */
function usesOf({ uses }: LicenseRow): readonly string[] | undefined {
  return uses === null ? undefined : JSON.parse(uses);
}
