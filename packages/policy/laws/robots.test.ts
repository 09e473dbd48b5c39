import { crawlers } from "@octroi/crawlers/registry";
import { isProductToken, matchRobots, parseRobots, readings } from "@octroi/crawlers/robots";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decide } from "../src/decide.ts";
import { checkRobots } from "../src/outputs/robots-txt/check.ts";
import { printRobotsTxt } from "../src/outputs/robots-txt/print.ts";
import { path, policy } from "./policies.ts";

const runs = { numRuns: 500, seed: 18 };

/** The crawlers that bear the name on their `User-agent` line: others read what is said to the bearer. */
const named = crawlers.filter(({ robotsToken, token }) => robotsToken === token);

describe("for any policy, written as robots.txt and read back", () => {
  test("law 4: the file agrees with the decision, for every crawler, in both readings", () => {
    fc.assert(
      fc.property(policy, fc.array(path, { minLength: 1, maxLength: 3 }), (policy, paths) => {
        const { files, notes } = printRobotsTxt(policy);
        const file = parseRobots(files[0]?.text ?? "");
        // What the notes say cannot be expressed is the only thing that is not asked.
        const told = new Set(
          notes.filter(({ rules }) => rules !== undefined).flatMap(({ crawlers }) => crawlers ?? []),
        );
        const google = notes.every(({ kind }) => kind !== "contradicts");
        for (const crawler of named) {
          if (told.has(crawler.token)) continue;
          for (const path of paths) {
            const allowed = decide(policy, { crawler, identity: "verified", path }).action !== "block";
            for (const reading of readings) {
              // Google's parser cuts names at digits, and takes an index page for its folder.
              if (reading === "google" && (!google || !isProductToken(crawler.token))) continue;
              if (matchRobots(file, { agent: crawler.token, path }, { reading }).allowed !== allowed) {
                throw new Error(
                  `${crawler.token} ${path} ${reading}: ${!allowed}, decided ${allowed}\n${files[0]?.text}`,
                );
              }
            }
          }
        }
      }),
      runs,
    );
  });

  test("law 3: where a crawler is charged, robots.txt is open to it", () => {
    fc.assert(
      fc.property(policy, path, (policy, path) => {
        const file = parseRobots(printRobotsTxt(policy).files[0]?.text ?? "");
        for (const crawler of named) {
          if (decide(policy, { crawler, identity: "verified", path }).action !== "charge") continue;
          expect(matchRobots(file, { agent: crawler.token, path }).allowed).toBe(true);
        }
      }),
      { ...runs, numRuns: 1000 },
    );
  });

  test("law 5: a stranger may fetch everything", () => {
    fc.assert(
      fc.property(policy, path, (policy, path) => {
        const file = parseRobots(printRobotsTxt(policy).files[0]?.text ?? "");
        return readings.every(
          (reading) => matchRobots(file, { agent: "Stranger", path }, { reading }).allowed,
        );
      }),
      { ...runs, numRuns: 1000 },
    );
  });

  test("our own check has nothing to say, but that search covers training", () => {
    fc.assert(
      fc.property(policy, (policy) => {
        const { findings } = checkRobots(printRobotsTxt(policy).files[0]?.text ?? "");
        expect(findings.filter(({ level }) => level !== "info")).toEqual([]);
      }),
      { ...runs, numRuns: 1000 },
    );
  });
});
