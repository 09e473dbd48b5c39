import { expect, test } from "vitest";
import { readText } from "./read.ts";

const line = (time: string) =>
  `192.0.2.7 - - [${time}] "GET /a HTTP/1.1" 200 5 "-" "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)"\n`;

const days = async (times: readonly string[], timeZone?: string) => {
  const report = await readText(times.map(line).join(""), { timeZone });
  return report.days.map(({ day, visits }) => `${day} ${visits.training}`);
};

// A server by UTC, around the night in which Paris puts its clocks back, and in summer.
const times = [
  "24/Oct/2026:21:59:59 +0000",
  "24/Oct/2026:22:00:00 +0000",
  "25/Oct/2026:22:59:59 +0000",
  "25/Oct/2026:23:00:00 +0000",
];

test("days are by the clock of the log, or by those of a place, whenever they change", async () => {
  expect(await days(times)).toEqual(["2026-10-24 2", "2026-10-25 2"]);
  expect(await days(times, "Europe/Paris")).toEqual(["2026-10-24 1", "2026-10-25 2", "2026-10-26 1"]);
  expect(await days(times, "America/New_York")).toEqual(["2026-10-24 2", "2026-10-25 2"]);
  expect(await days(["18/Nov/2026:19:14:59 +0100", "18/Nov/2026:19:15:00 +0100"], "Asia/Kathmandu")).toEqual([
    "2026-11-18 1",
    "2026-11-19 1",
  ]);
});

test("a log of the W3C's format is by UTC; a time that says no zone stays on the day that it says", async () => {
  const text =
    "#Version: 1.0\n#Fields: date time c-ip cs-method cs-uri-stem sc-status cs(User-Agent)\n2026-10-24 23:30:00 192.0.2.7 GET /a 200 GPTBot/1.2\n";
  const report = await readText(text, { timeZone: "Europe/Paris" });
  expect(report.days.map(({ day }) => day)).toEqual(["2026-10-25"]);
  expect(await days(["24/Oct/2026:23:30:00"], "Europe/Paris")).toEqual(["2026-10-24 1"]);
});

test("what is no time zone is refused", async () => {
  await expect(readText(line(times[0] ?? ""), { timeZone: "Nowhere/Here" })).rejects.toThrow(RangeError);
});
