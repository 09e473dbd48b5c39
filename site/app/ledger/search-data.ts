import type { Dataset, WithContext } from "schema-dts";
import { ledgerFile } from "../../domain/ledger/report.ts";
import { brand } from "../../domain/site/brand.ts";
import type { Language } from "../../domain/site/language.ts";
import { addressOf, pages } from "../../domain/site/pages.ts";
import type { PageHead } from "../page-meta.ts";

/** The ledger as a set of data that search engines for data can list. */
export function datasetOf(
  { title, description }: PageHead,
  { origin, language }: { origin: string; language: Language },
): WithContext<Dataset> {
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: title,
    description,
    url: origin + addressOf(pages.ledger, language),
    inLanguage: ["fr", "en"],
    license: "https://opensource.org/license/mit",
    isAccessibleForFree: true,
    creator: { "@type": "Organization", name: brand.name, url: origin },
    distribution: {
      "@type": "DataDownload",
      encodingFormat: "application/json",
      contentUrl: origin + ledgerFile,
    },
  };
}
