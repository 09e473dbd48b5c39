import { pages } from "../../domain/pages/pages.ts";
import type { MarketSiteCopy } from "../content/market.ts";
import { ButtonLink } from "../ui/button-link.tsx";

/** Of a site that sells nothing, or is none. */
export function NoOffers({ copy }: { copy: MarketSiteCopy["nothing"] }) {
  return (
    <div className="wrap chapter">
      <p className="text-coral text-label">404</p>
      <h1 className="mt-5 max-w-[18ch] text-display-1">{copy.heading}</h1>
      <p className="mt-6 text-lead">{copy.text}</p>
      <div className="mt-9">
        <ButtonLink to={pages.market} variant="jade" size="lg">
          {copy.market}
        </ButtonLink>
      </div>
    </div>
  );
}
