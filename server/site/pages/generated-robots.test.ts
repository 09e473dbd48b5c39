import { matchRobots, parseRobots } from "@octroi/crawlers/robots";
import { expect, test } from "vitest";
import { generatorCopy } from "../../../site/app/content/generator.ts";
import { generatedRobotsPath } from "../../../site/domain/pages/pages.ts";
import { site } from "../../../tests/site/whole-site.ts";

const ask = async (query: string, prefix = "/en") => {
  const response = await site().get(`${prefix}${generatedRobotsPath}${query}`);
  return { response, text: await response.text() };
};

const allowed = (text: string, agent: string) => matchRobots(parseRobots(text), { agent, path: "/" }).allowed;

test("N3 G2 the file blocks what is asked for, and is one to download", async () => {
  const { response, text } = await ask("?bots=GPTBot&bots=CCBot");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="robots.txt"');
  expect(["Googlebot", "GPTBot", "CCBot", "ClaudeBot"].map((agent) => allowed(text, agent))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("N3 its comments are in the language of the page", async () => {
  expect((await ask("?bots=GPTBot", "/fr")).text).toContain(generatorCopy.fr.file.blocked);
  expect((await ask("?bots=GPTBot", "/en")).text).toContain(generatorCopy.en.file.blocked);
});

test("bad input: no box checked blocks nobody, and a name that is not offered is left out", async () => {
  expect((await ask("")).text).not.toContain("Disallow");
  const { text } = await ask(`?bots=${encodeURIComponent("Evil\nDisallow: /")}&bots=gptbot`);
  expect(text).not.toContain("Evil");
  expect(allowed(text, "GPTBot")).toBe(false);
});
