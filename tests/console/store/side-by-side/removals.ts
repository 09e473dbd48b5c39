import { until } from "@octroi/web/testing/until";
import { rulesByTwo } from "./people.ts";
import { importTwice, send } from "./visits.ts";
import { addPerson, addSite, addWorkspace, freshVisits, pick, type Site, type World } from "./world.ts";

export function housekeeping({ stores, ledger }: World) {
  return async () => {
    await Promise.all(stores.map((store) => store.forgetExpired()));
    await deleteFigures(stores, ledger);
  };
}

export async function deleteFigures(stores: World["stores"], ledger: World["ledger"]): Promise<void> {
  for (const { failures } of await Promise.all(stores.map((store) => store.deleteFigures()))) {
    ledger.faults.push(...failures.map((failure) => `deletion of figures: ${failure}`));
  }
}

/** Both consoles are sent visits of a site until it is gone; resolves once some were counted, or none will be. */
async function startVisits(world: World, { id: site }: Site): Promise<{ ended: Promise<unknown> }> {
  let isGone = false;
  const ended = Promise.all(
    world.stores.map(async (store) => {
      while (!isGone) {
        const outcome = await send(world, store, site, freshVisits(world, 10), `batch-${world.next()}`);
        isGone ||= outcome === "site-gone";
        if (outcome === "over-allowance") world.clock.forward({ ms: 100 });
      }
    }),
  );
  await until(() => isGone || (world.ledger.counted.get(site) ?? 0) >= 40);
  return { ended };
}

export function removedSite(world: World) {
  const { random, stores, ledger } = world;
  const { workspace, plan } = pick(random, world.sites);
  const owner = world.owners.get(workspace)?.[0];
  const store = pick(random, stores);
  return async () => {
    const site = await addSite(world, workspace, plan);
    const visits = await startVisits(world, site);
    await Promise.all([store.sites.remove(site.id, owner?.id), importTwice({ ...world, sites: [site] })()]);
    ledger.removed.add(site.id);
    await Promise.all([visits.ended, deleteFigures(stores, ledger)]);
  };
}

export function removedWorkspace(world: World) {
  const { stores, aWeekAgo } = world;
  return async () => {
    const { workspace, people } = await addWorkspace(world, "pro");
    const site = await addSite(world, workspace, "pro");
    world.ledger.removed.add(site.id);
    const visits = await startVisits(world, site);
    await aWeekAgo.workspaces.planDeletion(workspace, people[0].id);
    const [one, two] = stores;
    const alone = { ...world, sites: [site], owners: new Map([[workspace, people]]) };
    await Promise.all([
      one.workspaces.eraseDue(),
      two.workspaces.eraseDue(),
      rulesByTwo(alone)(),
      one.people.change(people[1].id, { name: "Somebody", language: "fr" }),
      two.workspaces.removeMember(workspace, people[1].id, people[0].id),
    ]);
    await visits.ended;
  };
}

/** With the workspace that is theirs alone, while its site is visited. */
export function personWhoLeaves(world: World) {
  const { stores, ledger } = world;
  return async () => {
    const person = await addPerson(world);
    const { id: workspace } = await stores[0].workspaces.currentOf(person);
    const site = await addSite(world, workspace, "free");
    const visits = await startVisits(world, site);
    const outcomes = await Promise.all(stores.map(({ people }) => people.erase(person.id)));
    if (!outcomes.includes("erased")) ledger.faults.push(`a person stayed: ${outcomes}`);
    ledger.removed.add(site.id);
    await visits.ended;
  };
}
