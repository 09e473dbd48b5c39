import { randomUUID } from "node:crypto";
import { knownCrawlers } from "@octroi/crawlers/identify";
import { linesOf, parseVisits } from "../../domain/visits/parse-visits.ts";
import type { Visit } from "../../domain/visits/visit.ts";
import { event, lines } from "../../tests/console/visits/server.ts";

/** As large as a gate sends them. */
export const visitsPerBatch = 500;
/** As many crawlers as come to one site, and pages that are not all asked for equally often. */
const [crawlerCount, pageCount] = [30, 500];

/** What a busy gate reports: some crawlers, many pages, a few of them over and over. */
export interface SentBatch {
  id: string;
  text: string;
  /** As it is read, so that what is written without the console need not read it. */
  visits: Visit[];
}

export function createBatch(random: () => number): SentBatch {
  const now = Date.now();
  const text = lines(
    Array.from({ length: visitsPerBatch }, (_, index) => {
      const { token, operator, purpose } = crawlerAt(Math.floor(crawlerCount * random() ** 2));
      const page = Math.floor(pageCount * random() ** 3);
      return event({
        time: new Date(now - index).toISOString(),
        crawler: token,
        operator,
        purpose,
        path: `/section-${page % 20}/article-${page}`,
      });
    }),
  );
  const { visits } = parseVisits(linesOf(text) ?? [], new Date(now), () => "unknown");
  return { id: randomUUID(), text, visits };
}

function crawlerAt(index: number) {
  const crawler = knownCrawlers[index];
  if (crawler === undefined) throw new Error(`Expected more than ${index} crawlers in the registry.`);
  return crawler;
}

/** The same numbers in every run: a linear congruential generator. */
export function seededRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
