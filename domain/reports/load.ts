import type { Mode } from "../rules/mode.ts";
import type { KeyOfSite } from "../sites/sites.ts";
import type { SiteZones } from "../visits/site-zones.ts";
import type { VisitQueries } from "../visits/visits.ts";
import type { Plan } from "../workspaces/workspace.ts";
import { type Advice, adviceFor } from "./advice.ts";
import { loadWeek, type Week } from "./week.ts";

interface ConnectorSources {
  siteKeys: { list(site: string): Promise<KeyOfSite[]> };
  dnsConnections: { lastSeenAt(site: string): Promise<string | undefined> };
}

export interface ReportSources extends ConnectorSources {
  visits: VisitQueries;
  rules: { latest(site: string): Promise<{ mode: Mode } | undefined> };
}

/** What the weekly report that is due at a moment says, and advises. */
export async function loadReportOf(
  { visits, rules, ...connectors }: ReportSources,
  { site, zones, plan, dueAt }: { site: string; zones: SiteZones; plan: Plan; dueAt: Date },
): Promise<{ week: Week; advice: Advice }> {
  const week = await loadWeek(visits, { site, zones, dueAt });
  const latest = await rules.latest(site);
  const lastSeen = await lastSeenAt(connectors, site);
  return { week, advice: adviceFor(week, { dueAt, plan, lastSeenAt: lastSeen, mode: latest?.mode }) };
}

/** When a connector of a site last used one of its keys, or our servers the key that is theirs. */
export async function lastSeenAt(
  { siteKeys, dnsConnections }: ConnectorSources,
  site: string,
): Promise<string | undefined> {
  const keys = await siteKeys.list(site);
  return [...keys.map(({ lastUsedAt }) => lastUsedAt), await dnsConnections.lastSeenAt(site)]
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1);
}
