import type { Language, Localized } from "../language/language.ts";
import type { MarketUse, Topic } from "../market/facts.ts";

/** What pages may be read for, and what sites are about, in a few words. */
interface MarketWords {
  uses: Record<MarketUse, string>;
  topics: Record<Topic, string>;
}

export const marketWords: Localized<MarketWords> = {
  fr: {
    uses: {
      search: "recherche",
      "ai-input": "réponses",
      "ai-index": "index de réponses",
      "ai-train": "entraînement",
    },
    topics: {
      news: "Actualité",
      science: "Sciences",
      technology: "Technologie",
      business: "Économie",
      culture: "Culture",
      sports: "Sport",
      health: "Santé",
      law: "Droit",
      education: "Éducation",
      travel: "Voyage",
      food: "Cuisine",
      data: "Données",
      other: "Autre",
    },
  },
  en: {
    uses: {
      search: "search",
      "ai-input": "answers",
      "ai-index": "an index for answers",
      "ai-train": "training",
    },
    topics: {
      news: "News",
      science: "Science",
      technology: "Technology",
      business: "Business",
      culture: "Culture",
      sports: "Sports",
      health: "Health",
      law: "Law",
      education: "Education",
      travel: "Travel",
      food: "Food",
      data: "Data",
      other: "Other",
    },
  },
};

/** A language in another: `fr` is “French”. */
export function languageName(code: string, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language", fallback: "none" }).of(code) ?? code;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
