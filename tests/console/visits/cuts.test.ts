import { onEachDatabase } from "@octroi/database/testing/databases";
import { outcomeOf, statusClassOf } from "@octroi/ui/words/outcome";
import { beforeAll, describe, expect, test } from "vitest";
import { type Cut, cutsKinds, cutsPages, hasCrawler, noCut } from "../../../domain/visits/cut.ts";
import { dayOf, msPerDay } from "../../../domain/visits/day.ts";
import { sectionOf } from "../../../domain/visits/stored-path.ts";
import { decisions, identities, type Visit } from "../../../domain/visits/visit.ts";
import { batch, noon, openVisits, otherSite, site, visit } from "./store.ts";

const today = dayOf(noon.getTime());
const daysCounted = 14;
const imported = Array.from({ length: 6 }, (_, index) => ({
  day: today - daysCounted - 1 - index,
  crawler: index % 2 === 0 ? "GPTBot" : "Googlebot",
  visits: 10 + index,
}));

/** A small generator of its own, so that a failure can be looked at again. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const names = ["GPTBot", "ClaudeBot", "Googlebot", "PerplexityBot", "CCBot", "ChatGPT-User", "unlisted"];
const pages = [
  "/",
  "/about",
  "/recettes/",
  "/recettes",
  "/recettes/brioche",
  '/recettes/l\'œuf "mollet"',
  "/blog/2026/100%25-sûr",
  "/blog/x;--",
  "/blogroll",
];
/** Nothing was ever served there: they are counted with the rest of their section, or of the site. */
const madeUp = ["/recettes/wp-login.php", "/nothing/here"];
const sections = ["recettes", "blog"];
const statuses = [200, 200, 200, 304, 301, 402, 403, 404, 429, 500];

function generated(count: number, seed: number): Visit[] {
  const next = random(seed);
  const one = <Value>(of: readonly [Value, ...Value[]]): Value => of[next(of.length)] ?? of[0];
  const visits = pages.map((path) =>
    visit({ path, status: 200, time: noon.getTime() - daysCounted * msPerDay + 1 }),
  );
  for (let nth = 0; nth < count; nth += 1) {
    const path = one([pages[0] ?? "", ...pages, ...madeUp]);
    visits.push(
      visit({
        time: noon.getTime() - next(daysCounted * msPerDay),
        crawler: one([names[0] ?? "", ...names]),
        path,
        identity: madeUp.includes(path) ? "outside" : one([...identities]),
        decision: one([...decisions]),
        status: madeUp.includes(path) ? 404 : one([statuses[0] ?? 200, ...statuses]),
      }),
    );
  }
  return visits;
}

/** The truth, visit by visit. */
function isIn(cut: Cut, { crawler, identity, decision, status, path }: Visit): boolean {
  const answer = outcomeOf(decision, statusClassOf(status));
  const first = path.split("/")[1] ?? "";
  const section = sections.includes(first)
    ? first
    : sections.includes(sectionOf(path))
      ? sectionOf(path)
      : "";
  return (
    hasCrawler(cut, crawler) &&
    (cut.identity.length === 0 || cut.identity.includes(identity)) &&
    (cut.answer.length === 0 || cut.answer.includes(answer)) &&
    (cut.section.length === 0 || cut.section.includes(section)) &&
    (cut.page.length === 0 || cut.page.includes(path))
  );
}

const values: { [Dimension in keyof Cut]: Cut[Dimension] } = {
  purpose: ["training", "search-engine", "unlisted", "user-triggered"],
  operator: ["OpenAI", "Google"],
  crawler: ["GPTBot", "Googlebot", "unlisted", "nobody"],
  identity: identities,
  answer: ["passed", "charged", "blocked", "limited"],
  section: [...sections, ""],
  page: ["/", "/recettes", '/recettes/l\'œuf "mollet"', "/blog/x;--", "/' or 1=1 --"],
};

/** One value of each dimension alone, then several of several. */
function cuts(): Cut[] {
  const dimensions = Object.entries(values);
  const single = dimensions.flatMap(([name, all]) =>
    all.map((value): Cut => ({ ...noCut, [name]: [value] })),
  );
  const next = random(7);
  const many = Array.from({ length: 60 }, (): Cut => {
    const chosen = dimensions
      .filter(() => next(3) === 0)
      .map(([name, all]) => [name, all.filter((_, index) => index === 0 || next(2) === 0)]);
    return { ...noCut, ...Object.fromEntries(chosen) };
  });
  return [noCut, ...single, ...many];
}

