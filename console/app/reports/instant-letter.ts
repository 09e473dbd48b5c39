import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import type { Block, Letter } from "../../../domain/mail/letter.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { zoneOf } from "../../../domain/visits/site-zones.ts";
import type { WebhookEvent } from "../../../domain/webhooks/event.ts";
import { pathAbout } from "../../../domain/webhooks/payload.ts";
import { reportsCopy } from "../content/reports.ts";
import { sentenceOf } from "../page/event-sentence.ts";
import { momentText } from "../page/moment.ts";
import { filled } from "../page/words.ts";
import { footerLinks, type LetterPlaces } from "./report-letter.ts";

interface InstantSubject {
  language: Language;
  site: Site;
  event: WebhookEvent;
}

/** What was found on a site, as it happens. */
export function instantLetter({ language, site, event }: InstantSubject, places: LetterPlaces): Letter {
  const { alert: words, report, instant, choose } = reportsCopy[language];
  const sentence = sentenceOf(language, event, site.domain);
  const moment = (at: string) => momentText(language, at, zoneOf(site, new Date(at)));
  return {
    language,
    subject: sentence,
    eyebrow: filled(instant.eyebrow, { moment: moment(event.at) }),
    body: [
      { lead: sentence },
      ...meaning(),
      {
        link: new URL(pathAbout(event), places.consoleUrl).href,
        label: event.kind === "connector.silent" ? words.connection : words.open,
      },
      { note: instant.why, links: footerLinks(words.stop, choose, places) },
    ],
  };

  function meaning(): Block[] {
    const { kind, facts } = event;
    if (kind === "crawler.impostor") return [{ paragraph: report.outsideMeans }];
    if (kind === "connector.silent") {
      return [{ paragraph: filled(words.silentMeans, { moment: moment(facts.lastSeenAt) }) }];
    }
    if (kind !== "visits.spike") return [];
    const usual = intlFormatter(language).counted(facts.usual, reportsCopy[language].visits);
    return [{ paragraph: filled(instant.spikeMeans[facts.unit], { moment: moment(facts.from), usual }) }];
  }
}
