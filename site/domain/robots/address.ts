import { existingRobots } from "@octroi/check/robots/existing";
import { fitsInAddress } from "@octroi/check/robots/fits-in-address";
import { fragmentPart, textInFragment } from "../pages/fragment.ts";

/** The robots.txt that an address's fragment carries from one tool to the next; undefined where it carries none. */
export function robotsInFragment(hash: string): string | undefined {
  const offered = existingRobots(textInFragment(hash, "robots") ?? "");
  return offered.taken && offered.text !== "" ? offered.text : undefined;
}

/** The part of a fragment that carries a robots.txt; undefined for one that is too long, or is no text. */
export function robotsPart(text: string): `robots=${string}` | undefined {
  return fitsInAddress(text) ? fragmentPart("robots", text) : undefined;
}
