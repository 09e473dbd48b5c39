import type { UseCaseId } from "../../domain/use-cases/use-cases.ts";

/** How a page lays out what all four have, so that they read as four pages and not as one filled in four times. */
export interface Arrangement {
  /** The drawing stands beside the opening words, or under them across the page. */
  drawing: "beside" | "across";
  /** Three benefits in rows, or one large and two small. */
  benefits: "rows" | "lead";
  /** Signs as rows of a table, or as notes pinned side by side. */
  symptoms: "table" | "notes";
  /** Features in one frame, or as rows. */
  features: "frame" | "rows";
  /** The first week day by day, or as one rail of seven days. */
  results: "rows" | "rail";
}

export const arrangements: Record<UseCaseId, Arrangement> = {
  media: { drawing: "beside", benefits: "rows", symptoms: "table", features: "frame", results: "rows" },
  recipes: { drawing: "beside", benefits: "lead", symptoms: "notes", features: "rows", results: "rail" },
  affiliation: {
    drawing: "across",
    benefits: "lead",
    symptoms: "table",
    features: "frame",
    results: "rail",
  },
  "saas-docs": { drawing: "across", benefits: "rows", symptoms: "notes", features: "rows", results: "rows" },
};
