import { Hono } from "hono";
import { expect, test } from "vitest";
import { requestLog } from "./request-log.ts";

test("a request is a line in the log, but for a healthy answer to whoever asks every second", async () => {
  const lines: unknown[] = [];
  let counted = 0;
  let isStopping = false;
  const app = new Hono()
    .use(requestLog({ info: (line: unknown) => lines.push(line) }, { answered: () => (counted += 1) }))
    .get("/healthz", (c) => c.json({}, isStopping ? 503 : 200))
    .get("/", (c) => c.text("page"));
  await app.request("/");
  await app.request("/healthz");
  isStopping = true;
  await app.request("/healthz");
  expect(lines).toMatchObject([
    { path: "/", status: 200 },
    { path: "/healthz", status: 503 },
  ]);
  expect(counted).toBe(3);
});
