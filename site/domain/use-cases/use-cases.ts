import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";
import { type Path, pages } from "../pages/pages.ts";

/** The kinds of publisher that have a page of their own under `/use-cases/`. */
export const useCasePages = {
  media: pages.useCaseMedia,
  recipes: pages.useCaseRecipes,
  affiliation: pages.useCaseAffiliation,
  "saas-docs": pages.useCaseSaasDocs,
} as const satisfies Record<string, Path>;
export type UseCaseId = keyof typeof useCasePages;

/** The shorter pages under `/usecase/`. */
export const genericUseCasePages = {
  media: pages.genericMedia,
  blogs: pages.genericBlogs,
  news: pages.genericNews,
  forums: pages.genericForums,
} as const satisfies Record<string, Path>;
export type GenericUseCaseId = keyof typeof genericUseCasePages;

export function isUseCaseId(value: string): value is UseCaseId {
  return Object.hasOwn(useCasePages, value);
}

export function isGenericUseCaseId(value: string): value is GenericUseCaseId {
  return Object.hasOwn(genericUseCasePages, value);
}

/** One figure of a case study; its kind says how it is written and drawn. */
export type StudyFigure =
  | { readonly kind: "share"; readonly percent: number }
  | { readonly kind: "change"; readonly percent: number }
  | { readonly kind: "hours"; readonly before: number; readonly after: number }
  | { readonly kind: "daily"; readonly hours: number };

/** The case studies' figures, in the order in which they are told. */
export const caseStudies: Record<UseCaseId, Record<"first" | "second" | "third", StudyFigure>> = {
  media: {
    first: { kind: "share", percent: 38 },
    second: { kind: "hours", before: 22, after: 6 },
    third: { kind: "change", percent: -60 },
  },
  recipes: {
    first: { kind: "share", percent: 45 },
    second: { kind: "daily", hours: 12 },
    third: { kind: "change", percent: -85 },
  },
  affiliation: {
    first: { kind: "share", percent: 65 },
    second: { kind: "change", percent: -40 },
    third: { kind: "change", percent: 120 },
  },
  "saas-docs": {
    first: { kind: "share", percent: 55 },
    second: { kind: "change", percent: 180 },
    third: { kind: "change", percent: -75 },
  },
};

const hourWords = {
  fr: {
    span: (before: number, after: number) => `${before}\u00a0h → ${after}\u00a0h`,
    daily: "\u00a0h/jour",
  },
  en: { span: (before: number, after: number) => `${before}h to ${after}h`, daily: "h/day" },
} as const;

export function studyFigureText(figure: StudyFigure, language: Language): string {
  const { percent, change } = formatter(language);
  switch (figure.kind) {
    case "share":
      return percent(figure.percent);
    case "change":
      return change(figure.percent);
    case "hours":
      return hourWords[language].span(figure.before, figure.after);
    case "daily":
      return `${figure.hours}${hourWords[language].daily}`;
  }
}
