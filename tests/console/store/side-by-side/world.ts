import type { DatabaseLocation } from "@octroi/database/database";
import type { Random } from "@octroi/web/testing/random";
import type { Person } from "../../../../domain/accounts/person.ts";
import { msPerDay, msPerHour } from "../../../../domain/visits/day.ts";
import { decisions, identities, type Visit } from "../../../../domain/visits/visit.ts";
import type { Plan } from "../../../../domain/workspaces/workspace.ts";
import { openStore, type Store } from "../../../../store/store.ts";
import { addedSite } from "../../added-site.ts";
import { stoppedClock } from "../../clock.ts";

export const crawlers = ["GPTBot", "ClaudeBot", "CCBot", "Bytespider", "unlisted"];
export const start = Date.parse("2026-03-01T12:00:00.000Z");

export interface Site {
  id: string;
  workspace: string;
  plan: Plan;
}

/** What the console said that it has done, which is all that the figures are compared with. */
export interface Ledger {
  /** By site, the visits that it took, whether for the first time or again. */
  visits: Map<string, Map<string, Visit>>;
  /** By site, how many visits it said were new. */
  counted: Map<string, number>;
  /** By site, the days of logs that were added, less those that were taken back. */
  importedDays: Map<string, number>;
  /** By site, the versions that were published. */
  versions: Map<string, number[]>;
  plans: Map<string, Plan>;
  removed: Set<string>;
  /** Addresses that a mail is owed to. */
  mails: Set<string>;
  faults: string[];
}

export interface World {
  location: DatabaseLocation;
  random: Random;
  clock: ReturnType<typeof stoppedClock>;
  /** Two consoles on one database. */
  stores: readonly [Store, Store];
  /** A console of a week ago: what is planned there for in a week is due now. */
  aWeekAgo: Store;
  ledger: Ledger;
  sites: Site[];
  /** Two owners of each workspace that stays. */
  owners: Map<string, readonly [Person, Person]>;
  /** A number that nothing else has. */
  next(): number;
}

export async function createWorld(location: DatabaseLocation, random: Random) {
  const clock = stoppedClock(new Date(start).toISOString());
  const stores = [
    await openStore(location, { now: clock.now }),
    await openStore(location, { now: clock.now }),
  ] as const;
  const aWeekAgo = await openStore(location, { now: () => new Date(clock.now().getTime() - 7 * msPerDay) });
  let last = 0;
  const world: World = {
    location,
    random,
    clock,
    stores,
    aWeekAgo,
    ledger: {
      visits: new Map(),
      counted: new Map(),
      importedDays: new Map(),
      versions: new Map(),
      plans: new Map(),
      removed: new Set(),
      mails: new Set(),
      faults: [],
    },
    sites: [],
    owners: new Map(),
    next() {
      last += 1;
      return last;
    },
  };
  for (const plan of ["free", "pro", "pro"] as const) {
    const { workspace, people } = await addWorkspace(world, plan);
    world.owners.set(workspace, people);
    for (let count = 0; count < 2; count += 1) world.sites.push(await addSite(world, workspace, plan));
  }
  return {
    ...world,
    async [Symbol.asyncDispose]() {
      await Promise.all([...stores, aWeekAgo].map((store) => store.close()));
    },
  };
}

export async function addPerson({ stores: [store], next }: World): Promise<Person> {
  const name = `Person ${next()}`;
  const { id, email } = await store.people.ensure(`person-${next()}@example.com`, "en");
  await store.people.welcome(id, { name, language: "en", terms: "1" });
  const person = await store.people.findByEmail(email);
  if (person === undefined) throw new Error(`Expected ${email} to be kept, found nobody.`);
  return person;
}

/** A workspace with two owners. */
export async function addWorkspace(world: World, plan: Plan) {
  const [store] = world.stores;
  const people = [await addPerson(world), await addPerson(world)] as const;
  const { id: workspace } = await store.workspaces.currentOf(people[0]);
  if (plan === "pro") await store.workspaces.setPlan(workspace, plan, undefined);
  const { email } = people[1];
  const invited = { email, role: "owner", language: "en" } as const;
  const invitation = await store.workspaces.invite(workspace, invited, people[0].id);
  if (invitation === "member") throw new Error(`Expected ${email} to be invited, found a member.`);
  await store.workspaces.accept(invitation.id, people[1]);
  return { workspace, people };
}

export async function addSite(
  { stores: [store], ledger, next }: World,
  workspace: string,
  plan: Plan,
): Promise<Site> {
  const domain = `site-${next()}.example`;
  const added = await addedSite(store, { workspaceId: workspace, domain });
  const { id } = added.site;
  ledger.plans.set(id, plan);
  return { id, workspace, plan };
}

/** Visits of the last day and a half. */
export function freshVisits({ random, next }: World, count: number): Visit[] {
  return Array.from({ length: count }, () => visit(random, next(), start - random.below(36 * msPerHour)));
}

/** Visits of one day, each to a page of its own: more of them than are kept once the day is over. */
export function visitsOfOneDay({ random, next }: World, count: number, daysAgo: number): Visit[] {
  return Array.from({ length: count }, () => {
    const number = next();
    return { ...visit(random, number, start - daysAgo * msPerDay), path: `/news/${number}`, status: 200 };
  });
}

function visit(random: Random, number: number, time: number): Visit {
  const decision = pick(random, decisions);
  return {
    id: `event-${number}`,
    time,
    crawler: pick(random, crawlers),
    identity: pick(random, identities),
    decision,
    status: { allow: 200, limit: 429, block: 403, charge: 402 }[decision],
    robots: "unknown",
    path: pick(random, [
      "/",
      "/about",
      "/news/today",
      `/news/${random.below(40)}`,
      `/food/${random.below(9)}`,
    ]),
  };
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error("Expected something to pick from, found an empty list.");
  return item;
}
