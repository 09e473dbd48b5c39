import { expect, test } from "vitest";
import { type ScriptCode, styleFilter } from "./used-style.ts";

const kept = (style: string, body: string, code: Partial<ScriptCode> = {}) =>
  styleFilter(style, { everyPage: [], ofIsland: {}, ...code })(body);

test.each([
  ["a class of the page", ".a{x:1}.b{x:2}", '<p class="c a">', ".a{x:1}"],
  ["all classes of a selector", ".a .b{x:1}.a.c{x:2}", '<p class="a b">', ".a .b{x:1}"],
  ["one selector of a list", ".b,.a{x:1}.c,.d{x:2}", '<p class="a">', ".b,.a{x:1}"],
  ["what asks for no class", "p{x:1}:root{--y:2}[hidden]{x:3}", "", "p{x:1}:root{--y:2}[hidden]{x:3}"],
  ["escaped names", ".md\\:p-1\\.5{x:1}.w-1\\/2{x:2}", '<p class="md:p-1.5">', ".md\\:p-1\\.5{x:1}"],
  [
    "names that begin with a digit",
    ".\\32xl\\:a{x:1}.\\33 d{x:2}",
    '<p class="2xl:a 3d">',
    ".\\32xl\\:a{x:1}.\\33 d{x:2}",
  ],
  [
    "names with what HTML escapes",
    ".\\[\\&_b\\]\\:c{x:1}",
    '<p class="[&amp;_b]:c">',
    ".\\[\\&_b\\]\\:c{x:1}",
  ],
  [
    "what is not to be there",
    ".a:not(.b){x:1}.a:is(.b,.c){x:2}",
    '<p class="a">',
    ".a:not(.b){x:1}.a:is(.b,.c){x:2}",
  ],
  [
    "blocks of conditions",
    "@media print{.a{x:1}.b{x:2}}@supports (x:1){.b{x:3}}",
    '<p class="a">',
    "@media print{.a{x:1}}",
  ],
  [
    "nested rules with their own",
    ".a{x:1;&:hover{.b &{x:2}}}.b{x:3}",
    '<p class="a">',
    ".a{x:1;&:hover{.b &{x:2}}}",
  ],
  [
    "statements, fonts and movements",
    "@layer a,b;@font-face{x:1}@keyframes k{to{x:1}}",
    "",
    "@layer a,b;@font-face{x:1}@keyframes k{to{x:1}}",
  ],
  ["braces in strings", '.a{content:"}.b{"}.b{x:1}', '<p class="a">', '.a{content:"}.b{"}'],
])("%s", (_, style, body, expected) => {
  expect(kept(style, body)).toBe(expected);
});

test("what a script may set later stays", () => {
  const script = 'e.className="is-open "+(b?`md:flex`:`x`)';
  expect(kept(".is-open{x:1}.md\\:flex{x:2}.gone{x:3}", "", { everyPage: [script] })).toBe(
    ".is-open{x:1}.md\\:flex{x:2}",
  );
});

test("what an island’s script may set stays on the pages that have the island", () => {
  const code = { ofIsland: { tool: ['e.className="a"'], list: ['e.className="b"'] } };
  const style = ".a{x:1}.b{x:2}.c{x:3}";
  expect(kept(style, '<p class="c">', code)).toBe(".c{x:3}");
  expect(kept(style, '<div data-island="tool">', code)).toBe(".a{x:1}");
  expect(kept(style, '<div data-island="tool"></div><div data-island="list">', code)).toBe(".a{x:1}.b{x:2}");
});
