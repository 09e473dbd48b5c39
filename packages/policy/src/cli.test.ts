import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { jsonErrorIn } from "./cli/json-error.ts";
import { run } from "./cli/run.ts";

const folder = mkdtempSync(join(tmpdir(), "octroi-policy-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const policy = {
  version: 1,
  site: { origin: "https://example.com" },
  crawlers: [{ name: "OurBot", purpose: "training" }],
  rules: [
    { who: { crawler: ["OurBot"] }, paths: ["/private/"], action: "block" },
    { who: { purpose: ["training"] }, action: "charge", price: { amount: "0.005", currency: "EUR" } },
  ],
  license: { url: "https://example.com/license.xml" },
};
const good = file("good.json", JSON.stringify(policy));
const misspelled = file(
  "misspelled.json",
  JSON.stringify({ ...policy, rules: [{ who: { crawler: ["GPTBott"] }, action: "block" }] }),
);
const bad = file("bad.json", JSON.stringify({ ...policy, version: 2 }));
const broken = file("broken.json", '{\n  "version": 1,\n  "site": { "origin": "https://example.com" },,\n}');

function ran(...args: string[]) {
  let out = "";
  let notes = "";
  const code = run(args, {
    print: (text) => (out += `${text}\n`),
    note: (text) => (notes += `${text}\n`),
  });
  return { code, out, notes };
}

describe("init", () => {
  test("writes a policy that check finds well, and never over a file", () => {
    const fresh = join(folder, "fresh.json");
    const init = () => ran("init", fresh, "--origin", "https://press.example/en", "--preset", "block-ai");
    expect(init()).toEqual({ code: 0, out: `${fresh}\n`, notes: "" });
    expect(ran("check", "--strict", fresh).code).toBe(0);
    expect(JSON.parse(readFileSync(fresh, "utf8"))).toMatchObject({
      site: { origin: "https://press.example" },
    });
    expect(init()).toMatchObject({ code: 2, notes: expect.stringContaining("left as it is") });
  });

  test("says in one sentence what it was not told", () => {
    expect(ran("init").notes).toContain("--origin https://your.site");
    expect(ran("init", "--origin", "https://a.example", "--preset", "x").notes).toContain("block-ai");
  });
});

test("a form in which a policy says nothing is told in a sentence, with what would say it", () => {
  const silent = file("silent.json", JSON.stringify({ ...policy, license: undefined }));
  expect(ran("print", silent, "--as", "tdmrep")).toMatchObject({
    code: 0,
    out: "",
    notes: expect.stringContaining("mining.reservations"),
  });
  expect(ran("print", silent, "--as", "rsl").notes).toContain("license.url");
});

describe("check", () => {
  test("ends with 0 where all is well, and where there are warnings unless they have to fail", () => {
    expect(ran("check", good)).toEqual({ code: 0, out: `${good}: ok\n`, notes: "" });
    const { code, out } = ran("check", good, misspelled);
    expect(code).toBe(0);
    expect(out).toContain(`${misspelled}: warning: rules[0].who.crawler[0] names no crawler`);
    expect(out).toContain('Did you mean "GPTBot"?');
    expect(ran("check", "--strict", misspelled).code).toBe(1);
  });

  test("ends with 1 where a policy has errors, and says where", () => {
    expect(ran("check", good, bad)).toMatchObject({ code: 1 });
    expect(ran("check", bad).out).toContain(`${bad}: error: version must be 1`);
    expect(ran("check", broken).out).toBe(`${broken}: error: is not JSON: see line 3, column 47.\n`);
  });

  test("prints JSON for programs", () => {
    expect(JSON.parse(ran("check", "--json", misspelled, bad).out)).toMatchObject([
      { file: misspelled, errors: [], warnings: [{ path: "rules[0].who.crawler[0]" }] },
      { file: bad, errors: [{ path: "version" }], warnings: [] },
    ]);
  });
});

test.each([
  ["{", 1, 2],
  ['{"a":1,}', 1, 8],
  ['{"a" 1}', 1, 6],
  ["[1\n 2]", 2, 2],
  ['{"a":\n  tru}', 2, 3],
  ["", 1, 1],
  ["1 2", 1, 3],
  ['["a\n"]', 1, 2],
])("%j stops being JSON on line %i, column %i", (text, line, column) => {
  expect(jsonErrorIn(text)).toEqual({ line, column });
});

describe("print", () => {
  test("writes a form to the output, and what it cannot say beside it", () => {
    const { code, out, notes } = ran("print", good, "--as", "robots.txt");
    expect(code).toBe(0);
    expect(out).toContain("User-agent: OurBot");
    expect(notes).toContain("not-expressible: robots.txt cannot state a price");
  });

  test("writes files to a folder", () => {
    const { code, out } = ran("print", good, "--as", "nginx", "--out", join(folder, "out"));
    expect([code, out.trimEnd().split("\n")]).toEqual([
      0,
      [join(folder, "out/octroi-http.conf"), join(folder, "out/octroi-server.conf")],
    ]);
    expect(readFileSync(join(folder, "out/octroi-http.conf"), "utf8")).toContain("OurBot");
    expect(ran("print", good, "--as", "rsl", "--out", join(folder, "out")).out).toContain("license.xml");
  });

  test("prints nothing of a policy that has errors", () => {
    expect(ran("print", bad, "--as", "rsl")).toMatchObject({ code: 1, out: "" });
  });
});

describe("explain", () => {
  test("says what is decided, by which rule and why, and what the files say", () => {
    const { code, out } = ran("explain", good, "--crawler", "ourbot", "--path", "/private/a");
    expect(code).toBe(0);
    expect(out).toMatch(
      /^crawler +OurBot \(operator unknown, training\)\ndecision +block\nbecause +the first rule/,
    );
    expect(out).toContain("robots.txt must not fetch");
    const charged = ran("explain", good, "--crawler", "GPTBot/1.2", "--path", "/private/a").out;
    expect(charged).toContain("charge 0.005 EUR");
    expect(charged).toContain("robots.txt may fetch, license https://example.com/license.xml");
    expect(charged).toContain("Content-Usage: train-ai=n, search=y");
  });

  test("takes an identity, and says that search engines and strangers pass", () => {
    const engine = ran("explain", good, "--crawler", "Googlebot", "--identity", "verified").out;
    expect(engine).toContain("search engines always get through");
    expect(ran("explain", good, "--crawler", "Nobody").out).toContain("strangers pass");
  });
});

test.each([
  [[], /^Usage/],
  [["chek", good], /there is no command “chek”/],
  [["check"], /check takes the files/],
  [["check", "--stric", good], /--stric/],
  [["check", join(folder, "none.json")], /there is no file/],
  [["print", good], /--as takes one of robots\.txt/],
  [["print", good, "--as", "constructor"], /--as takes one of/],
  [["explain", good], /--crawler/],
  [["explain", good, "--crawler", "GPTBot", "--identity", "sure"], /--identity takes one of/],
])("%j is no command: it ends with 2 and says why", (args, sentence) => {
  const { code, out, notes } = ran(...args);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(notes).toMatch(sentence);
});

test("help is no mistake", () => {
  expect(ran("--help")).toMatchObject({ code: 0, notes: "" });
});
