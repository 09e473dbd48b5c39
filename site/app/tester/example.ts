import { checkRobots, type RobotsCheck } from "@octroi/check/robots/check";
import { parseRobots } from "@octroi/crawlers/robots";
import { findingsIn } from "../../domain/robots/findings.ts";
import { type Question, verdictsOn } from "../../domain/robots/question.ts";
import type { TestedSource } from "./protocol.ts";

/** A check whose crawlers may be counted without being listed. */
export type Summary = Omit<RobotsCheck, "purposes"> & {
  purposes: readonly {
    purpose: RobotsCheck["purposes"][number]["purpose"];
    counts: RobotsCheck["purposes"][number]["counts"];
    crawlers?: RobotsCheck["purposes"][number]["crawlers"];
  }[];
};

const source: TestedSource = {
  access: "as-the-file-says",
  text: `User-agent: Googlebot
User-agent: Bingbot
User-agent: DuckDuckBot
User-agent: Qwantbot
User-agent: Slurp
Allow: /

User-agent: GPTBot
User-agent: ClaudeBot
User-agent: CCBot
User-agent: meta-externalagent
Disallow: /

User-agent: PerplexityBot
Disallow: /archives/

User-agent: *
Disallow: /account/

Sitemap: https://www.example.com/sitemap.xml
`,
};

const question: Question = { agent: "GPTBot", path: "/" };

/** What the page shows before a visitor brings a file, and to whoever has no script. */
export function exampleAnswers() {
  const file = parseRobots(source.text);
  const { purposes, ...check } = checkRobots(file, source.access);
  const summary: Summary = {
    ...check,
    purposes: purposes.map(({ purpose, counts }) => ({ purpose, counts })),
  };
  return {
    source,
    question,
    check: summary,
    findings: findingsIn(source.text, undefined),
    verdicts: verdictsOn(file, source.access, question),
    lines: [],
  };
}
