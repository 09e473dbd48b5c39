import { places } from "@octroi/check/places";
import { crawlers } from "@octroi/crawlers";
import { formatNames } from "@octroi/logs";
import { brand } from "@octroi/ui/brand/brand";
import { formatter } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { offeredCrawlers } from "../../domain/directory/ai-crawlers.ts";
import { connectorIds } from "../../domain/documentation/connectors.ts";
import { runtimes } from "../../domain/documentation/runtimes.ts";
import { shownDays } from "../../domain/ledger/report.ts";
import type { StationId, ToolId } from "../../domain/pages/tools.ts";
import { forms } from "../../domain/policy/forms.ts";

export interface FreeToolsCopy {
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  lead: string;
  toolsHeading: string;
  newBadge: string;
  stations: Record<StationId, { name: string; question: string }>;
  tools: Record<ToolId, ToolCopy>;
  /** Leads to the middleware's page. */
  middleware: string;
  common: {
    heading: string;
    list: Record<"account" | "browser" | "sources", { title: string; text: string }>;
  };
}

export interface ToolCopy {
  title: string;
  text: string;
  figure: { value: string; label: string };
  action: string;
}

/** What each tool can do, by one figure. */
const counts: Record<ToolId, number> = {
  logAnalyzer: formatNames.length,
  crawlers: crawlers.length,
  siteCheck: places.length,
  robotsTxtTester: crawlers.length,
  robotsTxtGenerator: offeredCrawlers.length,
  aiPolicy: forms.length,
  middleware: runtimes.length,
  documentation: connectorIds.length,
  ledger: shownDays,
};

const fr = formatter("fr");
const en = formatter("en");

