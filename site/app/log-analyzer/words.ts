import type { Purpose } from "@octroi/crawlers";
import type { VisitsChartWords } from "../content/visits-chart.ts";

/** What other parts of the site call the same things. */
export interface ResultWords {
  chart: VisitsChartWords;
  purposes: Readonly<Record<Purpose, string>>;
}
