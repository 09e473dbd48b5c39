import { expect, test } from "vitest";
import { documentsOf } from "./documents.ts";
import type { Policy } from "./policy.ts";

const policy: Policy = {
  version: 1,
  site: { origin: "https://press.example" },
  rules: [],
  license: { url: "https://press.example/license.xml" },
  mining: { reservations: [{ reserved: true }], policy: "https://press.example/mining.json" },
};
const pathsOf = (changed: Partial<Policy>) => documentsOf({ ...policy, ...changed }).map(({ path }) => path);

test("a policy's documents are its license, what it reserves and its conditions, each with its type", () => {
  expect(documentsOf(policy).map(({ path, type }) => [path, type])).toEqual([
    ["/license.xml", "application/rsl+xml"],
    ["/.well-known/tdmrep.json", "application/json"],
    ["/mining.json", "application/ld+json"],
  ]);
  expect(documentsOf(policy)[0]?.text).toContain("<rsl ");
});

test("a document that stands on another site is not the policy's own site's to serve", () => {
  expect(pathsOf({ license: { url: "https://licenses.example/press.xml" } })).toEqual([
    "/.well-known/tdmrep.json",
    "/mining.json",
  ]);
  const mining = { reservations: [{ reserved: true }], policy: "https://licenses.example/mining.json" };
  expect(pathsOf({ mining })).toEqual(["/license.xml", "/.well-known/tdmrep.json"]);
});

test("a policy that names none has none", () => {
  expect(documentsOf({ version: 1, site: policy.site, rules: [] })).toEqual([]);
});
