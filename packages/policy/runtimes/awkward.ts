import { identify } from "@octroi/crawlers/identify";
import { type AskedVisit, parsed } from "./agreement.ts";

/** What only some servers compare. */
export interface Comparisons {
  /** Paths with a query. */
  readonly queries: boolean;
  /** Octets that are no text. */
  readonly octets: boolean;
}

/** Paths that a configuration or an expression could take for something else, with some that they are and are not. */
const paths: readonly { pattern: string; asked: readonly string[]; needs?: keyof Comparisons }[] = [
  { pattern: "/l'été/", asked: ["/l'%C3%A9t%C3%A9/a", "/l%27%C3%A9t%C3%A9x"] },
  { pattern: "/quotes%22%60/", asked: ["/quotes%22%60/a", "/quotes/"] },
  { pattern: "/control%09%0A/", asked: ["/control%09%0A/a", "/control/"] },
  { pattern: "/backslash%5C", asked: ["/backslash%5Ca", "/backslash"] },
  { pattern: "/backslash%5Cn/", asked: ["/backslash%5Cn/", "/backslashn/", "/backslash%0A/"] },
  { pattern: "/dollar%24$", asked: ["/dollar$", "/dollar%24", "/dollar$$"] },
  { pattern: "/braces{1,2}/", asked: ["/braces%7B1,2%7D/", "/bracess/"] },
  { pattern: "/variables{$HOME}$uri%25{HTTP_HOST}", asked: ["/variables%7B$HOME%7D$uri%25%7BHTTP_HOST%7D"] },
  { pattern: "/marked%3Fq", asked: ["/marked%3Fq", "/marked?q"] },
  { pattern: "/octets%FF%C3%A9/", asked: ["/octets%FF%C3%A9/", "/octets%C3%BF%C3%A9/"], needs: "octets" },
  { pattern: "/octets%25FF/", asked: ["/octets%25FF/", "/octets%FF/"] },
  {
    pattern: "/search?q=a%20b%C3%A9",
    asked: ["/search?q=a%20b%C3%A9", "/search?q=a%20b%c3%a9&r", "/search?q=a", "/search%3Fq=a%20b%C3%A9"],
    needs: "queries",
  },
];

/** Names that stand beside others, or go on with an identifier. */
const headers = [
  "Twitterbot/1.0",
  "Bot like Twitterbot",
  "Bot unalike; Twitterbot",
  "TelegramBot (like TwitterBot)",
  "Claude-User/1.0",
  "Claude-User (claude-code/2.1.0; +https://support.anthropic.com/)",
  "amazon-Quick-on-behalf-of-20e61c5a",
  "amazon-Quick-on-behalf-of-somebody",
];

const price = { amount: "0.005", currency: "EUR" };

export const awkward = parsed({
  version: 1,
  site: { origin: "https://example.com", sitemaps: ["https://example.com/plan-d'accès$.xml"] },
  license: { url: "https://example.com/licence-d'été$v1.xml?a=`{http.request.host}`\\n\"\\" },
  rules: [
    ...paths.map(({ pattern }) => ({ who: { crawler: ["GPTBot"] }, paths: [pattern], action: "block" })),
    { who: { crawler: ["Twitterbot", "Claude-User", "amazon-Quick-on-behalf-of"] }, action: "block" },
    { who: { crawler: ["CCBot"] }, action: "charge", price },
  ],
});

/** What a server that makes some comparisons is asked. */
export function awkwardVisits(compares: Comparisons): readonly AskedVisit[] {
  return [
    ...paths
      .filter(({ needs }) => needs === undefined || compares[needs])
      .flatMap(({ asked }) => asked.map((path) => ["GPTBot/1.2", path] as const)),
    ...headers.map((header) => [header, "/article"] as const),
    ...["/article", "/plan-d'acc%C3%A8s$.xml"].map((path) => ["CCBot/2.0", path] as const),
  ].map(([header, path]) => ({ crawler: identify(header) ?? null, header, path }));
}
