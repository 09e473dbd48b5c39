import { brand } from "@octroi/ui/brand/brand";
import type { Language } from "@octroi/ui/language/language";
import { prices } from "../../domain/figures/figures.ts";
import type { HomeCopy } from "../content/home/copy.ts";
import type { StructuredThing } from "../metadata/structured-data.ts";

/** What search engines are told about us: who, what it costs, and how to begin. */
export function searchData(
  copy: HomeCopy,
  { origin, language }: { origin: string; language: Language },
): [StructuredThing<"Organization">, StructuredThing<"SoftwareApplication">, StructuredThing<"HowTo">] {
  const context = "https://schema.org" as const;
  const { install, measure, monetize } = copy.steps.list;
  const organization = `${origin}/#organization`;
  return [
    {
      "@context": context,
      "@type": "Organization",
      "@id": organization,
      name: brand.name,
      slogan: brand.tagline[language],
      url: origin,
      logo: `${origin}/favicon.svg`,
      email: brand.contactEmail,
    },
    {
      "@context": context,
      "@type": "SoftwareApplication",
      name: brand.name,
      description: copy.description,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web",
      url: origin,
      publisher: { "@id": organization },
      offers: {
        "@type": "Offer",
        price: prices.paid,
        priceCurrency: prices.currency,
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: prices.paid,
          priceCurrency: prices.currency,
          unitCode: "MON",
          billingIncrement: 1,
        },
      },
    },
    {
      "@context": context,
      "@type": "HowTo",
      name: copy.howTo.name,
      inLanguage: language,
      step: [copy.howTo.account, install, measure, monetize].map(({ title, text }, position) => ({
        "@type": "HowToStep",
        position: position + 1,
        name: title,
        text,
        url: `${origin}/#how-it-works`,
      })),
    },
  ];
}
