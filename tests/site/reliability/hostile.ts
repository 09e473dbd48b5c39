import {
  cachedRobots,
  fetchLimits,
  robotsCacheLimits,
  robotsFetcher,
} from "@octroi/check/reading/fetch-robots";
import { endlessServer, hostileServers } from "@octroi/web/testing/hostile-servers";
import { localWeb, says } from "@octroi/web/testing/local-web";
import { faultList, type TrialResult } from "@octroi/web/testing/trial-result";
import { apiWith } from "../api.ts";

interface Hostility {
  /** Hosts of each kind: more than the reader asks at once. */
  hosts: number;
  allMs: number;
}

/**
 * Servers that answer the robots.txt reader as badly as they can, until every place is taken; then someone
 * asks for a good one. The reader is the real one, on real sockets, in a web where this machine is public: the
 * server itself would not go there.
 */
export async function hostileRobotsServers({ hosts, allMs }: Hostility): Promise<TrialResult> {
  const wrong = faultList();
  let asked = 0;
  for (const [kind, answer] of Object.entries({ ...hostileServers, "never ends": endlessServer })) {
    let isGood = false;
    await using web = await localWeb({
      // The good server is waited for, however slow this machine is.
      deadline: (ms) => (isGood ? new AbortController().signal : AbortSignal.timeout(ms)),
      http: (request, response) =>
        (request.headers.host === "good.com" ? says("User-agent: *\nDisallow:") : answer)(request, response),
    });
    const fetchRobots = cachedRobots(
      robotsFetcher("Tester", web.network, { ...fetchLimits, allMs, secureMs: allMs / 2 }),
      { ...robotsCacheLimits, maxPerClient: Number.POSITIVE_INFINITY },
    );
    const api = apiWith({ fetchRobots });
    const ask = async (domain: string) => {
      const response = await api.request("/api/robots-txt", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ domain }),
      });
      return { status: response.status, answer: await response.json() };
    };
    const outcomes = await Promise.all(Array.from({ length: hosts }, (_, n) => ask(`bad-${n}.com`)));
    asked += outcomes.length;
    for (const { status, answer: told } of outcomes) {
      const isWhole = status === 200 && told.problem === null && !told.truncated;
      if (status !== 200 && status !== 503) wrong.add(`a server that ${kind} was answered ${status}`);
      if (isWhole) wrong.add(`a server that ${kind} passed for a whole file`);
    }
    isGood = true;
    const good = await ask("good.com");
    if (good.answer.text !== "User-agent: *\nDisallow:")
      wrong.add(`after servers that ${kind}: ${good.status}`);
  }
  return {
    what: "hostile robots.txt servers",
    requests: asked,
    done: `${Object.keys(hostileServers).length + 1} kinds, a good one after each`,
    lost: 0,
    wrong: wrong.list(),
  };
}
