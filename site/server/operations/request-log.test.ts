import { pino } from "pino";
import { expect, test } from "vitest";
import type { Line } from "./log-output.ts";
import { loggedPath, requestObserver } from "./request-log.ts";

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

test("a request’s line is what pino would print, whenever it is put into words", async () => {
  const lines: Line[] = [];
  const output = { write: (line: Line) => void lines.push(line) };
  const before = Date.now();
  requestObserver(output, { answered() {} })(
    { method: "GET", path: '/fr/"pricing"', status: 200 },
    performance.now(),
  );
  const after = Date.now();
  await expect.poll(() => Date.now()).toBeGreaterThan(after + 5);
  const ours = String(lines[0]);
  const { time, ms } = JSON.parse(ours);
  expect(time).toBeGreaterThanOrEqual(before - 1);
  expect(time).toBeLessThanOrEqual(after + 1);
  pino({ timestamp: () => `,"time":${time}` }, output).info(
    { method: "GET", path: '/fr/"pricing"', status: 200, ms },
    "request",
  );
  expect(ours).toBe(lines[1]);
});
