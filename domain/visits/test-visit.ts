/** What became of the visit that the console made as GPTBot would. */
export const testVisitOutcomes = [
  /** It was reported by the site's gate. */
  "arrived",
  /** The site could not be reached at all. */
  "unreachable",
  /** Nothing answers at `/.well-known/octroi`: no gate stands in front of the site. */
  "no-gate",
  /** A cache answered in the gate's place. */
  "cached",
  /** The gate answers, and no report with a key of the site has ever come. */
  "no-key",
  /** The gate answers and has reported before, and this visit has not come yet. */
  "not-yet",
] as const;
export type TestVisitOutcome = (typeof testVisitOutcomes)[number];

export interface TestVisit {
  outcome: TestVisitOutcome;
  /** Whether the gate only counts: it then lets everybody pass, whatever the rules say. */
  observes: boolean;
}

export function isTestVisitOutcome(value: unknown): value is TestVisitOutcome {
  return testVisitOutcomes.some((outcome) => outcome === value);
}
