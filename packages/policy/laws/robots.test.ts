import { knownCrawlers } from "@octroi/crawlers/identify";
import {
  isProductToken,
  matchRobots,
  parseRobots,
  type ReadingName,
  readings,
} from "@octroi/crawlers/robots";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { decide } from "../src/decide.ts";
import type { Note } from "../src/outputs/output.ts";
import { checkRobots } from "../src/outputs/robots-txt/check.ts";
import { crawlersWithOwnLine } from "../src/outputs/robots-txt/own-line.ts";
import { printRobotsTxt } from "../src/outputs/robots-txt/print.ts";
import { ownIn, path, policies, policy } from "./policies.ts";

// Thousands of policies take their time on a busy machine.
vi.setConfig({ testTimeout: 900_000 });

/** The crawlers that bear the name on their `User-agent` line: others read what is said to the bearer. */
const named = knownCrawlers.filter(({ robotsToken, token }) => robotsToken === token);

/** What the notes say cannot be expressed, and Google's two ways of its own, are the only things not asked. */
function canExpress(notes: readonly Note[]): (token: string, reading: ReadingName) => boolean {
  const told = new Set(
    notes.filter(({ rules }) => rules !== undefined).flatMap(({ crawlers }) => crawlers ?? []),
  );
  const readsIndexPages = notes.some(({ kind }) => kind === "contradicts");
  return (token, reading) =>
    !told.has(token) && (reading === "rfc9309" || (!readsIndexPages && isProductToken(token)));
}

describe("for any policy, written as robots.txt and read back in both readings", () => {
  test("laws 3, 4 and 5: the file agrees with the decision, charges stay open, strangers pass", () => {
    const some = fc.array(fc.constantFrom(...named), { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(policy, some, path, (policy, crawlers, path) => {
        const { files, notes } = printRobotsTxt(policy);
        const file = parseRobots(files[0]?.text ?? "");
        const isExpressible = canExpress(notes);
        for (const reading of readings) {
          if (!matchRobots(file, { agent: "Stranger", path }, { reading }).allowed)
            throw new Error(`A stranger is kept from ${path}`);
          for (const crawler of [
            ...crawlers,
            ...ownIn(policy).filter((crawler) => crawlersWithOwnLine(policy).has(crawler)),
          ]) {
            const { action } = decide(policy, { crawler, identity: "verified", path });
            const { allowed } = matchRobots(file, { agent: crawler.token, path }, { reading });
            if (action === "charge" && !allowed)
              throw new Error(`${crawler.token} is told nothing of the price of ${path}`);
            if (allowed === (action === "block") && isExpressible(crawler.token, reading))
              throw new Error(`${crawler.token} on ${path}, ${reading}: ${action}\n${files[0]?.text}`);
          }
        }
      }),
      policies,
    );
  });

  test("our own check has nothing to say, but that search covers training", () => {
    fc.assert(
      fc.property(policy, (policy) => {
        const { findings } = checkRobots(printRobotsTxt(policy).files[0]?.text ?? "");
        expect(findings.filter(({ level }) => level !== "info")).toEqual([]);
      }),
      { numRuns: 60, seed: 19 },
    );
  });
});
