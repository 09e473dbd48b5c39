import { afterAll, beforeAll, expect, test } from "vitest";
import { type Console, startConsole } from "../tests/console.ts";
import { policy } from "../tests/policy.ts";
import { asks, userAgents } from "../tests/visits.ts";
import { parseSiteKey } from "./console/site-key.ts";
import type { VisitEvent } from "./events/event.ts";
import { createGate } from "./index.ts";
import { trialMark } from "./trial.ts";

let console: Console;
beforeAll(async () => {
  console = await startConsole();
});
afterAll(() => console.stop());

const now = Date.parse("2026-11-18T12:00:00Z");

/** What a gate with the site's key reports of GPTBot's visit, and what it answered. */
async function visitMarked(mark: string, key: string | undefined = console.key) {
  const visits: VisitEvent[] = [];
  const report = (events: readonly VisitEvent[]) => visits.push(...events);
  const gate = createGate({ policy, key, mode: "enforce", report, now: () => now });
  const headers = { "octroi-trial": mark };
  const response = await gate.handle(asks({ as: userAgents.gptbot, headers }));
  await gate.flush();
  return { status: response?.status, reported: visits.length };
}

async function markWith(key: string, at = now): Promise<string> {
  const parsed = parseSiteKey(key);
  return parsed === undefined ? "" : trialMark(parsed, at);
}

test("what the publisher tries with the site's key is answered as ever, and is no visit", async () => {
  expect(await visitMarked(await markWith(console.key))).toEqual({ status: 402, reported: 0 });
});

test("nobody else hides a visit by it: no key, another's, an old one, a repeated one", async () => {
  const other = console.key.replace(console.secret, "x".repeat(43));
  const marks = [
    "",
    "NaN.",
    `${now}.`,
    await markWith(other),
    await markWith(console.key, now - 300_000),
    (await markWith(console.key, now - 300_000)).replace(/^\d+/, String(now)),
  ];
  for (const mark of marks) expect(await visitMarked(mark)).toEqual({ status: 402, reported: 1 });
  expect(await visitMarked(await markWith(console.key), undefined)).toMatchObject({ status: 402 });
});
