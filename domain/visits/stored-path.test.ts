import { expect, test } from "vitest";
import { sectionOf, storedPath } from "./stored-path.ts";

test.each([
  ["/recettes/brioche?utm=ada", "/recettes/brioche"],
  ["/a#b", "/a"],
  ["recettes", "/recettes"],
  ["", "/"],
  ["/user/ada@example.com/edit", "/user/…/edit"],
  ["/user/ada%40example.com", "/user/…"],
  ["/user/ada%2540example.com", "/user/…"],
  ["/reset/9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c", "/reset/…"],
  [
    "/2019/05/une-recette-de-brioche-avec-un-titre-long",
    "/2019/05/une-recette-de-brioche-avec-un-titre-long",
  ],
  ["/%E9", "/%E9"],
  ["/a\0b", "/ab"],
  ["/\ud800", "/\ufffd"],
])("%j is kept as %j", (path, kept) => {
  expect(storedPath(path)).toBe(kept);
});

test("a long path is cut, and says so", () => {
  const kept = storedPath(`/${"é".repeat(5_000)}`);
  expect([...kept]).toHaveLength(201);
  expect(kept.endsWith("…")).toBe(true);
});

test.each([
  ["/", ""],
  ["/about", ""],
  ["/about/", ""],
  ["/recettes/brioche", "recettes"],
  ["/2019/05/brioche", "2019"],
])("%s is in the section %j", (path, section) => {
  expect(sectionOf(path)).toBe(section);
});
