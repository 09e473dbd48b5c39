import { crawlers, readings } from "@octroi/crawlers";
import { aiCrawlers, offeredCrawlers } from "../../domain/directory/ai-crawlers.ts";
import { provenEngines } from "../../domain/robots/check.ts";
import { generatorSearchEngines } from "../../domain/robots/generator-names.ts";
import { brand } from "../../domain/site/brand.ts";
import { formatter } from "../../domain/site/format.ts";
import type { Localized } from "../../domain/site/language.ts";

export interface FreeToolsCopy {
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  lead: string;
  toolsHeading: string;
  badges: Record<"new" | "added", string>;
  tools: {
    robotsTxtGenerator: ToolCopy<"offered" | "engines" | "known">;
    robotsTxtTester: ToolCopy<"tested" | "proven" | "readings">;
    crawlers: ToolCopy<"listed" | "training" | "verifiable">;
  };
  /** Leads to the middleware's page. */
  middleware: string;
  common: {
    heading: string;
    list: Record<"account" | "browser" | "sources", { title: string; text: string }>;
  };
}

export interface ToolCopy<Figure extends string = string> {
  title: string;
  text: string;
  figures: Record<Figure, { value: string; label: string }>;
  action: string;
}

const counts = {
  training: crawlers.filter(({ purpose }) => purpose === "training").length,
  verifiable: crawlers.filter(({ verification }) => verification.methods.length > 0).length,
};

const fr = formatter("fr");
const en = formatter("en");

export const freeTools: Localized<FreeToolsCopy> = {
  fr: {
    title: `Outils gratuits pour les éditeurs — ${brand.name}`,
    description:
      "Des outils en libre accès pour reprendre la main sur les robots d’IA : générateur et testeur de robots.txt, répertoire des robots avec ses sources.",
    eyebrow: "Outils gratuits",
    heading: "Des outils gratuits, sans compte",
    lead: "Ce que nous savons des robots d’IA, sous forme d’outils. Servez-vous.",
    toolsHeading: "Les outils",
    badges: { new: "nouveau", added: "vient d’arriver" },
    tools: {
      robotsTxtGenerator: {
        title: "Générateur de robots.txt",
        text: "Cochez les robots d’IA à laisser dehors, puis téléchargez le fichier qui le leur dit. Toutes les lignes du vôtre sont conservées, et les contradictions vous sont signalées.",
        figures: {
          offered: { value: fr.number(offeredCrawlers.length), label: "robots d’IA à cocher" },
          engines: { value: fr.number(generatorSearchEngines.length), label: "moteurs autorisés par défaut" },
          known: { value: fr.number(aiCrawlers.length), label: "robots d’IA au répertoire" },
        },
        action: "Ouvrir le générateur",
      },
      robotsTxtTester: {
        title: "Testeur de robots.txt",
        text: "Indiquez un domaine ou collez un fichier. Vous voyez si la recherche entre, ce que chaque robot a le droit de lire, et quelle ligne en décide.",
        figures: {
          tested: { value: fr.number(crawlers.length), label: "robots testés d’un coup" },
          proven: { value: fr.number(provenEngines.length), label: "moteurs vérifiés d’abord" },
          readings: { value: fr.number(readings.length), label: "lectures comparées : la norme, Google" },
        },
        action: "Tester un fichier",
      },
      crawlers: {
        title: "Répertoire des robots",
        text: "À qui est un robot, ce que le bloquer vous coûte, et comment vérifier qu’un visiteur est bien lui. Une fiche par robot, avec ses sources.",
        figures: {
          listed: { value: fr.number(crawlers.length), label: "robots, une fiche chacun" },
          training: { value: fr.number(counts.training), label: "servent à l’entraînement" },
          verifiable: { value: fr.number(counts.verifiable), label: "dont l’identité se vérifie" },
        },
        action: "Ouvrir le répertoire",
      },
    },
    middleware: "Installer la barrière",
    common: {
      heading: "Ce que tous nos outils ont en commun",
      list: {
        account: { title: "Aucun compte", text: "Ni adresse e-mail à donner, ni carte, ni période d’essai." },
        browser: {
          title: "Vos fichiers restent chez vous",
          text: "Ce que vous collez est traité dans votre navigateur, et n’en sort pas.",
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
      "Open tools to take back control over AI crawlers: a robots.txt generator, a robots.txt tester and a directory of crawlers with its sources.",
    eyebrow: "Free tools",
    heading: "Free tools, no account needed",
    lead: "What we know about AI crawlers, made into tools. Help yourself.",
    toolsHeading: "The tools",
    badges: { new: "new", added: "just added" },
    tools: {
      robotsTxtGenerator: {
        title: "Robots.txt generator",
        text: "Check the AI crawlers to keep out, then download the file that tells them so. Every line of the one you have is kept, and contradictions are pointed out.",
        figures: {
          offered: { value: en.number(offeredCrawlers.length), label: "AI crawlers to choose from" },
          engines: {
            value: en.number(generatorSearchEngines.length),
            label: "search engines allowed by default",
          },
          known: { value: en.number(aiCrawlers.length), label: "AI crawlers in the directory" },
        },
        action: "Open the generator",
      },
      robotsTxtTester: {
        title: "Robots.txt tester",
        text: "Enter a domain or paste a file. See whether search gets in, what each crawler may read, and which line decides.",
        figures: {
          tested: { value: en.number(crawlers.length), label: "crawlers tested at once" },
          proven: { value: en.number(provenEngines.length), label: "search engines checked first" },
          readings: { value: en.number(readings.length), label: "readings compared: standard, Google" },
        },
        action: "Test a file",
      },
      crawlers: {
        title: "Crawler directory",
        text: "Who a crawler belongs to, what blocking it costs you, and how to check that a visitor is the real thing. A page for each, with its sources.",
        figures: {
          listed: { value: en.number(crawlers.length), label: "crawlers, a page for each" },
          training: { value: en.number(counts.training), label: "collect for training" },
          verifiable: { value: en.number(counts.verifiable), label: "can be verified" },
        },
        action: "Open the directory",
      },
    },
    middleware: "Install the gate",
    common: {
      heading: "What all our tools have in common",
      list: {
        account: { title: "No account", text: "No e-mail address to give, no card, no trial period." },
        browser: {
          title: "Your files stay with you",
          text: "What you paste is handled in your browser and does not leave it.",
        },
        sources: {
          title: "Sources are shown",
          text: "Every entry says where its facts come from and when they were last checked. What is not confirmed is marked as such.",
        },
      },
    },
  },
};
