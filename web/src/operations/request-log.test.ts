import { expect, test } from "vitest";
import { loggedPath } from "./request-log.ts";

/** A character, encoded as often as that. */
const encoded = (character: string, times: number): string =>
  Array.from({ length: times - 1 }).reduce<string>(
    (text) => encodeURIComponent(text),
    `%${character.charCodeAt(0).toString(16)}`,
  );

test("no part of a path that may be an e-mail address is logged, however it is encoded", () => {
  expect(loggedPath("/fr/caf%C3%A9")).toBe("/fr/caf%C3%A9");
  for (const at of ["@", "＠", "﹫", encoded("@", 1), encoded("@", 5), encoded("@", 40)]) {
    expect(loggedPath(`/invite/ada${at}example.com/x`)).toBe("/invite/…/x");
  }
});

test("what is encoded too often, or too long, is left out unread: no path holds the server up", () => {
  expect(loggedPath(`/${encoded("A", 5)}/x`)).toBe(`/${encoded("A", 5)}/x`);
  expect(loggedPath(`/${encoded("A", 7)}/x`)).toBe("/…/x");
  expect(loggedPath(`/a%20b/%${"25".repeat(7_900)}`)).toBe("/a%20b/…");
  expect(loggedPath(`/a%20b/${"ada".repeat(400)}@example.com`)).toBe("/a%20b/…");
});
