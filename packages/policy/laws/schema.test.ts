import { purposes } from "@octroi/crawlers";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { parsePolicy } from "../src/parse.ts";
import { actions, limits, ownPurposes, periods, statementNames, statementPlaces } from "../src/policy.ts";
import { preset, presetNames } from "../src/presets.ts";
import schema from "../src/schema.json" with { type: "json" };
import { policy } from "./policies.ts";

// Thousands of policies take their time on a busy machine.
vi.setConfig({ testTimeout: 900_000 });

const validate = new Ajv2020({ allErrors: true }).compile(schema);
const site = { origin: "https://example.com" };

describe("the JSON Schema", () => {
  test("takes every policy that the parser takes", () => {
    for (const name of presetNames) expect(validate(preset(name, site)), name).toBe(true);
    fc.assert(
      fc.property(policy, (policy) => validate(policy)),
      { numRuns: 300, seed: 18 },
    );
  });

  test.each([
    [{ version: 2, site, rules: [] }],
    [{ version: 1, site: { origin: "https://example.com/a" }, rules: [] }],
    [{ version: 1, site, rules: [], extra: 1 }],
    [{ version: 1, site, rules: [], statements: { license: "page" } }],
    [{ version: 1, site, rules: [], statements: { "tdm-reservation": "file" } }],
    [{ version: 1, site, rules: [], crawlers: [{ name: "OurBot" }] }],
    [{ version: 1, site, rules: [], crawlers: [{ name: "O", purpose: "training" }] }],
    [{ version: 1, site, rules: [], crawlers: [{ name: "Our(Bot)+", purpose: "training" }] }],
    [{ version: 1, site, rules: [], crawlers: [{ name: "OurBot", purpose: "search-engine" }] }],
    [{ version: 1, site, rules: [], crawlers: [{ name: "OurBot", purpose: "control-token" }] }],
    [
      {
        version: 1,
        site,
        rules: [],
        crawlers: [{ name: "OurBot", purpose: "training", addresses: ["our.example"] }],
      },
    ],
    [{ version: 1, site, rules: [{ who: {}, action: "deny" }] }],
    [{ version: 1, site, rules: [{ who: {}, action: "charge" }] }],
    [{ version: 1, site, rules: [{ who: {}, action: "allow", price: { amount: "1", currency: "EUR" } }] }],
    [{ version: 1, site, rules: [{ who: {}, action: "charge", price: { amount: 0.3, currency: "EUR" } }] }],
    [
      {
        version: 1,
        site,
        rules: [{ who: {}, action: "charge", price: { amount: "1,00", currency: "EUR" } }],
      },
    ],
    [{ version: 1, site, rules: [{ who: {}, action: "charge", price: { amount: "0.0", currency: "EUR" } }] }],
    [{ version: 1, site, rules: [{ who: { purpose: ["trainings"] }, action: "allow" }] }],
    [{ version: 1, site, rules: [{ who: {}, action: "block", paths: ["a"] }] }],
    [{ version: 1, site, rules: [{ who: {}, action: "limit", limit: { visits: 0, per: "day" } }] }],
  ])("refuses what the parser refuses: %j", (value) => {
    expect(validate(value)).toBe(false);
    expect(parsePolicy(value).ok).toBe(false);
  });

  test("has the words and the limits of the code", () => {
    const { who, rule, limit, paths, crawler } = schema.$defs;
    expect(schema.$defs.place.enum).toEqual([...statementPlaces]);
    expect(Object.keys(schema.properties.statements.properties)).toEqual([...statementNames]);
    expect(crawler.properties.purpose.enum).toEqual([...ownPurposes]);
    expect(schema.properties.crawlers.maxItems).toBe(limits.crawlers);
    expect(crawler.properties.aliases.maxItems).toBe(limits.aliases);
    expect(crawler.properties.addresses.maxItems).toBe(limits.addresses);
    expect(who.properties.purpose.items.enum).toEqual([...purposes]);
    expect(rule.properties.action.enum).toEqual([...actions]);
    expect(limit.properties.per.enum).toEqual([...periods]);
    expect(schema.properties.rules.maxItems).toBe(limits.rules);
    expect(paths.maxItems).toBe(limits.paths);
    expect(paths.items.maxLength).toBe(limits.pathLength);
  });
});
