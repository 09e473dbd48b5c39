import type { DatabaseLocation } from "@octroi/database/database";
import { execute } from "@octroi/database/testing/databases";
import type { Visit } from "../../../domain/visits/visit.ts";
import type { Batch } from "../../../domain/visits/visits.ts";
import { openStore } from "../../../store/store.ts";

export const site = "aaaaaaaaaaaaaaaa";
export const otherSite = "bbbbbbbbbbbbbbbb";
export const noon = new Date("2026-11-18T12:00:00.000Z");

/** A store with two sites, one of a free workspace and one of a paying one, whose clock the test moves. */
export async function openVisits(location: DatabaseLocation) {
  const clock = { now: noon };
  const store = await openStore(location, { now: () => clock.now });
  const at = noon.toISOString();
  const plans = { [site]: "free", [otherSite]: "pro" };
  for (const [id, plan] of Object.entries(plans)) {
    await execute(
      location,
      `insert into workspace (id, name, plan, created_at) values ('${plan}', '${plan}', '${plan}', '${at}')
       on conflict do nothing`,
    );
    await execute(
      location,
      `insert into site (id, workspace_id, domain, bare_domain, connector, status, created_at)
       values ('${id}', '${plan}', '${plan}.example', '${plan}.example', 'middleware', 'pending', '${at}')
       on conflict do nothing`,
    );
  }
  return {
    visits: store.visits,
    sites: store.sites,
    workspaces: store.workspaces,
    clock,
    [Symbol.asyncDispose]: () => store.close(),
  };
}

let ids = 0;

export function visit(changes: Partial<Visit> = {}): Visit {
  ids += 1;
  return {
    id: `event-${ids}`,
    time: noon.getTime() - 1_000,
    crawler: "GPTBot",
    identity: "verified",
    decision: "block",
    status: 403,
    robots: "unknown",
    path: "/recettes/brioche",
    ...changes,
  };
}

export function batch(visits: readonly Visit[], changes: Partial<Batch> = {}): Batch {
  ids += 1;
  return { site, id: `batch-${ids}`, visits: [...visits], late: 0, malformed: 0, ...changes };
}

/** Many visits, each different. */
export function many(count: number, changes: (index: number) => Partial<Visit> = () => ({})): Visit[] {
  return Array.from({ length: count }, (_, index) => visit(changes(index)));
}
