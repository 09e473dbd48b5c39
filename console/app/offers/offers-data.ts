import { crawlers } from "@octroi/crawlers";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { canBeAsked, licensesOf } from "../../../domain/market/asked-license.ts";
import {
  isSameOffer,
  type Offer,
  packForADollar,
  visitsUnder,
  wouldHaveCost,
} from "../../../domain/offers/offer.ts";
import { dayOf } from "../../../domain/visits/day.ts";
import type { Repositories } from "../../../store/store.ts";
import { agreements } from "../content/agreements.ts";
import { offers as words } from "../content/offers.ts";
import { filled } from "../page/words.ts";

const daysTried = 30;
/** More than a site keeps of a month: the rarer pages of a section are one. */
const pagesTried = 50_000;

/** Search engines are always let through: they buy nothing. */
const buyers: readonly string[] = crawlers
  .filter(({ purpose }) => purpose !== "search-engine")
  .map(({ token }) => token);

interface OffersRequest {
  language: Language;
  now: Date;
  site: string;
  services: Pick<Repositories, "offers" | "visits" | "rules">;
}

/** The offers of a site as the page lists them, each tried on the last days, as rules are. */
export async function offerRows({ language, now, site, services }: OffersRequest) {
  const all = await services.offers.list(site);
  if (all.length === 0) return [];
  const policy = (await services.rules.published(site))?.version.policy;
  const licenses = policy === undefined ? [] : licensesOf(policy);
  const today = dayOf(now.getTime());
  const days = { from: today - daysTried + 1, to: today };
  const pages = await services.visits.pages(site, days, buyers, pagesTried);
  // A log that was read in tells the day and the crawler, and no page.
  const imported = await services.visits.imported(site, { unit: "day", ...days, step: daysTried });
  const everywhere = imported
    .filter(({ crawler }) => buyers.includes(crawler))
    .reduce((total, { visits }) => total + visits, 0);
  return all.map((offer) => {
    const visits = visitsUnder(offer.paths, pages);
    const pack = packForADollar(offer);
    const isPackMissing =
      pack !== undefined && !all.some((each) => each.state !== "ended" && isSameOffer(each, pack));
    const tried = offer.paths.join(" ") === "/" ? visits + everywhere : visits;
    const isAskable = canBeAsked(offer.uses, licenses);
    return {
      ...rowOf(offer, tried, isPackMissing ? pack.count : undefined, language),
      warning: isAskable || offer.state === "ended" ? undefined : words[language].noToken,
    };
  });
}

export type OfferRow = Awaited<ReturnType<typeof offerRows>>[number];

function rowOf(offer: Offer, visits: number, pack: number | undefined, language: Language) {
  const copy = words[language];
  const { money, sum, counted, usdc: coins } = intlFormatter(language);
  const { id, state, kind, count, paths, uses, usdc, follows } = offer;
  const own = money(offer.price);
  const both = usdc === undefined ? own : filled(copy.orUsdc, { price: own, usdc: coins(usdc) });
  const cost = sum(wouldHaveCost(offer, visits, daysTried));
  return {
    id,
    state,
    name: filled(counted(count, copy.counts[kind]), { price: both }),
    /** None where it opens every page. */
    paths: paths.join(" ") === "/" ? [] : paths,
    uses: uses.map((use) => agreements[language].uses[use]).join(", "),
    past: filled(counted(visits, copy.past), { cost }),
    /** What programs buy without being told to, where it is not offered yet. */
    pack:
      pack === undefined || state === "ended"
        ? undefined
        : { why: copy.packWhy, make: counted(pack, copy.pack) },
    isFollowing: follows !== undefined && state === "draft",
  };
}
