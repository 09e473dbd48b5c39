import { existingRobots, octetsIn } from "./existing.ts";

/** Longer files stay where they are: an address is not a place for them. */
const maxOctets = 24 * 1024;

/** Whether a robots.txt is short enough, and text, so that an address can carry it from one tool to the next. */
export function fitsInAddress(text: string): boolean {
  return text !== "" && octetsIn(text) <= maxOctets && existingRobots(text).taken;
}
