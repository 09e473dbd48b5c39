import { Badge } from "@octroi/ui/components/badge.tsx";
import { Check } from "lucide-react";
import { Fragment } from "react";
import { featureGroups, type Offer, offers, planIds } from "../../domain/plans/plans.ts";
import type { PlansCopy } from "../content/plans.ts";

/** Every feature of both plans. Its words are short enough for three columns on the narrowest phone. */
export function ComparisonTable({ copy }: { copy: PlansCopy }) {
  const { comparison } = copy;
  return (
    <table className="w-full border-collapse text-left text-[0.9375rem]/snug max-sm:text-sm/snug">
      <caption className="sr-only">{comparison.caption}</caption>
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="pb-4 text-label text-faint">
            {comparison.feature}
          </th>
          {planIds.map((plan) => (
            <th
              key={plan}
              scope="col"
              className="w-[6.5rem] pb-4 pl-3 last:w-24 sm:w-40 sm:last:w-40 lg:w-44 lg:last:w-44"
            >
              <span className="block font-display text-xl font-semibold">{copy[plan].name}</span>
              <span className="mt-1 block text-label text-muted">{copy[plan].price}</span>
            </th>
          ))}
        </tr>
      </thead>
      {featureGroups.map((group) => (
        <tbody key={group.id} className="border-t border-line">
          <tr>
            <th scope="rowgroup" colSpan={1 + planIds.length} className="pt-6 pb-3 text-label text-jade">
              {comparison.groups[group.id]}
            </th>
          </tr>
          {group.features.map((feature) => (
            <Fragment key={feature}>
              {/* Not `last:*:`: at the end of every page that rule would have all its elements styled once more. */}
              <tr className="rule-dotted align-top">
                <th scope="row" className="py-3.5 pr-2 font-semibold sm:in-[tr:nth-last-child(2)]:pb-7">
                  <span className="block lg:grid lg:grid-cols-[15rem_1fr] lg:gap-8">
                    {comparison.features[feature].name}
                    <span className="block font-normal text-muted max-lg:mt-1 max-sm:hidden">
                      {comparison.features[feature].detail}
                    </span>
                  </span>
                </th>
                {planIds.map((plan) => (
                  <td key={plan} className="py-3.5 pl-3 sm:in-[tr:nth-last-child(2)]:pb-7">
                    <OfferMark offer={offers[feature][plan]} words={comparison.offers} />
                  </td>
                ))}
              </tr>
              {/* On a phone the explanation has the whole width, under its row. */}
              <tr className="sm:hidden">
                <td colSpan={1 + planIds.length} className="pb-3.5 text-muted in-[tr:last-child]:pb-7">
                  {comparison.features[feature].detail}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function OfferMark({ offer, words }: { offer: Offer; words: Record<Offer, string> }) {
  if (offer === "yes") {
    return (
      <>
        <Check aria-hidden="true" strokeWidth={2} className="size-5 text-jade" />
        <span className="sr-only">{words.yes}</span>
      </>
    );
  }
  if (offer === "no") {
    return (
      <>
        <span aria-hidden="true" className="text-faint">
          —
        </span>
        <span className="sr-only">{words.no}</span>
      </>
    );
  }
  if (offer === "soon") return <Badge>{words.soon}</Badge>;
  return words[offer];
}
