import { purposes } from "@octroi/crawlers/identify";
import { hasCrawler, hasOperator } from "../known-crawlers.ts";
import { limits, type Who } from "../policy.ts";
import { type At, filledList, object, oneOf, quoted, type Read } from "./at.ts";

export function readWho(value: unknown, at: At): Who | undefined {
  return object(
    value,
    at,
    {},
    {
      purpose: anyOf(oneOf(purposes)),
      operator: anyOf(named(hasOperator, "operator")),
      crawler: anyOf(named(hasCrawler, "crawler")),
      verified: readBoolean,
    },
  );
}

function anyOf<T>(read: Read<T>): Read<readonly T[]> {
  return (value, at) => filledList(value, at, limits.names, read);
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
