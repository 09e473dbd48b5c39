import { type Finding, finding } from "../../findings/finding.ts";
import type { Policy } from "../../policy.ts";
import type { Printed } from "../output.ts";
import { registeredVisitors, visitorsOf } from "./crawler-buckets.ts";

/** The crawlers that rules for a server name, search engines aside: those are named to let them pass. */
export function readNames(text: string, policy?: Policy): readonly string[] {
  const plain = text
    .toLowerCase()
    .replaceAll("\\", "")
    .replace(/\[([- ])\]/g, "$1");
  const words = new Set(plain.split(/[|()"'`?:]+/));
  const visitors = policy === undefined ? registeredVisitors : visitorsOf(policy);
  return visitors.filter(({ token }) => words.has(token.toLowerCase())).map(({ token }) => token);
}

/** Whether rules for a server still stop whom the policy stops, as far as names go. */
export function checkNames(
  print: (policy: Policy) => Printed,
): (text: string, policy?: Policy) => readonly Finding[] {
  return (text, policy) => {
    if (policy === undefined) return [];
    const foundTokens = new Set(readNames(text, policy));
    const expectedTokens = new Set(print(policy).files.flatMap((file) => readNames(file.text, policy)));
    return [
      ...[...expectedTokens]
        .filter((token) => !foundTokens.has(token))
        .map((about) => finding("rules-crawler-missing", { about })),
      ...[...foundTokens]
        .filter((token) => !expectedTokens.has(token))
        .map((about) => finding("rules-crawler-extra", { about })),
    ];
  };
}
