import type { Dataset, DefinedTerm, WithContext } from "schema-dts";
import { crawlerPath, dataFiles } from "../../domain/directory/address.ts";
import { brand } from "../../domain/site/brand.ts";
import type { Language } from "../../domain/site/language.ts";
import { addressOf, pages } from "../../domain/site/pages.ts";
import type { PageHead } from "../page-meta.ts";

interface Place {
  origin: string;
  language: Language;
}

/** The directory as a set of data that search engines for data can list. */
export function datasetOf(
  { title, description }: PageHead,
  lastChecked: string,
  { origin, language }: Place,
): WithContext<Dataset> {
  const types = { json: "application/json", csv: "text/csv" } as const;
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: title,
    description,
    url: origin + addressOf(pages.crawlers, language),
    inLanguage: ["fr", "en"],
    license: "https://opensource.org/license/mit",
    isAccessibleForFree: true,
    dateModified: lastChecked,
    creator: { "@type": "Organization", name: brand.name, url: origin },
    distribution: (["json", "csv"] as const).map((format) => ({
      "@type": "DataDownload",
      encodingFormat: types[format],
      contentUrl: origin + dataFiles[format],
    })),
  };
}

/** A crawler's name, as a term that the directory defines. */
export function termOf(
  { token, description, directory }: { token: string; description: string; directory: string },
  { origin, language }: Place,
): WithContext<DefinedTerm> {
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
