import { type Decision, decisions } from "@octroi/ui/words/decision";

/** Crawlers that publishers meet, of every purpose, with an address that the operator publishes for each. */
export const publishedAddress = {
  GPTBot: "132.196.86.7",
  ClaudeBot: "216.73.216.1",
  CCBot: "18.97.9.170",
  Bytespider: null,
  "OAI-SearchBot": "104.210.140.130",
  PerplexityBot: "107.20.236.150",
  "ChatGPT-User": "104.210.139.195",
  Googlebot: "66.249.64.1",
} as const satisfies Readonly<Record<string, string | null>>;
export type VisitorToken = keyof typeof publishedAddress;

/** Reserved for documentation (RFC 5737): no operator publishes it. */
export const foreignAddress = "192.0.2.1";

export const origins = ["published", "elsewhere"] as const;
export type Origin = (typeof origins)[number];

export const examplePaths = ["/articles/1", "/robots.txt"] as const;
export type ExamplePath = (typeof examplePaths)[number];

/** Who asks for which page, from where, and what the publisher has decided about it. */
export interface Choice {
  crawler: VisitorToken;
  origin: Origin;
  path: ExamplePath;
  decision: Decision;
}

export const firstChoice: Choice = {
  crawler: "GPTBot",
  origin: "published",
  path: "/articles/1",
  decision: "charge",
};

/** The choice with whatever a form holds in place of its own, as far as that can be chosen. */
export function choiceWith(choice: Choice, held: Readonly<Record<string, string>>): Choice {
  return {
    crawler: oneOf(visitorTokens, held["crawler"]) ?? choice.crawler,
    origin: oneOf(origins, held["origin"]) ?? choice.origin,
    path: oneOf(examplePaths, held["path"]) ?? choice.path,
    decision: oneOf(decisions, held["decision"]) ?? choice.decision,
  };
}

function oneOf<T extends string>(values: readonly T[], value: string | undefined): T | undefined {
  return values.find((each) => each === value);
}

export const visitorTokens = Object.keys(publishedAddress).filter(isVisitorToken);

function isVisitorToken(token: string): token is VisitorToken {
  return Object.hasOwn(publishedAddress, token);
}
