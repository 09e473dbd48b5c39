import { outputs } from "@octroi/policy/outputs";
import { parsePolicy } from "@octroi/policy/parse";
import { expect, test } from "vitest";
import {
  canBeAsked,
  distanceOf,
  licensesIn,
  licenseText,
  pathOfResource,
  usesOfLicense,
} from "./asked-license.ts";

test.for([
  ["/articles/*", "/articles/*"],
  ["https://example.com/articles/1?page=2", "/articles/1?page=2"],
  ["http://www.example.com", "/"],
  ["https://example.com:8443/a", "/a"],
  ["https://other.example/articles/1", undefined],
  ["https://example.com.evil.example/", undefined],
  ["//example.com/a", undefined],
  ["ftp://example.com/a", undefined],
  ["articles", undefined],
  ["", undefined],
  [`/${"a".repeat(2_048)}`, undefined],
] as const)("a program that asks for %s wants the path %s of example.com", ([resource, path]) => {
  expect(pathOfResource(resource, "example.com")).toBe(path);
});

test.for([
  [0, ["/"], "/articles/*", ["ai-input"]],
  [0, ["/articles/"], "/articles/*", []],
  [0, ["/articles/*"], "/articles/1?page=2", []],
  [0, ["/*.pdf$"], "/reports/1.pdf", []],
  [1, ["/"], "/", ["ai-input", "ai-train"]],
  [2, ["/articles/"], "/*", ["ai-input"]],
  [undefined, ["/articles/"], "/photos/", []],
  [undefined, ["/"], "/", ["ai-train"]],
] as const)("it is %s from %j for answers to %s for %j", ([distance, paths, path, uses]) => {
  expect(distanceOf({ paths, uses: ["ai-input"] }, { path, uses })).toBe(distance);
});

test("one that was signed by hand is for any use", () => {
  expect(distanceOf({ paths: ["/"], uses: undefined }, { path: "/", uses: ["ai-train"] })).toBe(0);
});

const policy = parsePolicy({
  version: 1,
  site: { origin: "https://example.com" },
  license: { url: "https://example.com/license.xml", contact: "rights@example.com" },
  rules: [
    {
      who: { purpose: ["training", "dataset", "control-token"] },
      action: "charge",
      price: { amount: "0.01", currency: "EUR" },
    },
    { who: { purpose: ["ai-search"] }, action: "block" },
  ],
});

test("a license is the same one however it was cut out of the document that names it", () => {
  if (!policy.ok) throw new Error("Expected a policy");
  const [file] = outputs.rsl.print(policy.policy).files;
  const licenses = licensesIn(file?.text ?? "");
  const sold = licenses.find((text) => text.includes("<payment"));
  expect(sold).toMatch(/^<license><permits .*<\/license>$/);
  const spaced = `\n  ${sold?.replaceAll("><", ">\r\n\t <")} `;
  expect(licenseText(spaced)).toBe(sold);
  const alone = spaced.replace("<license>", '<license xmlns="https://rslstandard.org/rsl">');
  expect(licenseText(alone)).toBe(sold);
  expect(licenses).not.toContain(licenseText(spaced.replace("0.01", "0.001")));
  expect(usesOfLicense(sold ?? "")).toEqual(["ai-train"]);
  expect(usesOfLicense("<license/>")).toEqual([]);
});

test.for([
  ["one of its uses is named", ["ai-train", "ai-input"], ["ai-input"], true],
  ["none is", ["ai-train"], ["ai-input", "ai-index search"], false],
  ["a license names none at all", ["ai-train"], [""], false],
  ["the site has no license", ["ai-train"], [], true],
] as const)("a token for an offer can be asked for where %s", ([, uses, permits, expected]) => {
  const licenses = permits.map((named) => `<license><permits type="usage">${named}</permits></license>`);
  expect(canBeAsked(uses, licenses)).toBe(expected);
});
