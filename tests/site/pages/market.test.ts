import { execute, sqlite } from "@octroi/database/testing/databases";
import { languages } from "@octroi/ui/language/language";
import type { MarketPage, MarketSite } from "@octroi/ui/market/facts";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketCache } from "../../../server/site/market/market.ts";
import { marketCopy, marketSiteCopy } from "../../../site/app/content/market.ts";
import { addressOf } from "../../../site/domain/pages/pages.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { addOffer, addSeller, credit } from "../../console/store/market.ts";
import { site } from "../whole-site.ts";
import { mainOf, plain, targetsOf, textOf, textsOf } from "./elements.ts";

const origins = {
  siteUrl: new URL("https://octroi.example"),
  consoleUrl: new URL("https://console.example"),
};
const json = { accept: "application/json" };
let folder: Awaited<ReturnType<typeof sqlite>>;
let location: Awaited<ReturnType<typeof folder.fresh>>;
let store: Store;
let seller: Awaited<ReturnType<typeof addSeller>>;

beforeAll(async () => {
  folder = await sqlite();
  location = await folder.fresh();
  store = await openStore(location);
  seller = await addSeller(location, store, "seller");
  await store.payees.removeStripe(seller.workspace, undefined);
});
afterAll(async () => {
  await store.close();
  await folder[Symbol.asyncDispose]();
});

/** The site over this store, which remembers nothing from before. */
const market = () => site({ market: marketCache(store.listings, origins) });

async function mainAt(get: ReturnType<typeof site>["get"], path: string) {
  return mainOf(fromHtml(await (await get(path)).text()));
}

const words = {
  topic: "news",
  language: "fr",
  description: "<b>News</b> of the day",
  contact: "press@seller.example.com",
} as const;

test("while no site wants to be found, the market says so, and has no form to look for one", async () => {
  const { get } = market();
  for (const language of languages) {
    const main = await mainAt(get, addressOf("/market", language));
    expect(textOf(main)).toContain(plain(marketCopy[language].empty.heading));
    expect(selectAll("form", main)).toEqual([]);
  }
  expect(await (await get("/market", json)).json()).toEqual({ schemaVersion: 1, sites: [], next: null });
});

test("a site that sells has its page before it wants to be found, and the same facts as JSON", async () => {
  await addOffer(store, seller.site, {
    ...credit,
    kind: "period",
    paths: ["/"],
    count: 365,
    price: { amount: "1800", currency: "EUR" },
    usdc: "1900",
  });
  const { get } = market();
  const response = await get("/en/market/seller.example.com");
  expect(response.status).toBe(200);
  expect(response.headers.get("vary")).toContain("Accept");
  const html = await response.text();
  expect(html).toContain(
    '<link rel="canonical" href="https://octroi.example/en/market/seller.example.com"/>',
  );
  const main = mainOf(fromHtml(html));
  expect(textsOf("h1", main)).toEqual(["Read seller.example.com lawfully"]);
  expect(textsOf("h3", main)).toEqual(["1,000 visits", "365 days"]);
  expect(textOf(main)).toContain("5.50 USDC");
  expect(textOf(main)).toContain("1,900.00 USDC");
  // There is no card to pay the price in euros by.
  expect(textOf(main)).not.toMatch(/€|card/);
  expect(textOf(main)).toContain("/articles/");
  expect(textOf(await mainAt(get, "/fr/market/seller.example.com"))).toContain("1 900,00 USDC");

  const code = textsOf("pre", main).join();
  expect(code).toContain("POST https://console.example/v1/market/accounts");
  expect(code).toContain("POST https://console.example/v1/market/sites/seller.example.com/orders");
  expect(code).toContain(`{"offer": "${seller.offer}"}`);
  expect(code).toContain(`POST https://console.example/olp/${seller.site}/token`);

  const facts: MarketSite = await (await get("/market/seller.example.com", json)).json();
  expect(facts).toMatchObject({
    domain: "seller.example.com",
    page: "https://octroi.example/market/seller.example.com",
    listing: null,
    offers: [
      { id: seller.offer, ...credit, rails: ["x402"], trialRails: [] },
      { kind: "period", count: 365, usdc: "1900" },
    ],
    agreements: [],
    tokens: `https://console.example/olp/${seller.site}/token`,
  });
});

test("where a card pays, each offer leads to where a person buys it, in the language of the page", async () => {
  const cards = { sealed: "sealed", masked: "rk_live_…WXYZ", isTest: false, isSame: () => false };
  await store.payees.setStripe(seller.workspace, cards, undefined);
  for (const language of languages) {
    const main = await mainAt(market().get, addressOf("/market/seller.example.com", language));
    const links = selectAll('a[href^="https://console.example/buy/"]', main);
    const sold = (await store.listings.selling({ site: seller.site }))?.offers ?? [];
    expect(links.map(({ properties }) => properties.href)).toEqual(
      sold.map(({ id }) => `https://console.example/buy/seller.example.com/${id}?language=${language}`),
    );
    expect(textOf(links[0] ?? main)).toContain(marketSiteCopy[language].offers.card);
  }
  await store.payees.removeStripe(seller.workspace, undefined);
  const main = await mainAt(market().get, "/en/market/seller.example.com");
  expect(selectAll('a[href*="/buy/"]', main)).toEqual([]);
});

