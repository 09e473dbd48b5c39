import type { Crawler } from "@octroi/crawlers";
import { brand } from "@octroi/ui/brand/brand";
import type { Language, Localized } from "@octroi/ui/language/language";
import type { PageHead } from "../../metadata/head.tsx";
import { crawlerDescriptions } from "../crawler-descriptions.ts";

/** What a title and a description may say after the name, the fullest first. */
const endings: Localized<{ titles: readonly string[]; descriptions: readonly string[] }> = {
  fr: {
    titles: [" : identité, blocage et robots.txt", " : identité et blocage", " : identité"],
    descriptions: [
      "Ce que coûte son blocage, comment vérifier un visiteur, et les lignes robots.txt.",
      "Coût d’un blocage, vérification et lignes robots.txt.",
      "Blocage, vérification, robots.txt.",
    ],
  },
  en: {
    titles: [": identity, blocking and robots.txt", ": identity and blocking", ": identity"],
    descriptions: [
      "What blocking it costs, how to verify a visitor, and the robots.txt lines.",
      "What blocking costs, verification and robots.txt lines.",
      "Blocking, verification, robots.txt.",
    ],
  },
};

const longest = { title: 60, description: 160 } as const;

/** As much as search results show whole. */
export function crawlerHead({ token, operator }: Crawler, language: Language): PageHead {
  const { titles, descriptions } = endings[language];
  const name = operator === null || operator === token ? token : `${token} (${operator})`;
  const facts = crawlerDescriptions[language][token].description;
  return {
    title: fitting(
      [...[name, token].flatMap((subject) => titles.map((ending) => subject + ending)), token].map(
        (title) => `${title} — ${brand.name}`,
      ),
      longest.title,
    ),
    description: fitting(
      [
        ...descriptions.map((ending) => `${name}. ${facts} ${ending}`),
        `${name}. ${facts}`,
        facts,
        `${name}. ${descriptions[0]}`,
      ],
      longest.description,
    ),
  };
}

function fitting(candidates: readonly string[], most: number): string {
  return candidates.find(({ length }) => length <= most) ?? candidates.at(-1) ?? "";
}
