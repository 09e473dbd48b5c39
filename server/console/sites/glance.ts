import { isClosed, isInUse } from "@octroi/check/answers";
import { checkerToken } from "@octroi/check/places";
import { type FetchOutcome, fetchLimits, robotsFetcher } from "@octroi/check/reading/fetch-robots";
import { checkRobots } from "@octroi/check/robots/check";
import { isAiPurpose } from "@octroi/crawlers/identify";
import { matchRobots, parseRobots } from "@octroi/crawlers/robots";
import { cachedByHost } from "@octroi/web/reading/answer-cache";
import { follower } from "@octroi/web/reading/follow";
import { internet } from "@octroi/web/reading/network";
import { type Glance, platformOf } from "../../../domain/sites/glance.ts";

/** Less than the check-up takes: a person waits for the page, and this server judges what it has read. */
const limits = { ...fetchLimits, bytes: 64 * 1024, allMs: 4_000, secureMs: 2_500 };
const pageLimits = { bytes: 128 * 1024, redirects: 3, allMs: 3_000 };
const cacheLimits = { keepMs: 60_000, maxEntries: 200, maxAtOnce: 10, maxPerClient: 3 };

const nothingSeen: Glance = { robots: "unreachable", platform: undefined };

/** A first look at a site: what its robots.txt says to AI crawlers, and what it seems to run on. */
export function siteGlance(userAgent: string, network = internet): (domain: string) => Promise<Glance> {
  const fetchRobots = robotsFetcher(userAgent, network, limits);
  const follow = follower(userAgent, network);
  return async (domain) => {
    const outcome = await fetchRobots(domain);
    if (outcome.kind !== "fetched") return nothingSeen;
    const robots = robotsSeen(outcome);
    if (robots === "unreachable" || disallowsUs(outcome.text)) return { robots, platform: undefined };
    const { answer } = await follow(new URL("/", outcome.address), {
      signal: network.deadline(pageLimits.allMs),
      maxBytes: pageLimits.bytes,
      redirects: pageLimits.redirects,
      accept: "text/html, */*;q=0.1",
    });
    if (typeof answer === "string") return { robots, platform: undefined };
    return { robots, platform: platformOf(new TextDecoder("latin1").decode(answer.body)) };
  };
}

/** One look a minute at each site, whoever asks, and few at once. */
export function cachedGlance(glance: (domain: string) => Promise<Glance>) {
  const ask = cachedByHost((domain) => {
    const answer = glance(domain).catch(() => nothingSeen);
    return { answer, over: answer };
  }, cacheLimits);
  return async (domain: string, client: string): Promise<Glance> => ask(domain, client) ?? nothingSeen;
}

function robotsSeen({ access, text }: Extract<FetchOutcome, { kind: "fetched" }>): Glance["robots"] {
  if (access === "everything-disallowed") return "unreachable";
  if (access === "everything-allowed") return "missing";
  const ai = checkRobots(parseRobots(text), access)
    .purposes.filter(({ purpose }) => isAiPurpose(purpose))
    .flatMap(({ crawlers }) => crawlers.filter(isInUse));
  return { closed: ai.filter(isClosed).length, all: ai.length };
}

/** Only a line that names us: a look that a person asks for is not what is said to everyone. */
function disallowsUs(text: string): boolean {
  const verdict = matchRobots(parseRobots(text), { agent: checkerToken, path: "/" });
  return !verdict.allowed && "named" in verdict && verdict.named;
}
