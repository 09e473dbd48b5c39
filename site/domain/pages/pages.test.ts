import { expect, test } from "vitest";
import { addressOf, alternatesOf, splitPath } from "./pages.ts";

test("a prefixed address is a language and a path", () => {
  expect(splitPath("/fr/pricing")).toEqual({ prefix: "fr", path: "/pricing" });
  expect(splitPath("/fr")).toEqual({ prefix: "fr", path: "/" });
  expect(splitPath("/pricing")).toEqual({ prefix: undefined, path: "/pricing" });
  expect(splitPath("/france")).toEqual({ prefix: undefined, path: "/france" });
  expect(splitPath("/")).toEqual({ prefix: undefined, path: "/" });
});

test("splitting and putting together are inverse", () => {
  for (const address of ["/", "/fr", "/en/pricing", "/documentation/dns"]) {
    const { prefix, path } = splitPath(address);
    expect(addressOf(path, prefix)).toBe(address);
  }
});

test("a page has an address per language and one for everyone", () => {
  expect(alternatesOf("/why")).toEqual({ fr: "/fr/why", en: "/en/why", "x-default": "/why" });
});
