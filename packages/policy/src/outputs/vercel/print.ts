import type { Policy } from "../../policy.ts";
import { everyPageNotes, headersForEveryPage } from "../http-headers/print.ts";
import type { Printed } from "../output.ts";
import { casesOf, type DoorCase, doorsOf } from "../server/doors.ts";
import {
  asksForQuery,
  namesExpression,
  pathsExpression,
  searchEngineExpression,
} from "../server/expressions.ts";
import { serverNotes } from "../server/notes.ts";

/** Writes the headers as `vercel.json`, and what is blocked as custom rules for the Firewall API. */
export function printVercel(policy: Policy): Printed {
  const headers = headersForEveryPage(policy).map(([key, value]) => ({ key, value }));
  const rules = doorsOf(policy)
    .flatMap((door) => casesOf(policy, door))
    .filter(({ rule, patterns }) => rule.action === "block" && !patterns.every(asksForQuery))
    .map(ruleOf);
  return {
    files: [
      ...(headers.length > 0 ? [file("vercel.json", { headers: [{ source: "/(.*)", headers }] })] : []),
      ...(rules.length > 0 ? [file("vercel-firewall.json", rules)] : []),
    ],
    notes: [
      ...serverNotes(policy, { limits: false, charges: false, queries: false }),
      ...everyPageNotes(policy),
    ],
  };
}

function file(path: string, value: object) {
  return { path, text: `${JSON.stringify(value, null, 2)}\n` };
}

/** The body of one PATCH to `/v1/security/firewall/config`. Try it with the action `log` first. */
function ruleOf({ door, patterns, except }: DoorCase) {
  const plain = (paths: readonly string[]) => pathsExpression(paths.filter((path) => !asksForQuery(path)));
  const conditions = [
    { type: "user_agent", op: "re", value: `(?i)${namesExpression(door.crawlers)}` },
    { type: "user_agent", op: "re", neg: true, value: `(?i)${searchEngineExpression}` },
    { type: "path", op: "re", value: plain(patterns) },
    { type: "path", op: "re", neg: true, value: plain(except) },
  ];
  return {
    action: "rules.insert",
    id: null,
    value: {
      active: true,
      name: `Octroi ${door.id}`,
      description: "Crawlers that the policy blocks",
      conditionGroup: [{ conditions }],
      action: { mitigate: { action: "deny", rateLimit: null, redirect: null, actionDuration: null } },
    },
  };
}
