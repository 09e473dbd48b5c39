import type { RuleLine } from "./line.ts";
import { rfc9309 } from "./reading.ts";

/** The shortest path that the rule matches. */
export function pathUnder(rule: RuleLine): string {
  return rule.value.replace(/\$$/, "").replaceAll("*", "");
}

/** How specific the rule is. */
export function octetsOf(rule: RuleLine): number {
  return rfc9309.rules(rule)[0]?.octets ?? 0;
}
