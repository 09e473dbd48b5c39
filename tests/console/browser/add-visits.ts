import type { Arrival } from "../../../domain/visits/arrivals.ts";
import { dayOf } from "../../../domain/visits/day.ts";
import type { Visit } from "../../../domain/visits/visit.ts";
import type { Store } from "../../../store/store.ts";

type Kind = Pick<Visit, "crawler" | "identity" | "decision" | "status"> & { perDay: number };

const kinds: readonly Kind[] = [
  { crawler: "GPTBot", identity: "verified", decision: "block", status: 403, perDay: 61 },
  { crawler: "Googlebot", identity: "verified", decision: "allow", status: 200, perDay: 48 },
  { crawler: "ClaudeBot", identity: "verified", decision: "charge", status: 402, perDay: 26 },
  { crawler: "bingbot", identity: "verified", decision: "allow", status: 200, perDay: 19 },
  { crawler: "meta-externalagent", identity: "unverifiable", decision: "block", status: 403, perDay: 17 },
  { crawler: "ChatGPT-User", identity: "verified", decision: "allow", status: 200, perDay: 13 },
  { crawler: "OAI-SearchBot", identity: "verified", decision: "allow", status: 200, perDay: 10 },
  { crawler: "Applebot", identity: "verified", decision: "allow", status: 301, perDay: 8 },
  { crawler: "PerplexityBot", identity: "outside", decision: "limit", status: 429, perDay: 7 },
  { crawler: "CCBot", identity: "verified", decision: "block", status: 403, perDay: 6 },
  { crawler: "Bytespider", identity: "unverifiable", decision: "block", status: 403, perDay: 5 },
];
const paths = ["/recettes/", "/recettes/brioche", "/archives/2019/tarte-tatin", "/feed/", "/", "/about"];

/** So many days from access logs, and a day that the gate reported. */
export async function addVisits(store: Store, site: string, pastDays: number): Promise<void> {
  const now = Date.now();
  const today = dayOf(now);
  const past = Array.from({ length: pastDays }, (_, index) => today - 1 - index);
  await store.visits.importDays(
    site,
    past.flatMap((day) =>
      kinds.map(({ crawler, perDay }, index) => ({
        day,
        crawler,
        visits: Math.ceil(perDay * (1 + 0.3 * Math.sin(day * 0.9 + index)) * 1.2 ** ((day - today) / 90)),
      })),
    ),
  );
  const visits = kinds.flatMap(({ perDay, ...kind }, index) =>
    Array.from({ length: perDay }, (_, nth): Visit => {
      const time = now - ((nth * 61 + index * 7) % 1_200) * 1_000;
      const path = paths[(nth * nth + index) % paths.length] ?? "/";
      return { id: `${index}-${nth}`, time, path, robots: "unknown", ...kind };
    }),
  );
  await addReport(store, site, visits, arrivals);
}

/** People whom assistants sent today. */
const arrivals: readonly Arrival[] = [
  { id: "sent-1", assistant: "chatgpt.com", path: "/recettes/brioche", people: 11 },
  { id: "sent-2", assistant: "chatgpt.com", path: "/archives/2019/tarte-tatin", people: 3 },
  { id: "sent-3", assistant: "perplexity.ai", path: "/recettes/", people: 6 },
  { id: "sent-4", assistant: "gemini.google.com", path: "/", people: 2 },
];

/** The one visit that a new site has had. */
export async function addOneVisit(store: Store, site: string): Promise<void> {
  const visit = { identity: "unverifiable", decision: "allow", status: 200, robots: "unknown" } as const;
  await addReport(store, site, [{ id: "first", crawler: "GPTBot", time: Date.now(), path: "/", ...visit }]);
}

async function addReport(
  store: Store,
  site: string,
  visits: Visit[],
  sent: readonly Arrival[] = [],
): Promise<void> {
  await store.visits.receive({ site, id: "furnished", visits, arrivals: sent, late: 0, malformed: 0 });
  await store.sites.connect(site);
}
