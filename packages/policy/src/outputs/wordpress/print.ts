import type { Policy } from "../../policy.ts";
import { everyPageNotes, headersForEveryPage } from "../http-headers/print.ts";
import type { Printed } from "../output.ts";
import { printRobotsTxt } from "../robots-txt/print.ts";
import { type BucketCase, casesOf } from "../server/crawler-buckets.ts";
import { comparesPath, namesExpression, othersExpression, pathsExpression } from "../server/expressions.ts";
import { paymentSentence, refusal, serverNotes } from "../server/notes.ts";

/** Writes a must-use plugin for WordPress: one file in wp-content/mu-plugins. */
export function printWordpress(policy: Policy): Printed {
  const [robots] = printRobotsTxt(policy).files;
  const cases = casesOf(policy, ["block", "charge"], comparesPath);
  const lines = [
    "<?php",
    "/*",
    "Plugin Name: Octroi policy",
    "Description: What this site has decided about AI crawlers.",
    "*/",
    "",
    "defined( 'ABSPATH' ) || exit;",
    "",
    "add_filter( 'robots_txt', function () {",
    `\treturn ${quoted(robots?.text ?? "")};`,
    "}, PHP_INT_MAX );",
    "",
    "add_action( 'send_headers', function () {",
    ...headersForEveryPage(policy).map(
      ([name, value]) => `\theader( ${quoted(`${name}: ${value}`)}, false );`,
    ),
    "} );",
    "",
    "add_action( 'plugins_loaded', function () {",
    "\t$agent = $_SERVER['HTTP_USER_AGENT'] ?? '';",
    "\t$parts = array();",
    "\tforeach ( explode( '/', ltrim( rawurldecode( strtok( $_SERVER['REQUEST_URI'] ?? '/', '?' ) ), '/' ) ) as $part ) {",
    "\t\tif ( '..' === $part ) {",
    "\t\t\tarray_pop( $parts );",
    "\t\t} elseif ( '.' !== $part ) {",
    "\t\t\t$parts[] = $part;",
    "\t\t}",
    "\t}",
    "\t$path = '/' . implode( '/', $parts );",
    ...cases.flatMap((each) => caseLines(policy, each)),
    "}, 0 );",
  ];
  return {
    files: [{ path: "wp-content/mu-plugins/octroi-policy.php", text: `${lines.join("\n")}\n` }],
    notes: [
      ...serverNotes(policy, { limits: false, charges: true, compares: comparesPath, decodes: true }),
      ...everyPageNotes(policy),
    ],
  };
}

function caseLines(policy: Policy, { bucket, rule, patterns, except }: BucketCase): readonly string[] {
  const isCharge = rule.action === "charge";
  return [
    `\tif ( preg_match( ${expression(namesExpression(bucket.crawlers), "i")}, $agent )`,
    `\t\t&& ! preg_match( ${expression(othersExpression(bucket), "i")}, $agent )`,
    `\t\t&& preg_match( ${expression(pathsExpression(patterns), "s")}, $path )`,
    `\t\t&& ! preg_match( ${expression(pathsExpression(except), "s")}, $path ) ) {`,
    `\t\tstatus_header( ${isCharge ? 402 : 403} );`,
    "\t\tnocache_headers();",
    "\t\theader( 'Content-Type: text/plain; charset=utf-8' );",
    ...(isCharge
      ? [`\t\theader( ${quoted(`crawler-price: ${rule.price.currency} ${rule.price.amount}`)} );`]
      : []),
    `\t\techo ${quoted(isCharge ? paymentSentence(policy) : refusal(policy))};`,
    "\t\texit;",
    "\t}",
  ];
}

/** A tilde is the delimiter: paths may hold one, and then it is escaped. */
function expression(text: string, flags: string): string {
  return quoted(`~${text.replaceAll("~", "\\~")}~${flags}`);
}

/** A PHP text in single quotation marks, where only these two characters mean something. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}
