import { button } from "@octroi/ui/components/button.tsx";
import type { ReactNode } from "react";
import type { BuyCopy } from "../content/buy.ts";
import { NarrowPage } from "../forms/page.tsx";
import { filled } from "../page/words.ts";
import type { soldOffer } from "./sold-offer.ts";

type Unsold = Exclude<Awaited<ReturnType<typeof soldOffer>>, { state: "sold" }>;

interface NoOfferProps {
  copy: BuyCopy;
  offer: Unsold;
  /** Where programs are told how they buy. */
  guide: string;
  /** What came of a form that was sent. */
  children?: ReactNode;
}

/** Why nobody buys this here, and what there is instead. */
export function NoOffer({ copy, offer, guide, children }: NoOfferProps) {
  if (offer.state === "no-card") {
    return (
      <NarrowPage title={copy.noCard.title} intro={copy.noCard.text}>
        {children}
        <p className="flex flex-wrap gap-3.5">
          <a href={guide} className={button({ variant: "jade" })}>
            {copy.noCard.guide}
          </a>
          <a href={offer.toMarket} className={button({ variant: "outline" })}>
            {filled(copy.gone.back, { domain: offer.domain })}
          </a>
        </p>
      </NarrowPage>
    );
  }
  const { next, domain } = offer;
  return (
    <NarrowPage title={copy.gone.title} intro={copy.gone.text}>
      {children}
      {next && (
        <div className="flex flex-col gap-3">
          <p>{copy.gone.replaced}</p>
          <p>
            <a href={next.to} className={button({ variant: "jade" })}>
              {`${next.name}, ${next.price}`}
            </a>
          </p>
        </div>
      )}
      <p>
        <a href={offer.toMarket} className={button({ variant: next ? "link" : "outline" })}>
          {domain === undefined ? copy.gone.market : filled(copy.gone.back, { domain })}
        </a>
      </p>
    </NarrowPage>
  );
}