export const freeTools: Localized<FreeToolsCopy> = {
  fr: {
    title: `Outils gratuits pour les éditeurs — ${brand.name}`,
    description:
      "Voir quels robots d’IA vous lisent, vérifier ce que votre site leur dit, décider, appliquer, suivre : des outils en libre accès, sans compte.",
    eyebrow: "Outils gratuits",
    heading: "Des outils gratuits, sans compte",
    lead: "De « qui me lit ? » à « voici ma règle, et elle est appliquée » : cinq étapes, à prendre dans l’ordre ou non.",
    toolsHeading: "Les outils, étape par étape",
    newBadge: "nouveau",
    stations: {
      see: { name: "Voir", question: "Qui vous lit ?" },
      check: { name: "Vérifier", question: "Que dit votre site ?" },
      decide: { name: "Décider", question: "Que voulez-vous répondre aux robots ?" },
      apply: { name: "Appliquer", question: "Qui fait respecter votre décision ?" },
      watch: { name: "Suivre", question: "Qu’est-ce que cela change ?" },
    },
    tools: {
      logAnalyzer: {
        title: "Analyseur de journaux",
        text: "Déposez le journal d’accès de votre serveur : quels robots sont venus, combien de fois, sur quelles pages. Rien ne quitte votre ordinateur.",
        figure: { value: fr.number(counts.logAnalyzer), label: "formats de journal reconnus" },
        action: "Lire un journal",
      },
      crawlers: {
        title: "Répertoire des robots",
        text: "À qui appartient un robot, ce que son blocage vous coûte, et comment vérifier qu’un visiteur est bien ce robot. Une fiche par robot, avec ses sources.",
        figure: { value: fr.number(counts.crawlers), label: "robots, une fiche chacun" },
        action: "Ouvrir le répertoire",
      },
      siteCheck: {
        title: "Bilan de site",
        text: "Ce qu’un site dit aux moteurs de recherche, aux assistants et aux robots d’entraînement, fichier par fichier ; ce qui se contredit, et comment le corriger.",
        figure: { value: fr.number(counts.siteCheck), label: "endroits lus d’un coup" },
        action: "Faire le bilan",
      },
      robotsTxtTester: {
        title: "Testeur de robots.txt",
        text: "Indiquez un domaine ou collez un fichier. Vous voyez si les moteurs de recherche entrent, ce que chaque robot a le droit de lire, et quelle ligne en décide.",
        figure: { value: fr.number(counts.robotsTxtTester), label: "robots testés d’un coup" },
        action: "Tester un fichier",
      },
      robotsTxtGenerator: {
        title: "Générateur de robots.txt",
        text: "Cochez les robots d’IA à laisser dehors, puis téléchargez le fichier qui le leur dit. Toutes les lignes du vôtre sont conservées, et les contradictions vous sont signalées.",
        figure: { value: fr.number(counts.robotsTxtGenerator), label: "robots d’IA à cocher" },
        action: "Ouvrir le générateur",
      },
      aiPolicy: {
        title: "Politique d’accès",
        text: "Choisissez ce que les robots d’IA peuvent faire. L’outil écrit les fichiers à mettre en ligne : robots.txt, en-têtes, licence RSL, TDMRep, règles de serveur.",
        figure: { value: fr.number(counts.aiPolicy), label: "fichiers écrits d’un coup" },
        action: "Écrire ma politique",
      },
      middleware: {
        title: "Middleware",
        text: "Un petit logiciel libre à installer sur votre serveur : il reconnaît les robots, vérifie leur identité et applique votre décision. Au départ, il observe sans rien bloquer. Pour développeurs.",
        figure: { value: fr.number(counts.middleware), label: "plateformes et frameworks testés" },
        action: "Installer le middleware",
      },
      documentation: {
        title: "Guides d’installation",
        text: "WordPress, Vercel ou DNS : chaque étape, et ce qu’elle change à votre site.",
        figure: { value: fr.number(counts.documentation), label: "connecteurs" },
        action: "Lire les guides",
      },
      ledger: {
        title: "Notre registre",
        text: "Nous utilisons notre propre middleware sur ce site. Voyez quels robots le lisent et ce qui leur a été répondu ; demandez une page en vous faisant passer pour GPTBot, et regardez votre visite s’inscrire.",
        figure: { value: fr.number(counts.ledger), label: "derniers jours" },
        action: "Ouvrir le registre",
      },
    },
    middleware: "Installer le middleware",
    common: {
      heading: "Ce que tous nos outils ont en commun",
      list: {
        account: { title: "Aucun compte", text: "Ni adresse e-mail à donner, ni carte, ni période d’essai." },
        browser: {
          title: "Vos fichiers restent chez vous",
          text: "Ce que vous collez ou déposez est traité dans votre navigateur, et n’en sort pas.",
        },
        sources: {
          title: "Les sources sont montrées",
          text: "Chaque fiche dit d’où viennent ses faits et quand ils ont été relus. Ce qui n’est pas confirmé est signalé.",
        },
      },
    },
  },
  en: {
    title: `Free tools for publishers — ${brand.name}`,
    description:
      "See which AI crawlers read your site, check what your site tells them, decide, apply, watch: open tools, no account needed.",
    eyebrow: "Free tools",
    heading: "Free tools, no account needed",
    lead: "From “who reads my site?” to “this is my rule, and it is enforced”: five steps, to be taken in order or not.",
    toolsHeading: "The tools, step by step",
    newBadge: "new",
    stations: {
      see: { name: "See", question: "Who reads your site?" },
      check: { name: "Check", question: "What does your site say?" },
      decide: { name: "Decide", question: "What will you tell crawlers?" },
      apply: { name: "Apply", question: "Who enforces your decision?" },
      watch: { name: "Watch", question: "What difference does it make?" },
    },
    tools: {
      logAnalyzer: {
        title: "Log analyzer",
        text: "Drop your server’s access log: which crawlers came, how often, for which pages. Nothing leaves your computer.",
        figure: { value: en.number(counts.logAnalyzer), label: "log formats recognized" },
        action: "Read a log",
      },
      crawlers: {
        title: "Crawler directory",
        text: "Who a crawler belongs to, what blocking it costs you and how to check that a visitor really is that crawler. A page for each, with its sources.",
        figure: { value: en.number(counts.crawlers), label: "crawlers, a page for each" },
        action: "Open the directory",
      },
      siteCheck: {
        title: "Site check-up",
        text: "What a site tells search engines, assistants and training crawlers, file by file; where it contradicts itself, and the fix.",
        figure: { value: en.number(counts.siteCheck), label: "places read in one go" },
        action: "Check a site",
      },
      robotsTxtTester: {
        title: "Robots.txt tester",
        text: "Enter a domain or paste a file. See whether search engines get in, what each crawler may read and which line decides.",
        figure: { value: en.number(counts.robotsTxtTester), label: "crawlers tested at once" },
        action: "Test a file",
      },
      robotsTxtGenerator: {
        title: "Robots.txt generator",
        text: "Check the AI crawlers to keep out, then download the file that tells them so. Every line of the one you have is kept, and contradictions are pointed out.",
        figure: { value: en.number(counts.robotsTxtGenerator), label: "AI crawlers to choose from" },
        action: "Open the generator",
      },
      aiPolicy: {
        title: "Access policy",
        text: "Choose what AI crawlers may do. The tool writes the files to upload: robots.txt, headers, an RSL license, TDMRep, server rules.",
        figure: { value: en.number(counts.aiPolicy), label: "files written at once" },
        action: "Write my policy",
      },
      middleware: {
        title: "Middleware",
        text: "A small open-source program for your server: it recognizes crawlers, verifies who they are and applies your decision. At first it only watches. For developers.",
        figure: { value: en.number(counts.middleware), label: "platforms and frameworks tested" },
        action: "Install the middleware",
      },
      documentation: {
        title: "Setup guides",
        text: "WordPress, Vercel or DNS: every step, and what it changes on your site.",
        figure: { value: en.number(counts.documentation), label: "connectors" },
        action: "Read the guides",
      },
      ledger: {
        title: "Our ledger",
        text: "We run our own middleware on this site. See which crawlers read it and what each one was answered; request a page as GPTBot, and watch your visit appear.",
        figure: { value: en.number(counts.ledger), label: "most recent days" },
        action: "Open the ledger",
      },
    },
    middleware: "Install the middleware",
    common: {
      heading: "What all our tools have in common",
      list: {
        account: { title: "No account", text: "No e-mail address to give, no card, no trial period." },
        browser: {
          title: "Your files stay with you",
          text: "What you paste or drop is handled in your browser and does not leave it.",
        },
        sources: {
          title: "Sources are shown",
          text: "Every entry says where its facts come from and when they were last checked. What is not confirmed is marked as such.",
        },
      },
    },
  },
};
