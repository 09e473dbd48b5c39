import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { isSignedByHand, type License, licenseState } from "../../../domain/licenses/license.ts";
import { daysOf, monthOf } from "../../../domain/licenses/statement.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { todayOf } from "../../../domain/visits/site-zones.ts";
import type { Licenses } from "../../../store/store.ts";
import { licenses as words } from "../content/licenses.ts";
import { filled } from "../page/words.ts";

interface LicensesRequest {
  language: Language;
  now: Date;
  site: Pick<Site, "id" | "zones">;
  licenses: Licenses;
}

/** The licenses of a site as the page lists them. */
export async function licenseRows({ language, now, site, licenses }: LicensesRequest) {
  const thisMonth = await licenses.licensedDays(site.id, daysOf(monthOf(null, todayOf(site.zones, now))));
  return (await licenses.list(site.id)).map((license) => {
    const visits = thisMonth
      .filter((day) => day.license === license.id)
      .reduce((sum, day) => sum + day.visits, 0);
    return rowOf(license, visits, language, now);
  });
}

function rowOf(license: License, visits: number, language: Language, now: Date) {
  const copy = words[language];
  const format = intlFormatter(language);
  const { id, company, paths, from, until, renews, agreement, purchase } = license;
  const state = licenseState(license, now);
  return {
    id,
    company,
    state,
    /** None where it opens every page. */
    paths: paths.join(" ") === "/" ? [] : paths,
    dates: filled(copy.dates, { from: format.date(from), until: format.date(until) }),
    price: priceOf(license, language),
    visits: format.counted(visits, copy.visits),
    isRenewal: renews !== undefined,
    /** It begins and ends with it. */
    isOfAgreement: agreement !== undefined,
    isOfPurchase: purchase !== undefined,
    mayBeWithdrawn: isSignedByHand(license) && (state === "pending" || state === "in-force"),
    mayBeRenewed: isSignedByHand(license) && state !== "withdrawn",
  };
}

function priceOf({ price, purchase }: License, language: Language): string {
  const copy = words[language];
  if (price.amount !== "0") return filled(copy.price, { price: intlFormatter(language).money(price) });
  return purchase === undefined ? copy.free : copy.paidWhenBought;
}

export type LicenseRow = Awaited<ReturnType<typeof licenseRows>>[number];
