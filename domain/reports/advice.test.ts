import { expect, test } from "vitest";
import { reportOf } from "../visits/report.ts";
import { utc } from "../visits/site-zones.ts";
import type { TimedTotal } from "../visits/totals.ts";
import { type Advice, adviceFor, type SiteState } from "./advice.ts";
import { type Week, weekBefore } from "./week.ts";

const dueAt = new Date("2026-11-16T08:00:00.000Z");
const range = weekBefore(dueAt, utc);
const state: SiteState = { dueAt, plan: "pro", lastSeenAt: "2026-11-16T07:59:00.000Z", mode: "enforce" };

function week(totals: Partial<TimedTotal>[] = [], rest: Partial<Week> = {}): Week {
  const whole = totals.map((total) => ({
    at: range.to,
    crawler: "GPTBot",
    identity: "verified" as const,
    decision: "allow" as const,
    status: "2xx" as const,
    robots: "allowed" as const,
    visits: 1,
    ...total,
  }));
  const report = reportOf({ range, totals: whole, imported: [], before: undefined, crawlers: [] });
  return { report, news: [], isFirst: false, gone: [], silentDays: 0, outside: [], pages: [], ...rest };
}

const outside = [{ crawler: "GPTBot", visits: 10 }];
const news = [{ crawler: "ClaudeBot", visits: 3, identities: {}, decisions: { allow: 3 } }];
const disallowed = { robots: "disallowed", visits: 4 } as const;

test.each<[string, Week, Partial<SiteState>, Advice]>([
  [
    "a connector that was silent for a day",
    week([disallowed], { outside, news }),
    { lastSeenAt: "2026-11-15T08:00:00.000Z" },
    { kind: "check-connection", since: "2026-11-15T08:00:00.000Z" },
  ],
  [
    "an AI crawler that ignores robots.txt",
    week([disallowed], { outside, news }),
    {},
    { kind: "block", crawler: "GPTBot", visits: 4 },
  ],
  [
    "ten visits in another's name",
    week([], { outside, news }),
    {},
    { kind: "look-at-outside", crawler: "GPTBot", visits: 10 },
  ],
  [
    "a new AI crawler",
    week([], { outside: [{ crawler: "GPTBot", visits: 9 }], news }),
    {},
    { kind: "decide", crawler: "ClaudeBot" },
  ],
  ["rules that only observe", week(), { mode: "observe" }, { kind: "enforce" }],
  [
    "rules that only observe, as the free plan's do",
    week(),
    { mode: "observe", plan: "free" },
    { kind: "nothing" },
  ],
  ["no rules", week(), { mode: undefined }, { kind: "write-rules" }],
  ["rules that are enforced", week(), {}, { kind: "nothing" }],
  [
    "a new crawler that a rule refuses",
    week([], {
      news: [{ ...news[0], crawler: "ClaudeBot", visits: 3, identities: {}, decisions: { block: 3 } }],
    }),
    {},
    { kind: "nothing" },
  ],
  [
    "a search engine that ignores robots.txt",
    week([{ ...disallowed, crawler: "Googlebot" }]),
    {},
    { kind: "nothing" },
  ],
  [
    "one that was refused what it should not fetch",
    week([{ ...disallowed, decision: "block", status: "403" }]),
    {},
    { kind: "nothing" },
  ],
])("what to do about %s", (_, given, changes, advice) => {
  expect(adviceFor(given, { ...state, ...changes })).toEqual(advice);
});