test("who wants to be found is found by topic and language, a form that works without script", async () => {
  await store.listings.list(seller.site, words);
  const { get } = market();
  const main = await mainAt(get, "/fr/market?topic=news&language=fr");
  expect(targetsOf(main)).toContain("/fr/market/seller.example.com");
  expect(textOf(main)).toContain("<b>News</b> of the day");
  expect(selectAll("form[method=get][action='/fr/market']", main)).toHaveLength(1);
  expect(selectAll("option[selected]", main).map(({ properties }) => properties.value)).toEqual([
    "news",
    "fr",
  ]);
  const none = await mainAt(get, "/fr/market?topic=law");
  expect(textOf(none)).toContain(plain(marketCopy.fr.nothing.heading));
  const page: MarketPage = await (await get("/market?language=fr", json)).json();
  expect(page.sites).toMatchObject([{ domain: "seller.example.com", ...words, offers: 2 }]);
  expect((await (await get("/market?language=de", json)).json()).sites).toEqual([]);
  const own = await mainAt(get, "/en/market/seller.example.com");
  expect(targetsOf(own)).toContain("mailto:press@seller.example.com");
  expect(textOf(own)).toContain("<b>News</b> of the day");
});

test("sites that do not fit on a page are on the next, each once", async () => {
  const names = Array.from({ length: 31 }, (_, each) => `many${each}`);
  for (const name of names) await store.listings.list((await addSeller(location, store, name)).site, words);
  const { get } = market();
  const first = await mainAt(get, "/en/market");
  const next = targetsOf(first).find((href) => href.includes("cursor="));
  const second = await mainAt(get, next ?? "");
  const listed = [first, second].flatMap((main) =>
    targetsOf(main).filter((href) => href.startsWith("/en/market/")),
  );
  expect(listed).toHaveLength(32);
  expect(new Set(listed).size).toBe(32);
  expect(textsOf("nav a", second)).toContain(marketCopy.en.first);
});

test.each(["nobody.example.com", "NOBODY", "xylophone", "x".repeat(300)])(
  "a site that sells nothing is a page that says so, and one for all: %s",
  async (domain) => {
    const { get, renders } = market();
    const response = await get(`/en/market/${domain}`);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).not.toContain(domain);
    expect((await get("/en/market/other.example.com")).status).toBe(404);
    expect(renders()).toBeLessThanOrEqual(2);
  },
);

test("what ended is sold no more, and programs are told in their own words", async () => {
  const { site: id, offer } = await addSeller(location, store, "ending");
  expect((await market().get("/market/ending.example.com", json)).status).toBe(200);
  await store.offers.end(id, offer, undefined);
  const { get } = market();
  const response = await get("/market/ending.example.com", json);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    404,
    "application/json; charset=utf-8",
  ]);
  const main = await mainAt(get, "/fr/market/ending.example.com");
  expect(textOf(main)).toContain(plain(marketSiteCopy.fr.nothing.heading));
});

test("a crawler that this site charges reads the market all the same", async () => {
  const { get } = market();
  const crawler = { "user-agent": "GPTBot/1.2" };
  for (const path of ["/market", "/en/market/seller.example.com"]) {
    expect((await get(path, crawler)).status, path).toBe(200);
    expect((await get(path, { ...crawler, ...json })).status, path).toBe(200);
  }
  expect((await get("/en/pricing", crawler)).status).toBe(402);
});

test("scripts of other sites may read the facts", async () => {
  const { headers } = await market().get("/market", json);
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(headers.get("vary")).toContain("Accept");
});

test("where the storage does not answer, people and programs are told to come back", async () => {
  await execute(location, "alter table payee rename to payee_away");
  const { get } = market();
  expect((await get("/market", json)).status).toBe(503);
  expect((await get("/market/seller.example.com", json)).status).toBe(503);
  expect(textOf(await mainAt(get, "/en/market"))).toContain(marketCopy.en.unavailable.heading);
  const response = await get("/en/market/seller.example.com");
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringContaining(marketSiteCopy.en.unavailable.heading),
  ]);
  await execute(location, "alter table payee_away rename to payee");
});

test("the sitemap has the page of a site that is listed, in both languages, and of no other", async () => {
  const path = "/market/seller.example.com";
  const addresses = async () => {
    const text = await (await market().get("/sitemap.xml")).text();
    expect(text).toContain("<loc>https://octroi.example/market</loc>");
    expect(text.trimEnd().endsWith("</urlset>")).toBe(true);
    return text.split("\n").filter((line) => line.includes(`${path}<`) || line.includes(`${path}"`));
  };
  await store.listings.unlist(seller.site);
  expect(await addresses()).toEqual([]);
  await store.listings.list(seller.site, words);
  const origin = "https://octroi.example";
  const alternates = [
    `    <xhtml:link rel="alternate" hreflang="fr" href="${origin}/fr${path}"/>`,
    `    <xhtml:link rel="alternate" hreflang="en" href="${origin}/en${path}"/>`,
    `    <xhtml:link rel="alternate" hreflang="x-default" href="${origin}${path}"/>`,
  ];
  expect(await addresses()).toEqual(
    [path, `/fr${path}`, `/en${path}`].flatMap((each) => [`    <loc>${origin}${each}</loc>`, ...alternates]),
  );
  // It sells nothing any more.
  await store.workspaces.setPlan(seller.workspace, "free", undefined);
  expect(await addresses()).toEqual([]);
  await store.workspaces.setPlan(seller.workspace, "pro", undefined);
});

test("while the storage is away, the sitemap has the pages that are always there", async () => {
  const away = { ...marketCache(store.listings, origins), listed: () => Promise.reject(new Error("away")) };
  const { get } = site({ market: away });
  const response = await get("/sitemap.xml");
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("<loc>https://octroi.example/pricing</loc>");
});
