import { type AgentLine, isAgentLine, isRuleLine, type RobotsLine, type RuleLine } from "./line.ts";

/** One or more `User-agent` lines and the rules that follow them. */
export interface RobotsGroup {
  readonly agents: readonly AgentLine[];
  readonly rules: readonly RuleLine[];
}

/**
 * Gathers lines into groups. A group begins at the first `User-agent` line after a rule; rules before
 * any group belong to nobody; no other line begins or ends one (RFC 9309, section 2.2.4).
 */
export function groupsOf(lines: readonly RobotsLine[]): RobotsGroup[] {
  const groups: RobotsGroup[] = [];
  let agents: AgentLine[] = [];
  let rules: RuleLine[] = [];
  let takesAgents = false;
  for (const line of lines) {
    if (isAgentLine(line)) {
      if (!takesAgents) {
        agents = [];
        rules = [];
        groups.push({ agents, rules });
        takesAgents = true;
      }
      agents.push(line);
    } else if (isRuleLine(line)) {
      rules.push(line);
      takesAgents = false;
    }
  }
  return groups;
}

/**
 * Whether a `User-agent` line speaks to everyone: `*`, alone or before ASCII white space.
 *
 * @example
 * isEveryone("*"); // true
 * isEveryone("*bot"); // false
 */
export function isEveryone(value: string): boolean {
  return /^\*(?:[\t-\r ]|$)/.test(value);
}

/**
 * The product token that the value of a `User-agent` line begins with.
 *
 * @example
 * productToken("GPTBot/1.0"); // "GPTBot"
 */
export function productToken(value: string): string {
  return /^[A-Za-z_-]*/.exec(value)?.[0] ?? "";
}

/**
 * Whether a name is a legal product token: letters, hyphens and underscores (RFC 9309, section 2.2.1).
 *
 * @example
 * isProductToken("GPTBot"); // true
 * isProductToken("AI2Bot"); // false
 */
export function isProductToken(name: string): boolean {
  return name !== "" && productToken(name) === name;
}
