import { generatorSearchEngines } from "@octroi/crawlers";
import { aiCrawlers, offeredCrawlers } from "../../domain/ai-crawlers.ts";
import { brand } from "../../domain/brand.ts";
import { formatter } from "../../domain/format.ts";
import type { Localized } from "../../domain/language.ts";
import type { ToolId } from "../../domain/tools.ts";

export interface FreeToolsCopy {
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  lead: string;
  toolsHeading: string;
  tools: Record<ToolId, ToolCopy>;
  common: {
    heading: string;
    list: Record<"account" | "browser" | "sources", { title: string; text: string }>;
  };
}

export interface ToolCopy {
  badge: string;
  title: string;
  text: string;
  figures: Record<"offered" | "engines" | "known", { value: string; label: string }>;
  action: string;
}

const fr = formatter("fr");
const en = formatter("en");

export const freeTools: Localized<FreeToolsCopy> = {
  fr: {
    title: `Outils gratuits pour les éditeurs — ${brand.name}`,
    description:
      "Des outils libres d’accès pour reprendre la main sur les robots d’IA : un générateur de robots.txt et un registre des robots, avec leurs sources.",
    eyebrow: "Outils gratuits",
    heading: "Utiles avant même d’avoir un compte",
    lead: "Ce que nous savons des robots d’IA, mis en outils. Servez-vous.",
    toolsHeading: "Les outils",
    tools: {
      robotsTxtGenerator: {
        badge: "nouveau",
        title: "Générateur de robots.txt",
        text: "Cochez les robots d’IA à laisser dehors et emportez le fichier. Celui que vous avez déjà est gardé ligne à ligne, et les contradictions vous sont signalées.",
        figures: {
          offered: { value: fr.number(offeredCrawlers.length), label: "robots d’IA à cocher" },
          engines: { value: fr.number(generatorSearchEngines.length), label: "moteurs toujours autorisés" },
          known: { value: fr.number(aiCrawlers.length), label: "robots d’IA au registre" },
        },
        action: "Ouvrir le générateur",
      },
    },
    common: {
      heading: "Ce que tous nos outils ont en commun",
      list: {
        account: { title: "Aucun compte", text: "Ni adresse à donner, ni limite d’usage." },
        browser: {
          title: "Vos fichiers restent chez vous",
          text: "Ce que vous collez est traité dans votre navigateur, et n’en sort pas.",
        },
        sources: {
          title: "Les sources sont montrées",
          text: "Chaque fait sur un robot dit d’où il vient et quand il a été relu. Ce qui n’est pas confirmé est dit tel.",
        },
      },
    },
  },
  en: {
    title: `Free tools for publishers — ${brand.name}`,
    description:
      "Open tools to take back control over AI crawlers: a robots.txt generator and a registry of crawlers, each fact with its source.",
    eyebrow: "Free tools",
    heading: "Useful before you have an account",
    lead: "What we know about AI crawlers, made into tools. Help yourself.",
    toolsHeading: "The tools",
    tools: {
      robotsTxtGenerator: {
        badge: "new",
        title: "Robots.txt generator",
        text: "Tick the AI crawlers to keep out and take the file away. The one you have already is kept line by line, and contradictions are pointed out.",
        figures: {
          offered: { value: en.number(offeredCrawlers.length), label: "AI crawlers to tick" },
          engines: {
            value: en.number(generatorSearchEngines.length),
            label: "search engines always allowed",
          },
          known: { value: en.number(aiCrawlers.length), label: "AI crawlers in the registry" },
        },
        action: "Open the generator",
      },
    },
    common: {
      heading: "What all our tools have in common",
      list: {
        account: { title: "No account", text: "No address to give, no limit on use." },
        browser: {
          title: "Your files stay with you",
          text: "What you paste is handled in your browser and does not leave it.",
        },
        sources: {
          title: "Sources are shown",
          text: "Every fact about a crawler says where it comes from and when it was last read. What is not confirmed is marked so.",
        },
      },
    },
  },
};
