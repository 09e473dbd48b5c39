import { pino } from "pino";
import { expect, test } from "vitest";
import { served } from "../tests/whole-site.ts";
import { answers } from "./answer.ts";
import { resourceOf } from "./pages/resource.ts";

test("A3 all who waited for the same page are answered, over many turns of the event loop", async () => {
  const page = Promise.withResolvers<ReturnType<typeof resourceOf>>();
  const visitors = 8;
  let asked = 0;
  let turn = 0;
  const turns: number[] = [];
  const listener = answers({
    siteUrl: new URL("https://octroi.example"),
    files: { get: () => undefined },
    pages: {
      kept: () => undefined,
      get: () => {
        asked += 1;
        if (asked === visitors) page.resolve(resourceOf("page", { "content-type": "text/html" }));
        return page.promise;
      },
    },
    observe: () => {
      turns.push(turn);
      const end = performance.now() + 6;
      while (performance.now() < end);
    },
    log: pino({ level: "silent" }),
  });
  let immediate = setImmediate(function count() {
    turn += 1;
    immediate = setImmediate(count);
  });
  const { get } = served(listener);
  const statuses = await Promise.all(
    Array.from({ length: visitors }, async () => (await get("/en/pricing")).status),
  );
  clearImmediate(immediate);
  expect(statuses).toEqual(Array(visitors).fill(200));
  expect(new Set(turns).size).toBe(visitors);
});
