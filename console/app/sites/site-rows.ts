import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { hasCome, type SiteStanding, standingOf } from "../../../domain/sites/site-standing.ts";
import { shareOf } from "../../../domain/visits/figures.ts";
import { loadSiteFigures, type SiteFigures } from "../../../domain/visits/site-figures.ts";
import type { Rules, Visits } from "../../../store/store.ts";
import { connectorWords, sites as words } from "../content/sites.ts";
import { visitsCopy } from "../content/visits.ts";
import { ago } from "../page/ago.ts";
import { filled } from "../page/words.ts";

/** A site as the list shows it. */
export interface SiteRow {
  id: string;
  name: string;
  /** Where it has a name of its own. */
  domain: string | undefined;
  standing: SiteStanding;
  connector: string;
  /** Undefined before its first visit. */
  figures: SiteFigures | undefined;
  last: string;
}

/** What a page of the list holds. */
export const sitesOnPage = 50;

/** The sites of a workspace with their figures: where most changed in a week first, those that wait last. */
export async function siteRows(
  sites: readonly Site[],
  {
    visits,
    rules,
  }: { visits: Pick<Visits, "siteDays" | "sentDays" | "lastVisits">; rules: Pick<Rules, "modes"> },
  now: Date,
  language: Language,
): Promise<SiteRow[]> {
  const ids = sites.map(({ id }) => id);
  const [all, modes] = await Promise.all([loadSiteFigures(visits, sites, now), rules.modes(ids)]);
  const rows = sites.map((site, index): SiteRow => {
    const { id, domain, name, connector } = site;
    const figures = all[index];
    const standing = standingOf(site, modes.get(id));
    const isWaiting = !hasCome(standing) && figures?.days.every((count) => count === 0);
    return {
      id,
      name: name ?? readableDomain(domain),
      domain: name === undefined ? undefined : readableDomain(domain),
      standing,
      connector: connectorWords[language][connector].name,
      figures: isWaiting ? undefined : figures,
      last:
        figures?.lastTime === undefined
          ? ""
          : ago(figures.lastTime, now.getTime(), visitsCopy[language].crawler.ago),
    };
  });
  const changed = ({ figures }: SiteRow) => (figures === undefined ? -1 : Math.abs(figures.difference));
  return rows.sort((a, b) => changed(b) - changed(a) || (b.figures?.week ?? -1) - (a.figures?.week ?? -1));
}

/** What came today, in one sentence; where most of it went, and what is not connected yet. */
export function sitesHeadline(rows: readonly SiteRow[], language: Language) {
  const { headline } = words[language];
  const { counted, percent } = intlFormatter(language);
  const today = rows.reduce((sum, { figures }) => sum + (figures?.today ?? 0), 0);
  const waiting = rows.filter(({ figures }) => figures === undefined);
  const [only] = rows;
  const lead: string[] = [];
  const top = rows.toSorted((a, b) => (b.figures?.today ?? 0) - (a.figures?.today ?? 0))[0];
  const share = shareOf(top?.figures?.today ?? 0, today);
  if (rows.length > 1 && top && share > 50 && share < 100) {
    lead.push(filled(headline.most, { site: top.name, share: percent(share) }));
  }
  if (waiting.length === rows.length)
    return { sentence: counted(rows.length, headline.noVisit), pages: "", lead };
  if (waiting[0]) {
    lead.push(
      waiting.length === 1
        ? filled(headline.waits.one, { site: waiting[0].name })
        : counted(waiting.length, headline.waits.other),
    );
  }
  const asked =
    rows.length === 1 && only
      ? filled(headline.asked.one, { site: only.name })
      : counted(rows.length, headline.asked.other);
  return { sentence: today === 0 ? headline.nobody : asked, pages: counted(today, headline.pages), lead };
}
