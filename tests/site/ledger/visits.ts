import { get } from "node:http";
import type { DatabaseLocation } from "@octroi/database/database";
import { ownSiteId } from "../../../domain/sites/own-site.ts";
import { dayOf } from "../../../domain/visits/day.ts";
import type { TimedTotal } from "../../../domain/visits/totals.ts";
import type { Visit } from "../../../domain/visits/visit.ts";
import { openStore, type Store } from "../../../store/store.ts";

/** One visit under a name, and its status. */
export async function visitAs(userAgent: string, address: string): Promise<number> {
  const response = await fetch(address, { headers: { "user-agent": userAgent }, redirect: "manual" });
  await response.arrayBuffer();
  return response.status;
}

/** A person who follows a link of an assistant’s answer, as a browser says it. */
export async function arriveFrom(referer: string, address: string): Promise<void> {
  const headers = {
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
    accept: "text/html",
    referer,
  };
  // `fetch` would say that it is no navigation.
  await new Promise<void>((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => {
      response.resume().on("end", resolve);
    }).on("error", reject);
  });
}

/** Counts visits to the public site, as the console does that is told of them. */
export async function countVisits(
  { visits }: Pick<Store, "visits">,
  {
    times = 1,
    site = ownSiteId,
    ...details
  }: Partial<Omit<Visit, "id">> & {
    times?: number;
    site?: string;
  } = {},
): Promise<void> {
  const visit = {
    time: Date.now(),
    crawler: "GPTBot",
    identity: "verified",
    decision: "charge",
    status: 402,
    robots: "unknown",
    path: "/fr",
    ...details,
  } as const;
  const batch = Array.from({ length: times }, () => ({ ...visit, id: crypto.randomUUID() }));
  await visits.receive({ site, id: undefined, visits: batch, late: 0, malformed: 0 });
}

/** What was counted of the public site, on any day up to today. */
export async function countedVisits(location: DatabaseLocation): Promise<TimedTotal[]> {
  await using store = await openStore(location, { create: false });
  // Before the store is closed.
  return await store.visits.totals(ownSiteId, { unit: "day", from: 0, to: dayOf(Date.now()), step: 1 });
}
