import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { type ChartMark, VisitsFigure } from "@octroi/ui/visits/visits-chart.tsx";
import { visitsChartWords } from "@octroi/ui/words/visits-chart";
import { sumsOf, type VisitsOverTime } from "../../../domain/visits/over-time.ts";
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
  /** All visits of another time, in place of what visits were for. */
  beside?: { name: string; visits: readonly number[] } | undefined;
}

/** Visits by what they are for, over the time that the page shows. */
export function PurposeChart({
  title,
  overTime,
  times,
  copy,
  isOver = false,
  marks = [],
  beside,
}: PurposeChartProps) {
  const language = useLanguage();
  const { day } = formatter(language);
  const { unit, step, series } = overTime;
  const name = unit === "hour" ? "hour" : step === 1 ? "day" : "week";
  const { closed, chart } = cutsCopy[language].dates;
  const besideNotes = isOver ? chart.closed : chart.open;
  const notes = isOver ? closed : copy.notes;
  return (
    <VisitsFigure
      title={title}
      note={(beside ? besideNotes : notes)[name]}
      unit={copy.units[name]}
      timeName={(time) => (unit === "hour" ? time.slice(11, 16) : day(time))}
      words={visitsChartWords[language]}
      purposes={copy.purposes}
      isLastOpen={!isOver}
      marks={marks}
      beside={beside}
      visits={{ times, series, totals: sumsOf(overTime) }}
    />
  );
}
