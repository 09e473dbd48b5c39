import type { Policy } from "../../policy.ts";
import { everyPageNotes, headersForEveryPage } from "../http-headers/print.ts";
import type { Printed } from "../output.ts";
import { type BucketCase, casesOf } from "../server/crawler-buckets.ts";
import { comparesText, namesExpression, othersExpression, pathsExpression } from "../server/expressions.ts";
import { paymentSentence, refusal, serverNotes } from "../server/notes.ts";
import { escapeConfigText } from "../server/text.ts";

/** Writes the policy for Caddy 2, as a snippet: `import octroi` at the top of a site. */
export function printCaddy(policy: Policy): Printed {
  const cases = casesOf(policy, ["block", "charge"], comparesText);
  const lines = [
    "(octroi) {",
    ...headersForEveryPage(policy).map(([name, value]) => `\theader ${name} \`${escapeConfigText(value)}\``),
    ...cases.flatMap((each, index) => caseLines(policy, each, `@octroi_${index}`)),
    "}",
  ];
  return {
    files: [{ path: "octroi.caddy", text: `${lines.join("\n")}\n` }],
    notes: [
      ...serverNotes(policy, { limits: false, charges: true, compares: comparesText, decodes: true }),
      ...everyPageNotes(policy),
    ],
  };
}

function caseLines(
  policy: Policy,
  { bucket, rule, patterns, except }: BucketCase,
  name: string,
): readonly string[] {
  const isCharge = rule.action === "charge";
  return [
    `\t${name} {`,
    `\t\theader_regexp User-Agent \`(?i)${namesExpression(bucket.crawlers)}\``,
    `\t\tnot header_regexp User-Agent \`(?i)${othersExpression(bucket)}\``,
    `\t\tpath_regexp \`${pathsExpression(patterns)}\``,
    `\t\tnot path_regexp \`${pathsExpression(except)}\``,
    "\t}",
    `\theader ${name} Cache-Control no-store`,
    ...(isCharge ? [`\theader ${name} crawler-price "${rule.price.currency} ${rule.price.amount}"`] : []),
    `\trespond ${name} "${escapeConfigText(isCharge ? paymentSentence(policy) : refusal(policy))}" ${isCharge ? 402 : 403}`,
  ];
}
