import type { BlockingCost, EvidenceKind, RobotsTxtStance, Status } from "@octroi/crawlers";
import type { AiPurpose } from "../../domain/ai-purposes.ts";
import type { Localized } from "../../domain/language.ts";

/** How the registry's facts are said to a reader. */
export interface CrawlerWords {
  purposes: Record<AiPurpose, string>;
  /** What is worth saying: that a name is in use is the rule. */
  statuses: Record<Exclude<Status, "active">, string>;
  /** What its operator says of robots.txt. */
  robotsTxt: Record<RobotsTxtStance, string>;
  /** What a publisher who blocks it goes without. */
  costs: Record<BlockingCost, string>;
  evidence: Record<EvidenceKind, string>;
}

export const crawlerWords: Localized<CrawlerWords> = {
  fr: {
    purposes: {
      training: "entraînement",
      "ai-search": "moteur de réponse",
      "user-triggered": "à la demande d’un utilisateur",
      agent: "agent",
      "coding-agent": "assistant de code",
      dataset: "collecte de données",
      "control-token": "interrupteur",
    },
    statuses: {
      undocumented: "non documenté",
      unconfirmed: "non confirmé",
      legacy: "ancien nom",
      "never-real": "n’a jamais existé",
    },
    robotsTxt: {
      honors: "dit le suivre",
      "may-ignore": "peut l’ignorer",
      ignores: "l’ignore",
      "up-to-its-user": "au choix de qui l’utilise",
      unknown: "inconnu",
    },
    costs: {
      none: "rien, ce nom ne vise personne",
      "none-for-visibility": "rien en visibilité",
      "none-for-search": "rien dans la recherche",
      low: "peu de chose",
      "loses-citations": "vos citations dans ses réponses",
      "loses-live-answers": "les réponses en direct tirées de vos pages",
      "loses-quick-answers": "les réponses rapides tirées de vos pages",
      "loses-agent-visits": "les visites d’agents",
      "loses-search": "votre place dans ce moteur",
      "loses-google-search": "votre place dans Google",
      "loses-bing-search": "votre place dans Bing",
      "loses-siri-spotlight": "votre place dans Siri et Spotlight",
      "breaks-link-previews": "les aperçus de vos liens partagés",
      "breaks-own-tool": "un service que vous avez peut-être branché",
      "breaks-tollbit": "le service TollBit, s’il est branché",
      "ads-only": "de la publicité seulement",
      "developer-docs-only": "la lecture de votre documentation technique",
      "ecommerce-only": "des fiches produit seulement",
      "seo-tool-only": "les données d’un outil SEO",
    },
    evidence: {
      "operator-page": "page de l’exploitant",
      "operator-page-copy": "page de l’exploitant, citée",
      "operator-page-earlier": "page de l’exploitant, lue auparavant",
      lists: "plusieurs listes publiques",
      "secondary-page": "page d’un tiers",
      "single-list": "une seule liste",
      none: "aucune source",
    },
  },
  en: {
    purposes: {
      training: "training",
      "ai-search": "answer engine",
      "user-triggered": "user-triggered",
      agent: "agent",
      "coding-agent": "coding assistant",
      dataset: "data collection",
      "control-token": "control token",
    },
    statuses: {
      undocumented: "undocumented",
      unconfirmed: "unconfirmed",
      legacy: "old name",
      "never-real": "never existed",
    },
    robotsTxt: {
      honors: "says it follows it",
      "may-ignore": "may ignore it",
      ignores: "ignores it",
      "up-to-its-user": "up to whoever runs it",
      unknown: "unknown",
    },
    costs: {
      none: "nothing, the name reaches nobody",
      "none-for-visibility": "nothing in visibility",
      "none-for-search": "nothing in search",
      low: "little",
      "loses-citations": "citations in its answers",
      "loses-live-answers": "live answers drawn from your pages",
      "loses-quick-answers": "quick answers drawn from your pages",
      "loses-agent-visits": "visits by agents",
      "loses-search": "your place in that engine",
      "loses-google-search": "your place in Google",
      "loses-bing-search": "your place in Bing",
      "loses-siri-spotlight": "your place in Siri and Spotlight",
      "breaks-link-previews": "previews of your shared links",
      "breaks-own-tool": "a service you may have connected",
      "breaks-tollbit": "the TollBit service, if connected",
      "ads-only": "advertising only",
      "developer-docs-only": "readers of your developer docs",
      "ecommerce-only": "product listings only",
      "seo-tool-only": "data in an SEO tool",
    },
    evidence: {
      "operator-page": "operator’s page",
      "operator-page-copy": "operator’s page, quoted",
      "operator-page-earlier": "operator’s page, read earlier",
      lists: "several public lists",
      "secondary-page": "someone else’s page",
      "single-list": "a single list",
      none: "no source",
    },
  },
};
