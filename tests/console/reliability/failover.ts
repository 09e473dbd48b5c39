import { setTimeout as delay } from "node:timers/promises";
import { execute } from "@octroi/database/testing/databases";
import { faultList, type TrialResult } from "@octroi/web/testing/trial-result";
import { isReady, until } from "@octroi/web/testing/until";
import { visitLegs } from "../../../domain/books/books.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { startBoth } from "../../deploy/fronts.ts";
import { postgresPair } from "../../deploy/postgres-pair.ts";
import { compare, keepSigningUp } from "../../site/reliability/signups.ts";
import { addSites, countedVisits, keepReporting } from "../visits/under-load.ts";

/** How a primary goes: its process is killed, or its machine says nothing any more. */
type Loss = "killed" | "silent";

/**
 * The primary is lost while gates report, people sign up, rules are published and the ledger is written; the standby is promoted by the lines
 * of `docs/failover.md`. Two servers go on by themselves, and what was acknowledged is there, once.
 */
export async function failover(loss: Loss): Promise<TrialResult> {
  const wrong = faultList();
  await using pair = await postgresPair();
  const location = { kind: "postgres" as const, url: pair.url };
  const sites = await addSites(location, 4);
  const settings = { RATE_LIMIT: "off", SMTP_URL: "smtp://127.0.0.1:9" };
  await using one = await startBoth(location, settings);
  await using two = await startBoth(location, settings);
  const servers = [one, two];
  await using store = await openStore(location);

  const statuses = new Map<number, number>();
  const visits = keepReporting(
    sites,
    (attempt) => ({ url: (attempt % 2 === 0 ? one : two).consoleUrl }),
    (status) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== 200 && status !== 503) wrong.add(`a batch was answered ${status}`);
    },
  );
  const people = servers.map((server, number) =>
    keepSigningUp(server, { clients: 2, name: `server-${number}` }),
  );
  const rules = keepPublishing(store, sites[0]?.id ?? "");
  const ledger = keepPosting(store);
  const writers = [
    visits.acknowledged,
    ...people.map(
      ({ acknowledged }) =>
        () =>
          acknowledged.size,
    ),
    () => rules.acknowledged.size,
    () => ledger.acknowledged.size,
  ];
  const noticed = async (fault: string, isSo: () => boolean | Promise<boolean>) => {
    if (!(await until(isSo))) wrong.add(fault);
  };
  const allGoOn = async (when: string) => {
    const before = writers.map((count) => count());
    await noticed(`not everything was taken ${when}`, () =>
      writers.every((count, place) => count() >= (before[place] ?? 0) + 5),
    );
  };

  await allGoOn("before");
  if (loss === "killed") await pair.primary.stop("SIGKILL");
  else pair.primary.freeze();
  for (const server of servers) {
    await noticed("/readyz went on saying ready", async () => !(await isReady(server)));
  }
  await pair.walk("standby", "Promoting the standby");
  const promoted = performance.now();
  for (const server of servers) await noticed("/readyz never said ready again", () => isReady(server));
  await allGoOn("after");
  const seconds = (performance.now() - promoted) / 1_000;

  const sent = await visits.finish();
  await Promise.all([...people.map(({ stop }) => stop()), rules.stop(), ledger.stop()]);
  if (servers.some(({ ended }) => ended())) wrong.add("a server ended");
  const counted = await countedVisits(location, sites);
  if (counted > sent) wrong.add(`${counted - sent} visits were counted twice`);
  const list = await compare(
    location,
    people.flatMap(({ acknowledged }) => [...acknowledged]),
  );
  if (list.repeated > 0) wrong.add(`${list.repeated} people were on the list twice`);
  const published = await notesOf(pair.urls.standby, "select note as name from policy_version");
  const posted = await notesOf(pair.urls.standby, "select reference as name from ledger_entry");
  for (const [what, names] of [
    ["a version", published],
    ["an entry", posted],
  ] as const) {
    if (new Set(names).size !== names.length) wrong.add(`${what} was there twice`);
  }
  if ((await store.books.unbalanced()).length > 0) wrong.add("the ledger did not sum to zero");
  const missing = (acknowledged: ReadonlySet<string>, names: readonly string[]) =>
    [...acknowledged].filter((name) => !names.includes(name)).length;
  const answers = [...statuses.values()].reduce((sum, times) => sum + times, 0);
  return {
    what: `PostgreSQL’s primary ${loss}, the standby promoted`,
    done: `all goes on within ${seconds.toFixed(1)} s; ${sent} visits, ${list.kept} people, ${rules.acknowledged.size} versions, ${ledger.acknowledged.size} entries`,
    requests:
      answers + people.reduce((sum, each) => sum + [...each.statuses.values()].reduce((a, b) => a + b, 0), 0),
    lost:
      Math.max(sent - counted, 0) +
      list.lost +
      missing(rules.acknowledged, published) +
      missing(ledger.acknowledged, posted),
    wrong: wrong.list(),
  };
}

async function notesOf(url: string, statement: string): Promise<string[]> {
  return ((await execute({ kind: "postgres", url }, statement)) as { name: string }[]).map(
    ({ name }) => name,
  );
}

/** Publishes one version after another, each with a note of its own, by an open store: as a server does it. */
function keepPublishing(store: Store, site: string) {
  const draft = publicationOf(firstDraft("example.com"), "observe");
  if (!draft.ok) throw new Error("Expected rules that can be published.");
  const { publication } = draft;
  return keepWriting(async (note) => {
    const [latest] = await store.rules.versions(site, 1);
    // An attempt that nobody heard of may have been kept.
    if (latest?.note === note) return true;
    const { outcome } = await store.rules.publish(
      site,
      { publication, note, after: latest?.version ?? 0 },
      undefined,
    );
    return outcome === "published";
  });
}

/** Posts one entry after another, each by its reference until it is acknowledged. */
function keepPosting(store: Store) {
  const price = { amount: "0.005", currency: "EUR" };
  const legs = visitLegs({ agreement: "agreement", workspace: "workspace", price }, 3);
  return keepWriting(async (reference) => {
    await store.books.post([{ kind: "visits", reference, at: new Date(), legs, visits: 3 }]);
    return true;
  });
}

/** Writes under one name after another, each until it is acknowledged. */
function keepWriting(write: (name: string) => Promise<boolean>) {
  const acknowledged = new Set<string>();
  let stopped = false;
  const running = (async () => {
    for (let number = 0; !stopped; number += 1) {
      const name = `number ${number}`;
      while (!(await write(name).catch(() => false))) await delay(20);
      acknowledged.add(name);
    }
  })();
  return {
    acknowledged,
    async stop() {
      stopped = true;
      await running;
    },
  };
}
