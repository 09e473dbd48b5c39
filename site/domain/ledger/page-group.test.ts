import { expect, test } from "vitest";
import { pageGroupOf } from "./page-group.ts";

test.each([
  ["/", "home"],
  ["/fr", "home"],
  ["/documentation/dns", "documentation"],
  ["/en/middleware", "documentation"],
  ["/crawlers", "directory"],
  ["/fr/crawlers/gptbot", "directory"],
  ["/fr/pricing", "pages"],
  ["/ledger", "pages"],
  ["/robots.txt", "files"],
  ["/.well-known/tdmrep.json", "files"],
  ["/crawlers.json", "files"],
  ["/assets/main.js", "other"],
  ["/api/waitlist", "other"],
  ["/someone@example.com", "other"],
] as const)("%s is counted under %s", (path, group) => {
  expect(pageGroupOf(path)).toBe(group);
});
