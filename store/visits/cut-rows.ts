import { anyNumberOf, anyOf } from "@octroi/database/many-rows";
import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import { type Cut, cutsCrawlers, hasCrawler } from "../../domain/visits/cut.ts";
import type { Schema } from "../schema.ts";
import { decisionCodes, identityCodes, statusCodes } from "./codes.ts";

/** What rows of a cut have in common. Each of its values is a parameter of the statement. */
export interface CutRows {
  /** Of rows that tell the crawler. */
  crawlers(column?: "crawler" | "page_day.crawler"): Expression<SqlBool>[];
  /** Of rows that tell identity and answer. */
  kinds(): Expression<SqlBool>[];
  /** Of pages. */
  pages(): Expression<SqlBool>[];
}

const refusals = [
  { answer: "charged", decision: "charge", status: "402" },
  { answer: "blocked", decision: "block", status: "403" },
  { answer: "limited", decision: "limit", status: "429" },
] as const;

export async function cutRows(db: Kysely<Schema>, site: string, cut: Cut): Promise<CutRows> {
  const numbers = cutsCrawlers(cut) ? await crawlersIn(db, cut) : undefined;
  const sections = cut.section.length > 0 ? await sectionNames(db, site) : [];
  return {
    crawlers: (column = "crawler") =>
      numbers === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} in ${anyNumberOf(db, numbers)}`],

    kinds() {
      const conditions: Expression<SqlBool>[] = [];
      if (cut.identity.length > 0) {
        const codes = cut.identity.map((identity) => identityCodes.code(identity));
        conditions.push(sql<SqlBool>`identity in ${anyNumberOf(db, codes)}`);
      }
      if (cut.answer.length > 0) {
        const isRefused = refusals.map(
          ({ decision, status }) =>
            sql<SqlBool>`(decision = ${decisionCodes.code(decision)} and status = ${statusCodes.code(status)})`,
        );
        const isAny = cut.answer.map((answer) => {
          const place = refusals.findIndex((refusal) => refusal.answer === answer);
          // What was not told apart got no answer that is known.
          return (
            isRefused[place] ?? sql<SqlBool>`(decision >= 0 and not (${sql.join(isRefused, sql` or `)}))`
          );
        });
        conditions.push(sql<SqlBool>`(${sql.join(isAny, sql` or `)})`);
      }
      return conditions;
    },

    pages() {
      const conditions: Expression<SqlBool>[] = [];
      if (cut.page.length > 0) conditions.push(sql<SqlBool>`page.path in ${anyOf(db, cut.page)}`);
      if (cut.section.length > 0) {
        const named = cut.section.filter((section) => section !== "");
        const isNamed = sql<SqlBool>`(page.section in ${anyOf(db, named)}
          or page.section = '' and page.path in ${anyOf(db, indexesOf(named))})`;
        const isAtRoot = sql<SqlBool>`(page.section = '' and page.path not in ${anyOf(db, indexesOf(sections))})`;
        conditions.push(cut.section.includes("") ? sql<SqlBool>`(${isNamed} or ${isAtRoot})` : isNamed);
      }
      return conditions;
    },
  };
}

/** The pages that open a section belong to it: `/recettes/`, and how some servers call it, `/recettes`. */
function indexesOf(sections: readonly string[]): string[] {
  return sections.flatMap((section) => [`/${section}`, `/${section}/`]);
}

/** By name, since what a crawler is for is not in the database. */
async function crawlersIn(db: Kysely<Schema>, cut: Cut): Promise<number[]> {
  const rows = await db.selectFrom("crawler").selectAll().execute();
  return rows.filter(({ token }) => hasCrawler(cut, token)).map(({ id }) => id);
}

/** The sections that a site has: each has a row for the rest of its pages. */
export async function sectionNames(db: Kysely<Schema>, site: string): Promise<string[]> {
  const rows = await db
    .selectFrom("page")
    .select("section")
    .where("site", "=", site)
    .where("path", "=", "")
    .where("section", "<>", "")
    .execute();
  return rows.map(({ section }) => section);
}
