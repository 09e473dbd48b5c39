import { pino } from "pino";
import { expect, test } from "vitest";
import type { Line } from "./log-output.ts";
import { requestObserver } from "./request-log.ts";

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
