import { lintCodes } from "@octroi/crawlers/lint";
import { parsePolicy } from "@octroi/policy";
import { findingCodes } from "@octroi/policy/check";
import { expect, test } from "vitest";
import { judge } from "./judge.ts";
import { headersIn, type Pasted, partOf, readFromPaste } from "./pasted.ts";
import { servedCodes } from "./served.ts";

const rsl = (license: string) =>
  `<rsl xmlns="https://rslstandard.org/rsl"><content url="/"><license>${license}</license></content></rsl>`;

function judged(pasted: Pasted) {
  const { host, read } = readFromPaste(pasted);
  return judge(host, read);
}

const verdicts = (pasted: Pasted) =>
  Object.fromEntries(judged(pasted).answers.map(({ audience, verdict }) => [audience, verdict]));

const codes = (pasted: Pasted) => judged(pasted).findings.list.map(({ code }) => code);

test("a silent file leaves everything open, in the order of every tool", () => {
  expect(verdicts({ robots: "User-agent: *\nAllow: /\n" })).toEqual({
    "search-engine": "open",
    "ai-search": "open",
    "user-triggered": "open",
    agent: "open",
    training: "open",
    dataset: "open",
  });
});

test.each<[string, Pasted, string, string]>([
  ["a closed site", { robots: "User-agent: *\nDisallow: /\n" }, "refused", "search-closed"],
  [
    "two crawlers",
    { robots: "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /" },
    "partly",
    "partly",
  ],
  ["a signal", { robots: "User-agent: *\nContent-Signal: ai-train=no\nAllow: /" }, "refused", "refused"],
  ["a grant", { headers: "Content-Usage: train-ai=y" }, "open", "granted"],
  ["a reservation", { tdmrep: '[{"location":"/","tdm-reservation":1}]' }, "refused", "refused"],
  [
    "a header against the file",
    { robots: "User-agent: *\nContent-Signal: ai-train=no\nAllow: /", headers: "Content-Usage: train-ai=y" },
    "contradicted",
    "contradiction",
  ],
  [
    "a price beside a refusal",
    {
      robots: "License: https://example.com/l.xml\n\nUser-agent: *\nContent-Signal: ai-train=no\nAllow: /",
      license: rsl('<permits type="usage">ai-train</permits><payment type="crawl"/>'),
    },
    "paid",
    "paid",
  ],
])("training under %s", (_, pasted, verdict, headline) => {
  expect(verdicts(pasted)["training"]).toBe(verdict);
  expect(judged(pasted).headline.kind).toBe(headline);
});

test("where a refusal stands is told by standard, and that search stays open", () => {
  expect(
    judged({
      robots: "User-agent: *\nContent-Signal: ai-train=no\nAllow: /",
      tdmrep: '[{"location":"/","tdm-reservation":1}]',
    }).headline,
  ).toMatchObject({ kind: "refused", by: ["content-signal", "tdmrep"], searchOpen: true });
});

test("that nothing else says so is told only where everything was read", () => {
  const { host, read } = readFromPaste({ robots: "User-agent: *\nContent-Signal: ai-train=no\nAllow: /" });
  const [robots] = read;
  if (robots === undefined) throw new Error("The robots.txt was not taken.");
  const away = { ...robots, place: "page", status: null, problem: "timeout" } as const;
  expect(judge(host, read).headline).toMatchObject({ by: ["content-signal"], isAlone: true });
  expect(judge(host, read, false).headline).toMatchObject({ by: ["content-signal"], isAlone: false });
  expect(judge(host, [...read, away]).headline).toMatchObject({ by: ["content-signal"], isAlone: false });
});

test("of each kind as many crawlers are counted, whatever became of robots.txt", () => {
  const { host, read } = readFromPaste({ robots: "User-agent: *\nDisallow: /\n" });
  const counts = (status: number) =>
    judge(
      host,
      read.map((file) => ({ ...file, status })),
    ).answers.map(({ all }) => all);
  expect(counts(503)).toEqual(counts(200));
  expect(counts(404)).toEqual(counts(200));
});

test("a closed site with a door for search engines is open to them", () => {
  const { answers } = judged({ robots: "User-agent: *\nDisallow: /\nAllow: /$\n" });
  expect(answers.find(({ audience }) => audience === "training")?.verdict).toBe("refused");
});

test("two checkers that see the same thing say it once", () => {
  expect(codes({ robots: "\ufeffUser-agent: *\nAllow: /\n" })).toEqual(["encoding-mark"]);
  expect(codes({ robots: "User-agent: *\nNoindex: /a\nAllow: /\n" })).toEqual(["unsupported-line"]);
  expect(codes({ robots: "User-agent: *\nContent-Signal: train-ai=no\nAllow: /\n" })).toEqual([
    "signal-key-inverted",
  ]);
  expect(codes({ robots: "License: /license.xml\n\nUser-agent: *\nAllow: /\n" })).toEqual([
    "license-relative",
    "robots-audit",
  ]);
});

