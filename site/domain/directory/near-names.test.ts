import { expect, test } from "vitest";
import { nearNames } from "./near-names.ts";

const tokens = (name: string) => nearNames(name).map(({ token }) => token);

test.each([
  ["gptbt", "GPTBot"],
  ["gpt_bot", "GPTBot"],
  ["cluadebot", "ClaudeBot"],
  ["meta-external-agent", "meta-externalagent"],
  ["bytespyder", "Bytespider"],
  ["qwantifi", "Qwantbot"],
  ["openai-gptbot", "GPTBot"],
])("%s suggests %s first", (name, token) => {
  expect(tokens(name)[0]).toBe(token);
});

test("part of a name suggests those who have it, the shortest first", () => {
  expect(tokens("claude")).toContain("ClaudeBot");
  expect(tokens("perplexity-bo")[0]).toBe("PerplexityBot");
});

test.each(["", "x", "zzzzqqqq", "✓✓✓", "how-to-cook-rice"])("%j suggests nobody", (name) => {
  expect(tokens(name)).toEqual([]);
});

test("bad input: a name of a megabyte is answered, and by no more than five", () => {
  expect(tokens("bot".repeat(350_000)).length).toBeLessThanOrEqual(5);
  expect(tokens("google").length).toBe(5);
});
