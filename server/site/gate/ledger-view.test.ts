import { all, sqlite } from "@octroi/database/testing/databases";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { Days, LedgerEntry } from "../../../site/domain/ledger/ledger.ts";
import { openStore } from "../../../store/store.ts";
import { entry } from "../../../tests/site/ledger/visits.ts";
import { createMetrics } from "../operations/metrics.ts";
import { countVisits } from "./count-visits.ts";
import { ledgerView } from "./ledger-view.ts";

const siteUrl = new URL("https://octroi.example");
const now = () => new Date("2026-11-16T12:00:00Z");
const silent = pino({ level: "silent" });

test("thirty days are shown, today included, and not the day before them", async () => {
  await using folder = await sqlite();
  await using store = await openStore(await folder.fresh());
  const days = ["2026-10-17", "2026-10-18", "2026-11-15", "2026-11-16", "2026-11-17"];
  await store.ledger.add(days.map((day) => entry({ day })));
  const view = ledgerView(store.ledger, { siteUrl, mode: "enforce", now });
  expect(await view()).toMatchObject({
    schemaVersion: 1,
    documentation: "https://octroi.example/ledger",
    mode: "enforce",
    from: "2026-10-18",
    to: "2026-11-16",
    visits: 3,
    days: [{ day: "2026-10-18" }, { day: "2026-11-15" }, { day: "2026-11-16" }],
  });
});

test("however many ask, the storage is asked once in a while; a failure is not remembered", async () => {
  const requestedDays: Days[] = [];
  let answer: () => Promise<LedgerEntry[]> = () => Promise.reject(new Error("away"));
  const entriesWithin = (days: Days) => {
    requestedDays.push(days);
    return answer();
  };
  const view = ledgerView({ entriesWithin }, { siteUrl, mode: "enforce", now });
  await expect(view()).rejects.toThrow("away");
  requestedDays.length = 0;
  answer = async () => [];
  await Promise.all([view(), view(), view()]);
  expect(requestedDays).toEqual([{ from: "2026-10-18", to: "2026-11-16" }]);
});

test("visits that the storage refuses stay in memory, and are written once it takes them", async () => {
  await using folder = await sqlite();
  await using store = await openStore(await folder.fresh());
  let away = true;
  let refused = 0;
  const add: typeof store.ledger.add = async (entries) => {
    if (!away) return store.ledger.add(entries);
    refused += 1;
    throw new Error("away");
  };
  const counter = countVisits({ add }, createMetrics(), silent, 5);
  const event = {
    v: 1,
    id: "1",
    time: "2026-11-16T12:00:00.000Z",
    host: "octroi.example",
    path: "/",
    method: "GET",
    status: 402,
    crawler: "GPTBot",
    operator: "OpenAI",
    purpose: "training",
    identity: "verified",
    decision: "charge",
    because: "rule",
    rule: 0,
    mode: "enforce",
    refusal: 402,
  } as const;
  counter.count([event, event]);
  await expect.poll(() => refused).toBeGreaterThan(1);
  away = false;
  counter.count([event]);
  await counter.close();
  expect(await all(store.ledger.entries())).toEqual([entry({ visits: 3 })]);
});
