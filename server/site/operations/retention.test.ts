import { sqlite } from "@octroi/database/testing/databases";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { openStore } from "../../../store/store.ts";
import { person } from "../../../tests/site/person.ts";
import { startWaitlistRetention } from "./retention.ts";

afterEach(() => {
  vi.useRealTimers();
});

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

/** A day goes by: the server looks now and then whether its round is due. */
async function pass(lines: readonly string[], expected: number): Promise<void> {
  for (let hours = 0; hours < 23; hours += 1) await vi.advanceTimersByTimeAsync(hour);
  expect(lines.length).toBe(expected - 1);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(hour / 4);
      return lines.length;
    })
    .toBe(expected);
}

test("W12 the server forgets at start and every day, and logs how many, not who", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: new Date("2026-03-01T12:00:00Z") });
  await using folder = await sqlite();
  const location = await folder.fresh();
  const contacts = {
    old: "2024-02-01T00:00:00Z",
    tomorrow: "2024-03-02T00:00:00Z",
    recent: "2026-02-01T00:00:00Z",
  };
  for (const [name, moment] of Object.entries(contacts)) {
    await using then = await openStore(location, { now: () => new Date(moment) });
    await then.waitlist.add(person({ email: `${name}@example.com` }));
  }
  const lines: string[] = [];
  await using store = await openStore(location);
  const stop = startWaitlistRetention(store, pino({}, { write: (line: string) => lines.push(line) }));
  await expect.poll(() => lines.length).toBe(1);
  expect(await store.waitlist.count()).toBe(2);
  await pass(lines, 2);
  expect(await store.waitlist.count()).toBe(1);
  await stop();
  await vi.advanceTimersByTimeAsync(day);
  expect(lines.map((line) => JSON.parse(line).purged)).toEqual([1, 1]);
  expect(lines.join()).not.toContain("@example.com");
});

test("W12 storage that is unavailable is tried again soon", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await using folder = await sqlite();
  const store = await openStore(await folder.fresh());
  await store.close();
  const lines: string[] = [];
  const stop = startWaitlistRetention(store, pino({}, { write: (line: string) => lines.push(line) }));
  await expect.poll(() => lines.length).toBe(1);
  await vi.advanceTimersByTimeAsync(10 * 60 * 1_000);
  await expect.poll(() => lines.length).toBe(2);
  expect(lines.join()).toContain("will try again");
  await stop();
});

test("a clock that is years ahead deletes nobody, and says so", async () => {
  await using folder = await sqlite();
  await using store = await openStore(await folder.fresh());
  for (let n = 0; n < 20; n += 1) await store.waitlist.add(person({ email: `new-${n}@example.com` }));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.now() + 775 * day });
  const lines: string[] = [];
  const stop = startWaitlistRetention(store, pino({}, { write: (line: string) => lines.push(line) }));
  await expect.poll(() => lines.length).toBe(1);
  await pass(lines, 2);
  await stop();
  expect(await store.waitlist.count()).toBe(20);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 40, expired: 20, total: 20 });
});
