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
import type { Figure } from "../report.ts";
import { measureIntake } from "./intake.ts";
import { measureNeighbor } from "./neighbor.ts";
import { addThirteenMonths, measureOverview, type OverviewFigures, overviews } from "./overview.ts";
import { measureToken } from "./token.ts";

/** A third on SQLite, where request, checks and database share one thread: decision 21. */
const leastOfBare = { SQLite: 0.33, PostgreSQL: 0.5 };

/** What a visit costs on its way in, and what a publisher waits for, beside what the database alone would take. */
export async function measureConsole(): Promise<Figure[]> {
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
  const figures: Figure[] = [];
  try {
    for (const database of ["SQLite", "PostgreSQL"] as const) {
      const open = fresh[database];
      const intake = await measureIntake({ console: await open("intake"), bare: await open("bare") });
      const taken = ratios(intake.console, intake.bare);
      const overview = await measureFilled(await open("overview"));
      const token = await measureToken(await open("token"));
      const beside = await measureNeighbor(await open("neighbor"));
      const least = leastOfBare[database];
      figures.push(
        { name: `visits taken in, ${database}`, value: Math.round(median(intake.console)), unit: "visits/s" },
        {
          name: `of bare batched upserts, ${database}`,
          value: median(taken),
          unit: "of them",
          least,
          rounds: taken,
        },
        {
          name: `p99 of a token, a hundred a second, ${database}`,
          value: median(token),
          unit: "ms",
          most: 50,
          rounds: token,
        },
        {
          name: `p99 of a batch while another site floods, beside a quiet one, ${database}`,
          value: median(beside),
          unit: "times",
          most: 2,
          rounds: beside,
        },
        ...[...overview].map(([name, { page, bare }]) => {
          const times = ratios(page, bare);
          return {
            name: `overview of 13 months${name === "whole" ? "" : `, cut by ${name},`} beside its bare queries, ${database}`,
            value: median(times),
            unit: "times",
            most: name === "whole" ? 3 : 5,
            rounds: times,
          };
        }),
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
    const measured = new Map<string, OverviewFigures>();
    const visitor = { address: server.url.replace("127.0.0.1", "localhost"), site, token };
    for (const [name, overview] of Object.entries(overviews)) {
      measured.set(name, await measureOverview(location, visitor, overview));
    }
    return measured;
  } finally {
    await server.kill("SIGTERM");
  }
}
