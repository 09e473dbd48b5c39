/** What a publisher can take. */
export const planIds = ["free", "paid"] as const;
export type PlanId = (typeof planIds)[number];

/** Every feature of either plan, in the order of a publisher's questions. */
export const featureGroups = [
  { id: "see", features: ["dashboard", "realTime", "identification", "reports", "history"] },
  { id: "decide", features: ["blocking", "allowList", "protection"] },
  { id: "earn", features: ["revenue", "licensing", "monetisation"] },
  { id: "help", features: ["support"] },
] as const;
export type FeatureGroupId = (typeof featureGroups)[number]["id"];
export type FeatureId = (typeof featureGroups)[number]["features"][number];

/** How a plan offers a feature: `months` and `unlimited` are of history, the last two of support. */
export type Offer = "yes" | "no" | "soon" | "months" | "unlimited" | "community" | "priority";

export const offers: Readonly<Record<FeatureId, Readonly<Record<PlanId, Offer>>>> = {
  dashboard: { free: "yes", paid: "yes" },
  realTime: { free: "yes", paid: "yes" },
  identification: { free: "yes", paid: "yes" },
  reports: { free: "yes", paid: "yes" },
  history: { free: "months", paid: "unlimited" },
  blocking: { free: "no", paid: "yes" },
  allowList: { free: "no", paid: "yes" },
  protection: { free: "no", paid: "yes" },
  revenue: { free: "no", paid: "yes" },
  licensing: { free: "no", paid: "yes" },
  monetisation: { free: "no", paid: "soon" },
  support: { free: "community", paid: "priority" },
};

/** The five lines that each plan's card has room for. */
export const highlights = {
  free: ["dashboard", "realTime", "identification", "reports", "history"],
  paid: ["everythingInFree", "control", "earnings", "history", "support"],
} as const;
export type Highlight<Plan extends PlanId> = (typeof highlights)[Plan][number];
