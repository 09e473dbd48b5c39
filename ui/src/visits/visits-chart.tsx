import type { Purpose } from "@octroi/crawlers";
import { formatter } from "@octroi/ui/language/format";
import { useMemo } from "react";
import { useLanguage } from "../page/page-data.ts";
import { type VisitsOverTime, type VisitsRow, visitsOverTime } from "../series/over-time.ts";
import { apart, axisEnd } from "../series/scale.ts";
import type { VisitsChartWords } from "../words/visits-chart.ts";
import { type Line, type LineNames, type LineSeries, VisitsTable } from "./visits-table.tsx";

interface VisitsChartProps {
  /** Says what one should see in it. */
  title: string;
  rows: readonly VisitsRow[];
  words: VisitsChartWords;
  purposes: Readonly<Record<Purpose, string>>;
}

/** Visits over time by purpose, drawn from rows, with the same rows as a table behind it. */
export function VisitsChart({ title, rows, words, purposes }: VisitsChartProps) {
  const visits = useMemo(() => visitsOverTime(rows), [rows]);
  const { day } = formatter(useLanguage());
  return (
    <VisitsFigure
      title={title}
      visits={visits}
      unit={words[visits.unit]}
      timeName={day}
      words={words}
      purposes={purposes}
    />
  );
}

interface VisitsFigureProps {
  title: string;
  /** Under the title: what is counted, and by whose clock. */
  note?: string;
  visits: Pick<VisitsOverTime, "times" | "series" | "totals">;
  /** What the times are: days, months. */
  unit: string;
  timeName: (time: string) => string;
  words: Pick<VisitsChartWords, "showTable" | "total" | "others">;
  purposes: Readonly<Record<Purpose, string>>;
  /** Whether the last of the times is not over: its figures would look like a fall. */
  isLastOpen?: boolean;
  /** What happened meanwhile, by the place of its time; whoever shows the chart says beside it what each number is. */
  marks?: readonly ChartMark[];
  /** All visits of another time, and what it is called: drawn beside all of this one in place of the purposes. */
  beside?: { name: string; visits: readonly number[] } | undefined;
}

export interface ChartMark {
  number: number;
  place: number;
}

/** The same, from figures that are counted already. */
export function VisitsFigure({
  title,
  note,
  visits,
  unit,
  timeName,
  words,
  purposes,
  isLastOpen = false,
  marks = [],
  beside,
}: VisitsFigureProps) {
  const { times, totals, series } = visits;
  const names = { ...purposes, others: words.others, now: words.total, before: beside?.name ?? "" };
  // What stands beside the sums.
  const parts: readonly LineSeries[] = beside ? [{ key: "before", visits: beside.visits }] : series;
  const lines: readonly LineSeries[] = beside ? [{ key: "now", visits: totals }, ...parts] : parts;
  return (
    <figure>
      <figcaption className="max-w-[48ch]">
        <span className="block text-balance font-semibold text-lg/snug">{title}</span>
        {note && <span className="mt-1 block text-faint text-sm">{note}</span>}
      </figcaption>
      {times.length === 1 ? (
        <Bars lines={lines} names={names} />
      ) : (
        <Lines
          times={times}
          lines={lines}
          parts={parts}
          names={names}
          timeName={timeName}
          total={words.total}
          isLastOpen={isLastOpen}
          marks={marks}
        />
      )}
      <details className="mt-5">
        <summary className="w-fit cursor-pointer text-jade text-sm underline underline-offset-4 print:hidden">
          {words.showTable}
        </summary>
        <VisitsTable
          caption={title}
          visits={{ times, totals, series: parts }}
          names={names}
          unit={unit}
          timeName={timeName}
          total={words.total}
        />
      </details>
    </figure>
  );
}

interface PictureProps {
  lines: readonly LineSeries[];
  names: LineNames;
}

interface Look {
  tone: string;
  dashes?: string;
  /** Where all colors are one: dashes of its own. */
  forced?: string;
}

