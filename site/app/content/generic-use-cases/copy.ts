import type { GenericUseCaseId } from "../../../domain/use-cases/use-cases.ts";
import type { FeatureIcon } from "../../use-cases/feature-icons.ts";
import type { TitledText } from "../use-cases/copy.ts";

interface GenericStat {
  value: string;
  label: string;
  /** From 0 to 1, where the figure is a share. */
  share?: number;
  /** Brass is for money alone. */
  tone?: "money";
}

/** What each page promises, by name. */
interface Benefits {
  media: "map" | "licence" | "search" | "team" | "pilot";
  blogs: "names" | "minutes" | "ads" | "pace" | "archive";
  news: "live" | "origin" | "night" | "feed" | "agencies";
  forums: "members" | "threads" | "servers" | "moderation" | "calm";
}

export interface GenericUseCase<Id extends GenericUseCaseId = GenericUseCaseId> {
  /** For search results. */
  description: string;
  name: string;
  icon: FeatureIcon;
  heading: string;
  subtitle: string;
  intro: string;
  stats: Record<"first" | "second" | "third", GenericStat>;
  problem: { heading: string } & Record<"what" | "why" | "cost", string>;
  solution: { heading: string } & Record<"see" | "decide" | "earn", string>;
  rules: TitledText;
  benefits: { heading: string; list: Record<Benefits[Id], TitledText> };
}

/** One language's generic pages, with what they share. */
export interface GenericUseCasesCopy {
  /** The one title of everything under `/usecase/`. */
  title: string;
  start: string;
  estimate: string;
  closing: TitledText;
  further: Record<GenericUseCaseId, string>;
  /** The link to the check-up. */
  check: string;
  notFound: { heading: string; text: string; home: string };
  pages: { readonly [Id in GenericUseCaseId]: GenericUseCase<Id> };
}
