import { expect, test } from "vitest";
import { embedderIn } from "./embedder.ts";

test.each([
  ["example.com", "https://example.com"],
  [" https://www.example.com/about?x#y ", "https://www.example.com"],
  ["https://example.com:8443", "https://example.com:8443"],
  ["HTTPS://Exemple.FR", "https://exemple.fr"],
  ["café.example", "https://xn--caf-dma.example"],
])("%j is the origin %s", (typed, origin) => {
  expect(embedderIn(typed)).toBe(origin);
});

test.each([
  "",
  "*",
  "*.example.com",
  "http://example.com",
  "https://ada@example.com",
  "javascript://example.com/%0aalert(1)",
  "data:text/html,x",
  "localhost",
  "example.com; script-src *",
  "https://a.example https://b.example",
  "a.example,b.example",
  "[::1]",
])("%j is none", (typed) => {
  expect(embedderIn(typed)).toBeUndefined();
});
