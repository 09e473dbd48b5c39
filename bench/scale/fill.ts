import { knownCrawlers } from "@octroi/crawlers/identify";
import type { DatabaseLocation } from "@octroi/database/database";
import pg from "pg";
import { termsVersion } from "../../domain/accounts/person.ts";
import { dayOf } from "../../domain/visits/day.ts";
import { decisions, identities } from "../../domain/visits/visit.ts";
import { openStore } from "../../store/store.ts";
import { visitsEntry } from "../../tests/console/store/publishers.ts";

/** How sites differ: few are large, most are small, and those pay nothing. */
export const kinds = [
  { name: "largest", part: 0.001, plan: "pro", days: 400, crawlers: 60, pages: 1_000 },
  { name: "large", part: 0.01, plan: "pro", days: 400, crawlers: 30, pages: 100 },
  { name: "middle", part: 0.1, plan: "pro", days: 400, crawlers: 15, pages: 20 },
  // What the free plan keeps, and one day that the next round deletes.
  { name: "small", part: 0.889, plan: "free", days: 94, crawlers: 5, pages: 3 },
] as const;

export type PostgresLocation = Extract<DatabaseLocation, { kind: "postgres" }>;

export interface FilledSite {
  site: string;
  kind: (typeof kinds)[number]["name"];
  workspace: string;
  owner: string;
  /** What its gate reports with. */
  authorization: string;
}

/** Accounts and sites as people make them, and figures as the daily round leaves them. At least one site of each kind. */
export async function fill(location: PostgresLocation, count: number): Promise<FilledSite[]> {
  const sites = await addPeople(location, count);
  await addFigures(location.url, sites);
  return sites;
}

async function addPeople(location: DatabaseLocation, count: number): Promise<FilledSite[]> {
  await using store = await openStore(location);
  const sizes = kinds.map(({ part }) => Math.max(1, Math.round(part * count)));
  const wanted = kinds.flatMap((kind, index) => Array.from({ length: sizes[index] ?? 0 }, () => kind));
  const sites: FilledSite[] = [];
  const queue = wanted.entries();
  const work = async () => {
    for (const [number, { name, plan }] of queue) {
      const { id: owner } = await store.people.ensure(`person-${number}@example.com`, "en");
      await store.people.welcome(owner, { name: "Ada", language: "en", terms: termsVersion });
      const person = await store.people.find(owner);
      if (person === undefined) throw new Error("Expected a person, found nobody.");
      const { id: workspace } = await store.workspaces.currentOf(person);
      if (plan === "pro") await store.workspaces.setPlan(workspace, plan, undefined);
      const added = await store.sites.add(
        { workspaceId: workspace, domain: `site-${number}.example.com`, connector: "middleware" },
        undefined,
      );
      if (typeof added === "string") throw new Error(`Expected a new site, found ${added}.`);
      const site = added.site.id;
      const authorization = `Basic ${btoa(`${site}:${added.secret}`)}`;
      sites.push({ site, kind: name, workspace, owner, authorization });
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return sites;
}

/** By the database itself, whose connections wait for nothing: thirty million rows that are sent one by one take hours. */
async function addFigures(url: string, sites: readonly FilledSite[]): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    for (const text of figuresOf(sites)) await pool.query(text);
  } finally {
    await pool.end();
  }
}

function* figuresOf(sites: readonly FilledSite[]): Generator<string> {
  const today = dayOf(Date.now());
  const tokens = knownCrawlers.map(({ token }, index) => `(${index + 1}, '${token}')`);
  yield `insert into crawler (id, token) values ${tokens.join(", ")} on conflict do nothing`;
  for (const { name, days, crawlers, pages } of kinds) {
    const ids = sites.filter(({ kind }) => kind === name).map(({ site }) => `('${site}')`);
    const first = today - days + 1;
    const day = `generate_series(${first}, ${today}) as day`;
    const page = `generate_series(1, ${pages}) as page`;
    const ofSites = `(values ${ids.join(", ")}) as of_kind (site)`;
    yield `insert into visit_site (site, last_number, last_page, pages, event_ids, allowance, allowance_at)
       select site, 0, ${pages}, ${pages}, 0, 5000, ${Date.now()} from ${ofSites} on conflict do nothing`;
    yield `insert into visit_day (site, day, crawler, identity, decision, status, robots, visits)
       select site, day, crawler.id, kind * ${identities.length - 1}, kind * ${decisions.indexOf("block")}, kind * 3, 0,
         1 + (day + crawler.id) % 40
       from ${ofSites}, ${day}, crawler, generate_series(0, 1) as kind
       where crawler.id <= ${crawlers} and (kind = 0 or crawler.id % 2 = 0)`;
    yield `insert into crawler_seen (site, crawler, first_day, last_time)
       select site, id, ${first}, ${Date.now()} from ${ofSites}, crawler where id <= ${crawlers}`;
    yield `insert into page (site, id, section, path)
       select site, page, 'section-' || (page % 20), '/section-' || (page % 20) || '/' || page from ${ofSites}, ${page}`;
    yield `insert into page_day (site, day, page, crawler, identity, decision, status, visits)
       select site, day, page, 1 + page % ${crawlers}, 0, 0, 0, 1 + ${pages} / page from ${ofSites}, ${day}, ${page}`;
  }
  yield "vacuum analyze";
}

/** An agreement that a tenth of the sites joined, each with what a month came to by the day: of the month before the last. */
export async function addEarnings(location: DatabaseLocation, sites: readonly FilledSite[]): Promise<number> {
  await using store = await openStore(location);
  const { id: agreement, price } = await store.agreements.add({
    company: "Example AI",
    crawlers: ["GPTBot"],
    uses: ["ai-input"],
    price: { amount: "0.005", currency: "EUR" },
    from: "2026-01-01",
    until: "2035-12-31",
  });
  const earning = sites.filter(({ kind }) => kind !== "small");
  const then = new Date(Date.now() - 62 * 86_400_000);
  for (const publisher of earning) {
    await store.books.post(
      Array.from({ length: 30 }, (_, day) =>
        visitsEntry(publisher, { agreement, price }, 100 + day, new Date(then)),
      ),
    );
  }
  return earning.length;
}
