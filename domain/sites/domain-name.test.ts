import { expect, test } from "vitest";
import { bareDomain, parseDomain, readableDomain } from "./domain-name.ts";

test.each([
  ["example.com", "example.com"],
  ["Example.COM", "example.com"],
  [" www.example.com ", "www.example.com"],
  ["https://example.com/path?query#fragment", "example.com"],
  ["http://example.com.", "example.com"],
  ["bücher.example", "xn--bcher-kva.example"],
  ["xn--bcher-kva.example", "xn--bcher-kva.example"],
  ["日本語.jp", "xn--wgv71a119e.jp"],
  ["news.example.co.uk", "news.example.co.uk"],
  ["blog.github.io", "blog.github.io"],
])("%j is the domain %j", (typed, domain) => {
  expect(parseDomain(typed)).toEqual({ domain });
});

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["example", "not-public"],
  ["localhost", "not-public"],
  ["server.local", "not-public"],
  ["db.internal", "not-public"],
  ["example.thisisnotatld", "not-public"],
  ["192.0.2.1", "address"],
  ["[2001:db8::1]", "address"],
  ["0x7f.1", "address"],
  ["co.uk", "suffix"],
  ["com", "not-public"],
  ["exa mple.com", "malformed"],
  ["ada@example.com", "malformed"],
  ["example.com:8080", "malformed"],
  ["-example.com", "malformed"],
  ["a_b.example.com", "malformed"],
  ["exam\u200bple.com", "malformed"],
  [`${"a".repeat(64)}.com`, "malformed"],
])("%j is refused: %s", (typed, fault) => {
  expect(parseDomain(typed)).toEqual({ fault });
});

test("a domain with www is the same site as without", () => {
  expect(bareDomain("www.example.com")).toBe("example.com");
  expect(bareDomain("example.com")).toBe("example.com");
  expect(bareDomain("www.com")).toBe("www.com");
  expect(readableDomain("xn--bcher-kva.example")).toBe("bücher.example");
});