const tally = (rows: readonly (readonly [key: string, visits: number])[]) => {
  const sums = new Map<string, number>();
  for (const [key, visits] of rows) sums.set(key, (sums.get(key) ?? 0) + visits);
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
};

onEachDatabase((freshDatabase) => {
  describe("whatever visits are cut by", () => {
    const visits = generated(1_500, 42);
    const others = generated(200, 5);
    let store: Awaited<ReturnType<typeof openVisits>>;
    beforeAll(async () => {
      store = await openVisits(await freshDatabase());
      for (let from = 0; from < visits.length; from += 500) {
        await store.visits.receive(batch(visits.slice(from, from + 500), { site: otherSite }));
      }
      await store.visits.importDays(otherSite, imported);
      // The same visits of somebody else’s are in no figure.
      await store.visits.receive(batch(others));
      return () => store[Symbol.asyncDispose]();
    });

    const range = { unit: "day", from: today - 6, to: today, step: 1 } as const;
    const inDays = ({ time }: Visit, from: number, to: number) => dayOf(time) >= from && dayOf(time) <= to;

    test("every total is the truth, by day, crawler, identity and answer", async () => {
      for (const cut of cuts()) {
        const expected = visits.filter((each) => inDays(each, range.from, range.to) && isIn(cut, each));
        const totals = await store.visits.totals(otherSite, range, cut);
        expect(
          tally(
            totals.map(({ at, crawler, identity, decision, status, visits: count }) => [
              [at, crawler, identity, decision, status].join(" "),
              count,
            ]),
          ),
          JSON.stringify(cut),
        ).toEqual(
          tally(
            expected.map(({ time, crawler, identity, decision, status }) => [
              [dayOf(time), crawler, identity, decision, statusClassOf(status)].join(" "),
              1,
            ]),
          ),
        );
      }
    });

    test("every page is the truth, whoever asked for it", async () => {
      for (const cut of cuts()) {
        const expected = visits.filter((each) => inDays(each, range.from, range.to) && isIn(cut, each));
        const rows = await store.visits.pages(otherSite, range, undefined, 1_000, cut);
        expect(tally(rows.map(({ path, visits: count }) => [path, count])), JSON.stringify(cut)).toEqual(
          tally(expected.map(({ path }) => [pages.includes(path) ? path : "", 1])),
        );
      }
    });

    test("the days before are the truth, with a log's where it tells what they are cut by", async () => {
      const before = { ...range, from: today - daysCounted - 2, to: today - 7 };
      for (const cut of cuts()) {
        const rows = await store.visits.visitsBefore(otherSite, before, cut);
        const isLogged = !cutsKinds(cut) && !cutsPages(cut);
        if (!isLogged) {
          // Nothing that can be cut so was counted on the first of these days.
          expect(rows, JSON.stringify(cut)).toBeUndefined();
          continue;
        }
        const expected = visits.filter((each) => inDays(each, before.from, before.to) && isIn(cut, each));
        const logged = imported.filter(({ day, crawler }) => day >= before.from && hasCrawler(cut, crawler));
        expect(
          tally((rows ?? []).map(({ crawler, visits: count }) => [crawler, count])),
          JSON.stringify(cut),
        ).toEqual(
          tally([
            ...expected.map(({ crawler }) => [crawler, 1] as const),
            ...logged.map(({ crawler, visits: count }) => [crawler, count] as const),
          ]),
        );
      }
    });

    test("a log is left out where it does not tell what visits are cut by", async () => {
      const all = { ...range, from: today - 40 };
      for (const cut of cuts()) {
        const rows = await store.visits.imported(otherSite, all, cut);
        const expected =
          cutsKinds(cut) || cutsPages(cut) ? [] : imported.filter(({ crawler }) => hasCrawler(cut, crawler));
        expect(tally(rows.map(({ at, visits: count }) => [`${at}`, count])), JSON.stringify(cut)).toEqual(
          tally(expected.map(({ day, visits: count }) => [`${day}`, count])),
        );
      }
    });

    test("another site’s visits are in no cut", async () => {
      for (const cut of cuts()) {
        const rows = await store.visits.totals(site, { ...range, from: 0 }, cut);
        const sum = rows.reduce((total, each) => total + each.visits, 0);
        expect(sum, JSON.stringify(cut)).toBe(others.filter((each) => isIn(cut, each)).length);
      }
    });
  });
});
