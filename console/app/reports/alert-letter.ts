import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import type { Block, Letter } from "../../../domain/mail/letter.ts";
import type { Alert } from "../../../domain/reports/alert.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { isoDay } from "../../../domain/visits/day.ts";
import { zoneOf } from "../../../domain/visits/site-zones.ts";
import { reportsCopy } from "../content/reports.ts";
import { momentText } from "../page/moment.ts";
import { filled } from "../page/words.ts";
import { zoneName } from "../page/zone-name.ts";
import { footerLinks, inConsole, type LetterPlaces, outsideBlocks } from "./report-letter.ts";

export interface AlertSubject {
  language: Language;
  site: Site;
  timeZone: string;
  alert: Alert;
}

/** What changed on a site the day before. */
export function alertLetter(subject: AlertSubject, places: LetterPlaces): Letter {
  const { language, site, timeZone, alert } = subject;
  const { alert: words, visits, choose } = reportsCopy[language];
  const { date, counted } = intlFormatter(language);
  const domain = readableDomain(site.domain);
  const { news, outside, silentSince } = alert;
  const silent: Block[] =
    silentSince === undefined
      ? []
      : [
          { heading: words.silent },
          {
            paragraph: filled(words.silentMeans, {
              moment: momentText(language, silentSince, zoneOf(site, new Date(silentSince))),
            }),
          },
          { link: inConsole(places, "siteConnection", site), label: words.connection },
        ];
  return {
    language,
    subject: subjectOf(subject, domain),
    eyebrow: filled(words.eyebrow, { date: date(isoDay(alert.day)) }),
    body: [
      { lead: filled(words.lead, { domain }) },
      ...silent,
      ...(news.length === 0
        ? []
        : [
            { heading: words.news },
            { rows: news.map((row) => ({ name: row.crawler, value: counted(row.visits, visits) })) },
          ]),
      ...(outside.length === 0 ? [] : outsideBlocks(outside, language)),
      { link: inConsole(places, "site", site), label: words.open, isSecondary: true },
      {
        note: filled(words.why, { zone: zoneName(timeZone) }),
        links: footerLinks(words.stop, choose, places),
      },
    ],
  };
}

/** One piece of news by its name, several together. */
function subjectOf({ language, alert }: AlertSubject, domain: string): string {
  const words = reportsCopy[language].alert.subject;
  const { news, outside, silentSince, day } = alert;
  const date = intlFormatter(language).date(isoDay(day));
  const count = news.length + outside.length + (silentSince === undefined ? 0 : 1);
  const [first] = [...news, ...outside];
  if (count > 1) return filled(words.several, { domain, date });
  if (first === undefined) return filled(words.silent, { domain });
  return filled(news.length > 0 ? words.news : words.outside, { domain, crawler: first.crawler });
}
