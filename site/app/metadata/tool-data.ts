import { brand } from "@octroi/ui/brand/brand";
import type { Language } from "@octroi/ui/language/language";
import { prices } from "../../domain/figures/figures.ts";
import { addressOf, type Path } from "../../domain/pages/pages.ts";
import type { StructuredThing } from "./structured-data.ts";

interface PageLocation {
  path: Path;
  origin: string;
  language: Language;
}

/** A tool as search engines list them: free, in any browser. */
export function toolData(
  { eyebrow, description }: { eyebrow: string; description: string },
  { path, origin, language }: PageLocation,
) {
  return {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: eyebrow,
    description,
    url: origin + addressOf(path, language),
    inLanguage: language,
    applicationCategory: "DeveloperApplication",
    operatingSystem: "Web",
    browserRequirements: "JavaScript",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: prices.free, priceCurrency: prices.currency },
    publisher: { "@type": "Organization", name: brand.publisher.legalName, url: origin },
  } as const satisfies StructuredThing<"WebApplication">;
}
