import type { Purpose } from "@octroi/crawlers";
import type { VisitsChartWords } from "@octroi/ui/words/visits-chart";

/** What other parts of the site call the same things. */
export interface ResultWords {
  chart: VisitsChartWords;
  purposes: Readonly<Record<Purpose, string>>;
}
