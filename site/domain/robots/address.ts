import { fragmentPart, textInFragment } from "../pages/fragment.ts";
import { existingRobots, octetsIn } from "./existing.ts";

/** Longer files stay where they are: an address is not a place for them. */
const maxOctets = 24 * 1024;

/** The robots.txt that an address's fragment carries from one tool to the next; undefined where it carries none. */
export function robotsInFragment(hash: string): string | undefined {
  const offered = existingRobots(textInFragment(hash, "robots") ?? "");
  return offered.taken && offered.text !== "" ? offered.text : undefined;
}

/** The part of a fragment that carries a robots.txt; undefined for one that is too long, or is no text. */
export function robotsPart(text: string): `robots=${string}` | undefined {
  const fitsInFragment = text !== "" && octetsIn(text) <= maxOctets && existingRobots(text).taken;
  return fitsInFragment ? fragmentPart("robots", text) : undefined;
}
