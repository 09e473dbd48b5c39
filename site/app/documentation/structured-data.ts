import { brand } from "@octroi/ui/brand/brand";
import type { Language } from "@octroi/ui/language/language";
import { connectors } from "../../domain/documentation/connectors.ts";
import { addressOf, type Path, pages } from "../../domain/pages/pages.ts";
import { socialImageOf } from "../../domain/pages/social.ts";
import type { DocumentationFrame } from "../content/documentation.ts";
import type { StructuredThing } from "../metadata/structured-data.ts";
import { wordpressSteps } from "./sections.ts";

interface PageLocation {
  origin: string;
  language: Language;
}

export function articleOf(
  path: Path,
  { heading, description }: { heading: string; description: string },
  { origin, language }: PageLocation,
): StructuredThing<"Article"> {
  const publisher = { "@type": "Organization", name: brand.publisher.legalName, url: origin } as const;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: heading,
    description,
    inLanguage: language,
    mainEntityOfPage: origin + addressOf(path, language),
    image: origin + socialImageOf(path, language),
    author: publisher,
    publisher,
  };
}

/** The WordPress installation, step by step: each step's address is its anchor in the guide. */
export function wordpressHowTo(
  { name, steps }: DocumentationFrame["howTo"],
  { origin, language }: PageLocation,
): StructuredThing<"HowTo"> {
  const guide = origin + addressOf(pages.documentationWordpress, language);
  return {
    "@context": "https://schema.org",
    "@type": "HowTo",
    name,
    inLanguage: language,
    totalTime: `PT${connectors.wordpress.minutes}M`,
    step: wordpressSteps.map((id, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      ...steps[id],
      url: `${guide}#${id}`,
    })),
  };
}
