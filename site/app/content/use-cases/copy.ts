import type { UseCaseId } from "../../../domain/use-cases/use-cases.ts";
import type { PageHead } from "../../metadata/head.tsx";
import type { DrawingWords } from "../../use-cases/drawings/words.ts";
import type { FeatureIcon } from "../../use-cases/feature-icons.ts";

export interface TitledText {
  title: string;
  text: string;
}

/** What each page lists, by name: a point that one language lacks fails the type-check. */
interface Points {
  media: {
    benefits: "archives" | "citations" | "peaks";
    symptoms: "nights" | "paywall" | "bills" | "search";
    features: "sections" | "identity" | "report" | "volumes";
    days: 1 | 3 | 7;
    questions: "discover" | "rights" | "others" | "free";
  };
  recipes: {
    benefits: "cards" | "pictures" | "hosting";
    symptoms: "amounts" | "ads" | "quota" | "copies";
    features: "plugin" | "pictures" | "season";
    days: 1 | 4 | 7;
    questions: "stars" | "shares" | "speed" | "small" | "voice";
  };
  affiliation: {
    benefits: "table" | "guides" | "clicks";
    symptoms: "verdict" | "prices" | "clicks" | "mirror";
    features: "split" | "links" | "agents" | "pace";
    days: 1 | 5 | 7;
    questions: "vanish" | "partners" | "disguise" | "charge";
  };
  "saas-docs": {
    benefits: "version" | "tickets" | "adoption";
    symptoms: "removed" | "old" | "silent" | "previews";
    features: "versions" | "assistants" | "community" | "edge" | "proof";
    days: 1 | 2 | 7;
    questions: "open" | "llms" | "login" | "training";
  };
}

/** What every dedicated page says, with room for what only that page says. */
export interface UseCaseCopy<Id extends UseCaseId> extends PageHead {
  /** Its name in the trail of breadcrumbs and in links to it. */
  name: string;
  heading: string;
  lead: string;
  drawing: { caption: string; words: DrawingWords[Id] };
  benefits: { heading: string; list: Record<Points[Id]["benefits"], TitledText> };
  symptoms: {
    heading: string;
    lead: string;
    /** The link to the check-up. */
    check: string;
    list: Record<Points[Id]["symptoms"], { sign: string; where: string }>;
  };
  features: { heading: string; list: Record<Points[Id]["features"], TitledText & { icon: FeatureIcon }> };
  rules: { heading: string; lead: string; robotsHeading: string; robotsText: string };
  steps: {
    heading: string;
    connect: TitledText & { note: string; screen: readonly string[]; guide: string };
    decide: TitledText & { note: string };
  };
  results: { heading: string; list: Record<Points[Id]["days"], TitledText> };
  study: {
    heading: string;
    text: string;
    figures: Record<"first" | "second" | "third", { value: string; label: string }>;
  };
  questions: {
    heading: string;
    list: Record<Points[Id]["questions"], { question: string; answer: string }>;
  };
  closing: TitledText;
}

/** The copy of whichever page it is. */
export type AnyUseCaseCopy = { [Id in UseCaseId]: UseCaseCopy<Id> }[UseCaseId];
