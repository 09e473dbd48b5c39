import type { Policy } from "../../policy.ts";
import { everyPageNotes, headersForEveryPage } from "../http-headers/print.ts";
import type { Printed } from "../output.ts";
import { type BucketCase, casesOf } from "../server/crawler-buckets.ts";
import { comparesPath, namesExpression, othersExpression, pathsExpression } from "../server/expressions.ts";
import { serverNotes } from "../server/notes.ts";
import { escapeConfigText } from "../server/text.ts";

/** Writes the policy for Apache 2.4 with mod_rewrite and mod_headers, in a virtual host or a .htaccess file. */
export function printApache(policy: Policy): Printed {
  const cases = casesOf(policy, ["block", "charge"], comparesPath);
  const lines = [
    "RewriteEngine On",
    ...cases.flatMap(caseLines),
    ...headersForEveryPage(policy).map(([name, value]) => `Header always set ${name} "${format(value)}"`),
    'Header always set crawler-price "%{OCTROI_PRICE}e" env=OCTROI_PRICE',
    'Header always set Cache-Control "no-store" env=OCTROI',
  ];
  return {
    files: [{ path: "octroi.conf", text: `${lines.join("\n")}\n` }],
    notes: [
      ...serverNotes(policy, { limits: false, charges: true, compares: comparesPath, decodes: true }),
      ...everyPageNotes(policy),
    ],
  };
}

/** A value in quotation marks, in which a percent sign would begin a format. */
function format(value: string): string {
  return escapeConfigText(value).replaceAll("%", "%%").replaceAll('"', '\\"');
}

function caseLines({ bucket, rule, patterns, except }: BucketCase): readonly string[] {
  return [
    "",
    `RewriteCond %{HTTP_USER_AGENT} "${namesExpression(bucket.crawlers)}" [NC]`,
    `RewriteCond %{HTTP_USER_AGENT} "!${othersExpression(bucket)}" [NC]`,
    `RewriteCond %{REQUEST_URI} "${pathsExpression(patterns)}"`,
    `RewriteCond %{REQUEST_URI} "!${pathsExpression(except)}"`,
    rule.action === "charge"
      ? `RewriteRule ^ - "[R=402,E=OCTROI:charge,E=OCTROI_PRICE:${rule.price.currency} ${rule.price.amount},L]"`
      : "RewriteRule ^ - [R=403,E=OCTROI:block,L]",
  ];
}
