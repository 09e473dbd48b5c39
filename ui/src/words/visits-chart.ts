import type { Localized } from "@octroi/ui/language/language";

export interface VisitsChartWords {
  showTable: string;
  day: string;
  month: string;
  total: string;
  /** The purposes that are too rare for a line of their own. */
  others: string;
}

export const visitsChartWords: Localized<VisitsChartWords> = {
  fr: {
    showTable: "Voir en tableau",
    day: "Jour",
    month: "Mois",
    total: "Visites",
    others: "Autres",
  },
  en: { showTable: "Show as a table", day: "Day", month: "Month", total: "Visits", others: "Others" },
};
