import { purposes } from "@octroi/crawlers/identify";
import { hasCrawler, hasOperator } from "../known-crawlers.ts";
import { limits, type Who } from "../policy.ts";
import { type At, filledList, members, oneOf, optional, quoted } from "./at.ts";

export function readWho(value: unknown, at: At): Who | undefined {
  const who = members(value, at, ["purpose", "operator", "crawler", "verified"]);
  if (who === undefined) return undefined;
  const purpose = optional(who.purpose, at.member("purpose"), (each, here) =>
    filledList(each, here, limits.names, oneOf(purposes)),
  );
  const operator = optional(who.operator, at.member("operator"), (each, here) =>
    filledList(each, here, limits.names, named(hasOperator, "operator")),
  );
  const crawler = optional(who.crawler, at.member("crawler"), (each, here) =>
    filledList(each, here, limits.names, named(hasCrawler, "crawler")),
  );
  const verified = optional(who.verified, at.member("verified"), readBoolean);
  return {
    ...(purpose && { purpose }),
    ...(operator && { operator }),
    ...(crawler && { crawler }),
    ...(verified !== undefined && { verified }),
  };
}

/** A name that nobody bears would look like a rule and never match: most often it is misspelled. */
function named(exists: (name: string) => boolean, kind: string) {
  return (value: unknown, at: At): string | undefined => {
    if (typeof value !== "string") return at.fail(`must be the name of a ${kind}.`);
    return exists(value) ? value : at.fail(`names no ${kind} of the registry: ${quoted(value)}.`);
  };
}

export function readBoolean(value: unknown, at: At): boolean | undefined {
  return typeof value === "boolean" ? value : at.fail("must be true or false.");
}
