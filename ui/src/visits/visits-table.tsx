import type { Purpose } from "@octroi/crawlers";
import { formatter } from "@octroi/ui/language/format";
import { type FactColumn, FactTable } from "../components/fact-table.tsx";
import { useLanguage } from "../page/page-data.ts";
import type { VisitsOverTime } from "../series/over-time.ts";

/** A line of the chart: visits for a purpose, or all of them, now or in the time beside. */
export type Line = Purpose | "others" | "now" | "before";
export type LineNames = Readonly<Record<Line, string>>;

export interface LineSeries {
  key: Line;
  /** One figure for each of the times. */
  visits: readonly number[];
}

interface VisitsTableProps {
  caption: string;
  visits: Pick<VisitsOverTime, "times" | "totals"> & { series: readonly LineSeries[] };
  names: LineNames;
  /** What the times are: days, months. */
  unit: string;
  timeName: (time: string) => string;
  /** What the sums are called. */
  total: string;
}

/** What the chart is drawn from. On a phone the purposes stand in a second line of each row. */
export function VisitsTable({
  caption,
  visits: { times, series, totals },
  names,
  unit,
  timeName,
  total,
}: VisitsTableProps) {
  const format = formatter(useLanguage());
  const columns: FactColumn<number>[] = [
    {
      id: "time",
      label: unit,
      heading: true,
      cell: (at) => (
        <>
          {timeName(times[at] ?? "")}
          <span className="block pt-1 font-sans text-faint text-sm md:hidden">
            {series
              .filter(({ visits }) => (visits[at] ?? 0) > 0)
              .map(({ key, visits }) => `${names[key]}\u00a0${format.number(visits[at] ?? 0)}`)
              .join("\u00a0· ")}
          </span>
        </>
      ),
    },
    ...series.map(
      ({ key, visits }): FactColumn<number> => ({
        id: key,
        label: names[key],
        figure: true,
        wideOnly: true,
        cell: (at) => format.number(visits[at] ?? 0),
      }),
    ),
    { id: "total", label: total, figure: true, cell: (at) => format.number(totals[at] ?? 0) },
  ];
  return <FactTable caption={caption} columns={columns} rows={times.map((_, at) => at)} rowKey={String} />;
}
