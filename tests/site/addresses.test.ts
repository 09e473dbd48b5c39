import { crawlers } from "@octroi/crawlers/registry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { crawlerPath } from "../../site/domain/directory/address.ts";
import { pages, splitPath } from "../../site/domain/pages/pages.ts";
import { socialGroups } from "../../site/domain/pages/social.ts";
import { everyPage } from "./browser/every-page.ts";
import { type RunningSite, startSite } from "./browser/site.ts";

const origin = "https://octroi.example";
/** What structured data may name that is not ours to answer for. */
const elsewhere = ["https://schema.org", "https://opensource.org/license/mit"];
const types: Readonly<Record<string, RegExp>> = {
  png: /^image\/png$/,
  svg: /^image\/svg\+xml/,
  woff2: /^font\/woff2$/,
  js: /^text\/javascript/,
  json: /^application\/json/,
  csv: /^text\/csv/,
  webmanifest: /^application\/manifest\+json/,
  xml: /^application\/(rsl\+)?xml/,
};

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ SITE_URL: origin });
});
afterAll(() => site.stop());

/** Asked for as it is: to compress eight hundred pages takes longer than to make them. */
const get = (address: string) =>
  fetch(site.address + new URL(address, origin).href.slice(origin.length), {
    headers: { "accept-encoding": "identity" },
  });
const textAt = async (address: string) => (await get(address)).text();

/** Asks for each, a few at a time, and tells what is wrong with it. */
async function faultsOf(addresses: Iterable<string>): Promise<string[]> {
  const waiting = [...new Set(addresses)];
  const faults: string[] = [];
  const worker = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const fault = await faultOf(address);
      if (fault !== undefined) faults.push(`${address}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return faults;
}

async function faultOf(address: string): Promise<string | undefined> {
  const url = new URL(address, origin);
  if (url.origin !== origin) return elsewhere.includes(address) ? undefined : "is not ours";
  const response = await get(address);
  const body = await response.text();
  const type = response.headers.get("content-type") ?? "";
  if (response.status !== 200) return `answers ${response.status}`;
  if (!(types[/\.(\w+)$/.exec(url.pathname)?.[1] ?? ""] ?? /^text\/html/).test(type)) return `is ${type}`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === "" || body.includes(` id="${anchor}"`) ? undefined : "has no such anchor";
}

const headOf = (html: string) => html.slice(0, html.indexOf("</head>"));

/** Every address in a page's head, but those that are places in the page itself. */
function linkedIn(html: string): string[] {
  const links = [...headOf(html).matchAll(/<link\b[^>]*\shref="([^"]+)"/g)];
  const metas = [...headOf(html).matchAll(/<meta\b[^>]*\scontent="(https?:[^"]+)"/g)];
  return [...links, ...metas]
    .map(([, address = ""]) => address)
    .filter((address) => !address.startsWith("#"));
}

/** Every address in a page's structured data. An `@id` is a name, even where it looks like an address. */
function describedIn(html: string): string[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].flatMap(([, json = ""]) => addressesIn(JSON.parse(json)));
}

function addressesIn(value: unknown): string[] {
  if (typeof value === "string") return /^https?:/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "@id" ? [] : addressesIn(inner)));
}

test("N6 every address in the head and in the structured data of every page answers with the right type", async () => {
  const found = new Set<string>();
  for (const path of [...everyPage, ...Object.values(pages)]) {
    const html = await textAt(path);
    for (const address of [...linkedIn(html), ...describedIn(html)]) {
      // A page that does not exist names itself all the same.
      if (!address.includes("/no-such-page")) found.add(address);
    }
  }
  expect([...found].filter((address) => /\/social\/[\w-]+\.png$/.test(address))).toHaveLength(
    socialGroups.length * 2,
  );
  expect([...found]).toContain(`${origin}/en/documentation/wordpress#install`);
  expect(await faultsOf(found)).toEqual([]);
}, 600_000);

/** The pages of crawlers are one component: one in ten stands for all, where not all are asked for. */
const passedOver = new Set<string>(
  process.env["SLOW"] === undefined
    ? crawlers.filter((_, position) => position % 10 !== 0).map(({ token }) => crawlerPath(token))
    : [],
);
const isPassedOver = (address: string) => passedOver.has(splitPath(new URL(address).pathname).path);

test("N6 every address in the sitemap, robots.txt and the manifest answers with the right type", async () => {
  const sitemap = await textAt("/sitemap.xml");
  const listed = [...sitemap.matchAll(/(?:<loc>|href=")(https?:[^"<]+)/g)].map(([, address = ""]) => address);
  const announced = /^Sitemap: (.+)$/m.exec(await textAt("/robots.txt"))?.[1] ?? "";
  const { icons, start_url } = JSON.parse(await textAt("/site.webmanifest"));
  const named = icons.map(({ src }: { src: string }) => src);
  expect(new Set(listed).size).toBeGreaterThan(600);
  const asked = listed.filter((address) => !isPassedOver(address));
  expect(new Set(asked).size).toBeGreaterThan(150);
  expect(await faultsOf([...asked, announced, start_url, ...named])).toEqual([]);
}, 300_000);
