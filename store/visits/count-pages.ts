import { anyNumberOf, anyOf, rowWriter } from "@octroi/database/many-rows";
import type { Insertable, Transaction } from "kysely";
import { pageLimits } from "../../domain/visits/pages.ts";
import { sectionOf } from "../../domain/visits/stored-path.ts";
import type { PageTotal } from "../../domain/visits/totals.ts";
import type { Schema } from "../schema.ts";
import { decisionCodes, identityCodes, statusCodes } from "./codes.ts";
import { numberOf } from "./crawlers.ts";

interface SitePages {
  site: string;
  /** The number of the last page, and how many pages there are. */
  lastPage: number;
  pages: number;
}

type PageDay = Omit<Schema["page_day"], "site">;

/**
 * Adds to the pages of a site, whose row the transaction has locked. A path becomes a page while there is room; else
 * it is counted with the rest of its section, and where there is no room for a section, with the rest of the site.
 */
export async function countPages(
  trx: Transaction<Schema>,
  { site, lastPage, pages }: SitePages,
  totals: readonly PageTotal[],
  crawlers: ReadonlyMap<string, number>,
): Promise<{ lastPage: number; pages: number }> {
  const paths = [...new Set(totals.map(({ path }) => path))];
  const found = await trx
    .selectFrom("page")
    .select(["id", "section", "path"])
    .where("site", "=", site)
    // Without a path, a row is the rest of a section.
    .where("path", "in", anyOf(trx, [...paths, ""]))
    .execute();
  const pageOf = new Map(found.filter(({ path }) => path !== "").map(({ id, path }) => [path, id]));
  const restOf = new Map(found.filter(({ path }) => path === "").map(({ id, section }) => [section, id]));
  const added: { id: number; section: string; path: string }[] = [];
  const add = (section: string, path: string) => {
    const id = lastPage + added.length + 1;
    added.push({ id, section, path });
    return id;
  };
  const siteRest = restOf.get("") ?? add("", "");
  restOf.set("", siteRest);
  const restFor = (path: string) => restOf.get(sectionOf(path)) ?? siteRest;
  let room = pageLimits.pages - pages;
  for (const { path, found: isThere } of totals) {
    if (!isThere) continue;
    const section = sectionOf(path);
    // The rest of the site is one of them.
    if (!restOf.has(section) && restOf.size <= pageLimits.sections) restOf.set(section, add(section, ""));
    if (pageOf.has(path) || room <= 0) continue;
    pageOf.set(path, add(restOf.has(section) ? section : "", path));
    room -= 1;
  }
  const rows = await withinRoom(
    trx,
    site,
    totals.map(({ day, path, crawler, identity, decision, status, visits }) => ({
      day,
      page: pageOf.get(path) ?? restFor(path),
      rest: restFor(path),
      crawler: numberOf(crawler, crawlers),
      identity: identityCodes.code(identity),
      decision: decisionCodes.code(decision),
      status: statusCodes.code(status),
      visits,
    })),
  );
  await addPages(
    trx,
    added.map((page) => ({ site, ...page })),
  );
  await addPageDays(trx, site, rows);
  const newPages = added.filter(({ path }) => path !== "").length;
  return { lastPage: lastPage + added.length, pages: pages + newPages };
}

const addPages = rowWriter<Insertable<Schema["page"]>>(
  "page",
  { site: "text", id: "integer", section: "text", path: "text" },
  "do nothing",
);
const addRows = rowWriter<Insertable<Schema["page_day"]>>(
  "page_day",
  {
    site: "text",
    day: "integer",
    page: "integer",
    crawler: "integer",
    identity: "integer",
    decision: "integer",
    status: "integer",
    visits: "integer",
  },
  `(site, day, page, crawler, identity, decision, status)
    do update set visits = page_day.visits + excluded.visits`,
);

export function addPageDays(trx: Transaction<Schema>, site: string, rows: readonly PageDay[]): Promise<void> {
  return addRows(
    trx,
    rows.map((row) => ({ site, ...row })),
  );
}

/** What would be a row too many on its day is counted with the rest of its section. */
async function withinRoom(
  trx: Transaction<Schema>,
  site: string,
  rows: readonly (PageDay & { rest: number })[],
): Promise<PageDay[]> {
  const merged = new Map<string, PageDay>();
  const add = (row: PageDay) => {
    const name = `${row.day} ${nameOf(row)}`;
    const visits = merged.get(name)?.visits ?? 0;
    merged.set(name, { ...row, visits: visits + row.visits });
  };
  for (const day of new Set(rows.map((row) => row.day))) {
    const ofDay = rows.filter((row) => row.day === day);
    const existing = await existingRows(trx, site, day, ofDay);
    for (const { rest, ...row } of ofDay) {
      const isKnown = existing.keys.has(nameOf(row));
      if (!isKnown && row.page !== rest && existing.room <= 0) add({ ...row, page: rest });
      else add(row);
      if (isKnown) continue;
      existing.room -= 1;
      existing.keys.add(nameOf(row));
    }
  }
  return [...merged.values()].sort(inOrder);
}

/** The key of a row, beside its site and its day. */
export function nameOf({
  page,
  crawler,
  identity,
  decision,
  status,
}: Omit<PageDay, "day" | "visits">): string {
  return `${page} ${crawler} ${identity} ${decision} ${status}`;
}

/** In one order everywhere: two servers that each wait for a row of the other's would wait for ever. */
function inOrder(a: PageDay, b: PageDay): number {
  return (
    a.day - b.day ||
    a.page - b.page ||
    a.crawler - b.crawler ||
    a.identity - b.identity ||
    a.decision - b.decision ||
    a.status - b.status
  );
}

async function existingRows(
  trx: Transaction<Schema>,
  site: string,
  day: number,
  rows: readonly PageDay[],
): Promise<{ keys: Set<string>; room: number }> {
  const ofDay = trx.selectFrom("page_day").where("site", "=", site).where("day", "=", day);
  const { total } = await trx
    .selectFrom(ofDay.select("page").limit(pageLimits.rowsPerDay).as("rows_of_day"))
    .select((eb) => eb.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const room = pageLimits.rowsPerDay - Number(total);
  // With room for all of them, it does not matter which are there.
  if (room >= rows.length) return { keys: new Set(), room };
  const pages = [...new Set(rows.map(({ page }) => page))];
  const found = await ofDay
    .select(["page", "crawler", "identity", "decision", "status"])
    .where("page", "in", anyNumberOf(trx, pages))
    .execute();
  return { keys: new Set(found.map(nameOf)), room };
}
