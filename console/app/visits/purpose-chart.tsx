import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { type ChartMark, VisitsFigure } from "@octroi/ui/visits/visits-chart.tsx";
import { visitsChartWords } from "@octroi/ui/words/visits-chart";
import type { VisitsOverTime } from "../../../domain/visits/over-time.ts";
import { cutsCopy } from "../content/cuts.ts";
import type { VisitsCopy } from "../content/visits.ts";

interface PurposeChartProps {
  title: string;
  overTime: VisitsOverTime;
  /** What its points are called. */
  times: string[];
  copy: VisitsCopy["chart"];
  /** Whether the last step is over; one that is not is drawn apart. */
  isOver?: boolean;
  marks?: readonly ChartMark[];
}

/** Visits by what they are for, over the time that the page shows. */
export function PurposeChart({
  title,
  overTime,
  times,
  copy,
  isOver = false,
  marks = [],
}: PurposeChartProps) {
  const language = useLanguage();
  const { day } = formatter(language);
  const { unit, step, points, series } = overTime;
  const name = unit === "hour" ? "hour" : step === 1 ? "day" : "week";
  return (
    <VisitsFigure
      title={title}
      note={isOver ? cutsCopy[language].dates.closed[name] : copy.notes[name]}
      unit={copy.units[name]}
      timeName={(time) => (unit === "hour" ? time.slice(11, 16) : day(time))}
      words={visitsChartWords[language]}
      purposes={copy.purposes}
      isLastOpen={!isOver}
      marks={marks}
      visits={{
        times,
        series,
        totals: points.map((_, index) => series.reduce((sum, { visits }) => sum + (visits[index] ?? 0), 0)),
      }}
    />
  );
}