test("the same mistake a hundred times is told a few times, and counted in full", () => {
  const { findings } = judged({ robots: "Disalow: /a\n".repeat(100) });
  expect(findings.list.length).toBeLessThan(20);
  expect(Object.values(findings.counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(100);
});

test("no code of one catalog is also another’s", () => {
  const all = [...Object.keys(findingCodes), ...lintCodes, ...servedCodes];
  expect(new Set(all).size).toBe(all.length);
});

test("a file of ten thousand rules and a page of openings are judged in no time", () => {
  const robots = Array.from({ length: 10_000 }, (_, n) => `User-agent: bot-${n}\nDisallow: /${n}/\n`).join(
    "",
  );
  const { findings } = judged({ robots, html: "<title><script><!--".repeat(20_000) });
  expect(findings.list.length).toBeLessThanOrEqual(60);
});

const policyOf = (pasted: Pasted) => judged(pasted).derived;

test("what the files say becomes a policy that parses", () => {
  const { policy, leftOut } = policyOf({
    robots:
      "License: https://example.com/license.xml\n\nUser-agent: *\nAllow: /\n\nUser-agent: CCBot\nDisallow: /\n\nSitemap: https://example.com/sitemap.xml",
    license: rsl(
      '<permits type="usage">ai-train</permits><payment type="crawl"><amount currency="EUR">0.02</amount></payment>',
    ),
    tdmrep: '[{"location":"/press/","tdm-reservation":0},{"location":"/","tdm-reservation":1}]',
  });
  expect(parsePolicy(policy).ok).toBe(true);
  expect(policy.site).toEqual({
    origin: "https://example.com",
    sitemaps: ["https://example.com/sitemap.xml"],
  });
  expect(policy.license).toEqual({ url: "https://example.com/license.xml" });
  expect(policy.mining?.reservations).toEqual([{ paths: ["/press/"], reserved: false }, { reserved: true }]);
  expect(policy.rules).toContainEqual({
    who: { purpose: ["training", "control-token", "dataset"] },
    action: "charge",
    price: { amount: "0.02", currency: "EUR" },
  });
  expect(leftOut).toContain("search");
});

test("crawlers that are named alone are named in the policy", () => {
  const { policy, leftOut } = policyOf({
    robots: "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /admin/\nCrawl-delay: 5",
  });
  expect(policy.rules).toEqual([{ who: { crawler: ["GPTBot"] }, action: "block" }]);
  expect(leftOut).toEqual(["paths", "crawl-delay"]);
});

test("where files disagree, and where a price has no amount, the policy refuses and says so", () => {
  expect(
    policyOf({
      robots: "User-agent: *\nContent-Signal: ai-train=no\nAllow: /",
      headers: "Content-Usage: train-ai=y",
    }),
  ).toMatchObject({ policy: { rules: [{ action: "block" }] }, leftOut: ["contradiction"] });
  expect(
    policyOf({
      robots: "License: https://example.com/license.xml\n\nUser-agent: *\nAllow: /",
      license: rsl('<permits type="usage">all</permits><payment type="crawl"/>'),
    }),
  ).toMatchObject({ policy: { rules: [{ action: "block" }] }, leftOut: ["price", "search"] });
});

test("addresses that are no good do not lose the rest of the policy", () => {
  const { policy } = policyOf({
    robots: "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\nSitemap: https://example.com/a",
    tdmrep: '[{"location":"not a path","tdm-reservation":1}]',
  });
  expect(policy.rules).toMatchObject([{ action: "block" }]);
});

test.each([
  ["robots.txt", "User-agent: *", "robots"],
  ["tdmrep.json", "[]", "tdmrep"],
  ["license.xml", "<rsl/>", "license"],
  ["index.html", "", "html"],
  ["clipboard", "HTTP/2 200\nlink: x", "headers"],
  ["clipboard", "<!doctype html>", "html"],
  ["clipboard", "<?xml?><rsl/>", "license"],
])("%s with %j is told to be %s", (name, text, part) => {
  expect(partOf(name, text)).toBe(part);
});

test("headers are read as curl prints them, and only those that say something", () => {
  expect(
    headersIn("HTTP/2 200\r\nDate: today\r\nLink: <a>; rel=x\r\nlink: <b>\r\nTDM-Reservation: 1\r\n"),
  ).toEqual({ link: "<a>; rel=x, <b>", "tdm-reservation": "1" });
});
