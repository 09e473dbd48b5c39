import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cutsCopy } from "../../../console/app/content/cuts.ts";
import { visitsCopy } from "../../../console/app/content/visits.ts";
import { waitingCopy } from "../../../console/app/content/waiting.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { dayOf } from "../../../domain/visits/day.ts";
import { periods } from "../../../domain/visits/period.ts";
import { testVisitOutcomes } from "../../../domain/visits/test-visit.ts";
import { newPublisher, textOf } from "../visits/publisher.ts";
import { event, events, lines } from "../visits/server.ts";
import { many } from "../visits/store.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

const publisher = (language: "fr" | "en", domain: string) => newPublisher(world, language, domain);

describe.each(["fr", "en"] as const)("in %s", (language) => {
  const copy = visitsCopy[language];

  test("figures are those that the gate reported, on every page and for every period", async () => {
    const { site, report, text } = await publisher(language, `figures-${language}.com`);
    const sent = [
      ...events(7),
      ...events(3, { decision: "block", status: 403, path: "/about" }),
      event({ crawler: "Googlebot", purpose: "search-engine" }),
    ];
    expect((await report(lines(sent))).status).toBe(200);
    for (const period of periods) {
      const overview = await text(`${pathTo("site", { site })}?period=${period}`);
      expect(overview).toMatch(/10 pages/);
      expect(overview).toContain(copy.figures.search);
      expect(overview).not.toMatch(/\{\{|undefined|NaN|\[object/);
    }
    const crawlers = await text(pathTo("siteCrawlers", { site }));
    expect(crawlers).toMatch(/GPTBot OpenAI .* 10 /);
    expect(crawlers).toContain("Googlebot");
    const crawler = await text(pathTo("siteCrawler", { site, crawler: "GPTBot" }));
    expect(crawler).toMatch(/GPTBot .* 10 pages/);
    expect(crawler).toContain(`${copy.outcomes.blocked} 3`);
    const pages = await text(pathTo("sitePages", { site }));
    expect(pages).toMatch(/\/recettes\/brioche 7/);
    const year = String(new Date().getUTCFullYear());
    expect(await text(pathTo("siteConnection", { site }))).toMatch(new RegExp(`${year}\\.(?!\\.)`));
  });

  test("a site without a visit says what to expect, shows a sample marked as one, and names what is wrong", async () => {
    const { site, text, browser } = await publisher(language, `waiting-${language}.com`);
    const path = pathTo("site", { site });
    const waiting = waitingCopy[language];
    const empty = await text(path);
    expect(empty).toContain(`waiting-${language}.com`);
    for (const item of waiting.expect.items) expect(empty).toContain(item);
    expect(await text(`${path}?sample`)).toContain(copy.sample.banner);
    for (const page of [pathTo("siteCrawlers", { site }), pathTo("sitePages", { site })]) {
      expect(await (await browser.get(page)).text()).toContain(`href="${page}?sample"`);
    }
    for (const outcome of testVisitOutcomes) {
      expect(await text(`${path}?tested=${outcome}`)).toContain(waiting.test.outcomes[outcome].heading);
    }
    expect(await text(`${path}?tested=anything`)).not.toContain(waiting.test.outcomes.arrived.heading);
    const tested = await browser.post(pathTo("testVisit", { site }));
    expect(tested.headers.get("location")).toBe(`${path}?tested=unreachable`);
  });
});

test("the days of a log become the past of the chart, once, and say where they come from", async () => {
  const { site, browser, text } = await publisher("en", "past.com");
  const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  const add = () =>
    browser.ask(pathTo("importVisits", { site }), {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
      body: JSON.stringify({ days: [{ day, crawler: "GPTBot", visits: 42 }] }),
    });
  const leftOut = { future: 0, expired: 0 };
  expect(await (await add()).json()).toEqual({ days: 1, visits: 42, daysBefore: 0, leftOut });
  expect(await (await add()).json()).toEqual({ days: 0, visits: 0, daysBefore: 1, leftOut });
  const overview = await text(pathTo("site", { site }));
  expect(overview).toContain("42 pages");
  expect(overview).toContain("42 of them were read from an access log");
  const crawler = await text(pathTo("siteCrawler", { site, crawler: "GPTBot" }));
  expect(crawler).toContain("42 of them were read from an access log");
});

test("a test visit to a site that has had others says what became of it", async () => {
  const { site, report, text } = await publisher("en", "tested.com");
  await report(lines(events(1)));
  const { heading } = waitingCopy.en.test.outcomes["not-yet"];
  expect(await text(`${pathTo("site", { site })}?tested=not-yet`)).toContain(heading);
  expect(await text(pathTo("siteConnection", { site }))).toContain(waitingCopy.en.test.button);
});

test("the overview says which AI crawlers lead, however many search engines came", async () => {
  const { site, report, text } = await publisher("en", "leading.com");
  const search = events(20, { crawler: "Googlebot", purpose: "search-engine" });
  await report(lines([...events(3), ...events(1, { crawler: "PerplexityBot" }), ...search]));
  expect(await text(pathTo("site", { site }))).toContain("Training in the lead, with 75% of these visits.");
});

test("no purpose leads in a tie, and the chart's share is of the same visits as the sentence's", async () => {
  const { site, report, text } = await publisher("en", "tie.com");
  const search = events(20, { crawler: "Googlebot", purpose: "search-engine" });
  await report(lines([...events(2), ...events(2, { crawler: "PerplexityBot" }), ...search]));
  const tied = await text(pathTo("site", { site }));
  expect(tied).not.toContain("in the lead");
  expect(tied).toContain("Visits by purpose");
  await report(lines(events(2)));
  const led = await text(pathTo("site", { site }));
  expect(led).toContain("Training in the lead, with 67% of these visits.");
  expect(led).toContain("Training: 67% of AI visits");
});

test("beside the visits of the site, of a crawler and of a page stands when rules were published", async () => {
  const { site, browser, report, text } = await publisher("en", "published.com");
  await report(lines(events(5)));
  const pages = [
    pathTo("site", { site }),
    pathTo("siteCrawler", { site, crawler: "GPTBot" }),
    `${pathTo("sitePage", { site })}?path=${encodeURIComponent(event().path)}`,
  ];
  const published = "version 1 of the rules published, only observed";
  for (const page of pages) expect(await text(page), page).not.toContain(published);
  await browser.post(pathTo("siteRules", { site }), {
    training: "block",
    button: "publish:observe",
    after: "0",
  });
  for (const page of pages) expect(await text(page), page).toContain(published);
});

test("the column of rules shows the rule in force, whatever was decided in the period", async () => {
  const { site, browser, report, text } = await publisher("en", "in-force.com");
  const row = (page: string) => page.match(/GPTBot OpenAI .*? (now|\d+ (?:min|h|d)) /)?.[0] ?? "";
  await report(lines(events(5, { decision: "charge", status: 200 })));
  expect(row(await text(pathTo("site", { site })))).toContain("no rule");
  expect(await text(pathTo("siteCrawler", { site, crawler: "GPTBot" }))).toContain("No rule applies to it");
  const rules = pathTo("siteRules", { site });
  const published = await browser.post(rules, { training: "block", button: "publish:observe", after: "0" });
  expect(published.status).toBe(303);
  for (const period of periods) {
    for (const page of ["site", "siteCrawlers"] as const) {
      expect(row(await text(`${pathTo(page, { site })}?period=${period}`)), page).toContain("block observed");
    }
  }
  const crawler = await browser.get(pathTo("siteCrawler", { site, crawler: "GPTBot" }));
  const html = await crawler.text();
  expect(textOf(html)).toContain("Your rule block, by version 1, only observed: it gets through.");
  expect(html).toContain(`href="${rules}?open=crawlers&amp;crawler=GPTBot#crawlers"`);
});

test("whose visits they were is told in counts, on the page and in its mark", async () => {
  const { site, report, text } = await publisher("en", "partly.com");
  await report(lines([...events(3, { identity: "verified" }), ...events(2, { identity: "outside" })]));
  const overview = await text(pathTo("site", { site }));
  expect(overview).toContain("2 of them from addresses its operator does not list");
  expect(overview).toContain("2 from unlisted addresses");
});

test("a crawler that stopped coming is news on the overview", async () => {
  const { site, report, text } = await publisher("en", "gone.com");
  const visits = [20, 16, 12, 8].flatMap((daysAgo) =>
    many(3, () => ({ time: Date.now() - daysAgo * 86_400_000, crawler: "Bytespider" })),
  );
  await world.store.visits.receive({ site, id: "past", visits, late: 0, malformed: 0 });
  await report(lines(events(1)));
  expect(await text(pathTo("site", { site }))).toContain(
    "Bytespider no longer comes: last visit 8\u00a0d ago, after 12 visits in two weeks.",
  );
});

test("a share of identities is told of what could be checked alone", async () => {
  const { site, report, text } = await publisher("en", "unchecked.com");
  const day = dayOf(Date.now()) - 5;
  await world.store.visits.importDays(site, [{ day, crawler: "GPTBot", visits: 42 }]);
  await report(lines(events(2, { identity: "unverifiable" })));
  expect(await text(pathTo("site", { site }))).toContain("Identity verified — 2 could not be verified");
  await report(lines(events(2, { identity: "verified" })));
  expect(await text(pathTo("site", { site }))).toContain(
    "Identity verified 50% of 4 visits that were checked",
  );
  expect(await text(pathTo("siteCrawler", { site, crawler: "GPTBot" }))).toContain("read from a log 42");
});

test("imported days are removed by one button, and what the gate counted stays", async () => {
  const { site, browser, report, text } = await publisher("en", "imported.com");
  const page = pathTo("importedDays", { site });
  expect(await text(page)).not.toContain("Remove the imported days");
  const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  await world.store.visits.importDays(site, [{ day: dayOf(Date.parse(day)), crawler: "GPTBot", visits: 42 }]);
  await report(lines(events(3)));
  expect(await text(page)).toContain("42 visits by crawlers on 1 day");
  expect(await text(pathTo("site", { site }))).toContain("45 pages");
  const removed = await browser.post(page);
  expect(removed.headers.get("location")).toBe(`${page}?removed=yes`);
  expect(await text(`${page}?removed=yes`)).toContain("The imported days were removed.");
  expect(await text(pathTo("site", { site }))).toContain("3 pages");
});

test("a chart whose figures begin later than it does says why", async () => {
  const { site, report, text } = await publisher("en", "begins.com");
  const { history } = visitsCopy.en;
  await report(lines(events(3)));
  const overview = `${pathTo("site", { site })}?period=90d`;
  const crawler = `${pathTo("siteCrawler", { site, crawler: "GPTBot" })}?period=90d`;
  for (const path of [overview, crawler]) expect(await text(path)).toContain("nothing was counted before");
  const old = dayOf(Date.now()) - 200;
  await world.store.visits.importDays(site, [{ day: old, crawler: "GPTBot", visits: 42 }]);
  expect(await text(`${pathTo("site", { site })}?period=30d`)).not.toContain("Figures begin");
  const found = await world.store.sites.find(site);
  await world.store.workspaces.setPlan(found?.workspaceId ?? "", "pro", undefined);
  expect(await text(`${pathTo("site", { site })}?period=all`)).toContain("45 pages");
  await world.store.workspaces.setPlan(found?.workspaceId ?? "", "free", undefined);
  const hidden = await text(`${pathTo("site", { site })}?period=90d`);
  expect(hidden).toContain("3 pages");
  expect(hidden).not.toContain(history.why);
  expect(hidden).toMatch(/What is older is hidden, and is deleted on \w+ \d+, \d{4}/);
});

test("the chart draws all visits beside those of the period before, or of the year before, where they were counted", async () => {
  const { site, report, text } = await publisher("en", "beside.com");
  const { chart } = cutsCopy.en.dates;
  await report(lines([...events(3), event({ crawler: "Googlebot", purpose: "search-engine" })]));
  const overview = `${pathTo("site", { site })}?period=7d`;
  expect(await text(`${overview}&chart=beside`)).not.toContain(chart.titles.before);
  expect(await text(overview)).not.toContain(chart.beside.before);
  const found = await world.store.sites.find(site);
  await world.store.workspaces.setPlan(found?.workspaceId ?? "", "pro", undefined);
  const today = dayOf(Date.now());
  const imported = [
    [today - 400, 1],
    [today - 7, 40],
    [today - 8, 20],
    [today - 1, 5],
  ].map(([day = 0, visits = 0]) => ({ day, crawler: visits === 20 ? "Googlebot" : "GPTBot", visits }));
  await world.store.visits.importDays(site, imported);
  expect(await text(overview)).toContain(chart.beside.before);
  const beside = await text(`${overview}&chart=beside`);
  expect(beside).toContain(chart.titles.before);
  // As the table behind the chart has them: the time before, then this one.
  const name = chart.names.before;
  for (const row of [`${name}\u00a020 20 5 `, `${name}\u00a040 40 4 `]) expect(beside).toContain(row);
  const year = await text(`${overview}&compare=year&chart=beside`);
  expect(year).toContain(chart.titles.year);
  expect(year).not.toContain(`${chart.names.year}\u00a0`);
  expect(await text(`${pathTo("site", { site })}?period=all`)).not.toContain(chart.beside.before);
});

test("a crawler that nobody knows has no page", async () => {
  const { site, browser } = await publisher("en", "unknown.com");
  expect((await browser.get(pathTo("siteCrawler", { site, crawler: "NoSuchBot" }))).status).toBe(404);
});

test("the list of sites has the figures of each, before those that wait, and those of the workspace alone", async () => {
  const busy = await publisher("en", "busy.com");
  const stranger = await publisher("en", "stranger.com");
  await stranger.report(lines(events(9)));
  const { workspaceId = "" } = (await world.store.sites.find(busy.site)) ?? {};
  for (const domain of ["another.com", "waits.com"]) {
    await world.store.sites.add({ workspaceId, domain, connector: "middleware" }, undefined);
  }
  const sites = pathTo("sites", { workspace: workspaceId });
  expect(await busy.text(sites)).toContain("Your 3 sites are waiting for their first visits.");
  await busy.report(lines([...events(3), event({ crawler: "Googlebot", purpose: "search-engine" })]));
  const list = await busy.text(sites);
  expect(list).toContain("AI crawlers requested 3\u00a0pages on your 3 sites today.");
  expect(list).toMatch(/busy\.com [\w ,]+ · Middleware 3 3 in 7.d 3 — just now .*another\.com/);
  expect(list).not.toContain("stranger.com");
});
