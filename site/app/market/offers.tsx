import { ExternalButton } from "@octroi/ui/components/button.tsx";
import type { ReactNode } from "react";
import type { MarketSiteCopy } from "../content/market.ts";
import type { OfferView } from "./site-view.ts";

interface OffersProps {
  copy: MarketSiteCopy["offers"];
  offers: readonly OfferView[];
}

/** Offers side by side in one frame. */
export function Offers({ copy, offers }: OffersProps) {
  return (
    // Each cell draws its right and lower line, and the frame cuts off those at its edge.
    <div className="mt-6 overflow-hidden rounded-panel border border-line">
      <ul className="-mr-px -mb-px grid sm:grid-cols-2 lg:grid-cols-3">
        {offers.map((offer) => (
          <OfferCell key={offer.id} copy={copy} offer={offer} />
        ))}
      </ul>
    </div>
  );
}

function OfferCell({ copy, offer }: { copy: MarketSiteCopy["offers"]; offer: OfferView }) {
  return (
    <li className="flex min-w-0 flex-col border-line border-r border-b px-6 py-6">
      <h3 className="text-[1.1875rem]">{offer.name}</h3>
      <p className="text-muted text-sm">{offer.limit}</p>
      <p className="mt-4 font-display font-semibold text-[2rem]/none text-brass tracking-[-0.03em] figures">
        {offer.price}
      </p>
      {offer.orPrice && <p className="mt-2 text-brass text-sm figures">{`${copy.or} ${offer.orPrice}`}</p>}
      <dl className="mt-5 grid gap-2">
        <Fact term={copy.facts.uses}>{offer.uses}</Fact>
        <Fact term={copy.facts.pages}>
          {offer.paths.length === 0 ? (
            copy.everyPage
          ) : (
            <span className="font-mono wrap-anywhere">{offer.paths.join(" ")}</span>
          )}
        </Fact>
        <Fact term={copy.facts.payment}>{offer.payment}</Fact>
        <Fact term={copy.facts.id}>
          <span className="font-mono text-label text-muted wrap-anywhere">{offer.id}</span>
        </Fact>
      </dl>
      {offer.buy && (
        <p className="mt-auto pt-6">
          <ExternalButton href={offer.buy} variant="outline">
            {copy.card}
            <span className="sr-only">{offer.name}</span>
          </ExternalButton>
        </p>
      )}
    </li>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="rule-dotted grid grid-cols-[5.5rem_1fr] gap-x-3 pt-2 text-sm">
      <dt className="text-faint">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
