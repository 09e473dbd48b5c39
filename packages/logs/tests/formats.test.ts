import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatNames } from "../src/index.ts";
import { read, readText } from "./read.ts";
import { figuresOf, referenceFigures } from "./reference-counts.ts";
import { referenceRead } from "./reference-reader.ts";
import { type WrittenVisit, writers } from "./writers.ts";

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
  for (const format of formatNames) {
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
        { numRuns: 60 },
      );
    });
  }
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
    { numRuns: 20 },
  );
});
