import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { startPostgres } from "@octroi/database/testing/postgres";
import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";
import { termsVersion } from "../../domain/accounts/person.ts";
import { median } from "../../scripts/median.ts";
import { openStore } from "../../store/store.ts";
import { startCollector } from "../../tests/console/visits/under-load.ts";
import { measureIntake } from "./intake.ts";
import { addThirteenMonths, measureOverview } from "./overview.ts";
import { measureScreen } from "./screen.ts";

/** What a visit costs on its way in, and what a publisher waits for. */
export async function measureConsole() {
  ensureFreshBuild("console");
  const folder = await mkdtemp(join(tmpdir(), "octroi-bench-"));
  await using postgres = await startPostgres();
  const fresh = {
    SQLite: async (name: string): Promise<DatabaseLocation> => ({
      kind: "sqlite",
      file: join(folder, `${name}.sqlite`),
    }),
    PostgreSQL: async (): Promise<DatabaseLocation> => ({
      kind: "postgres",
      url: `${await postgres.freshUrl()}?connect_timeout=600`,
    }),
  };
  const figures = [];
  try {
    for (const [database, open] of Object.entries(fresh)) {
      const intake = await measureIntake({ console: await open("intake"), bare: await open("bare") });
      const taken = ratios(intake.console, intake.bare);
      const overview = await measureFilled(await open("overview"));
      const times = ratios(overview.page, overview.bare);
      figures.push(
        { name: `console, ${database}: visits taken in`, value: median(intake.console), unit: "1/s" },
        {
          name: `console, ${database}: visits taken in, beside bare batched upserts`,
          value: median(taken),
          unit: "times",
          least: 0.5,
          rounds: taken,
        },
        {
          name: `console, ${database}: overview of 13 months of every crawler`,
          value: median(overview.page),
          unit: "ms",
        },
        {
          name: `console, ${database}: the same, beside its bare queries`,
          value: median(times),
          unit: "times",
          most: 3,
          rounds: times,
        },
        {
          name: `console, ${database}: from a visit’s report to the screen`,
          value: median(overview.visitToScreen),
          unit: "ms",
          most: 2_000,
          rounds: overview.visitToScreen.map(Math.round),
        },
        {
          name: `console, ${database}: weight of the overview, fonts apart`,
          value: overview.weight,
          unit: "kB",
          most: 120,
        },
      );
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function ratios(of: readonly number[], to: readonly number[]): number[] {
  return of.map((value, round) => Number((value / (to[round] ?? Number.NaN)).toFixed(2)));
}

/** A console whose one site has had every crawler for thirteen months. */
async function measureFilled(location: DatabaseLocation) {
  const store = await openStore(location);
  const { id } = await store.people.ensure("ada@example.com", "en");
  await store.people.welcome(id, { name: "Ada", language: "en", terms: termsVersion });
  const person = await store.people.find(id);
  if (person === undefined) throw new Error("Expected a person, found nobody.");
  const { id: workspaceId } = await store.workspaces.currentOf(person);
  await store.workspaces.setPlan(workspaceId, "pro", undefined);
  const added = await store.sites.add({ workspaceId, domain: "example.com", connector: "middleware" }, id);
  if (typeof added === "string") throw new Error(`Expected a new site, found ${added}.`);
  const { token } = await store.sessions.start(id, "Firefox, Linux");
  await store.close();
  const site = added.site.id;
  await addThirteenMonths(location, site);
  const server = await startCollector(location);
  try {
    const opened = {
      address: server.url.replace("127.0.0.1", "localhost"),
      site,
      token,
      authorization: `Basic ${btoa(`${site}:${added.secret}`)}`,
    };
    return { ...(await measureOverview(location, opened)), ...(await measureScreen(opened)) };
  } finally {
    await server.kill("SIGTERM");
  }
}
