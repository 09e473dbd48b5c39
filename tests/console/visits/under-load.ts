import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseLocation } from "@octroi/database/database";
import { type ProcessOptions, startProcess } from "@octroi/web/testing/server-process";
import { dayOf } from "../../../domain/visits/day.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { events, lines } from "./server.ts";

export const eventsPerBatch = 20;
const clients = 8;

/** The console in a process of its own. Needs a build. */
export function startCollector(
  location: DatabaseLocation,
  environment: Readonly<Record<string, string>> = {},
  options: ProcessOptions = {},
) {
  const file = join(import.meta.dirname, "../../../server/main.ts");
  const settings = {
    PORT: "0",
    CONSOLE_PORT: "0",
    DATABASE_URL: location.kind === "sqlite" ? location.file : location.url,
    CONSOLE_SECRET: Buffer.alloc(32, 7).toString("base64url"),
    SMTP_URL: "smtp://127.0.0.1:9",
    ...environment,
  };
  return startProcess(file, settings, { face: "Octroi console", ...options });
}

/** Sites to report to, each with what it is authorized by. */
export async function addSites(location: DatabaseLocation, count: number) {
  await using store = await openStore(location);
  const person = await store.people.ensure("ada@example.com", "en");
  const { id: workspaceId } = await store.workspaces.currentOf(person);
  const sites: { id: string; authorization: string }[] = [];
  for (let number = 0; number < count; number += 1) {
    const domain = `site-${number}.com`;
    const added = await addedSite(store, { workspaceId, domain });
    sites.push({ id: added.site.id, authorization: `Basic ${btoa(`${added.site.id}:${added.secret}`)}` });
  }
  return sites;
}

export interface Load {
  /** Batches that got their 200. */
  acknowledged(): number;
  /** Batches that are sent, and not acknowledged yet. */
  underWay(): number;
  /** Lets every batch that was begun be acknowledged, and sends no more. Resolves to the number of visits sent. */
  finish(): Promise<number>;
}

/** Reports as gates do: a batch is sent again, as it was, until a server says that it is kept. */
export function keepReporting(
  sites: readonly { authorization: string }[],
  serverFor: (attempt: number) => { url: string } | undefined,
  onAnswer: (status: number) => void = () => {},
): Load {
  let acknowledged = 0;
  let sent = 0;
  let isFinishing = false;

  async function report(site: { authorization: string }): Promise<void> {
    const headers = { authorization: site.authorization, "idempotency-key": crypto.randomUUID() };
    const body = lines(events(eventsPerBatch));
    sent += eventsPerBatch;
    for (let attempt = 0; ; attempt += 1) {
      const server = serverFor(attempt);
      const response =
        server &&
        (await fetch(`${server.url}/v1/visits`, { method: "POST", headers, body }).catch(() => undefined));
      await response?.body?.cancel();
      if (server) onAnswer(response?.status ?? 0);
      if (response?.ok) break;
      await delay(20);
    }
    acknowledged += 1;
  }

  async function client(number: number): Promise<void> {
    for (let turn = number; !isFinishing; turn += clients) {
      const site = sites[turn % sites.length];
      if (site !== undefined) await report(site);
    }
  }

  const running = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return {
    acknowledged: () => acknowledged,
    underWay: () => sent / eventsPerBatch - acknowledged,
    async finish() {
      isFinishing = true;
      await running;
      return sent;
    },
  };
}

/** What a reader of the dashboards would add up to. */
export async function countedVisits(
  location: DatabaseLocation,
  sites: readonly { id: string }[],
): Promise<number> {
  await using store = await openStore(location, { create: false });
  const today = dayOf(Date.now());
  let total = 0;
  for (const { id } of sites) {
    const range = { unit: "day", from: today - 1, to: today, step: 1 } as const;
    total += (await store.visits.totals(id, range)).reduce((sum, { visits }) => sum + visits, 0);
  }
  return total;
}
