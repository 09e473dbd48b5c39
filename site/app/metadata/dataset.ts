import { brand } from "@octroi/ui/brand/brand";
import { type Language, languages } from "@octroi/ui/language/language";
import { addressOf, type Path } from "../../domain/pages/pages.ts";
import type { PageHead } from "./head.tsx";
import type { StructuredThing } from "./structured-data.ts";

interface Published {
  origin: string;
  language: Language;
  /** The page that shows it, and the files that hold it, by media type. */
  page: Path;
  files: Readonly<Record<string, string>>;
  /** An ISO date, for what does not change by itself. */
  modified?: string;
}

/** What a page shows as a set of data that search engines for data can list. */
export function datasetOf(
  { title, description }: PageHead,
  { origin, language, page, files, modified }: Published,
): StructuredThing<"Dataset"> {
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: title,
    description,
    url: origin + addressOf(page, language),
    inLanguage: [...languages],
    license: "https://opensource.org/license/mit",
    isAccessibleForFree: true,
    ...(modified && { dateModified: modified }),
    creator: { "@type": "Organization", name: brand.name, url: origin },
    distribution: Object.entries(files).map(([encodingFormat, path]) => ({
      "@type": "DataDownload",
      encodingFormat,
      contentUrl: origin + path,
    })),
  };
}
