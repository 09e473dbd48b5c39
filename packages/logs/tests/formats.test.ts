import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../crawlers/testing/runs.ts";
import { read, readText } from "./read.ts";
import { figuresOf, referenceFigures } from "./reference-counts.ts";
import { referenceRead } from "./reference-reader.ts";
import { sampleVisit } from "./sample-log.ts";
import { serverFormats, type WrittenVisit, writers } from "./writers.ts";

const agents = [
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  "CCBot/2.0 (https://commoncrawl.org/faq/)",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  'quoted "GPTBot" and \\ back',
  "Crawleur à café ☕ 100 %41",
];
const printableText = fc.string({ unit: "grapheme", maxLength: 20 }).filter((text) => text.trim() !== "");

const visit: fc.Arbitrary<WrittenVisit> = fc.record({
  // From 2001 on, as every format writes it; for three years, so that days and hours repeat.
  instant: fc.integer({ min: 1_760_000_000, max: 1_760_600_000 }),
  zone: fc.constantFrom(0, 120, -420, 345),
  address: fc.oneof(
    fc.ipV4(),
    fc.ipV6().filter((address) => !address.includes(".")),
  ),
  host: fc.constantFrom("www.example.com", "cafe.de"),
  method: fc.constantFrom("GET", "POST", "HEAD"),
  path: fc.oneof(
    fc.constantFrom("/", "/robots.txt", "/a.CSS", "/2026/a-b", "/wp-admin/", "/a%20b/é", "/x.php", "/&<>"),
    fc.webPath().filter((path) => path.startsWith("/") && !path.startsWith("//")),
  ),
  query: fc.option(
    fc.oneof(
      fc.constantFrom("utm_source=chatgpt.com", "a=1&utm_source=chatgpt.com&b", "a=?"),
      fc.webQueryParameters(),
    ),
  ),
  status: fc.constantFrom(200, 200, 206, 301, 304, 403, 404, 500),
  size: fc.nat({ max: 10_000_000_000 }),
  referrer: fc.option(
    fc.constantFrom(
      "https://chatgpt.com/",
      "https://www.perplexity.ai/search?q=1",
      "https://example.com/chatgpt.com",
    ),
  ),
  agent: fc.option(fc.oneof(fc.constantFrom(...agents), printableText)),
});

describe("counts equal those of a slow, obvious reader", () => {
  for (const format of serverFormats) {
    test(format, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(visit, { maxLength: 40 }),
          fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 8 }),
          async (visits, lengths) => {
            const text = writers[format](visits);
            const expected = referenceFigures(referenceRead(text.replaceAll("\r", ""), format));
            const report = await readText(text, { pages: 1000, chunkLengths: lengths });
            expect(report.samples.filter(({ why }) => why !== "other")).toEqual([]);
            expect(figuresOf(report)).toEqual(expected);
            if (visits.length > 0) expect(report.formats.map((found) => found.format)).toEqual([format]);
          },
        ),
        runs(60),
      );
    });
  }
});

describe("the address of a line", () => {
  test.each([
    // Alone, with a port, in brackets, as a name, and as a list of proxies.
    ["66.249.66.1 - -", "66.249.66.1", null],
    ["66.249.66.1 ident user", "66.249.66.1", null],
    ["2001:db8::1 - -", "2001:db8::1", null],
    ["66.249.66.1:4711 - -", "66.249.66.1", null],
    ["[2001:db8::1] - -", "2001:db8::1", null],
    ["[2001:db8::1]:4711 - -", "2001:db8::1", null],
    ["crawl.example.com - -", "crawl.example.com", null],
    ["crawl.example.com - 66.249.66.1", "crawl.example.com", null],
    ["66.249.66.1, 10.0.0.1 - -", "66.249.66.1", null],
    ["2001:db8::1, 10.0.0.1 - -", "2001:db8::1", null],
    ["66.249.66.1,10.0.0.1 - -", "66.249.66.1", null],
    ["66.249.66.1 10.0.0.1 - -", "66.249.66.1", null],
    // After the site's name.
    ["example.com 66.249.66.1 - -", "66.249.66.1", "example.com"],
    ["example.com:443 2001:db8::1 - -", "2001:db8::1", "example.com:443"],
    ["example.com 66.249.66.1, 10.0.0.1 - -", "66.249.66.1", "example.com"],
    ["example.com 66.249.66.1 - 192.0.2.1", "66.249.66.1", "example.com"],
    ["127.0.1.1:80 66.249.66.1 - -", "66.249.66.1", "127.0.1.1:80"],
    ["[2001:db8::1]:443 66.249.66.1 - -", "66.249.66.1", "[2001:db8::1]:443"],
    // After what syslog, Docker Compose, Kubernetes and others put before each line.
    ["<190>Oct 10 13:55:36 web1 nginx: 66.249.66.1 - -", "66.249.66.1", null],
    ["Oct 10 13:55:36 web1 nginx: 66.249.66.1 - 192.0.2.1", "66.249.66.1", null],
    ["<190>1 2026-10-10T13:55:36+02:00 web1 nginx - - - 66.249.66.1 - -", "66.249.66.1", null],
    ["web_1  | 66.249.66.1 - -", "66.249.66.1", null],
    ["2026-10-10T13:55:36.123456789Z stdout F 66.249.66.1 - -", "66.249.66.1", null],
    ["2026-10-10 13:55:36 web1 2001:db8::1 - -", "2001:db8::1", null],
  ])("%s [… is found", async (beginning, address, host) => {
    const time = "[10/Oct/2026:13:55:36 +0200]";
    const report = await readText(`${beginning} ${time} "GET / HTTP/1.1" 200 5 "-" "GPTBot/1.2"\n`);
    expect(report.formats[0]?.rows).toMatchObject([{ address, host }]);
  });
});

test.each(serverFormats.filter((name) => writers[name]([sampleVisit(1)]).startsWith("{")))(
  "%s is read the same where its slashes are escaped",
  async (format) => {
    const text = writers[format](Array.from({ length: 60 }, (_, index) => sampleVisit(index)));
    const escaped = text.replaceAll("/", "\\/");
    const report = await readText(escaped);
    expect(report.lines).toEqual({ visits: 60, other: 0, unread: 0 });
    expect(figuresOf(report)).toEqual(figuresOf(await readText(text)));
  },
);

test("a request and a clock with escaped slashes are read, and a backslash before a slash stays", async () => {
  const row = { time_local: "10/Oct/2026:13:55:36 +0200", request: "GET /a\\/b HTTP/1.1", status: 200 };
  const report = await readText(JSON.stringify(row).replaceAll("/", "\\/"));
  expect(report.formats[0]?.rows).toMatchObject([{ time: "2026-10-10T13:55:36+02:00", path: "/a\\\\/b" }]);
});

test("a report can be posted from a worker", async () => {
  const report = await readText(writers.combined([]));
  expect(structuredClone(report)).toEqual(report);
});

test("reading the same files in another order gives the same figures", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(visit, { maxLength: 10 }), { maxLength: 4 }), async (parts) => {
      const files = parts.map((part, index) => ({ name: String(index), text: writers.combined(part) }));
      const forward = figuresOf((await read(files)).report);
      expect(figuresOf((await read(files.toReversed())).report)).toEqual(forward);
    }),
    runs(20),
  );
});
