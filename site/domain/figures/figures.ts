import { assumedPerVisit, proPrice, publisherShare } from "@octroi/ui/words/plans";

/**
 * Every number the site states, once. Copy names them by their key and formats them with `format.ts`,
 * so that a figure cannot be said two ways on two pages.
 */
export const prices = { free: 0, paid: proPrice, currency: "EUR" } as const;

/** What an AI visit is worth and who gets it: the estimator's assumptions. */
export const monetisation = {
  grossPerVisit: assumedPerVisit,
  publisherShare,
  aiShare: { low: 0.1, median: 0.15, high: 0.25 },
} as const;

/** What the privacy policy promises and the software enforces. */
export const retention = {
  waitlistMonths: 24,
  audienceMonths: 14,
  logsMonths: 12,
  billingYears: 10,
} as const;

export const legal = { minimumAge: 15, liabilityMonths: 12, updated: "2025-10-13" } as const;

export const history = { freeMonths: 3 } as const;

/** The quickest way in, creating the account included. Each connector has its own time: `connectors.ts`. */
export const quickestMinutes = 2;

/** Longest time a DNS change may take to reach everyone. */
export const propagationHours = 48;

/** The five providers of the radar, with the requests of the example site in one month. */
export const radarProviders = [
  { id: "openai", name: "OpenAI", product: "ChatGPT", requests: 2847 },
  { id: "google", name: "Gemini", product: "Gemini", requests: 1923 },
  { id: "anthropic", name: "Anthropic", product: "Claude", requests: 1456 },
  { id: "mistral", name: "Mistral", product: "Mistral", requests: 987 },
  { id: "perplexity", name: "Perplexity", product: "Perplexity", requests: 743 },
] as const;

/** The hero's counter: where it starts and how it grows. */
export const counter = { start: 2847, tickMs: 2000, minStep: 10, maxStep: 59 } as const;

export const marketing = {
  requestsAnalysed: 2_400_000,
  exampleLossEur: 2847,
  betaEstimateEur: 2000,
  sites: 152,
  trialDays: 30,
  securePercent: 100,
  commitmentEur: 0,
  firstResultMinutes: 5,
  insightsHours: 24,
  searchShare2019: 62.8,
  searchShare2023: 50.4,
  unseenShare: 85,
  aiVisitsGrowth: 527,
  trafficDrop: 30,
  examplePageViews: 1_000_000,
  detectedBots: 15,
  scriptKilobytes: 1,
} as const;

/** AI crawlers' visits to one of the sites that were read, on average and to the hundred: the examples are larger. */
export const averageRequests = Math.round(marketing.requestsAnalysed / marketing.sites / 100) * 100;

/** The example loss as what it is made of: requests that nobody paid for. */
export const exampleRequests = Math.round(marketing.exampleLossEur / monetisation.grossPerVisit);

/** What search's share of traffic lost from 2019 to 2023, in points, to one decimal. */
export const pointsLost = Math.round((marketing.searchShare2019 - marketing.searchShare2023) * 10) / 10;

/** Interface timings and sizes that the specification fixes. */
export const timings = {
  modalCloseMs: 1200,
  radarTurnMs: 8000,
  bookingLoadMs: 20_000,
} as const;
export const layout = { headerScrollPx: 20, mobileBelowPx: 768 } as const;

/** The generator's list and its questions, as the specification dates them. */
export const generator = { listUpdated: "2025-10-01", questionsModified: "2025-01-24" } as const;
