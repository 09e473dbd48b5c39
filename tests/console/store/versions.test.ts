import { existsSync } from "node:fs";
import type { DatabaseLocation } from "@octroi/database/database";
import { onEachDatabase } from "@octroi/database/testing/databases";
import { runsSlow } from "@octroi/ui/testing/slow";
import { beforeAll, expect, test } from "vitest";
import { ownSiteId } from "../../../domain/sites/own-site.ts";
import { openStore, type Store } from "../../../store/store.ts";
import {
  type Bare,
  columnsIn,
  emptyPlaces,
  migrationNames,
  openBare,
  quoted,
  type Rows,
  rowsFile,
  sqlUpTo,
  statementsFile,
} from "./schemas.ts";

/** When the rows were kept: nothing of it has expired, and the token before a session’s is still under way. */
const now = () => new Date("2026-11-18T09:02:30.000Z");

/** Columns that a later migration rewrote or dropped on purpose, and why. */
const changedOnPurpose: Readonly<Record<string, string>> = {
  ledger: "its counts are visits of the public site",
  "job.payload": "mails look names up, and hold the ids of whose they are",
};

/** `npm test` opens the oldest, the newest ones and every eighth between; `npm run test:exhaustive` all of them. */
const opened = migrationNames.filter(
  (_, index) => runsSlow || index % 8 === 0 || index >= migrationNames.length - 3,
);

test("every migration has a database of its day: npm run record:schemas", () => {
  const missing = migrationNames.filter(
    (name) => !existsSync(statementsFile(name, "sqlite")) || !existsSync(statementsFile(name, "postgres")),
  );
  expect(missing).toEqual([]);
});

onEachDatabase((_, emptyDatabase) => {
  let shapeToday: Rows;
  beforeAll(async () => {
    const location = await emptyDatabase();
    await (await openStore(location, { now })).close();
    shapeToday = await shapeOf(location);
  });

  test.for(opened.map((name) => ({ name })))(
    "a database of $name opens, and keeps what it held",
    async ({ name }) => {
      const location = await emptyDatabase();
      const before = await databaseOf(name, location);
      expect(before.empty, `rows for ${rowsFile(name)}`).toEqual([]);
      {
        await using store = await openStore(location, { now });
        expect(await store.ready()).toBe(true);
        await expectRead(store, new Set(before.contents.keys()));
      }
      expect(await shapeOf(location)).toEqual(shapeToday);
      await using bare = await openBare(location);
      const after = await contentsOf(bare, location);
      expect(lostFrom(before.contents, after)).toEqual([]);
    },
  );
});

/** Makes a database as a version left it, with what it held. */
async function databaseOf(name: string, location: DatabaseLocation) {
  await using bare = await openBare(location);
  await bare.run(sqlUpTo(name, location.kind));
  return { contents: await contentsOf(bare, location), empty: await emptyPlaces(bare, location.kind) };
}

async function contentsOf(bare: Bare, { kind }: DatabaseLocation): Promise<Map<string, Rows>> {
  const contents = new Map<string, Rows>();
  for (const table of (await columnsIn(bare, kind)).keys()) {
    contents.set(table, await bare.rows(`select * from ${quoted(table)}`));
  }
  // It says when the store was last asked whether it is ready.
  contents.delete("heartbeat");
  return contents;
}

/** The rows, each as far as it is told by columns that were there before, that are no longer there. */
function lostFrom(before: ReadonlyMap<string, Rows>, after: ReadonlyMap<string, Rows>): string[] {
  return [...before].flatMap(([table, rows]) => {
    if (`${table}` in changedOnPurpose) return [];
    const columns = Object.keys(rows[0] ?? {}).filter(
      (column) => !(`${table}.${column}` in changedOnPurpose),
    );
    const toldBy = (row: Rows[number]) => JSON.stringify(columns.map((column) => row[column] ?? null));
    const kept = new Set(after.get(table)?.map(toldBy));
    return rows.filter((row) => !kept.has(toldBy(row))).map((row) => `${table}: ${toldBy(row)}`);
  });
}

