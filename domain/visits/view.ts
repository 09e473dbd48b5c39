import { type Cut, cutPairs, noCut, parseCut } from "./cut.ts";
import { isoDay, parseDay } from "./day.ts";
import { firstDayKept } from "./history.ts";
import type { Subject } from "./load.ts";
import { type Compare, compares, type Dates, type NamedPeriod, type Period, periodOf } from "./period.ts";
import { todayOf } from "./site-zones.ts";

type TypedDay = number | "malformed" | undefined;

/** What the chart's lines are: what visits were for, or all visits and those of the time beside. */
export const charts = ["purposes", "beside"] as const;
export type Chart = (typeof charts)[number];

/** What an address asks for: a time, beside which other, and which visits of it. */
export interface View {
  period: NamedPeriod;
  /** As they were typed; undefined where none was. */
  dates: { from: TypedDay; to: TypedDay } | undefined;
  compare: Compare;
  chart: Chart;
  cut: Cut;
}

export const defaultView: View = {
  period: "30d",
  dates: undefined,
  compare: "before",
  chart: "purposes",
  cut: noCut,
};

export function parseView(query: URLSearchParams): View {
  const [from, to] = [typedDay(query.get("from")), typedDay(query.get("to"))];
  return {
    period: periodOf(query.get("period")),
    dates: from === undefined && to === undefined ? undefined : { from, to },
    compare: compares.find((each) => each === query.get("compare")) ?? "before",
    chart: charts.find((each) => each === query.get("chart")) ?? "purposes",
    cut: parseCut(query),
  };
}

function typedDay(text: string | null): TypedDay {
  return text === null || text === "" ? undefined : (parseDay(text) ?? "malformed");
}

/** The one address of a view, which says no more than what was understood. */
export function viewQuery({ period, dates, compare, chart, cut }: View): string {
  const text = (day: TypedDay) => (day === undefined ? "" : day === "malformed" ? day : isoDay(day));
  const pairs: [string, string][] =
    dates === undefined
      ? [["period", period]]
      : [
          ["from", text(dates.from)],
          ["to", text(dates.to)],
        ];
  if (compare !== "before") pairs.push(["compare", compare]);
  if (chart !== "purposes") pairs.push(["chart", chart]);
  return `?${new URLSearchParams([...pairs, ...cutPairs(cut)])}`;
}

/** What is shown of what an address asks for, or why it cannot be. */
export function subjectOf(
  { period, dates, compare, cut }: Omit<View, "chart">,
  { site, zones, plan, now }: Pick<Subject, "site" | "zones" | "plan" | "now">,
): {
  subject: Subject & { compare: Compare; cut: Cut };
  firstDayKept: number | undefined;
  problem?: DatesProblem;
} {
  const today = todayOf(zones, now);
  const kept = firstDayKept(plan, today);
  const shown = periodIn({ period, dates }, { today, firstDayKept: kept });
  const subject = { site, zones, plan, now, period: shown.period, compare, cut };
  return { subject, firstDayKept: kept, ...(shown.problem && { problem: shown.problem }) };
}

/** Why typed days are no time that can be shown. */
export type DatesProblem = "malformed" | "no-start" | "reversed" | "future" | "not-kept";

/** The time that is shown, within what there is; where the typed days are none, the usual one, and why. */
export function periodIn(
  { period, dates }: Pick<View, "period" | "dates">,
  { today, firstDayKept = 0 }: { today: number; firstDayKept: number | undefined },
): { period: Period; problem?: DatesProblem } {
  if (dates === undefined) return { period };
  const { from, to = today } = dates;
  if (from === "malformed" || to === "malformed") return { period, problem: "malformed" };
  if (from === undefined) return { period, problem: "no-start" };
  if (from > to && dates.to !== undefined) return { period, problem: "reversed" };
  if (from > today) return { period, problem: "future" };
  if (to < firstDayKept) return { period, problem: "not-kept" };
  const shown: Dates = { from: Math.max(from, firstDayKept), to: Math.min(to, today) };
  return { period: shown };
}
