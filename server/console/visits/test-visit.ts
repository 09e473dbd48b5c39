import { setTimeout as delay } from "node:timers/promises";
import { type Follow, follower, isUnanswered } from "@octroi/web/reading/follow";
import type { Network } from "@octroi/web/reading/network";
import type { HttpAnswer } from "@octroi/web/reading/request";
import { randomSiteId } from "../../../domain/secrets/tokens.ts";
import { bareDomain } from "../../../domain/sites/domain-name.ts";
import type { Site } from "../../../domain/sites/site.ts";
import type { TestVisit } from "../../../domain/visits/test-visit.ts";
import type { SiteKeys, Sites, Visits } from "../../../store/store.ts";
import { ttlCache } from "../../connectors/ttl-cache.ts";

interface TestVisitServices {
  visits: Pick<Visits, "lastNumbers" | "recent">;
  siteKeys: Pick<SiteKeys, "list">;
  sites: Pick<Sites, "markDomainProven">;
  network: Network;
  /** How long a gate may take to report: it sends what it has every five seconds. */
  arrivalMs?: number;
}

const readMs = 8_000;
const repeatMs = 20_000;
const crawler = "GPTBot";
/** As OpenAI's crawler names itself; its address is ours, so that it is never taken for verified. */
const userAgent = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";

/** Asks a site for its home page as GPTBot would, guarded as the check-up is, and watches the visit arrive. */
export function testVisits({ visits, siteKeys, sites, network, arrivalMs = 9_000 }: TestVisitServices) {
  const follow: Follow = follower(userAgent, network);
  const read = (url: string, redirects = 5) =>
    follow(new URL(url), { signal: network.deadline(readMs), maxBytes: 64 * 1024, redirects, accept: "*/*" });

  async function hasArrived(site: string, after: number, path?: string): Promise<boolean> {
    const deadline = performance.now() + arrivalMs;
    for (;;) {
      const recent = await visits.recent(site, 50, after);
      if (recent.some((visit) => visit.crawler === crawler && visit.path === (path ?? visit.path)))
        return true;
      if (performance.now() > deadline) return false;
      await delay(300);
    }
  }

  /**
   * Anybody with the site's key can report a visit to its home page. Only a gate at the domain sees this path, which was
   * made up for it. A redirect is not followed: where it leads is not the domain.
   */
  async function proveDomain(id: string, domain: string, after: number): Promise<void> {
    const path = `/octroi-test/${randomSiteId()}`;
    const bare = bareDomain(domain);
    await Promise.all([bare, `www.${bare}`].map((host) => read(`https://${host}${path}`, 0)));
    if (await hasArrived(id, after, path)) await sites.markDomainProven(id, "gate");
  }

  async function test(id: string, domain: string, isProven: boolean): Promise<TestVisit> {
    const after = (await visits.lastNumbers([id])).get(id) ?? 0;
    const gate = gateIn(await read(`https://${domain}/.well-known/octroi`));
    const page = await read(`https://${domain}/`);
    const observes = gate?.mode === "observe";
    if (isUnanswered(page) || page.answer === "no-public-server") return { outcome: "unreachable", observes };
    if (await hasArrived(id, after)) {
      if (!isProven) await proveDomain(id, domain, after);
      return { outcome: "arrived", observes };
    }
    if (gate === undefined) return { outcome: "no-gate", observes };
    if (typeof page.answer !== "string" && isFromCache(page.answer)) return { outcome: "cached", observes };
    const keys = await siteKeys.list(id);
    return {
      outcome: keys.every(({ lastUsedAt }) => lastUsedAt === undefined) ? "no-key" : "not-yet",
      observes,
    };
  }

  // Whoever presses the button again gets the same answer for a while: the console is no means to flood a site.
  const testOnce = ttlCache({ ms: repeatMs, entries: 1_000 }, (key) => {
    const [id = "", domain = "", proof] = key.split(" ");
    return test(id, domain, proof === "proven");
  });
  return ({ id, domain, proof }: Site): Promise<TestVisit> =>
    testOnce(`${id} ${domain} ${proof === undefined ? "unproven" : "proven"}`);
}

/** What the gate says of itself. */
function gateIn({ answer }: Awaited<ReturnType<Follow>>): { mode: unknown } | undefined {
  if (typeof answer === "string" || answer.status !== 200) return undefined;
  try {
    const report: unknown = JSON.parse(new TextDecoder().decode(answer.body));
    if (typeof report !== "object" || report === null || !("software" in report)) return undefined;
    return { mode: "mode" in report ? report.mode : undefined };
  } catch {
    return undefined;
  }
}

/** By the headers in which caches say so. */
function isFromCache({ headers }: HttpAnswer): boolean {
  const cacheStatuses = [
    headers["x-cache"],
    headers["cf-cache-status"],
    headers["x-vercel-cache"],
    headers["cache-status"],
  ];
  return Number(headers.age ?? 0) > 0 || cacheStatuses.some((text) => /\bhit\b/i.test(String(text ?? "")));
}
