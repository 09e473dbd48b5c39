import { normalizePattern } from "@octroi/crawlers/robots";
import { limits } from "../policy.ts";
import { type At, filledList } from "./at.ts";

/** Paths as robots.txt has them, in their one spelling. */
export function readPaths(value: unknown, at: At): readonly string[] | undefined {
  return filledList(value, at, limits.paths, readPath);
}

function readPath(value: unknown, at: At): string | undefined {
  if (typeof value !== "string" || !value.startsWith("/")) {
    return at.fail('must be a path that begins with a slash, such as "/articles/" or "/*.pdf$".');
  }
  if (value.length > limits.pathLength) return at.fail(`must have at most ${limits.pathLength} characters.`);
  if (/[\p{Cc}\p{Cs}\s]/u.test(value)) {
    return at.fail("must not hold spaces or control characters; write a space %20.");
  }
  if (value.includes("#")) return at.fail("must not hold #: what follows it never reaches a server.");
  if (/%(?![0-9A-Fa-f]{2})/.test(value)) return at.fail("must write a percent sign %25.");
  // Runs of stars say no more than one.
  return normalizePattern(value).replace(/\*{2,}/g, "*");
}
