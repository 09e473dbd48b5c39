/** What an estimate rests on, in the order it is read. */
export const assumptionIds = ["low", "median", "high", "price", "visit", "share"] as const;
export type AssumptionId = (typeof assumptionIds)[number];

/** What an estimate says. */
export const outputIds = ["requests", "gross", "share", "yearly"] as const;
export type OutputId = (typeof outputIds)[number];
