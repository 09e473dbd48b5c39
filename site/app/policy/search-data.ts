import type { WebApplication, WithContext } from "schema-dts";
import { brand } from "../../domain/site/brand.ts";
import { prices } from "../../domain/site/figures.ts";
import type { Language } from "../../domain/site/language.ts";
import { addressOf, pages } from "../../domain/site/pages.ts";
import type { PolicyCopy } from "../content/policy/copy.ts";

/** What search engines are told about the tool. */
export function policyToolData(
  copy: PolicyCopy,
  { origin, language }: { origin: string; language: Language },
): WithContext<WebApplication> {
  return {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: copy.eyebrow,
    description: copy.description,
    url: origin + addressOf(pages.aiPolicy, language),
    inLanguage: language,
    applicationCategory: "DeveloperApplication",
    operatingSystem: "Web",
    browserRequirements: "JavaScript",
    offers: { "@type": "Offer", price: prices.free, priceCurrency: prices.currency },
    publisher: { "@type": "Organization", name: brand.name, url: origin },
  };
}
