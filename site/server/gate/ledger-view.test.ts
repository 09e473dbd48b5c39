import { pino } from "pino";
import { expect, test } from "vitest";
import type { Counted, Days } from "../../domain/ledger/ledger.ts";
import { openStore } from "../../store/store.ts";
import { sqlite } from "../../tests/databases.ts";
import { entry } from "../../tests/ledger/visits.ts";
import { keepLedger } from "./keep-ledger.ts";
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
  const asked: Days[] = [];
  let answer: () => Promise<Counted> = () => Promise.reject(new Error("away"));
  const counted = (days: Days) => {
    asked.push(days);
    return answer();
  };
  const view = ledgerView({ counted }, { siteUrl, mode: "enforce", now });
  await expect(view()).rejects.toThrow("away");
  asked.length = 0;
  answer = async () => ({ byDay: [], byAnswer: [], byPages: [] });
  await Promise.all([view(), view(), view()]);
  expect(asked).toEqual([
    { from: "2026-10-18", to: "2026-11-15" },
    { from: "2026-11-16", to: "2026-11-16" },
  ]);
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
  const keeper = keepLedger({ add }, silent, 5);
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
  keeper.visited([event, event]);
  await expect.poll(() => refused).toBeGreaterThan(1);
  away = false;
  keeper.visited([event]);
  await keeper.close();
  const { byDay } = await store.ledger.counted({ from: "2026-11-16", to: "2026-11-16" });
  expect(byDay).toEqual([{ day: "2026-11-16", crawler: "GPTBot", visits: 3 }]);
});
