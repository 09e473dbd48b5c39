import type { Audience, AudienceAnswer, Standard } from "./answers.ts";

/** To how many crawlers, of all that come for the same, robots.txt closes the site. */
interface Closing {
  closed: number;
  all: number;
}

/** The one thing to know first, with what a sentence about it needs. */
export type Headline =
  | { kind: "nothing-read" }
  /** The server that robots.txt is on is in trouble, and so everything is closed for now. */
  | { kind: "in-trouble" }
  | ({ kind: "search-closed" } & Closing)
  | { kind: "contradiction"; audience: Audience; refused: Standard[]; granted: Standard[] }
  | {
      kind: "refused" | "paid" | "granted";
      by: Standard[];
      /** Whether it is known that nothing else says so. */
      isAlone: boolean;
      robots: Closing;
      searchOpen: boolean;
    }
  | ({ kind: "partly" } & Closing)
  | { kind: "silent" };

interface Known {
  answers: readonly AudienceAnswer[];
  /** How many of the large search engines robots.txt turns away. */
  engines: Closing;
  /** Whether anything at all could be read. */
  isRead: boolean;
  /** Whether everything could be read that a site may have. */
  isWhole: boolean;
  isInTrouble: boolean;
}

/** Search first, because it costs most; then what contradicts itself; then training, which most come to ask about. */
export function headlineOf({ answers, engines, isRead, isWhole, isInTrouble }: Known): Headline {
  if (!isRead) return { kind: "nothing-read" };
  if (isInTrouble) return { kind: "in-trouble" };
  if (engines.closed > 0) return { kind: "search-closed", ...engines };
  const contradicted =
    answers.find(({ audience, verdict }) => audience === "training" && verdict === "contradicted") ??
    answers.find(({ verdict }) => verdict === "contradicted");
  if (contradicted !== undefined) {
    return {
      kind: "contradiction",
      audience: contradicted.audience,
      refused: byStance(contradicted, "refuses"),
      granted: byStance(contradicted, "grants"),
    };
  }
  const training = answers.find(({ audience }) => audience === "training");
  if (training === undefined) return { kind: "silent" };
  const searchOpen = answers.some(
    ({ audience, verdict }) => audience === "search-engine" && verdict === "open",
  );
  const { closed, all } = training;
  const robots = { closed, all };
  const statement = (by: Standard[]) => ({
    by,
    isAlone: isWhole && by.length === 1 && (by[0] === "robots" || closed === 0),
    robots,
    searchOpen,
  });
  switch (training.verdict) {
    case "refused":
      return { kind: "refused", ...statement(byStance(training, "refuses")) };
    case "paid":
      return { kind: "paid", ...statement(byStance(training, "on-conditions")) };
    case "partly":
      return { kind: "partly", ...robots };
    default: {
      const by = byStance(training, "grants");
      return by.length > 0 ? { kind: "granted", ...statement(by) } : { kind: "silent" };
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

/**
 * Where training is refused or priced in forms that no operator says it follows, and robots.txt, which many say they
 * follow, still lets crawlers in: what stands, and how many they are.
 */
export function unfollowed(headline: Headline): { by: Standard[]; open: number; all: number } | undefined {
  if (headline.kind !== "refused" && headline.kind !== "paid") return undefined;
  const { by, robots } = headline;
  if (by.some((standard) => followed.has(standard)) || robots.closed === robots.all) return undefined;
  return { by, open: robots.all - robots.closed, all: robots.all };
}

/** What operators of AI crawlers say they follow; of the rest, each form's support says that nobody does. */
export const followed: ReadonlySet<Standard> = new Set(["robots"]);
