import { audiences, standards } from "@octroi/check/answers";
import { followed, type Headline } from "@octroi/check/headline";
import { judge } from "@octroi/check/judge";
import { readFromPaste } from "@octroi/check/pasted";
import { servedCodes } from "@octroi/check/served";
import { lintCodes } from "@octroi/crawlers/lint";
import { outputs } from "@octroi/policy";
import { findingCodes } from "@octroi/policy/check";
import { languages } from "@octroi/ui/language/language";
import { expect, test } from "vitest";
import { policyInFragment } from "../../domain/policy/address.ts";
import { robotsInFragment } from "../../domain/robots/address.ts";
import { siteCheck } from "../content/site-check.ts";
import { describeVerdict, fixes } from "./describe-verdict.ts";
import { headlineText, worthText } from "./headline-text.ts";

test("every code of every catalog has a fix in both languages, set as each is, and no other has", () => {
  const all = [...Object.keys(findingCodes), ...lintCodes, ...servedCodes];
  expect(Object.keys(fixes).sort()).toEqual(all.sort());
  for (const [code, [fr, en]] of Object.entries(fixes)) {
    expect(fr, code).toMatch(/\.$/);
    expect(en, code).toMatch(/\.$/);
    expect(fr, code).not.toMatch(/'| [:;?!»]|«(?!\u00a0)/);
    expect(en, code).not.toMatch(/'| [:;?!]|\u00a0/);
    expect(fr, code).not.toBe(en);
  }
});

const open = { closed: 0, all: 16 };
const some = { closed: 2, all: 16 };
const shut = { closed: 16, all: 16 };

const headlines: Headline[] = [
  { kind: "nothing-read" },
  { kind: "in-trouble" },
  { kind: "search-closed", closed: 6, all: 6 },
  { kind: "search-closed", closed: 2, all: 6 },
  { kind: "contradiction", audience: "training", refused: ["robots", "rsl"], granted: ["content-usage"] },
  { kind: "refused", by: ["robots"], isAlone: true, robots: shut, searchOpen: true },
  { kind: "refused", by: ["tdmrep"], isAlone: true, robots: open, searchOpen: true },
  { kind: "refused", by: ["tdmrep"], isAlone: false, robots: some, searchOpen: true },
  {
    kind: "refused",
    by: ["robots", "content-signal", "tdmrep"],
    isAlone: false,
    robots: shut,
    searchOpen: true,
  },
  { kind: "paid", by: ["rsl"], isAlone: true, robots: open, searchOpen: false },
  { kind: "granted", by: ["content-usage"], isAlone: true, robots: open, searchOpen: true },
  { kind: "partly", closed: 3, all: 16 },
  { kind: "silent" },
];

test.each(languages)("(%s) every answer is a sentence, with nothing left to fill in", (language) => {
  const sentences = headlines.map((headline) => headlineText(headline, siteCheck[language].answer, language));
  expect(new Set(sentences).size).toBe(headlines.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+\.$/);
});

test("the answer names where it stands, as a list of each language", () => {
  const headline: Headline = {
    kind: "refused",
    by: ["robots", "content-signal", "tdmrep"],
    isAlone: false,
    robots: shut,
    searchOpen: true,
  };
  expect(headlineText(headline, siteCheck.en.answer, "en")).toBe(
    "AI training is refused in robots.txt, Content-Signal and TDMRep. Search stays open.",
  );
  expect(headlineText(headline, siteCheck.fr.answer, "fr")).toBe(
    "L’entraînement des IA est refusé dans robots.txt, Content-Signal et TDMRep. La recherche reste ouverte.",
  );
  expect(audiences[0]).toBe("search-engine");
});

test("a refusal that nobody says they follow is told as one, and who still gets in", () => {
  const sentences = (headline: Headline) => worthText(headline, siteCheck.en.answer, "en");
  const refused = { kind: "refused", isAlone: false, searchOpen: true } as const;
  expect(sentences({ ...refused, by: ["tdmrep"], robots: some })).toBe(
    "No AI company says it follows TDMRep. Many say they follow robots.txt, but yours still lets in 14 of the 16 training crawlers now in use.",
  );
  expect(sentences({ ...refused, by: ["content-signal", "tdmrep"], robots: open })).toMatch(
    /follows Content-Signal or TDMRep\..*all 16 training crawlers now in use\.$/,
  );
  expect(sentences({ ...refused, by: ["robots", "tdmrep"], robots: shut })).toBeUndefined();
  expect(sentences({ kind: "silent" })).toBeUndefined();
});

test("of every form that is told as followed by nobody, its support says the same", () => {
  for (const standard of standards) {
    const { honoredBy } = outputs[standard === "robots" ? "robots-txt" : standard].support;
    const isFollowed = !/\bno (\w+ )?(operator|lab)\b/i.test(honoredBy.en);
    expect(followed.has(standard), standard).toBe(isFollowed);
  }
});

test.each([
  ["goes along", "User-agent: *\nDisallow: /private/\n", "paths"],
  [
    "stays behind where it is too long",
    `User-agent: *\n${"Disallow: /private/\n".repeat(2_000)}`,
    "long-robots",
  ],
])("the robots.txt that was read %s to the next tools", (_, robots, leftOut) => {
  const { host, read } = readFromPaste({ robots });
  const { next } = describeVerdict(judge(host, read));
  const carried = leftOut === "paths" ? robots : undefined;
  expect(robotsInFragment(`#${next.policy}`)).toBe(carried);
  expect(robotsInFragment(`#${next.robots ?? ""}`)).toBe(carried);
  expect(policyInFragment(`#${next.policy}`)).toMatchObject({ ok: true });
  expect(next.leftOut).toEqual([leftOut]);
});