/** Each has its color and its dashes; the name stands at the end of the line, on a phone below the chart. */
const looks: Readonly<Record<Line, Look>> = {
  "search-engine": { tone: "text-muted", dashes: "6 4" },
  "ai-search": { tone: "text-sky", forced: "forced-colors:[stroke-dasharray:12_3]" },
  "user-triggered": { tone: "text-jade", forced: "forced-colors:[stroke-dasharray:8_3_2_3]" },
  agent: { tone: "text-emerald", dashes: "10 4" },
  "coding-agent": { tone: "text-emerald", dashes: "2 5" },
  training: { tone: "text-brass" },
  dataset: { tone: "text-coral", forced: "forced-colors:[stroke-dasharray:3_3]" },
  "link-preview": { tone: "text-sky", dashes: "2 5" },
  advertising: { tone: "text-coral", dashes: "2 5" },
  archive: { tone: "text-brass", dashes: "2 5" },
  "control-token": { tone: "text-faint", dashes: "6 4" },
  others: { tone: "text-faint", dashes: "2 5" },
  now: { tone: "text-text" },
  before: { tone: "text-muted", dashes: "6 4" },
};

/** A piece of a series' line, before its name. */
function LineKey({ line }: { line: Line }) {
  const { tone, dashes, forced = "" } = looks[line];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 4"
      className={`h-1 w-6 shrink-0 forced-colors:text-[CanvasText] ${tone}`}
    >
      <path d="M0 2h24" stroke="currentColor" strokeWidth="2" strokeDasharray={dashes} className={forced} />
    </svg>
  );
}

/** The height of a label in percent of the chart's. */
const labelGap = 7.5;
/** With more times than this, points would be a thick line. */
const maxPoints = 31;

interface LinesProps extends PictureProps, Pick<VisitsFigureProps, "timeName"> {
  times: readonly string[];
  /** What the readout has beside the sum, as the table. */
  parts: readonly LineSeries[];
  total: string;
  isLastOpen: boolean;
  marks: readonly ChartMark[];
}

