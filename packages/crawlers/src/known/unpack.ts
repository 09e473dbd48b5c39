import { type KnownCrawler, purposes, type Status } from "../crawler.ts";

/** The statuses by the letter that they are packed as. */
export const statusLetters: Readonly<Record<string, Status>> = {
  d: "undocumented",
  c: "unconfirmed",
  l: "legacy",
  n: "never-real",
};

/**
 * Crawlers as `packed.ts` carries them: a line for each purpose; on it operators, and after each `=` its crawlers,
 * between commas. After a token, signs say what is not usual: `~` an alias, `!` a status, `>` a successor, `@` the
 * name it answers to in robots.txt (or none), `<` whose group it follows, `&` whose switch it is, `#` that it sends
 * no requests, `%` a common word, `*` that it ignores the group for everyone.
 */
export function unpacked(packed: string): readonly KnownCrawler[] {
  const lines = packed.trim().split("\n");
  return purposes
    .flatMap((purpose, index) =>
      (lines[index] ?? "").split(";").flatMap((group) => {
        const [operator, crawlers = ""] = group.split("=");
        return crawlers.split(",").map((text) => crawlerIn(text, operator || null, purpose));
      }),
    )
    .sort((a, b) => (a.token.toLowerCase() < b.token.toLowerCase() ? -1 : 1));
}

function crawlerIn(text: string, operator: string | null, purpose: KnownCrawler["purpose"]): KnownCrawler {
  const [token = "", ...facts] = text.split(/(?=[~!>@<&#%*])/);
  const all = (sign: string) => facts.filter((fact) => fact.startsWith(sign)).map((fact) => fact.slice(1));
  const robotsToken = all("@")[0] ?? token;
  return {
    token,
    aliases: all("~"),
    robotsToken: robotsToken || null,
    operator,
    purpose,
    status: statusLetters[all("!")[0] ?? ""] ?? "active",
    successors: all(">"),
    sendsRequests: !all("#").length,
    commonWord: all("%").length > 0,
    followsGroupOf: all("<")[0] ?? null,
    ignoresWildcardGroup: all("*").length > 0,
    switchOf: all("&")[0] ?? null,
  };
}
