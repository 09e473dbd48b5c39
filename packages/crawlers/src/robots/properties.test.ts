import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../testing/runs.ts";
import { endsWithAgents } from "./for-everyone.ts";
import { isEveryone } from "./group.ts";
import { matchRobots } from "./match.ts";
import { blockMarkers, mergeBlock } from "./merge.ts";
import { parseRobots } from "./parse.ts";
import { type PolicyRule, printRobots, type RobotsPolicy } from "./print.ts";
import { readings } from "./readings.ts";

const joined = (parts: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...parts), { maxLength }).map((list) => list.join(""));

const agents = ["GPTBot", "CCBot", "claude_bot", "Other"] as const;
const agent = fc.constantFrom(...agents);
const path = joined(["/", "a", "b", "é", "%C3%A9", "%20", "?q=", "*", "$"], 8).map((rest) => `/${rest}`);
const pattern = joined(["/", "a", "b", "*", "é", " ", "?q=", "%24"], 6)
  .map((rest) => `/${rest}`)
  .chain((text) => fc.constantFrom(text, `${text}$`));
const rule: fc.Arbitrary<PolicyRule> = fc.oneof(
  pattern.map((allow) => ({ allow })),
  pattern.map((disallow) => ({ disallow })),
);
const policy: fc.Arbitrary<RobotsPolicy> = fc.record({
  header: fc.array(fc.string()),
  groups: fc.array(
    fc.record({
      agents: fc.array(fc.constantFrom(...agents, "*"), { maxLength: 3 }),
      rules: fc.array(rule, { maxLength: 4 }),
    }),
    { maxLength: 5 },
  ),
  sitemaps: fc.array(fc.webUrl(), { maxLength: 2 }),
  footer: fc.array(fc.string(), { maxLength: 2 }),
});

/** What a policy means, said as plainly as possible, for alphabets in which every octet has one spelling. */
function policyAllows({ groups }: RobotsPolicy, name: string, target: string): boolean {
  const own = groups.filter((group) => group.agents.includes(name));
  const rules = (own.length > 0 ? own : groups.filter((group) => group.agents.includes("*"))).flatMap(
    (group) => group.rules,
  );
  const lengths = (kind: "allow" | "disallow") =>
    rules
      .flatMap((each) => (kind in each ? Object.values<string>(each) : []))
      .map((text) => text.replaceAll("é", "%C3%A9").replaceAll(" ", "%20"))
      .filter((text) => patternMatches(text, spelled(target)))
      .map((text) => text.length);
  return Math.max(0, ...lengths("allow")) >= Math.max(0, ...lengths("disallow"));
}

function spelled(target: string): string {
  return target.replaceAll("é", "%C3%A9").replaceAll("*", "%2A").replaceAll("$", "%24");
}

function patternMatches(text: string, target: string): boolean {
  const [first = "", rest] = [text[0], text.slice(1)];
  if (text === "") return true;
  if (text === "$") return target === "";
  if (first !== "*") return target.startsWith(first) && patternMatches(rest, target.slice(1));
  return Array.from({ length: target.length + 1 }, (_, skipped) => target.slice(skipped)).some((remaining) =>
    patternMatches(rest, remaining),
  );
}

describe("printing and reading", () => {
  test("what is read from a printed policy is that policy", () => {
    fc.assert(
      fc.property(policy, agent, path, (wanted, name, target) => {
        const verdict = matchRobots(parseRobots(printRobots(wanted)), { agent: name, path: target });
        expect(verdict.allowed).toBe(policyAllows(wanted, name, target));
      }),
      runs(2000),
    );
  });

  test("a verdict by rule names a rule of the groups that apply", () => {
    fc.assert(
      fc.property(policy, agent, path, (wanted, name, target) => {
        const verdict = matchRobots(parseRobots(printRobots(wanted)), { agent: name, path: target });
        if (verdict.because !== "rule") return;
        expect(verdict.groups.flatMap((group) => group.rules)).toContain(verdict.rule);
        expect(verdict.allowed).toBe(verdict.rule.directive === "allow");
      }),
    );
  });
});

describe("reading anything", () => {
  const line = joined(
    ["User-agent", "Disallow", "allow", ":", " ", "*", "/", "$", "%", "%4", "#", "é", "\0"],
    8,
  );
  const text = fc
    .array(fc.tuple(fc.oneof(line, fc.string()), fc.constantFrom("\n", "\r", "\r\n")))
    .map((lines) => lines.flat().join(""));
  const source = fc.oneof(text, fc.string({ unit: "binary" }), fc.uint8Array({ maxLength: 2000 }));

  test("neither parse nor match ever throws, in any reading", () => {
    fc.assert(
      fc.property(source, fc.string(), fc.string({ unit: "binary" }), (any, name, target) => {
        const file = parseRobots(any);
        for (const reading of readings) matchRobots(file, { agent: name, path: target }, { reading });
      }),
    );
  });

  test("what is kept is never more than what was given: memory is linear", () => {
    fc.assert(
      fc.property(source, (any) => {
        const { lines, groups, sitemaps } = parseRobots(any);
        const kept = lines.reduce((length, { field, value }) => length + field.length + value.length, 0);
        // An octet that is not UTF-8 is kept as three characters.
        expect(kept).toBeLessThanOrEqual(typeof any === "string" ? any.length : any.length * 3);
        const grouped = groups.reduce((count, group) => count + group.agents.length + group.rules.length, 0);
        expect(grouped + sitemaps.length).toBeLessThanOrEqual(lines.length);
      }),
    );
  });

  test("text and its octets read alike", () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(parseRobots(new TextEncoder().encode(any))).toEqual(parseRobots(any));
      }),
    );
  });
});

