import { purposes } from "@octroi/crawlers/identify";
import { limits, type Who } from "../policy.ts";
import { type At, filledList, object, oneOf, type Read } from "./at.ts";
import { readText } from "./text.ts";

export function readWho(value: unknown, at: At): Who | undefined {
  return object(
    value,
    at,
    {},
    {
      purpose: anyOf(oneOf(purposes)),
      operator: anyOf(readText),
      crawler: anyOf(readText),
      verified: readBoolean,
    },
  );
}

function anyOf<T>(read: Read<T>): Read<readonly T[]> {
  return (value, at) => filledList(value, at, limits.names, read);
}

export function readBoolean(value: unknown, at: At): boolean | undefined {
  return typeof value === "boolean" ? value : at.fail("must be true or false.");
}
