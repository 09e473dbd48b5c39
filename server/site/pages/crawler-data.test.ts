import { crawlers } from "@octroi/crawlers/registry";
import type { Localized } from "@octroi/ui/language/language";
import { describe, expect, test } from "vitest";
import { crawlerDescriptions } from "../../../site/app/content/crawler-descriptions.ts";
import { directory } from "../../../site/app/content/crawlers/directory.ts";
import { site } from "../../../tests/site/whole-site.ts";
import { schemaVersion } from "./crawler-data.ts";

const { fr, en }: Localized<Readonly<Record<string, { description: string; note?: string }>>> =
  crawlerDescriptions;

const { get } = site();

interface Published {
  schemaVersion: number;
  count: number;
  documentation: string;
  vocabulary: Record<"fr" | "en", { purposes: object; statuses: object }>;
  crawlers: (Record<string, unknown> & { token: string; page: string; purpose: string })[];
}

describe.each(["/crawlers.json", "/crawlers.csv"])("%s", (path) => {
  test("is open to every site, for a while, and answers 304 to its own ETag", async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(response.headers.get("cache-control")).toContain("max-age=");
    const again = await get(path, { "if-none-match": response.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    expect(again.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("lets a browser that asks first send an ETag", async () => {
    const response = await get(path, {}, "OPTIONS");
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-headers")).toContain("If-None-Match");
  });
});

test("the JSON says its version and holds every crawler with every fact and its page", async () => {
  const published: Published = await (await get("/crawlers.json")).json();
  expect(published.schemaVersion).toBe(schemaVersion);
  expect(published.count).toBe(crawlers.length);
  expect(published.crawlers.map(({ page, description, note, ...facts }) => facts)).toEqual(crawlers);
  for (const { token, description, note } of published.crawlers) {
    const words = { fr: fr[token], en: en[token] };
    expect(description).toEqual({ fr: words.fr?.description, en: words.en?.description });
    expect(note).toEqual(words.fr?.note === undefined ? null : { fr: words.fr.note, en: words.en?.note });
  }
  expect(published.crawlers.find(({ token }) => token === "GPTBot")?.page).toBe(
    "https://octroi.example/crawlers/gptbot",
  );
  for (const { purpose } of published.crawlers)
    expect(published.vocabulary.fr.purposes).toHaveProperty(purpose);
});

test("the page documents exactly the fields of the JSON", async () => {
  const published: Published = await (await get("/crawlers.json")).json();
  const fields = [...new Set(published.crawlers.flatMap((crawler) => Object.keys(crawler)))].sort();
  expect(Object.keys(directory.fr.data.list).sort()).toEqual(fields);
  expect(Object.keys(directory.en.data.list).sort()).toEqual(fields);
});

test("the CSV, read back, says what the registry says", async () => {
  const [header = [], ...rows] = cellsOf(await (await get("/crawlers.csv")).text());
  expect(rows).toHaveLength(crawlers.length);
  for (const [index, crawler] of crawlers.entries()) {
    const cell = (name: string) => rows[index]?.[header.indexOf(name)];
    expect(rows[index]).toHaveLength(header.length);
    expect(cell("token")).toBe(crawler.token);
    expect(cell("operator")).toBe(crawler.operator ?? "");
    expect(cell("description.fr")).toBe(fr[crawler.token]?.description);
    expect(cell("userAgent.header")).toBe(crawler.userAgent?.header ?? "");
    expect(cell("verification.methods")).toBe(crawler.verification.methods.join("|"));
    expect(cell("schemaVersion")).toBe(String(schemaVersion));
  }
});

test("no value of a list holds the bar that separates them, and no cell is a formula to a spreadsheet", async () => {
  const lists = crawlers.flatMap((c) => [
    ...c.aliases,
    ...c.successors,
    ...c.evidence.pages,
    ...c.evidence.lists,
  ]);
  expect(lists.filter((value) => value.includes("|"))).toEqual([]);
  const cells = cellsOf(await (await get("/crawlers.csv")).text()).flat();
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

/** A CSV reader of its own, so that the writer is not tested by itself. */
function cellsOf(text: string): string[][] {
  return text
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter((line) => line !== "")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );
}