describe("merging a block", () => {
  const { begin, end } = blockMarkers;
  const existingLine = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom("User-agent: *", "User-agent: Other", "User-agent: GPTBot", "") },
    { weight: 3, arbitrary: rule.map((each) => Object.entries(each).flat().join(": ")) },
    { weight: 1, arbitrary: fc.constantFrom(begin, end, "# note", "Sitemap: x") },
  );
  const existing = fc
    .tuple(fc.array(existingLine, { maxLength: 12 }), fc.constantFrom("\n", "\r\n", "\r"), fc.boolean())
    .map(([lines, eol, ends]) => lines.join(eol) + (ends ? eol : ""));
  const block = policy.map((each) => ({
    ...each,
    groups: each.groups.map((group) => ({
      ...group,
      agents: group.agents.filter((name) => /^[GC]/.test(name)),
    })),
  }));

  const anyBlock = fc.oneof(policy, block);

  /** The lines that stand in no complete block and are no marker. */
  function outside(text: string): string[] {
    const kept: string[] = [];
    let open: number | undefined;
    for (const line of text.split(/\r\n|\r|\n/)) {
      if (line === begin) open = kept.length;
      if (line === end && open !== undefined) {
        kept.length = open;
        open = undefined;
      } else kept.push(line);
    }
    return kept.filter((line) => !["", begin, end].includes(line));
  }

  test("merging twice is merging once", () => {
    fc.assert(
      fc.property(existing, anyBlock, (text, wanted) => {
        const once = mergeBlock(text, printRobots(wanted)).text;
        expect(mergeBlock(once, printRobots(wanted)).text).toBe(once);
      }),
      runs(500),
    );
  });

  test("every line outside a block is kept, in its order", () => {
    fc.assert(
      fc.property(existing, anyBlock, (text, wanted) => {
        const merged = mergeBlock(text, printRobots(wanted)).text;
        expect(outside(merged)).toEqual(outside(text));
        if (wanted.groups.some((group) => group.agents.includes("*"))) return;
        if (!text.includes(begin) && !text.includes(end)) expect(merged.startsWith(text)).toBe(true);
      }),
      runs(500),
    );
  });

  test("crawlers that the block does not name are told what they were told without it", () => {
    fc.assert(
      fc.property(existing, block, path, (text, wanted, target) => {
        const before = parseRobots(outside(text).join("\n"));
        const after = parseRobots(mergeBlock(text, printRobots(wanted)).text);
        const asked = { agent: "Other", path: target };
        expect(matchRobots(after, asked).allowed).toBe(matchRobots(before, asked).allowed);
      }),
      runs(500),
    );
  });

  test("the file says what it would with the block after it, also to everyone", () => {
    fc.assert(
      fc.property(existing, policy, agent, path, (text, wanted, name, target) => {
        const kept = outside(text);
        const closed = [...kept, ...(endsWithAgents(kept.join("\n")) ? ["Disallow:"] : [])].join("\n");
        const appended = parseRobots(`${closed}\n${printRobots(wanted)}`);
        const merged = parseRobots(mergeBlock(text, printRobots(wanted)).text);
        const asked = { agent: name, path: target };
        expect(matchRobots(merged, asked).allowed).toBe(matchRobots(appended, asked).allowed);
      }),
      runs(500),
    );
  });

  test("a crawler that only the block names is told what the block says", () => {
    fc.assert(
      fc.property(existing, block, path, (text, wanted, target) => {
        const own = parseRobots(printRobots(wanted));
        if (!own.groups.some((group) => group.agents.some(({ value }) => value === "CCBot"))) return;
        const after = parseRobots(mergeBlock(text, printRobots(wanted)).text);
        const asked = { agent: "CCBot", path: target };
        expect(matchRobots(after, asked).allowed).toBe(matchRobots(own, asked).allowed);
      }),
      runs(500),
    );
  });

  test("a crawler that is to be shut out, and no conflict reported, is shut out", () => {
    const shut = printRobots({ groups: [{ agents: ["GPTBot"], rules: [{ disallow: "/" }] }] });
    fc.assert(
      fc.property(existing, path, (text, target) => {
        const { text: merged, conflicts } = mergeBlock(text, shut);
        if (conflicts.some(({ kind }) => kind === "still-allowed")) return;
        expect(matchRobots(parseRobots(merged), { agent: "GPTBot", path: target }).allowed).toBe(false);
      }),
      runs(500),
    );
  });
});

test("only a lone star speaks to everyone", () => {
  expect(["*", "* x", "*\tx"].every(isEveryone)).toBe(true);
  expect(["**", "*x", "x*", "*\u00a0", ""].some(isEveryone)).toBe(false);
});
