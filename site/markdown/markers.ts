import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { consoleLabels, pluginLabels } from "@octroi/ui/words/labels";
import { freeAndPro, payoutsToday, rulesForFree, sellingByOffer, whatProIsFor } from "@octroi/ui/words/plans";
import {
  history,
  legal,
  monetisation,
  prices,
  propagationHours,
  retention,
} from "../domain/figures/figures.ts";
import { pluginDownload } from "../domain/pages/plugin-download.ts";
import { legalDetails } from "./legal-details.ts";

const markers = (language: Language): Readonly<Record<string, string>> => {
  const format = intlFormatter(language);
  return {
    brand: brand.name,
    publisher: brand.publisher.legalName,
    legalDetails: legalDetails(brand.publisher, brand.host, language),
    email: `[${brand.contactEmail}](mailto:${brand.contactEmail})`,
    signUp: brand.signUpUrl,
    pluginDownload: pluginDownload.path,
    pluginVersion: pluginDownload.version,
    edgePackage: brand.edgePackage.name,
    edgePackageUrl: brand.edgePackage.url,
    nameServerHost: brand.nameServerHost,
    paidPrice: format.euros(prices.paid),
    publisherShare: format.percent(monetisation.publisherShare * 100),
    waitlistRetention: format.duration(retention.waitlistMonths, "month"),
    audienceRetention: format.duration(retention.audienceMonths, "month"),
    logRetention: format.duration(retention.logsMonths, "month"),
    billingRetention: format.duration(retention.billingYears, "year"),
    liabilityPeriod: format.duration(legal.liabilityMonths, "month"),
    minimumAge: format.duration(legal.minimumAge, "year"),
    rulesForFree: rulesForFree[language],
    whatProIsFor: whatProIsFor[language],
    freeAndPro: freeAndPro[language],
    payoutsToday,
    sellingByOffer: sellingByOffer[language],
    freeHistory: format.duration(history.freeMonths, "month"),
    propagation: format.duration(propagationHours, "hour"),
    ...namedAfter("console", consoleLabels[language]),
    ...namedAfter("plugin", pluginLabels[language]),
  };
};

/** `{ save: "Save" }` of the console as `{ "console.save": "Save" }`. */
function namedAfter(program: string, labels: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, label]) => [`${program}.${name}`, label]));
}

/** Puts the brand and the figures where the text names them. A marker nobody knows fails the build. */
export function fillMarkers(text: string, language: Language, file: string): string {
  const known = markers(language);
  return text.replace(/\{\{([\w.]+)\}\}/g, (marker, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`${file}: unknown marker ${marker}.`);
    return value;
  });
}
