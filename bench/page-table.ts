import { table } from "@octroi/web/testing/table";
import { median } from "../scripts/median.ts";
import type { Visit } from "./lighthouse.ts";
import { spreadOf } from "./page-budgets.ts";
import type { MeasuredPage } from "./pages.ts";

const middle = (visits: readonly Visit[], key: keyof Visit) => median(visits.map((visit) => visit[key]));
const both = ({ withScripts, withoutScripts }: MeasuredPage, key: keyof Visit) =>
  `${middle(withScripts, key)} / ${middle(withoutScripts, key)}`;

/** Every page with its scripts / without them, then what a README has room for, and how steady the machine was. */
export function pageTable(measured: readonly MeasuredPage[]): string {
  const rows = measured.map((each) => {
    const { page, quality, withScripts, withoutScripts } = each;
    const all = Object.values(quality.kilobytes).reduce((sum, part) => sum + part, 0);
    return [
      page,
      both(each, "performance"),
      both(each, "lcp"),
      both(each, "tbt"),
      `${spreadOf(withScripts).tbt} / ${spreadOf(withoutScripts).tbt}`,
      both(each, "mainThread"),
      Math.round(all),
    ];
  });
  const head = ["page", "performance", "LCP ms", "TBT ms", "spread", "main thread ms", "KB"];
  return [table([head, ...rows]), ...summary(measured)].join("\n");
}

function summary(measured: readonly MeasuredPage[]): string[] {
  const byScore = measured.toSorted(
    (a, b) =>
      middle(a.withScripts, "performance") - middle(b.withScripts, "performance") ||
      middle(b.withScripts, "tbt") - middle(a.withScripts, "tbt"),
  );
  const line = (name: string, each: MeasuredPage | undefined) =>
    each === undefined
      ? []
      : [`${name}: ${each.page}, performance ${both(each, "performance")}, TBT ${both(each, "tbt")} ms`];
  const machine = measured.flatMap(({ withScripts, withoutScripts }) => [...withScripts, ...withoutScripts]);
  const indexes = machine.map((visit) => visit.machine);
  return [
    "",
    ...line("worst page", byScore[0]),
    ...line("median page", byScore[Math.floor(byScore.length / 2)]),
    `machine: index ${median(indexes)}, from ${Math.min(...indexes)} to ${Math.max(...indexes)} over ${indexes.length} visits`,
  ];
}