function Lines({ times, lines, parts, names, timeName, total, isLastOpen, marks }: LinesProps) {
  const format = formatter(useLanguage());
  const maxVisits = axisEnd(Math.max(0, ...lines.flatMap(({ visits }) => visits)));
  const scale = [maxVisits, maxVisits / 2, 0];
  const x = (index: number) => (index / Math.max(1, times.length - 1)) * 100;
  const y = (visits: number) => 100 - (visits / maxVisits) * 100;
  const ends = lines.map(({ visits }) => y(visits.at(-1) ?? 0));
  const labels = apart(ends, labelGap);
  return (
    <div className="mt-8 grid break-inside-avoid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-label md:grid-cols-[auto_minmax(0,1fr)_13rem]">
      {/* Half a line taller than the lines at both ends: each figure is centered on its own. */}
      <div
        aria-hidden="true"
        className="-my-[0.5lh] flex flex-col justify-between text-right text-faint figures"
      >
        {scale.map((figure) => (
          <span key={figure}>{format.number(figure)}</span>
        ))}
      </div>
      {/* By script, its figures are read with the pointer or the arrow keys: browser/read-chart.ts. */}
      <div data-plot="" className="relative h-60 touch-pan-y md:h-72">
        {scale.map((figure) => (
          <div
            key={figure}
            aria-hidden="true"
            className="absolute inset-x-0 border-line-soft border-t"
            style={{ top: `${y(figure)}%` }}
          />
        ))}
        {[...Map.groupBy(marks, ({ place }) => place)].map(([place, ofPlace]) => (
          <div
            key={place}
            aria-hidden="true"
            className="absolute inset-y-0 border-sky border-l border-dashed opacity-80 forced-colors:border-[CanvasText]"
            style={{ left: `${round(x(place))}%` }}
          >
            <span className="-translate-x-1/2 absolute bottom-full left-0 whitespace-nowrap pb-0.5 text-sky figures">
              {ofPlace.map(({ number }) => number).join(" ")}
            </span>
          </div>
        ))}
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {lines.map(({ key, visits }) => {
            const isOpen = isLastOpen && key !== "before";
            const points = visits.map((figure, index) => `${round(x(index))} ${round(y(figure))}`);
            const { tone, dashes, forced } = looks[key];
            return (
              <g
                key={key}
                className={`${tone} forced-colors:text-[CanvasText]`}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinejoin="round"
              >
                <path
                  d={`M${(isOpen ? points.slice(0, -1) : points).join("L")}`}
                  strokeDasharray={dashes}
                  vectorEffect="non-scaling-stroke"
                  className={forced}
                />
                {isOpen && (
                  <path
                    d={`M${points.slice(-2).join("L")}`}
                    strokeDasharray="1 4"
                    vectorEffect="non-scaling-stroke"
                    className="opacity-70"
                  />
                )}
                {times.length <= maxPoints && key !== "before" && (
                  <path
                    d={(isOpen ? points.slice(0, -1) : points).map((point) => `M${point}h0`).join("")}
                    strokeWidth="6"
                    strokeLinecap="round"
                    vectorEffect="non-scaling-stroke"
                  />
                )}
              </g>
            );
          })}
        </svg>
        <div data-cursor="" hidden className="pointer-events-none absolute inset-y-0 border-muted border-l" />
        {/* Beside the lines where there is room, above them on a phone. */}
        <div
          data-readout=""
          hidden
          className="pointer-events-none absolute bottom-full left-0 z-10 mb-2 w-56 rounded-control border border-edge bg-ink-900 px-3 py-2 font-sans text-text md:top-0 md:bottom-auto md:left-full md:mb-0 md:ml-3 md:w-52"
        >
          <p className="font-semibold" />
          {/* The sum first; the script fills in the figures. */}
          <ul className="mt-1 text-muted figures">
            <li className="flex justify-between gap-2 pb-1 font-semibold text-text">
              {total} <span data-figure="" />
            </li>
            {parts.map(({ key }) => (
              <li key={key} className="flex items-center gap-2 py-0.5">
                <LineKey line={key} />
                <span className="grow">{names[key]}</span> <span data-figure="" />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div aria-hidden="true" className="relative max-md:hidden">
        {lines.map(({ key }, index) => (
          <span
            key={key}
            className={`absolute left-0 -translate-y-1/2 leading-tight ${looks[key].tone}`}
            style={{ top: `${labels[index]}%` }}
          >
            {names[key]}
          </span>
        ))}
      </div>
      <div
        aria-hidden="true"
        className="col-start-2 mt-3 flex justify-between gap-x-2 whitespace-nowrap text-faint max-[24rem]:[&>*:nth-child(2):nth-last-child(2)]:hidden"
      >
        {axisTimes(times).map((time) => (
          <span key={time}>{timeName(time)}</span>
        ))}
      </div>
      <ul aria-hidden="true" className="col-span-2 mt-4 flex flex-wrap gap-x-5 gap-y-2 md:hidden">
        {lines.map(({ key }) => (
          <li key={key} className="flex items-center gap-2">
            <LineKey line={key} />
            {names[key]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of a single day there is no line to draw. */
function Bars({ lines, names }: PictureProps) {
  const format = formatter(useLanguage());
  const maxVisits = Math.max(1, ...lines.flatMap(({ visits }) => visits));
  return (
    <div
      aria-hidden="true"
      className="mt-6 grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-3 text-label"
    >
      {lines.map(({ key, visits: [figure = 0] }) => (
        <div key={key} className={`col-span-3 grid grid-cols-subgrid items-center ${looks[key].tone}`}>
          <span>{names[key]}</span>
          <span
            className="bar-fill h-2.5 rounded-full bg-current"
            style={{ width: `${(figure / maxVisits) * 100}%` }}
          />
          <span className="text-right text-text figures">{format.number(figure)}</span>
        </div>
      ))}
    </div>
  );
}

/** The first, the last, and one between them where there is one in the middle. */
function axisTimes(times: readonly string[]): string[] {
  const middle = times.length > 4 ? times[Math.floor((times.length - 1) / 2)] : undefined;
  return [times[0], middle, times.at(-1)].filter((time) => time !== undefined);
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100;
}
