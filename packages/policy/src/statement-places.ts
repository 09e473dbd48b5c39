import { defaultPlaces, type Policy, type StatementName } from "./policy.ts";

/** Whether the policy makes a statement in robots.txt (`file`) or with each page (`header`). */
export function isStatedIn(
  place: "file" | "header",
  name: StatementName,
  { statements }: Pick<Policy, "statements">,
): boolean {
  const stated = statements?.[name] ?? defaultPlaces[name];
  return stated === place || stated === "both";
}
