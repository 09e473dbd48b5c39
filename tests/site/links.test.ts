import { crawlers } from "@octroi/crawlers/registry";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { expect, test } from "vitest";
import { crawlerPath } from "../../site/domain/directory/address.ts";
import { splitPath } from "../../site/domain/pages/pages.ts";
import { policyInFragment } from "../../site/domain/policy/address.ts";
import { robotsInFragment } from "../../site/domain/robots/address.ts";
import { everyPage } from "./browser/every-page.ts";
import { site } from "./whole-site.ts";

interface Found {
  href: string;
  /** Leads to the same page in another language. */
  translated: boolean;
  newTab: boolean;
}

const sampled = everyPage.filter((path) => !path.endsWith("/no-such-page"));
const crawlerPages = new Set<string>(crawlers.map(({ token }) => crawlerPath(token)));

/** Every crawler's page is rendered by a test of its own; here a few stand for all. */
function isAnotherCrawler(path: string): boolean {
  return crawlerPages.has(splitPath(path).path) && !sampled.includes(path);
}

/** A policy or a robots.txt in an address's fragment is what a tool opens, and no anchor. */
const isOpenedByTool = (hash: string) =>
  policyInFragment(hash) !== undefined || robotsInFragment(hash) !== undefined;

/** `#waitlist` opens the waitlist wherever it stands. */
const openers = new Set(["#waitlist"]);

test("every link inside the site leads to a page and, where it names one, to an anchor of it", async () => {
  const { get } = site();
  const broken = new Set<string>();
  const external = new Set<string>();
  const idsAt = new Map<string, ReadonlySet<string>>();
  const anchors: { from: string; path: string; hash: string }[] = [];
  const queue = sampled.map((path) => ({ from: "the table of pages", path }));

  for (let next = queue.shift(); next; next = queue.shift()) {
    const { from, path } = next;
    if (idsAt.has(path) || isAnotherCrawler(path)) continue;
    const response = await get(path);
    const sentOn = response.status === 303 && response.headers.get("location");
    if (sentOn) {
      // A language that is chosen before script: the server remembers it on the way.
      idsAt.set(path, new Set());
      queue.push({ from: path, path: new URL(sentOn, "http://site").pathname });
      continue;
    }
    if (response.status !== 200) broken.add(`${from} leads to ${path}, which answers ${response.status}`);
    const { ids, links } = read(await response.text());
    idsAt.set(path, new Set(ids));
    for (const { href, translated, newTab } of links) {
      const target = new URL(href, `http://site${path}`);
      if (target.host !== "site") {
        // A letter, or a file that is in its own link.
        if (target.protocol === "mailto:" || target.protocol === "data:") continue;
        external.add(href);
        if (!newTab) broken.add(`${path} leads out to ${href} in the same tab`);
        continue;
      }
      const isFile = /\.\w+$/.test(target.pathname);
      if (!translated && !isFile && splitPath(target.pathname).prefix !== splitPath(path).prefix) {
        broken.add(`${path} leads to ${href}, which loses the language`);
      }
      queue.push({ from: path, path: target.pathname });
      if (target.hash && !openers.has(target.hash) && !isOpenedByTool(target.hash)) {
        anchors.push({ from: path, path: target.pathname, hash: target.hash });
      }
    }
  }
  for (const { from, path, hash } of anchors) {
    if (!idsAt.get(path)?.has(hash.slice(1)))
      broken.add(`${from} leads to ${path}${hash}, which is not there`);
  }

  expect(external.size).toBeGreaterThan(0);
  expect([...broken]).toEqual([]);
}, 180_000);

/** Reads the HTML as it was sent: links must work before and without script. */
function read(html: string): { ids: string[]; links: Found[] } {
  const document = fromHtml(html);
  return {
    ids: selectAll("[id]", document).map(({ properties }) => String(properties.id)),
    links: selectAll("a[href]", document).map(({ properties: { href, hrefLang, target, rel } }) => ({
      href: String(href),
      translated: hrefLang !== undefined,
      newTab: target === "_blank" && Array.isArray(rel) && rel.includes("noopener"),
    })),
  };
}
