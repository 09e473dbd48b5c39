import type { BuyCopy } from "../content/buy.ts";
import { type Fact, Facts } from "../layout/facts.tsx";
import { linkClass } from "../layout/link.ts";
import type { SoldOfferView } from "./sold-offer.ts";

interface OfferCardProps {
  copy: BuyCopy;
  offer: SoldOfferView;
}

/** What is bought, and for how much. */
export function OfferCard({ copy, offer }: OfferCardProps) {
  const { offer: names } = copy;
  const facts: Fact[] = [
    { name: names.price, value: <span className="font-semibold text-brass figures">{offer.price}</span> },
    { name: names.bought, value: `${offer.name}, ${offer.limit}` },
    { name: names.pages, value: offer.pages, isCode: !offer.isWhole },
    { name: names.uses, value: offer.uses },
    {
      name: names.site,
      value: (
        <a href={offer.toMarket} className={linkClass}>
          {offer.domain}
        </a>
      ),
      isName: true,
    },
    {
      name: names.terms,
      value:
        offer.terms === undefined ? (
          copy.noTerms
        ) : (
          <a href={offer.terms.href} target="_blank" rel="noopener noreferrer" className={linkClass}>
            {offer.terms.text}
          </a>
        ),
    },
  ];
  return (
    <>
      <Facts facts={facts} />
      {offer.isTest && (
        <p className="rounded-control border border-coral-deep bg-ink-900 px-4 py-3 text-coral">
          {copy.test}
        </p>
      )}
    </>
  );
}
