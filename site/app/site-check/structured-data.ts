import type { WebApplication, WithContext } from "schema-dts";
import { brand } from "../../domain/site/brand.ts";
import type { Language } from "../../domain/site/language.ts";
import { addressOf, pages } from "../../domain/site/pages.ts";

interface Place {
  origin: string;
  language: Language;
}

/** The check-up as search engines list tools: free, in any browser. */
export function toolData(
  { eyebrow, description }: { eyebrow: string; description: string },
  { origin, language }: Place,
): WithContext<WebApplication> {
  return {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: eyebrow,
    description,
    url: origin + addressOf(pages.siteCheck, language),
    inLanguage: language,
    applicationCategory: "WebApplication",
    browserRequirements: "JavaScript",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "EUR" },
    publisher: { "@type": "Organization", name: brand.publisher.legalName, url: origin },
  };
}
