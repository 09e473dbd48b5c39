import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { unlisted } from "../../../domain/visits/visit.ts";
import type { WebhookEvent } from "../../../domain/webhooks/event.ts";
import { webhooksCopy } from "../content/webhooks.ts";
import { filled } from "./words.ts";

/** What happened, in a sentence. */
export function sentenceOf(
  language: Language,
  event: Pick<WebhookEvent, "kind" | "facts">,
  domain: string | undefined,
): string {
  const { sentences, visits, unlisted: unlistedName } = webhooksCopy[language];
  const { counted, number, month, sum } = intlFormatter(language);
  const site = domain === undefined ? "—" : readableDomain(domain);
  // Together they are one of the kinds of events.
  const { kind, facts } = event as WebhookEvent;
  switch (kind) {
    case "crawler.new":
    case "crawler.impostor":
      return filled(sentences[kind], {
        domain: site,
        crawler: quoted(facts.crawler),
        visits: counted(facts.visits, visits),
      });
    case "visits.spike":
      return filled(sentences[kind][facts.unit], {
        domain: site,
        visits: counted(facts.visits, visits),
        usual: number(facts.usual),
        crawler: facts.crawler === unlisted ? unlistedName : quoted(facts.crawler),
      });
    case "rules.published":
      return filled(sentences[kind][facts.mode], { domain: site, version: facts.version });
    case "order.paid":
      return filled(sentences[kind], { domain: site, sum: sum(facts) });
    case "statement.ready":
      return filled(sentences[kind], { month: month(facts.month) });
    case "connector.silent":
    case "webhook.test":
      return filled(sentences[kind], { domain: site });
  }
}

const maxNameLength = 60;

/** A name that came with a visit: a few plain letters, whatever it holds. */
function quoted(name: string): string {
  const plain = name.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return plain.length > maxNameLength ? `${plain.slice(0, maxNameLength)}…` : plain;
}
