import { afterAll, beforeAll, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { msPerDay } from "../../../domain/visits/day.ts";
import { addedSite } from "../added-site.ts";
import { batch, many } from "../visits/store.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

async function publisher(names: readonly string[]) {
  const person = await world.person(`${crypto.randomUUID()}@example.com`);
  const { id: workspaceId } = await world.store.workspaces.currentOf(person);
  const sites = new Map<string, string>();
  for (const domain of names) {
    const added = await addedSite(world.store, { workspaceId, domain }, person.id);
    sites.set(domain, added.site.id);
  }
  const browser = await world.signedIn(person.id);
  const path = pathTo("sites", { workspace: workspaceId });
  const rows = (html: string) =>
    [...html.matchAll(/<tr\b[\s\S]*?<\/tr>/g)]
      .map(([row]) =>
        row
          .replace(/<[^>]*>/g, " ")
          .replace(/\s+/g, " ")
          .trim(),
      )
      .slice(1);
  return {
    siteOf: (domain: string) => sites.get(domain) ?? "",
    /** Days of an access log are as good as visits, and can lie in the past. */
    counted: (domain: string, days: readonly number[]) =>
      world.store.visits.importDays(
        sites.get(domain) ?? "",
        days.map((visits, index) => ({
          day: Math.floor(Date.now() / msPerDay) - (days.length - index),
          crawler: "GPTBot",
          visits,
        })),
      ),
    async list(query = "") {
      const html = await (await browser.get(path + query)).text();
      return { html, rows: rows(html) };
    },
  };
}

const steady = (before: number, week: number) => [
  ...Array.from({ length: 8 }, () => before),
  ...Array.from({ length: 7 }, () => week),
];

test("51.5 what changed most stands first, with its change; sites that wait stand apart", async () => {
  const { counted, siteOf, list } = await publisher([
    "calm.example",
    "grew.example",
    "fell.example",
    "waits.example",
  ]);
  await counted("calm.example", steady(90, 90));
  await counted("grew.example", steady(20, 25));
  await counted("fell.example", steady(40, 30));
  await world.store.visits.receive(
    batch(
      many(3, () => ({ time: Date.now() - 1_000 })),
      { site: siteOf("calm.example") },
    ),
  );
  const { html, rows } = await list();
  expect(rows.map((row) => row.split(" ")[0])).toEqual(["fell.example", "grew.example", "calm.example"]);
  expect(rows[0]).toContain("−25%");
  expect(rows[1]).toContain("+25%");
  expect(html).toMatch(/<h2 id="waiting"[\s\S]*waits\.example/);
  expect(html).toContain("waits.example is waiting for its first visit.");
  expect(html).not.toContain("sent by AI</th>");
});

test("51.5 people whom assistants sent stand beside what was taken, once somebody was", async () => {
  const { counted, siteOf, list } = await publisher(["read.example", "other.example"]);
  await counted("read.example", steady(20, 20));
  await counted("other.example", steady(20, 20));
  const site = siteOf("read.example");
  const arrivals = [{ id: "arrival", assistant: "ChatGPT", path: "/", people: 38 }];
  await world.store.visits.receive(batch([], { site, arrivals }));
  const { html, rows } = await list();
  expect(html).toContain("sent by AI");
  expect(rows.find((row) => row.startsWith("read.example"))).toMatch(/ 38 /);
});

test("a hundred sites are pages of fifty, and an address past the end is the first", async () => {
  const { list } = await publisher(Array.from({ length: 101 }, (_, index) => `site-${index}.example`));
  const count = (html: string) =>
    html.match(/href="\/sites\/[a-z2-7]{16}\/connection" class="font-semibold/g)?.length;
  const first = await list();
  expect(count(first.html)).toBe(50);
  expect(first.html).toContain("Sites 1 to 50 of 101");
  expect(first.html).toContain('href="?from=50"');
  expect(count((await list("?from=100")).html)).toBe(1);
  expect((await list("?from=5000")).html).toContain("Sites 1 to 50 of 101");
});
