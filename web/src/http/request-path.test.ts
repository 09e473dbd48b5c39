import { expect, test } from "vitest";
import { pathOf } from "./request-path.ts";

test.each([
  ["/en/pricing", "/en/pricing"],
  ["/en/pricing?a=/b#c", "/en/pricing"],
  ["/a/../b", "/a/../b"],
  ["//host/en/pricing", "//host/en/pricing"],
  ["http://octroi.example/en/pricing?a", "/en/pricing"],
  ["HTTPS://octroi.example", "/"],
  ["https://octroi.example?a=/b", "/"],
  ["http:///robots.txt/en/pricing", undefined],
  ["https:///en/pricing", undefined],
  ["http://\\robots.txt/en/pricing", undefined],
  ["ws:///en/pricing", undefined],
  ["file:///etc/passwd", undefined],
  ["*", undefined],
  ["", undefined],
])("the path of %j is %j", (target, path) => {
  expect(pathOf(target)).toBe(path);
});
