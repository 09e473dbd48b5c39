import { afterAll, beforeAll, expect, test } from "vitest";
import { cutsCopy } from "../../../console/app/content/cuts.ts";
import { takeAndSendCopy } from "../../../console/app/content/take-and-send.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { dayOf, isoDay } from "../../../domain/visits/day.ts";
import { addedSite } from "../added-site.ts";
import { event, events, lines } from "../visits/server.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
let site: string;
let authorization: string;
let browser: Awaited<ReturnType<WholeConsole["signedIn"]>>;

const oddPath = '/recettes/l\'œuf "<mollet>"&page=/';
const today = isoDay(dayOf(Date.now()));
const yesterday = isoDay(dayOf(Date.now()) - 1);

beforeAll(async () => {
  world = await wholeConsole();
  const person = await world.person("cuts@example.com");
  await world.store.people.change(person.id, { name: "Ada", language: "en" });
  const { id: workspaceId } = await world.store.workspaces.currentOf(person);
  const added = await addedSite(world.store, { workspaceId, domain: "cuts.example.com" }, person.id);
  site = added.site.id;
  authorization = `Basic ${btoa(`${site}:${added.secret}`)}`;
  browser = await world.signedIn(person.id);
  const sent = [
    ...events(7),
    ...events(3, { decision: "block", status: 403, path: "/about" }),
    event({ crawler: "Googlebot", purpose: "search-engine", operator: "Google" }),
    ...events(2, { crawler: "ClaudeBot", operator: "Anthropic", identity: "outside", path: oddPath }),
  ];
  const response = await browser.ask("/v1/visits", {
    method: "POST",
    body: lines(sent),
    headers: { authorization },
  });
  expect(response.status).toBe(200);
  await world.store.shares.publish(
    site,
    { showsRules: false, isIndexed: false, embedder: undefined },
    person.id,
  );
});
afterAll(() => world[Symbol.asyncDispose]());

const json = async (query: string) =>
  (await browser.get(`${pathTo("siteVisitsJson", { site })}${query}`)).json();

test("the files follow the days and the cut of the page beside them", async () => {
  expect(await json("?period=7d")).toMatchObject({ visits: 13, ai: { visits: 12 }, all: { visits: 13 } });
  expect(await json("?period=7d&answer=blocked")).toMatchObject({ visits: 3 });
  expect(await json("?period=7d&operator=OpenAI&identity=verified&section=%2Frecettes%2F")).toMatchObject({
    visits: 7,
  });
  const odd = await json(`?from=${yesterday}&to=${today}&page=${encodeURIComponent(oddPath)}`);
  expect(odd).toMatchObject({
    period: "dates",
    from: yesterday,
    to: today,
    visits: 2,
    pages: [{ path: oddPath, visits: 2 }],
  });
  const csv = await browser.get(
    `${pathTo("siteVisitsCsv", { site })}?from=${yesterday}&to=${today}&crawler=ClaudeBot`,
  );
  expect(csv.headers.get("content-disposition")).toContain(`${yesterday}-${today}.csv`);
  expect((await csv.text()).trim().split("\n")).toHaveLength(2);
});

test("days that are no time are refused to programs, and said in one sentence on the page", async () => {
  const query = `?from=${today}&to=${yesterday}`;
  const refused = await browser.get(`${pathTo("siteVisitsJson", { site })}${query}`);
  expect(refused.status).toBe(400);
  expect(await (await browser.get(pathTo("site", { site }) + query)).text()).toContain(
    cutsCopy.en.dates.problems.reversed,
  );
});

test("a shared dashboard and its file follow them too, and show no other page than theirs", async () => {
  const query = `?from=${yesterday}&to=${today}&answer=blocked`;
  const shared = await browser.get(`${pathTo("sharedJson", { share: site })}${query}`);
  expect(await shared.json()).toMatchObject({ period: "dates", visits: 3 });
  const page = await (
    await browser.get(`${pathTo("sharedPage", { share: site })}${query}&path=%2Fabout`)
  ).text();
  expect(page).toContain("/about");
  expect(page).toContain("3 times");
  const other = await (
    await browser.get(`${pathTo("sharedPage", { share: site })}${query}&path=%2Fother`)
  ).text();
  expect(other).toContain(cutsCopy.en.page.never);
  expect(
    (await browser.get(`${pathTo("sharedJson", { share: site })}?from=${today}&to=${yesterday}`)).status,
  ).toBe(400);
});

test("the page about a page holds whatever its path holds", async () => {
  const address = `${pathTo("sitePage", { site })}?period=7d&path=${encodeURIComponent(oddPath)}`;
  const page = await (await browser.get(address)).text();
  expect(page).toContain("ClaudeBot");
  expect(page).not.toContain("Googlebot</a>");
  expect(page).not.toContain("<mollet>");
  expect((await browser.get(`${pathTo("sitePage", { site })}?path=nothing`)).status).toBe(404);
});

test("figures lead to the visits that they count, beside the cut in force", async () => {
  const links = async (address: string) => {
    const html = await (await browser.get(address)).text();
    return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  };
  const page = (route: "site" | "siteCrawlers" | "sitePage") => pathTo(route, { site });
  // What an operator took is on the overview as soon as a person was counted.
  await browser.ask("/v1/visits", {
    method: "POST",
    body: lines([{ v: 1, id: "sent", from: "chatgpt.com", path: "/", people: 1 }]),
    headers: { authorization },
  });
  const ofOperator = `${page("site")}?period=7d&operator=OpenAI`;
  expect(await links(`${page("site")}?period=7d`)).toContain(ofOperator);
  // What an operator took is of all its crawlers, whichever are chosen.
  expect(await links(`${page("site")}?period=7d&crawler=GPTBot`)).toContain(ofOperator);
  // Nor does a figure lead to where one is.
  expect(await (await browser.get(ofOperator)).text()).not.toMatch(/operator=OpenAI"[^>]*>[\d,]+<\/a>/);
  const shared = async (cut: string) =>
    (await browser.get(`${pathTo("sharedSite", { share: site })}?period=7d&${cut}`)).text();
  expect(await shared("operator=OpenAI")).toContain(takeAndSendCopy.en.columns.taken);
  expect(await shared("answer=blocked")).toContain(takeAndSendCopy.en.notCut);
  expect(await links(`${page("siteCrawlers")}?period=7d&section=%2F`)).toContain(
    `${pathTo("siteCrawler", { site, crawler: "GPTBot" })}?period=7d&answer=blocked&section=%2F`,
  );
  const about = await links(`${page("sitePage")}?period=7d&purpose=training&path=%2Fabout`);
  expect(about).toContain(`${page("sitePage")}?period=7d&purpose=training&answer=blocked&path=%2Fabout`);
  expect(about).toContain(`${page("sitePage")}?period=7d&purpose=training&identity=verified&path=%2Fabout`);
});

test("a cut is a chip that leads back, and other links keep it", async () => {
  const page = await (await browser.get(`${pathTo("site", { site })}?period=7d&answer=blocked`)).text();
  expect(page).toContain(`href="${pathTo("site", { site })}?period=7d"`);
  expect(page).toContain(`href="${pathTo("siteCrawlers", { site })}?period=7d&amp;answer=blocked"`);
  expect(page).toContain("period=7d&amp;answer=blocked&amp;path=%2Fabout");
});
