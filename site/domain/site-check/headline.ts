import type { Audience, AudienceAnswer, Standard } from "./answers.ts";

/** The one thing to know first, with what a sentence about it needs. */
export type Headline =
  | { kind: "nothing-read" }
  /** The server that robots.txt is on is in trouble, and so everything is closed for now. */
  | { kind: "in-trouble" }
  | { kind: "search-closed"; closed: number; all: number }
  | { kind: "contradiction"; audience: Audience; refused: Standard[]; granted: Standard[] }
  | { kind: "refused" | "paid" | "granted"; by: Standard[]; searchOpen: boolean }
  | { kind: "partly"; closed: number; all: number }
  | { kind: "silent" };

interface Known {
  answers: readonly AudienceAnswer[];
  /** How many of the large search engines robots.txt turns away. */
  engines: { closed: number; all: number };
  /** Whether anything at all could be read. */
  isRead: boolean;
  isInTrouble: boolean;
}

/** Search first, because it costs most; then what contradicts itself; then training, which most come to ask about. */
export function headlineOf({ answers, engines, isRead, isInTrouble }: Known): Headline {
  if (!isRead) return { kind: "nothing-read" };
  if (isInTrouble) return { kind: "in-trouble" };
  if (engines.closed > 0) return { kind: "search-closed", ...engines };
  const torn =
    answers.find(({ audience, verdict }) => audience === "training" && verdict === "contradicted") ??
    answers.find(({ verdict }) => verdict === "contradicted");
  if (torn !== undefined) {
    return {
      kind: "contradiction",
      audience: torn.audience,
      refused: byStance(torn, "refuses"),
      granted: byStance(torn, "grants"),
    };
  }
  const training = answers.find(({ audience }) => audience === "training");
  if (training === undefined) return { kind: "silent" };
  const searchOpen = answers.some(
    ({ audience, verdict }) => audience === "search-engine" && verdict === "open",
  );
  switch (training.verdict) {
    case "refused":
      return { kind: "refused", by: byStance(training, "refuses"), searchOpen };
    case "paid":
      return { kind: "paid", by: byStance(training, "on-conditions"), searchOpen };
    case "partly":
      return { kind: "partly", closed: training.closed, all: training.all };
    default: {
      const by = byStance(training, "grants");
      return by.length > 0 ? { kind: "granted", by, searchOpen } : { kind: "silent" };
    }
  }
}

function byStance({ stances, closed, all }: AudienceAnswer, wanted: string): Standard[] {
  const stated = Object.entries(stances).flatMap(([standard, stance]) =>
    // The keys are those of a record by standard.
    stance === wanted ? [standard as Standard] : [],
  );
  return wanted === "refuses" && all > 0 && closed === all ? ["robots", ...stated] : stated;
}
