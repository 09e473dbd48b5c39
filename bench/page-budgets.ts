import { median } from "../scripts/median.ts";
import type { Visit } from "./lighthouse.ts";
import type { MeasuredPage } from "./pages.ts";
import { type Budget, middleHalf, ratio } from "./report.ts";

/** What scripts may cost: of the same page without them, in the same run. */
const limits = { performancePoints: 3, lcpRatio: 1.05, mainThreadRatio: 1.8, tbtMs: 50 } as const;

export function pageBudgets(measured: readonly MeasuredPage[]): Budget[] {
  return [...measured.flatMap(scriptBudgets), ...measured.flatMap(qualityBudgets)];
}

function scriptBudgets({ page, withScripts, withoutScripts }: MeasuredPage): Budget[] {
  const { tbt } = spreadOf(withoutScripts);
  return [
    compared(`${page} performance, less than without scripts by`, withScripts, withoutScripts, {
      of: (ours, bare) => bare.performance - ours.performance,
      most: limits.performancePoints,
    }),
    compared(`${page} LCP, over the same without scripts`, withScripts, withoutScripts, {
      of: (ours, bare) => ratio(ours.lcp, bare.lcp),
      most: limits.lcpRatio,
    }),
    compared(`${page} main-thread work, over the same without scripts`, withScripts, withoutScripts, {
      of: (ours, bare) => ratio(ours.mainThread, bare.mainThread),
      most: limits.mainThreadRatio,
    }),
    compared(`${page} TBT in ms, more than without scripts by`, withScripts, withoutScripts, {
      of: (ours, bare) => ours.tbt - bare.tbt,
      // What the page without scripts varies by cannot be told from what scripts cost.
      most: Math.max(limits.tbtMs, tbt),
    }),
  ];
}

function qualityBudgets({ page, quality, withScripts }: MeasuredPage): Budget[] {
  const { kilobytes: kb } = quality;
  return [
    { what: `${page} accessibility`, value: quality.accessibility, least: 100 },
    { what: `${page} best practices`, value: quality.bestPractices, least: 100 },
    { what: `${page} SEO`, value: quality.seo, least: 100 },
    { what: `${page} CLS`, value: Math.max(...withScripts.map(({ cls }) => cls)), most: 0 },
    { what: `${page} HTML and CSS in KB`, value: kb.document + kb.stylesheet, most: 40 },
    { what: `${page} script in KB`, value: kb.script, most: 125 },
  ];
}

/** Visits of one round are held against each other, the median is held against the limit. */
function compared(
  what: string,
  ours: readonly Visit[],
  theirs: readonly Visit[],
  { of, most }: { of: (ours: Visit, theirs: Visit) => number; most: number },
): Budget {
  const rounds = ours.flatMap((visit, round) => {
    const other = theirs[round];
    return other === undefined ? [] : [of(visit, other)];
  });
  return { what, value: median(rounds), most, rounds };
}

/** How far the middle half of the visits lies apart. */
export function spreadOf(visits: readonly Visit[]) {
  const widthOf = (key: keyof Visit) => {
    const { low, high } = middleHalf(visits.map((visit) => visit[key]));
    return high - low;
  };
  return { tbt: widthOf("tbt"), performance: widthOf("performance"), machine: widthOf("machine") };
}
