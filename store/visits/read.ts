import { anyNumberOf, anyOf } from "@octroi/database/many-rows";
import { type Kysely, sql } from "kysely";
import { type Cut, cutsKinds, cutsPages, noCut } from "../../domain/visits/cut.ts";
import type { PageRow } from "../../domain/visits/pages.ts";
import type { TimeRange } from "../../domain/visits/period.ts";
import type { EarlierTotal, ImportedTotal } from "../../domain/visits/report.ts";
import type { CrawlerSeen, TimedTotal, VisitKind } from "../../domain/visits/totals.ts";
import type { Intake, RecentVisit, SiteDay } from "../../domain/visits/visits.ts";
import type { Schema } from "../schema.ts";
import { decisionCodes, identityCodes, robotsCodes, statusCodes } from "./codes.ts";
import type { CrawlerNumbers } from "./crawlers.ts";
import { cutRows, sectionNames } from "./cut-rows.ts";

const visitSum = sql<number | string>`sum(visits)`;

const kindColumns = ["crawler", "identity", "decision", "status", "robots"] as const;

export function visitQueriesIn(db: Kysely<Schema>, crawlers: CrawlerNumbers) {
  /** One statement, so that no visit is written between two sums of one report. */
  async function kindsIn(site: string, range: TimeRange, cut: Cut = noCut): Promise<TimedTotal[]> {
    if (cutsPages(cut)) return pageKindsIn(site, range, cut);
    const { unit, from, to } = range;
    const rowsOf = await cutRows(db, site, cut);
    const at = sql.ref<number>(unit);
    const rows = await db
      .selectFrom(unit === "hour" ? "visit_hour" : "visit_day")
      .select([startOf(range).as("at"), ...kindColumns, sql<number | string>`sum(visits)`.as("visits")])
      .where("site", "=", site)
      .where(at, ">=", from)
      .where(at, "<=", to)
      .where((eb) => eb.and([...rowsOf.crawlers(), ...rowsOf.kinds()]))
      .groupBy(["at", ...kindColumns])
      .execute();
    const tokenOf = await crawlers.tokens(rows.map(({ crawler }) => crawler));
    return rows.map((row) => ({ at: Number(row.at), ...kindOf(row, tokenOf), visits: Number(row.visits) }));
  }

  /** From the pages of a site, which are counted by the day, and say nothing of robots.txt. */
  async function pageKindsIn(site: string, range: TimeRange, cut: Cut): Promise<TimedTotal[]> {
    const rows = (await pageRows(site, range, cut))
      .where("identity", ">=", 0)
      .select([startOf(range).as("at"), "crawler", "identity", "decision", "status", visitSum.as("visits")])
      .groupBy(["at", "crawler", "identity", "decision", "status"]);
    const found = await rows.execute();
    const tokenOf = await crawlers.tokens(found.map(({ crawler }) => crawler));
    return found.map(({ at, visits, ...kind }) => ({
      at: Number(at),
      ...kindOf({ ...kind, robots: robotsCodes.code("unknown") }, tokenOf),
      visits: Number(visits),
    }));
  }

  async function unclassifiedIn(site: string, range: TimeRange, cut: Cut): Promise<ImportedTotal[]> {
    if (!cutsPages(cut) || cutsKinds(cut)) return [];
    const found = await (await pageRows(site, range, cut))
      .where("identity", "<", 0)
      .select([startOf(range).as("at"), "crawler", visitSum.as("visits")])
      .groupBy(["at", "crawler"])
      .execute();
    const tokenOf = await crawlers.tokens(found.map(({ crawler }) => crawler));
    return found.map(({ at, crawler, visits }) => ({
      at: Number(at),
      crawler: tokenOf(crawler),
      visits: Number(visits),
    }));
  }

  async function pageRows(site: string, { from, to }: Pick<TimeRange, "from" | "to">, cut: Cut) {
    const rowsOf = await cutRows(db, site, cut);
    return db
      .selectFrom("page_day")
      .innerJoin("page", (join) =>
        join.onRef("page.site", "=", "page_day.site").onRef("page.id", "=", "page_day.page"),
      )
      .where("page_day.site", "=", site)
      .where("page_day.day", ">=", from)
      .where("page_day.day", "<=", to)
      .where((eb) => eb.and([...rowsOf.crawlers("page_day.crawler"), ...rowsOf.kinds(), ...rowsOf.pages()]));
  }

  async function importedIn(site: string, range: TimeRange, cut: Cut = noCut): Promise<ImportedTotal[]> {
    const { unit, from, to } = range;
    // A log that was read in tells the day and the crawler.
    if (unit === "hour" || cutsKinds(cut) || cutsPages(cut)) return [];
    const rowsOf = await cutRows(db, site, cut);
    const rows = await db
      .selectFrom("imported_day")
      .select([startOf(range).as("at"), "crawler", sql<number | string>`sum(visits)`.as("visits")])
      .where("site", "=", site)
      .where("day", ">=", from)
      .where("day", "<=", to)
      .where((eb) => eb.and(rowsOf.crawlers()))
      .groupBy(["at", "crawler"])
      .execute();
    const tokenOf = await crawlers.tokens(rows.map(({ crawler }) => crawler));
    return rows.map(({ at, crawler, visits }) => ({
      at: Number(at),
      crawler: tokenOf(crawler),
      visits: Number(visits),
    }));
  }

  async function firstDayOf(site: string, cut: Cut = noCut): Promise<number | undefined> {
    const isLogged = !cutsKinds(cut) && !cutsPages(cut);
    const first = (table: "visit_day" | "imported_day") =>
      sql<number | null>`(select min(day) from ${sql.table(table)} where site = ${site})`;
    const { counted, imported } = await db
      .selectNoFrom([
        first("visit_day").as("counted"),
        (isLogged ? first("imported_day") : sql<null>`null`).as("imported"),
      ])
      .executeTakeFirstOrThrow();
    const days = [counted, imported].filter((day) => day !== null);
    return days.length === 0 ? undefined : Math.min(...days);
  }

  async function pageKindsSince(site: string): Promise<number | undefined> {
    const row = await db
      .selectFrom("visit_site")
      .select("page_kinds_since")
      .where("site", "=", site)
      .executeTakeFirst();
    return row?.page_kinds_since ?? undefined;
  }

  return {
    totals: kindsIn,
    imported: importedIn,
    unclassified: unclassifiedIn,
    firstDay: (site: string) => firstDayOf(site),
    pageKindsSince,

    /** The first and the last day on which anybody asked for a page. */
    async pageDays(site: string, path: string): Promise<{ first: number; last: number } | undefined> {
      const { first, last } = await db
        .selectFrom("page_day")
        .innerJoin("page", (join) =>
          join.onRef("page.site", "=", "page_day.site").onRef("page.id", "=", "page_day.page"),
        )
        .select((eb) => [eb.fn.min("day").as("first"), eb.fn.max("day").as("last")])
        .where("page_day.site", "=", site)
        .where("page.path", "=", path)
        .executeTakeFirstOrThrow();
      return first === null || last === null ? undefined : { first, last };
    },

    /** Visits by crawler in a range, imported ones among them; undefined where counting began after its first day. */
    async visitsBefore(
      site: string,
      range: TimeRange,
      cut: Cut = noCut,
    ): Promise<EarlierTotal[] | undefined> {
      const first = await firstDayOf(site, cut);
      if (first === undefined || (range.unit === "day" && range.from < first)) return undefined;
      if (cutsPages(cut) && cutsKinds(cut) && range.from < ((await pageKindsSince(site)) ?? 0))
        return undefined;
      // One figure for the whole of it: the step is as long as the range.
      const whole = { ...range, step: range.to - range.from + 1 };
      return [
        ...(await kindsIn(site, whole, cut)),
        ...(await unclassifiedIn(site, whole, cut)),
        ...(await importedIn(site, whole, cut)),
      ];
    },

    /** When each crawler came. */
    async crawlers(site: string): Promise<CrawlerSeen[]> {
      const rows = await db.selectFrom("crawler_seen").selectAll().where("site", "=", site).execute();
      const firstDay = (await firstDayOf(site)) ?? 0;
      const tokenOf = await crawlers.tokens(rows.map(({ crawler }) => crawler));
      return rows.map(({ crawler, first_day, last_time }) => ({
        crawler: tokenOf(crawler),
        // What the plan keeps no more was deleted, the day on which a crawler first came some time later.
        firstDay: Math.max(first_day, firstDay),
        lastTime: Number(last_time),
      }));
    },

    /** The pages that these crawlers, or all, asked for in a range of days, the most visits first. */
    async pages(
      site: string,
      { from, to }: { from: number; to: number },
      tokens: readonly string[] | undefined,
      limit: number,
      cut: Cut = noCut,
    ): Promise<PageRow[]> {
      const numbers = tokens && (await crawlers.known(tokens));
      if (numbers?.length === 0) return [];
      const visits = sql<number | string>`sum(page_day.visits)`;
      const rows = await (await pageRows(site, { from, to }, cut))
        .select(["page.section", "page.path", visits.as("visits")])
        .$if(numbers !== undefined, (query) =>
          query.where("page_day.crawler", "in", anyNumberOf(db, numbers ?? [])),
        )
        .groupBy(["page.id", "page.section", "page.path"])
        .orderBy(visits, "desc")
        .orderBy("page.path")
        .limit(limit)
        .execute();
      // The page that opens a section belongs to it, wherever it is counted.
      const sections = new Set(await sectionNames(db, site));
      return rows.map(({ section, path, visits: count }) => {
        const [, first = ""] = path.split("/");
        return {
          path,
          section: section === "" && sections.has(first) ? first : section,
          visits: Number(count),
        };
      });
    },

    /** The days of a range on which a connector reported anything, and how many visits. */
    async reportedDays(
      site: string,
      { from, to }: { from: number; to: number },
    ): Promise<{ day: number; visits: number }[]> {
      const rows = await db
        .selectFrom("intake_day")
        .select(["day", "accepted", "unknown"])
        .where("site", "=", site)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .execute();
      return rows.map(({ day, accepted, unknown }) => ({ day, visits: accepted + unknown }));
    },

    /** The last visits, the newest first; with a number, only those after it. */
    async recent(site: string, limit: number, after: number = 0): Promise<RecentVisit[]> {
      const rows = await db
        .selectFrom("recent_visit")
        .selectAll()
        .where("site", "=", site)
        .where("number", ">", after)
        .orderBy("number", "desc")
        .limit(limit)
        .execute();
      const tokenOf = await crawlers.tokens(rows.map(({ crawler }) => crawler));
      return rows.map((row) => ({
        number: Number(row.number),
        time: Number(row.time),
        ...kindOf(row, tokenOf),
        statusCode: row.status_code,
        path: row.path,
      }));
    },

    /** The number of the last visit of each site that has one. */
    async lastNumbers(sites: readonly string[]): Promise<Map<string, number>> {
      if (sites.length === 0) return new Map();
      const rows = await db
        .selectFrom("visit_site")
        .select(["site", "last_number"])
        .where("site", "in", anyOf(db, sites))
        .execute();
      return new Map(rows.map(({ site, last_number }) => [site, Number(last_number)]));
    },

    /** Visits that these crawlers made to each site, by the day, imported ones among them; no row where nobody came. */
    async siteDays(
      sites: readonly string[],
      { from, to }: { from: number; to: number },
      tokens: readonly string[],
    ): Promise<SiteDay[]> {
      const numbers = await crawlers.known(tokens);
      if (sites.length === 0 || numbers.length === 0) return [];
      const visits = sql<number | string>`sum(visits)`;
      const daysIn = (table: "visit_day" | "imported_day") =>
        db
          .selectFrom(table)
          .select(["site", "day", visits.as("visits")])
          .where("site", "in", anyOf(db, sites))
          .where("day", ">=", from)
          .where("day", "<=", to)
          .where("crawler", "in", anyNumberOf(db, numbers))
          .groupBy(["site", "day"]);
      const rows = await db
        .selectFrom(daysIn("visit_day").unionAll(daysIn("imported_day")).as("counted"))
        .select(["site", "day", visits.as("visits")])
        .groupBy(["site", "day"])
        .execute();
      return rows.map((row) => ({ ...row, visits: Number(row.visits) }));
    },

    /** The first day with a visit of each site that has one: looked up in the index, site by site. */
    async firstDays(sites: readonly string[]): Promise<Map<string, number>> {
      if (sites.length === 0) return new Map();
      const first = (table: "visit_day" | "imported_day") =>
        sql<number | null>`(select min(day) from ${sql.table(table)} where site = ${sql.ref("site.id")})`;
      const rows = await db
        .selectFrom("site")
        .select(["id", first("visit_day").as("counted"), first("imported_day").as("imported")])
        .where("id", "in", anyOf(db, sites))
        .execute();
      return new Map(
        rows.flatMap(({ id, counted, imported }) => {
          const days = [counted, imported].filter((day) => day !== null);
          return days.length === 0 ? [] : [[id, Math.min(...days)] as const];
        }),
      );
    },

    /** When one of these crawlers last came to each site that one has come to. */
    async lastVisits(sites: readonly string[], tokens: readonly string[]): Promise<Map<string, number>> {
      const numbers = await crawlers.known(tokens);
      if (sites.length === 0 || numbers.length === 0) return new Map();
      const rows = await db
        .selectFrom("crawler_seen")
        .select((eb) => ["site", eb.fn.max("last_time").as("time")])
        .where("site", "in", anyOf(db, sites))
        .where("crawler", "in", anyNumberOf(db, numbers))
        .groupBy("site")
        .execute();
      return new Map(rows.map(({ site, time }) => [site, Number(time)]));
    },

    async intake(site: string, { from, to }: { from: number; to: number }): Promise<Intake> {
      const sum = (column: keyof Intake) => sql<number | string | null>`sum(${sql.ref(column)})`.as(column);
      const row = await db
        .selectFrom("intake_day")
        .select([sum("accepted"), sum("unknown"), sum("repeated"), sum("late"), sum("malformed")])
        .where("site", "=", site)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .executeTakeFirstOrThrow();
      return {
        accepted: Number(row.accepted),
        unknown: Number(row.unknown),
        repeated: Number(row.repeated),
        late: Number(row.late),
        malformed: Number(row.malformed),
      };
    },
  };
}

/** Where the step of a row begins. As numbers for the statement, not in it: there would be another for each period. */
function startOf({ unit, from, step }: TimeRange) {
  const number = (value: number) => sql<number>`cast(${value} as integer)`;
  // Whole numbers are divided as such by both databases.
  return sql<number>`(${sql.ref(unit)} - ${number(from)}) / ${number(step)} * ${number(step)} + ${number(from)}`;
}

interface KindRow {
  crawler: number;
  identity: number;
  decision: number;
  status: number;
  robots: number;
}

function kindOf(row: KindRow, tokenOf: (id: number) => string): VisitKind {
  return {
    crawler: tokenOf(row.crawler),
    identity: identityCodes.word(row.identity),
    decision: decisionCodes.word(row.decision),
    status: statusCodes.word(row.status),
    robots: robotsCodes.word(row.robots),
  };
}
