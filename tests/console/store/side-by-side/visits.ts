import { dayOf } from "../../../../domain/visits/day.ts";
import type { Visit } from "../../../../domain/visits/visit.ts";
import type { Store } from "../../../../store/store.ts";
import { freshVisits, pick, start, visitsOfOneDay, type World } from "./world.ts";

export async function send(
  { ledger }: World,
  store: Store,
  site: string,
  visits: readonly Visit[],
  id?: string,
) {
  const reception = await store.visits.receive({ site, id, visits: [...visits], late: 0, malformed: 0 });
  if (reception.outcome !== "counted") return reception.outcome;
  const { accepted, unknown } = reception.intake;
  ledger.counted.set(site, (ledger.counted.get(site) ?? 0) + accepted + unknown);
  const taken = ledger.visits.get(site) ?? new Map();
  for (const visit of visits) taken.set(visit.id, visit);
  ledger.visits.set(site, taken);
  return "counted";
}

export function oneBatch(world: World) {
  const { random, next } = world;
  const [site, store] = [pick(random, world.sites).id, pick(random, world.stores)];
  const [visits, id] = [freshVisits(world, 5 + random.below(25)), `batch-${next()}`];
  return () => send(world, store, site, visits, id);
}

/** To both at once, as when an answer is late, and once more. */
export function batchAgain(world: World) {
  const { random, stores, next } = world;
  const { id: site } = pick(random, world.sites);
  const [visits, id] = [freshVisits(world, 20), `batch-${next()}`];
  return async () => {
    await Promise.all(stores.map((store) => send(world, store, site, visits, id)));
    await send(world, stores[0], site, visits, id);
  };
}

/** From a gate that cuts its batches anew, or knows none. */
export function batchUnderAnotherKey(world: World) {
  const { random, stores, next } = world;
  const { id: site } = pick(random, world.sites);
  const visits = freshVisits(world, 30);
  const cut = 1 + random.below(29);
  const ids = [`batch-${next()}`, `batch-${next()}`, random.below(2) === 0 ? undefined : `batch-${next()}`];
  return () =>
    Promise.all([
      send(world, stores[0], site, visits.slice(0, cut), ids[0]),
      send(world, stores[1], site, visits.slice(cut - 1), ids[1]),
      send(world, stores[1], site, visits, ids[2]),
    ]);
}

/** More pages than a day keeps once it is over: retention has some to fold. */
export function batchOfPastDay(world: World) {
  const { random, stores, next } = world;
  const { id: site } = pick(random, world.sites);
  const [visits, id] = [visitsOfOneDay(world, 400, 3), `batch-${next()}`];
  return () => Promise.all(stores.map((store) => send(world, store, site, visits, id)));
}

export function batchOfLongAgo(world: World) {
  const { stores, next } = world;
  const [site] = world.sites;
  const [visits, id] = [visitsOfOneDay(world, 20, 200), `batch-${next()}`];
  return async () => site && send(world, stores[0], site.id, visits, id);
}

export function retention({ stores, clock, ledger }: World) {
  return async () => {
    const results = await Promise.all(stores.map(({ visits }) => visits.purge(clock.now())));
    for (const result of results) {
      if (result.outcome !== "purged") ledger.faults.push("retention doubts the clock");
      else ledger.faults.push(...result.failures.map((failure) => `retention: ${failure}`));
    }
  };
}

/** What every log says of a day. */
export const importedVisits = (day: number) => 10 + (day % 7);

export function importTwice({ random, sites, stores, ledger }: World) {
  const { id: site } = pick(random, sites);
  const last = dayOf(start) - 5 - random.below(30);
  const days = Array.from({ length: 20 }, (_, index) => last - index).map((day) => ({
    day,
    crawler: "GPTBot",
    visits: importedVisits(day),
  }));
  return async () => {
    const results = await Promise.all(stores.map(({ visits }) => visits.importDays(site, days)));
    for (const result of results) addTo(ledger.importedDays, site, result.days);
  };
}

export function importTakenBack({ random, sites, stores, ledger }: World) {
  const { id: site } = pick(random, sites);
  return async () => {
    for (const removed of await Promise.all(stores.map(({ visits }) => visits.removeImported(site)))) {
      addTo(ledger.importedDays, site, -removed);
    }
  };
}

function addTo(sums: Map<string, number>, name: string, value: number): void {
  sums.set(name, (sums.get(name) ?? 0) + value);
}
