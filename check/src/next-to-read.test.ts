import { expect, test } from "vitest";
import type { ReadFile } from "./events.ts";
import { licensesNamedIn } from "./next-to-read.ts";

const page = (text: string): ReadFile => ({
  place: "page",
  asked: "https://example.com/",
  address: "https://example.com/",
  redirects: 0,
  status: 200,
  problem: null,
  type: "text/html",
  charset: "utf-8",
  garbled: false,
  headers: {},
  text,
  octets: text.length,
  truncated: false,
});

const named = (text: string) => licensesNamedIn("https://example.com", [page(text)]).map(({ href }) => href);

test("the licenses that a page links to are found, wherever they stand", () => {
  const link = '<link rel="license" type="application/rsl+xml"\n href="https://example.com/license.xml">';
  expect(named(`<p>${link}</p>`)).toEqual(["https://example.com/license.xml"]);
});

test("a page of nothing but openings is read once, not again from each of them", { timeout: 10_000 }, () => {
  // Read again from each, it takes half a minute; read once, a twentieth of a second.
  expect(named("<link ".repeat(1_000_000))).toEqual([]);
});

test("a license at another port, with a password or at an address in figures is not asked for", () => {
  const links = ["http://example.com:81/l.xml", "https://a:b@example.com/l.xml", "http://192.0.2.1/l.xml"];
  const elements = links.map((href) => `<link rel="license" type="application/rsl+xml" href="${href}">`);
  const good = '<link rel="license" type="application/rsl+xml" href="https://example.com/l.xml">';
  expect(named([...elements, good].join("\n"))).toEqual(["https://example.com/l.xml"]);
});
