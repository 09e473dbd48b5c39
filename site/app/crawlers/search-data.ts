import type { Language } from "@octroi/ui/language/language";
import { crawlerPath } from "../../domain/directory/address.ts";
import { addressOf, pages } from "../../domain/pages/pages.ts";
import type { StructuredThing } from "../metadata/structured-data.ts";

interface PageLocation {
  origin: string;
  language: Language;
}

/** A crawler's name, as a term that the directory defines. */
export function termOf(
  { token, description, directory }: { token: string; description: string; directory: string },
  { origin, language }: PageLocation,
): StructuredThing<"DefinedTerm"> {
  return {
    "@context": "https://schema.org",
    "@type": "DefinedTerm",
    name: token,
    termCode: token,
    description,
    url: origin + addressOf(crawlerPath(token), language),
    inDefinedTermSet: {
      "@type": "DefinedTermSet",
      name: directory,
      url: origin + addressOf(pages.crawlers, language),
    },
  };
}