/** What today's code makes of it. */
async function expectRead(store: Store, tables: ReadonlySet<string>): Promise<void> {
  if (tables.has("person")) {
    expect(await store.sessions.find("token")).toMatchObject({ person: { id: "ada", name: "Ada" } });
    expect(await store.passkeys.list("ada")).toMatchObject([{ id: "credential", counter: 2 }]);
  }
  if (tables.has("workspace")) {
    expect(await store.workspaces.of("ada")).toMatchObject([{ id: "workspace-ada", role: "owner" }]);
    expect(await store.workspaces.findInvitation("invitation-1")).toMatchObject({ role: "reader" });
    expect(await store.workspaces.changes("workspace-eve")).toHaveLength(4);
  }
  if (tables.has("site")) {
    const sites = await store.sites.list("workspace-ada");
    expect(sites.map(({ id }) => id).toSorted()).toEqual(["site-example", "site-proxied"]);
    expect(await store.siteKeys.verify("site-example", "key")).toBe("valid");
    expect(await store.siteKeys.verify("site-gone", "key")).toBe("gone");
  }
  if (tables.has("visit_day")) {
    const days = { unit: "day", from: 20_775, to: 20_776, step: 1 } as const;
    const totals = await store.visits.totals("site-example", days);
    expect(totals.map(({ crawler, visits }) => [crawler, visits]).toSorted()).toEqual([
      ["ClaudeBot", 1],
      ["GPTBot", 1],
      ["GPTBot", 2],
    ]);
    expect(await store.visits.recent("site-example", 10)).toHaveLength(4);
  }
  if (tables.has("ledger")) {
    const days = { unit: "day", from: 20_774, to: 20_774, step: 1 } as const;
    expect(await store.visits.totals(ownSiteId, days)).toMatchObject([{ crawler: "GPTBot", visits: 3 }]);
  }
  if (tables.has("policy_version")) {
    expect(await store.rules.published("site-example")).toMatchObject({ version: { version: 2 } });
    expect(await store.rules.draft("site-example")).toMatchObject({ mode: "enforce", by: "Ada" });
  }
  if (tables.has("ended_key")) {
    expect(await store.siteKeys.verify("site-example", "ended-key")).toBe("ended");
  }
  if (tables.has("license")) {
    const licenses = await store.licenses.list("site-example");
    expect(licenses.map(({ id, withdrawnAt }) => [id, withdrawnAt !== undefined])).toEqual([
      ...(tables.has("slice") ? [["license-4", false]] : []),
      ...(tables.has("market_order") ? [["license-3", false]] : []),
      ["license-1", true],
      ["license-2", false],
    ]);
  }
  if (tables.has("dns_target")) {
    expect(await store.dnsConnections.servedSites()).toMatchObject([{ id: "site-proxied" }]);
  }
  if (tables.has("share")) {
    expect(await store.shares.find("site-example")).toMatchObject({ showsRules: true });
    expect(await store.shares.find("link-token")).toMatchObject({ id: "share-link", showsRules: false });
  }
  if (tables.has("api_token")) {
    expect(await store.apiTokens.verify({ id: "tokentokentokena", secret: "x".repeat(43) })).toMatchObject({
      outcome: "valid",
      bearer: { name: "Newsroom", scopes: ["read:visits", "write:rules"], sites: "all" },
    });
    expect(await store.apiTokens.list("workspace-ada")).toMatchObject([
      { name: "One site", sites: ["example.com"], endedAt: expect.any(String) },
      { name: "Newsroom", sites: "all" },
    ]);
  }
  if (tables.has("mail_choice")) {
    expect(await store.reports.find("ada", "site-example")).toMatchObject({
      choice: { reports: true, alerts: false, instant: tables.has("site_alert") },
      isStopped: true,
    });
  }
}

/** Its columns and indexes. */
async function shapeOf(location: DatabaseLocation): Promise<Rows> {
  await using bare = await openBare(location);
  return await bare.rows(
    location.kind === "sqlite"
      ? `select tables.name as "table", columns.name, columns.type, columns."notnull", columns.dflt_value
           from sqlite_schema as tables, pragma_table_info(tables.name) as columns where tables.type = 'table'
         union all select tbl_name, name, sql, null, null from sqlite_schema where type = 'index' order by 1, 2`
      : `select table_name, column_name, data_type, is_nullable, column_default
           from information_schema.columns where table_schema = 'public'
         union all select tablename, indexname, indexdef, null, null from pg_indexes where schemaname = 'public'
         order by 1, 2`,
  );
}
