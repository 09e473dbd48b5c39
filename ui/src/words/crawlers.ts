import {
  type AiPurpose,
  aiPurposes,
  type BlockingCost,
  type EvidenceKind,
  type Purpose,
  type RobotsTxtStance,
  type Status,
  type VerificationMethod,
} from "@octroi/crawlers";
import type { Language, Localized } from "@octroi/ui/language/language";

export interface Word {
  /** Short enough for a cell of a table. */
  name: string;
  /** The same as a sentence. */
  meaning: string;
}

/** What the registry's ids are called, wherever the site shows a crawler. */
export interface CrawlerWords {
  purposes: Record<Purpose, Word>;
  statuses: Record<Status, Word>;
  robotsTxt: Record<RobotsTxtStance, Word>;
  /** After “blocking it costs you”: the name says what is lost. */
  blockingCosts: Record<BlockingCost, Word>;
  verification: Record<VerificationMethod, Word>;
  /** Where there is no method at all. */
  unverifiable: Word;
  evidence: Record<EvidenceKind, Word>;
}

export const crawlerWords: Localized<CrawlerWords> = {
  fr: {
    purposes: {
      training: { name: "Entraînement", meaning: "Collecte des pages pour entraîner des modèles." },
      "ai-search": {
        name: "Moteur de réponse",
        meaning: "Construit l’index d’où un moteur de réponse tire ses citations.",
      },
      "user-triggered": {
        name: "Visite à la demande",
        meaning: "Ouvre une page parce qu’une personne a interrogé un assistant à son sujet.",
      },
      agent: { name: "Agent", meaning: "Navigue et agit pour le compte d’une personne." },
      "coding-agent": {
        name: "Agent de code",
        meaning: "Lit de la documentation pendant que l’assistant d’un développeur travaille.",
      },
      dataset: {
        name: "Jeu de données",
        meaning:
          "Rassemble des pages pour des jeux de données, de la veille ou de la revente, ou pour qui lance l’outil.",
      },
      "search-engine": {
        name: "Moteur de recherche",
        meaning: "Indexe des pages pour un moteur de recherche classique.",
      },
      "control-token": {
        name: "Nom de contrôle",
        meaning: "N’explore rien : un nom qui n’existe que dans robots.txt, comme un interrupteur.",
      },
      "link-preview": {
        name: "Aperçu de lien",
        meaning: "Prépare la vignette qui s’affiche quand un lien est partagé.",
      },
      advertising: { name: "Publicité", meaning: "Contrôle ou classe des pages pour la publicité." },
      archive: { name: "Archive", meaning: "Conserve des copies pour une archive publique." },
    },
    statuses: {
      active: { name: "En service", meaning: "Le robot est en service." },
      undocumented: {
        name: "Non documenté",
        meaning: "Le robot est en service, mais son exploitant ne publie rien à son sujet.",
      },
      unconfirmed: {
        name: "Non confirmé",
        meaning: "Des listes publiques citent ce nom ; rien d’autre ne montre qu’il existe.",
      },
      legacy: { name: "Ancien nom", meaning: "Le nom a été retiré ou remplacé." },
      "never-real": {
        name: "Jamais réel",
        meaning: "Recopié de fichier en fichier, ce nom n’a jamais été celui d’un robot.",
      },
    },
    robotsTxt: {
      honors: {
        name: "Dit le suivre",
        meaning: "Son exploitant l’affirme ou, à défaut, des listes publiques le rapportent.",
      },
      "may-ignore": {
        name: "Peut l’ignorer",
        meaning: "Une partie de ses visites, souvent celles qu’une personne demande, peut passer outre.",
      },
      ignores: {
        name: "Ne le suivrait pas",
        meaning: "Des sources publiques rapportent qu’une ligne de robots.txt ne l’arrête pas.",
      },
      "up-to-its-user": {
        name: "Selon qui l’emploie",
        meaning: "C’est un outil : la personne qui le lance décide s’il lit robots.txt.",
      },
      unknown: { name: "On ne sait pas", meaning: "Aucune source lue ne dit s’il suit robots.txt." },
    },
    blockingCosts: {
      none: { name: "Rien", meaning: "Aucun robot ne porte ce nom, ou ne le porte plus." },
      "none-for-visibility": {
        name: "Rien, côté visibilité",
        meaning: "Vous ne perdez ni place dans les moteurs de recherche, ni citation dans les réponses.",
      },
      "none-for-search": {
        name: "Rien, côté recherche",
        meaning: "Votre place dans les moteurs de recherche ne change pas.",
      },
      low: { name: "Peu", meaning: "Peu de lecteurs ou de citations dépendent de ce robot." },
      "loses-citations": {
        name: "Des citations",
        meaning: "Ce moteur de réponse ne peut plus citer vos pages ni y renvoyer.",
      },
      "loses-live-answers": {
        name: "Des réponses en direct",
        meaning: "L’assistant ne peut plus ouvrir vos pages quand une personne l’interroge à leur sujet.",
      },
      "loses-quick-answers": {
        name: "Des réponses rapides",
        meaning: "Vos pages n’alimentent plus les réponses rédigées en tête des résultats.",
      },
      "loses-agent-visits": {
        name: "Des visites d’agents",
        meaning: "Les agents qui naviguent pour une personne ne peuvent plus visiter vos pages.",
      },
      "loses-search": {
        name: "Un moteur de recherche",
        meaning: "Vos pages sortent des résultats de ce moteur de recherche.",
      },
      "loses-google-search": {
        name: "Google",
        meaning: "Vos pages sortent des résultats de Google que ce robot alimente.",
      },
      "loses-bing-search": {
        name: "Bing",
        meaning: "Vos pages sortent de Bing et des moteurs qui reprennent son index.",
      },
      "loses-siri-spotlight": {
        name: "Siri et Spotlight",
        meaning: "Vos pages sortent des suggestions de Siri et de Spotlight.",
      },
      "breaks-link-previews": {
        name: "Les aperçus de liens",
        meaning: "Un lien partagé vers vos pages s’affiche sans titre ni image.",
      },
      "breaks-own-tool": {
        name: "Votre propre outil",
        meaning: "Si vous avez vous-même relié ce service à votre site, il cesse de fonctionner.",
      },
      "breaks-tollbit": {
        name: "TollBit",
        meaning: "Si vous êtes client de TollBit, son service cesse de fonctionner.",
      },
      "ads-only": { name: "De la publicité", meaning: "Seules vos publicités ou leur mesure en souffrent." },
      "developer-docs-only": {
        name: "Des lecteurs de documentation",
        meaning: "Seule une documentation technique y perd : les assistants de code ne la lisent plus.",
      },
      "ecommerce-only": {
        name: "Des ventes",
        meaning: "Seules des fiches produits y perdent : elles quittent ce service d’achat.",
      },
      "seo-tool-only": {
        name: "Un outil de référencement (SEO)",
        meaning: "Seuls les utilisateurs de cet outil de référencement s’en aperçoivent.",
      },
    },
    verification: {
      "address-file": {
        name: "Fichier d’adresses",
        meaning:
          "L’exploitant publie ses adresses IP dans un fichier fait pour les programmes. Celle du visiteur doit s’y trouver.",
      },
      "address-list": {
        name: "Liste d’adresses",
        meaning: "L’exploitant publie ses adresses IP sur une page. Celle du visiteur doit s’y trouver.",
      },
      "reverse-dns": {
        name: "DNS inverse",
        meaning:
          "L’adresse du visiteur doit donner un hôte de l’exploitant, et cet hôte redonner la même adresse. Il faut les deux sens.",
      },
      "signed-requests": {
        name: "Requêtes signées",
        meaning:
          "Chaque requête porte une signature (HTTP Message Signatures, dit « Web Bot Auth ») que la clé publique de l’exploitant confirme.",
      },
      network: {
        name: "Réseau",
        meaning: "L’adresse du visiteur doit appartenir au réseau de l’exploitant (son système autonome).",
      },
    },
    unverifiable: {
      name: "Invérifiable",
      meaning: "Son exploitant ne publie rien qui permette de vérifier qu’un visiteur est bien ce robot.",
    },
    evidence: {
      "operator-page": {
        name: "Page de l’exploitant",
        meaning: "Un texte du site de l’exploitant, lu pour ce répertoire.",
      },
      "operator-page-copy": {
        name: "Copie de la page de l’exploitant",
        meaning: "Le texte de l’exploitant, lu à travers une citation ou une copie.",
      },
      "operator-page-earlier": {
        name: "Page de l’exploitant, lue auparavant",
        meaning: "La page de l’exploitant a été lue pour une édition précédente, les listes pour celle-ci.",
      },
      lists: { name: "Listes publiques", meaning: "Au moins deux listes publiques le citent." },
      "secondary-page": { name: "Page d’un tiers", meaning: "Une page écrite par quelqu’un d’autre." },
      "single-list": { name: "Une seule liste", meaning: "Une seule liste publique le cite." },
      none: { name: "Aucune", meaning: "Aucune source ne dit qu’il existe." },
    },
  },
  en: {
    purposes: {
      training: { name: "Training", meaning: "Collects pages to train models." },
      "ai-search": {
        name: "Answer engine",
        meaning: "Builds the index that an answer engine cites from.",
      },
      "user-triggered": {
        name: "User-triggered visit",
        meaning: "Opens a page because a person asked an assistant about it.",
      },
      agent: { name: "Agent", meaning: "Browses and acts on a person’s behalf." },
      "coding-agent": {
        name: "Coding agent",
        meaning: "Reads documentation while a developer’s assistant works.",
      },
      dataset: {
        name: "Dataset",
        meaning: "Gathers pages for datasets, monitoring or resale, or for whoever runs the tool.",
      },
      "search-engine": { name: "Search engine", meaning: "Indexes pages for a classic search engine." },
      "control-token": {
        name: "Control token",
        meaning: "Fetches nothing: a name that only exists in robots.txt, as a switch.",
      },
      "link-preview": { name: "Link preview", meaning: "Builds the card shown when a link is shared." },
      advertising: { name: "Advertising", meaning: "Checks or classifies pages for advertising." },
      archive: { name: "Archive", meaning: "Keeps copies for a public archive." },
    },
    statuses: {
      active: { name: "In use", meaning: "The crawler is in use." },
      undocumented: {
        name: "Undocumented",
        meaning: "The crawler is in use, although its operator publishes nothing about it.",
      },
      unconfirmed: {
        name: "Unconfirmed",
        meaning: "Public lists carry this name; nothing else shows that it exists.",
      },
      legacy: { name: "Former name", meaning: "The name was retired or replaced." },
      "never-real": {
        name: "Never real",
        meaning: "Copied from file to file, but never the name of any crawler.",
      },
    },
    robotsTxt: {
      honors: {
        name: "Says it follows it",
        meaning: "Its operator says so or, failing that, public lists report it.",
      },
      "may-ignore": {
        name: "May ignore it",
        meaning: "Some of its visits, often the ones a person asks for, may disregard it.",
      },
      ignores: {
        name: "Reported not to follow it",
        meaning: "Public sources report that a robots.txt line does not stop it.",
      },
      "up-to-its-user": {
        name: "Up to whoever runs it",
        meaning: "It is a tool: the person who runs it decides whether it reads robots.txt.",
      },
      unknown: { name: "Not known", meaning: "No source we read says whether it follows robots.txt." },
    },
    blockingCosts: {
      none: { name: "Nothing", meaning: "No crawler uses this name, or none does anymore." },
      "none-for-visibility": {
        name: "No loss of visibility",
        meaning: "You lose no place in search engines and no citation in answers.",
      },
      "none-for-search": {
        name: "No loss in search",
        meaning: "Your place in search engines does not change.",
      },
      low: { name: "Little", meaning: "Few readers or citations depend on this crawler." },
      "loses-citations": {
        name: "Citations",
        meaning: "This answer engine can no longer cite your pages or link to them.",
      },
      "loses-live-answers": {
        name: "Live answers",
        meaning: "The assistant can no longer open your pages when a person asks about them.",
      },
      "loses-quick-answers": {
        name: "Quick answers",
        meaning: "Your pages no longer feed the answers written above the results.",
      },
      "loses-agent-visits": {
        name: "Agent visits",
        meaning: "Agents that browse for a person can no longer visit your pages.",
      },
      "loses-search": {
        name: "A search engine",
        meaning: "Your pages drop out of this search engine’s results.",
      },
      "loses-google-search": {
        name: "Google",
        meaning: "Your pages drop out of the Google results that this crawler feeds.",
      },
      "loses-bing-search": {
        name: "Bing",
        meaning: "Your pages drop out of Bing and of the engines that use its index.",
      },
      "loses-siri-spotlight": {
        name: "Siri and Spotlight",
        meaning: "Your pages drop out of Siri’s and Spotlight’s suggestions.",
      },
      "breaks-link-previews": {
        name: "Link previews",
        meaning: "A shared link to your pages shows without title or picture.",
      },
      "breaks-own-tool": {
        name: "Your own tool",
        meaning: "If you connected this service to your site yourself, it stops working.",
      },
      "breaks-tollbit": {
        name: "TollBit",
        meaning: "If you are a TollBit customer, its service stops working.",
      },
      "ads-only": { name: "Advertising", meaning: "Only your ads, or their measurement, suffer." },
      "developer-docs-only": {
        name: "Docs readers",
        meaning: "Only technical documentation is affected: coding assistants no longer read it.",
      },
      "ecommerce-only": {
        name: "Sales",
        meaning: "Only product pages are affected: they leave this shopping service.",
      },
      "seo-tool-only": {
        name: "An SEO tool",
        meaning: "Only the people who use this SEO tool will notice.",
      },
    },
    verification: {
      "address-file": {
        name: "Address file",
        meaning:
          "The operator publishes its IP addresses as a file made for programs. The visitor’s must be in it.",
      },
      "address-list": {
        name: "Address list",
        meaning: "The operator publishes its IP addresses on a page. The visitor’s must be on it.",
      },
      "reverse-dns": {
        name: "Reverse DNS",
        meaning:
          "The visitor’s address must resolve to one of the operator’s hosts, and that host back to the same address. Both directions count.",
      },
      "signed-requests": {
        name: "Signed requests",
        meaning:
          "Every request carries a signature (HTTP Message Signatures, “Web Bot Auth”) that the operator’s public key confirms.",
      },
      network: {
        name: "Network",
        meaning: "The visitor’s address must belong to the operator’s network (its autonomous system).",
      },
    },
    unverifiable: {
      name: "Not verifiable",
      meaning: "Its operator publishes nothing that would show that a visitor really is this crawler.",
    },
    evidence: {
      "operator-page": {
        name: "The operator’s page",
        meaning: "Text on the operator’s own site, read for this directory.",
      },
      "operator-page-copy": {
        name: "A copy of the operator’s page",
        meaning: "The operator’s text, read through a quotation or a copy.",
      },
      "operator-page-earlier": {
        name: "The operator’s page, read earlier",
        meaning: "The operator’s page was read for an earlier edition, public lists for this one.",
      },
      lists: { name: "Public lists", meaning: "Two or more public lists carry it." },
      "secondary-page": { name: "Someone else’s page", meaning: "A page written by somebody else." },
      "single-list": { name: "A single list", meaning: "Only one public list carries it." },
      none: { name: "None", meaning: "No source says that it exists." },
    },
  },
};

/** Beside names of companies: what the registry calls a tool that anyone runs. */
const freeSoftware: Localized<string> = { fr: "Logiciel libre", en: "Open source" };

/** An operator as a page names it. */
export function operatorName(operator: string, language: Language): string {
  return operator === freeSoftware.en ? freeSoftware[language] : operator;
}

/** The names alone, for a table or a menu. */
export function namesOf<Id extends string>(words: Readonly<Record<Id, Word>>): Record<Id, string> {
  const names = Object.entries<Word>(words).map(([id, { name }]) => [id, name]);
  // The same ids as it was given.
  return Object.fromEntries(names) as Record<Id, string>;
}

/** The names of AI's purposes, in the order in which they are offered. */
export function aiPurposeNames(words: Readonly<Record<AiPurpose, Word>>): Record<AiPurpose, string> {
  const names = aiPurposes.map((purpose) => [purpose, words[purpose].name]);
  // One for each of them.
  return Object.fromEntries(names) as Record<AiPurpose, string>;
}
