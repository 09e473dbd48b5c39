import { csvRow } from "@octroi/logs/csv";
import type { Person } from "../../../domain/accounts/person.ts";
import type { Order } from "../../../domain/market/order.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { maxArrivalRowsPerDay } from "../../../domain/visits/arrivals.ts";
import { isoDay } from "../../../domain/visits/day.ts";
import { todayOf } from "../../../domain/visits/site-zones.ts";
import type { Membership } from "../../../domain/workspaces/workspace.ts";
import type { Repositories } from "../../../store/store.ts";
import { visitColumns, visitRows } from "../visits/visits-table.ts";
import type { ZipFile } from "./zip.ts";

/** So many days are read at once, however long the history is. */
const daysAtOnce = 31;
/** Of a month; more than are kept of one. */
const pagesAtOnce = 50_000;
const maxVersions = 1_000;
const ordersAtOnce = 500;
const maxChanges = 10_000;

type Row = Readonly<Record<string, string | number | boolean | undefined>>;

/** Everything that is kept about a person, and of their workspaces what they may see there. */
export async function* exportFiles(store: Repositories, person: Person, now: Date): AsyncGenerator<ZipFile> {
  const { sessions, passkeys, workspaces, sites, reports, operators } = store;
  const keys = (await passkeys.list(person.id)).map(({ publicKey: _, counter: __, ...passkey }) => passkey);
  const mails = (await reports.subscriptionsOf(person.id)).map(({ site, choice, isStopped }) => ({
    site: site.domain,
    ...choice,
    isStopped,
  }));
  const since = await operators.since(person.id);
  const did = await operators.changes(maxChanges, person.id);
  const operator = { since, changes: did.map(({ by: _, ...change }) => change) };
  yield json("account.json", {
    person,
    sessions: await sessions.list(person.id),
    passkeys: keys,
    mails,
    ...((since !== undefined || did.length > 0) && { operator }),
  });
  for (const [place, membership] of (await workspaces.of(person.id)).entries()) {
    const folder = `workspace-${place + 1}`;
    yield* workspaceFiles(store, membership, folder);
    for (const site of await sites.list(membership.id)) {
      yield* siteFiles(store, site, `${folder}/${site.domain}`, now);
    }
  }
}

async function* workspaceFiles(
  { workspaces, sites, proInvitations }: Repositories,
  membership: Membership,
  folder: string,
): AsyncGenerator<ZipFile> {
  const { id, role } = membership;
  const members = (await workspaces.members(id)).map(({ personId: _, ...member }) => member);
  const invitations = role === "owner" ? await workspaces.invitations(id) : [];
  const changes = await workspaces.changes(id);
  const agreements = role === "owner" ? await proInvitations.agreements(id) : [];
  const list = await sites.list(id);
  yield json(`${folder}/workspace.json`, {
    ...membership,
    members,
    invitations,
    agreements,
    sites: list,
    changes,
  });
  yield csv(`${folder}/members.csv`, ["email", "name", "role", "since"], members);
  yield csv(`${folder}/changes.csv`, ["at", "by", "kind", "subject", "value"], changes);
  yield csv(
    `${folder}/sites.csv`,
    ["domain", "name", "connector", "status", "createdAt", "connectedAt"],
    list.map(({ domain, name, connector, status, createdAt, connectedAt }) => ({
      domain,
      name,
      connector,
      status,
      createdAt,
      connectedAt,
    })),
  );
}

