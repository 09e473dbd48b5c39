/** What a robots.txt file is to say. */
export interface RobotsPolicy {
  /** Comments at the top, one per line. */
  readonly header?: readonly string[];
  readonly groups: readonly PolicyGroup[];
  readonly sitemaps?: readonly string[];
  /** Comments at the end, one per line. */
  readonly footer?: readonly string[];
}

export interface PolicyGroup {
  readonly comment?: readonly string[];
  /** Product tokens, or `*` for everyone else. A group that names nobody is left out. */
  readonly agents: readonly string[];
  /** Without any rule, everything is allowed. */
  readonly rules: readonly PolicyRule[];
}

/** A path where `*` stands for anything and a final `$` for the end. */
export type PolicyRule = { readonly allow: string } | { readonly disallow: string };

/**
 * Writes a policy as a robots.txt file that says it and nothing else: a comment, a path or an address
 * cannot break out of its line.
 *
 * @throws {RangeError} when an agent's name cannot be written on a `User-agent` line.
 *
 * @example
 * printRobots({
 *   header: ["AI crawlers stay out."],
 *   groups: [{ agents: ["GPTBot", "CCBot"], rules: [{ disallow: "/" }] }],
 *   sitemaps: ["https://example.com/sitemap.xml"],
 * });
 * // # AI crawlers stay out.
 * //
 * // User-agent: GPTBot
 * // User-agent: CCBot
 * // Disallow: /
 * //
 * // Sitemap: https://example.com/sitemap.xml
 */
export function printRobots({ header = [], groups, sitemaps = [], footer = [] }: RobotsPolicy): string {
  const blocks = [
    comments(header),
    ...groups.filter(({ agents }) => agents.length > 0).map(groupLines),
    sitemaps.map((address) => `Sitemap: ${onOneLine(address)}`),
    comments(footer),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

function groupLines({ comment = [], agents, rules }: PolicyGroup): string[] {
  return [
    ...comments(comment),
    ...agents.map((agent) => `User-agent: ${printable(agent)}`),
    // Without a rule of its own, the group would share those of the next one.
    ...(rules.length === 0 ? ["Disallow:"] : rules.map(ruleLine)),
  ];
}

function ruleLine(rule: PolicyRule): string {
  return "allow" in rule
    ? `Allow: ${onOneLine(rule.allow)}`.trimEnd()
    : `Disallow: ${onOneLine(rule.disallow)}`.trimEnd();
}

function comments(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/\r\n|\r|\n/)).map((text) => `# ${text}`.trimEnd());
}

/** Percent-encodes what would end the line, begin a comment, be trimmed, or not be ASCII. */
function onOneLine(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7E]|#/gu, encodeURIComponent);
}

function printable(agent: string): string {
  if (agent === "" || agent.trim() !== agent || /[\0\r\n#]/.test(agent)) {
    throw new RangeError(`${JSON.stringify(agent)} cannot stand on a User-agent line.`);
  }
  return agent;
}
