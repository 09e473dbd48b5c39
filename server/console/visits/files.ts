import { csvRow } from "@octroi/logs/csv";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context, Handler } from "hono";
import type { Site } from "../../../domain/sites/site.ts";
import { isWhole } from "../../../domain/visits/cut.ts";
import { isoDay } from "../../../domain/visits/day.ts";
import { loadRange } from "../../../domain/visits/load.ts";
import type { Period } from "../../../domain/visits/period.ts";
import { publishedFigures } from "../../../domain/visits/published-figures.ts";
import type { Sites, Visits, Workspaces } from "../../../store/store.ts";
import type { ConsoleEnv } from "../env.ts";
import { type AskedSubject, askedSubject } from "./asked-subject.ts";
import { visitColumns, visitRows } from "./visits-table.ts";

interface FileServices {
  visits: Visits;
  sites: Pick<Sites, "find">;
  workspaces: Pick<Workspaces, "find">;
  now?: () => Date;
}

/** What the pages show, for programs and for spreadsheets. Whoever asks may: that was checked. */
export function visitFiles(services: FileServices): {
  siteVisitsCsv: Handler<ConsoleEnv>;
  siteVisitsJson: Handler<ConsoleEnv>;
} {
  const { visits, now = () => new Date() } = services;

  async function subjectOf(c: Context<ConsoleEnv>): Promise<{ site: Site; subject: AskedSubject }> {
    const site = await services.sites.find(c.get("route").parameters.site ?? "");
    const workspace = site && (await services.workspaces.find(site.workspaceId));
    if (site === undefined || workspace === undefined) throw new Refusal("unknown");
    return {
      site,
      subject: askedSubject(c, { site: site.id, zones: site.zones, plan: workspace.plan, now: now() }),
    };
  }

  return {
    async siteVisitsCsv(c) {
      const { site, subject } = await subjectOf(c);
      const { range } = await loadRange(visits, subject);
      // By the day, however many of them the chart draws as one point.
      const each = { ...range, step: 1 };
      const { cut } = subject;
      const rows = visitRows({
        unit: range.unit,
        zones: site.zones,
        totals: await visits.totals(site.id, each, cut),
        imported: await visits.imported(site.id, each, cut),
        unclassified: await visits.unclassified(site.id, each, cut),
        sent: range.unit === "hour" || !isWhole(cut) ? [] : await visits.sentByDay(site.id, range),
      });
      const header = [range.unit, "time zone", ...visitColumns];
      const lines = rows.map((row) => header.map((column) => row[column] ?? ""));
      return c.body([header, ...lines].map(csvRow).join(""), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${site.domain}-${fileSpan(subject.period)}.csv"`,
      });
    },

    async siteVisitsJson(c) {
      const { site, subject } = await subjectOf(c);
      return c.json(await publishedFigures(visits, site.domain, subject));
    },
  };
}

/** Of the days that were chosen, the first and the last. */
function fileSpan(period: Period): string {
  return typeof period === "string" ? period : `${isoDay(period.from)}-${isoDay(period.to)}`;
}
