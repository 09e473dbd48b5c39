import type { Policy } from "../../policy.ts";
import { everyPageNotes, headersForEveryPage } from "../http-headers/print.ts";
import type { Printed } from "../output.ts";
import { type BucketCase, casesOf } from "../server/crawler-buckets.ts";
import { comparesText, namesExpression, othersExpression, pathsExpression } from "../server/expressions.ts";
import { serverNotes } from "../server/notes.ts";

/** Writes the headers as `vercel.json`, and what is blocked as custom rules for the Firewall API. */
export function printVercel(policy: Policy): Printed {
  const headers = headersForEveryPage(policy).map(([key, value]) => ({ key, value }));
  const rules = casesOf(policy, ["block"], comparesText).map(ruleOf);
  return {
    files: [
      ...(headers.length > 0 ? [file("vercel.json", { headers: [{ source: "/(.*)", headers }] })] : []),
      ...(rules.length > 0 ? [file("vercel-firewall.json", rules)] : []),
    ],
    notes: [
      ...serverNotes(policy, { limits: false, charges: false, compares: comparesText, decodes: true }),
      ...everyPageNotes(policy),
    ],
  };
}

function file(path: string, value: object) {
  return { path, text: `${JSON.stringify(value, null, 2)}\n` };
}

/** The body of one PATCH to `/v1/security/firewall/config`. Try it with the action `log` first. */
function ruleOf({ bucket, patterns, except }: BucketCase) {
  const conditions = [
    { type: "user_agent", op: "re", value: `(?i)${namesExpression(bucket.crawlers)}` },
    { type: "user_agent", op: "re", neg: true, value: `(?i)${othersExpression(bucket)}` },
    { type: "path", op: "re", value: pathsExpression(patterns) },
    { type: "path", op: "re", neg: true, value: pathsExpression(except) },
  ];
  return {
    action: "rules.insert",
    id: null,
    value: {
      active: true,
      name: `Octroi ${bucket.id}`,
      description: "Crawlers that the policy blocks",
      conditionGroup: [{ conditions }],
      action: { mitigate: { action: "deny", rateLimit: null, redirect: null, actionDuration: null } },
    },
  };
}