async function* siteFiles(
  store: Repositories,
  site: Site,
  folder: string,
  now: Date,
): AsyncGenerator<ZipFile> {
  const { visits, siteKeys, licenses, agreements, offers, orders, rules } = store;
  const today = todayOf(site.zones, now);
  // Assistants may have sent people before any crawler came.
  const first = [await visits.firstDay(site.id), await visits.firstSentDay(site.id)];
  const months = monthsFrom(Math.min(today, ...first.flatMap((day) => day ?? [])), today);
  yield json(`${folder}/site.json`, {
    site,
    keys: await siteKeys.list(site.id),
    crawlers: (await visits.crawlers(site.id)).map(({ firstDay, ...seen }) => ({
      ...seen,
      firstDay: isoDay(firstDay),
    })),
    licenses: await licenses.list(site.id),
    agreements: (await agreements.ofSite(site.id)).filter(({ answer }) => answer !== undefined),
    offers: await offers.list(site.id),
    draft: await rules.draft(site.id),
  });
  yield { name: `${folder}/orders.json`, content: jsonList(eachOrder(orders, site.id)) };
  yield { name: `${folder}/rules.json`, content: jsonList(eachVersion(store, site.id)) };
  yield {
    name: `${folder}/visits.csv`,
    content: csvLines(["day", "time zone", ...visitColumns], eachTotal(store, site, months)),
  };
  yield { name: `${folder}/visits.json`, content: jsonList(eachTotal(store, site, months)) };
  const pageColumns = ["from", "to", "path", "section", "visits"];
  yield { name: `${folder}/pages.csv`, content: csvLines(pageColumns, eachPage(store, site.id, months)) };
  yield { name: `${folder}/pages.json`, content: jsonList(eachPage(store, site.id, months)) };
  const nameColumns = ["from", "to", "name", "visits", "lastDay"];
  yield { name: `${folder}/names.csv`, content: csvLines(nameColumns, eachName(store, site.id, months)) };
  yield { name: `${folder}/names.json`, content: jsonList(eachName(store, site.id, months)) };
  const peopleColumns = ["from", "to", "assistant", "path", "people"];
  yield { name: `${folder}/people.csv`, content: csvLines(peopleColumns, eachSent(store, site.id, months)) };
  yield { name: `${folder}/people.json`, content: jsonList(eachSent(store, site.id, months)) };
}

async function* eachVersion({ rules }: Repositories, site: string): AsyncGenerator<unknown> {
  for (const { version } of await rules.versions(site, maxVersions)) yield await rules.version(site, version);
}

async function* eachOrder(orders: Repositories["orders"], site: string): AsyncGenerator<unknown> {
  for (let after: Order | undefined; ; ) {
    const page = await orders.list({ site, limit: ordersAtOnce, after });
    yield* page;
    after = page.at(-1);
    if (page.length < ordersAtOnce) return;
  }
}

interface Days {
  from: number;
  to: number;
}

async function* eachTotal(
  { visits }: Repositories,
  { id: site, zones }: Site,
  months: readonly Days[],
): AsyncGenerator<Row> {
  for (const days of months) {
    const range = { unit: "day", ...days, step: 1 } as const;
    yield* visitRows({
      unit: "day",
      zones,
      totals: await visits.totals(site, range),
      imported: await visits.imported(site, range),
      sent: await visits.sentByDay(site, days),
    });
  }
}

async function* eachPage(
  { visits }: Repositories,
  site: string,
  months: readonly Days[],
): AsyncGenerator<Row> {
  const crawlers = (await visits.crawlers(site)).map(({ crawler }) => crawler);
  if (crawlers.length === 0) return;
  for (const days of months) {
    for (const page of await visits.pages(site, days, crawlers, pagesAtOnce)) {
      yield { from: isoDay(days.from), to: isoDay(days.to), ...page };
    }
  }
}

/** What crawlers that no list knows call themselves; without a name, those of days that had too many. */
async function* eachName(
  { visits }: Repositories,
  site: string,
  months: readonly Days[],
): AsyncGenerator<Row> {
  for (const days of months) {
    for (const { lastDay, ...named } of await visits.unlistedNames(site, days)) {
      yield { from: isoDay(days.from), to: isoDay(days.to), ...named, lastDay: isoDay(lastDay) };
    }
  }
}

/** Pages that assistants sent people to: on days when enough of them came. */
async function* eachSent(
  { visits }: Repositories,
  site: string,
  months: readonly Days[],
): AsyncGenerator<Row> {
  for (const days of months) {
    for (const sent of await visits.sentToPages(site, days, daysAtOnce * maxArrivalRowsPerDay)) {
      yield { from: isoDay(days.from), to: isoDay(days.to), ...sent };
    }
  }
}

function monthsFrom(firstDay: number, today: number): Days[] {
  const months: Days[] = [];
  for (let from = firstDay; from <= today; from += daysAtOnce) {
    months.push({ from, to: Math.min(from + daysAtOnce - 1, today) });
  }
  return months;
}

function json(name: string, value: unknown): ZipFile {
  return { name, content: once(`${JSON.stringify(value, null, 2)}\n`) };
}

function csv(name: string, columns: readonly string[], rows: readonly object[]): ZipFile {
  return { name, content: csvLines(columns, each(rows)) };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

async function* csvLines(columns: readonly string[], rows: AsyncIterable<object>): AsyncGenerator<string> {
  yield csvRow(columns);
  for await (const row of rows) {
    const fields: Readonly<Record<string, unknown>> = { ...row };
    yield csvRow(columns.map((column) => String(fields[column] ?? "")));
  }
}

async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
