import type { Output } from "../output.ts";
import { checkNames, readNames } from "../server/read.ts";
import { enforcedByName } from "../server/spec-support.ts";
import { printCloudflare } from "./print.ts";

/** Expressions for Cloudflare’s WAF. */
export const cloudflare: Output<readonly string[]> = {
  support: enforcedByName("https://developers.cloudflare.com/ruleset-engine/rules-language/operators/"),
  print: printCloudflare,
  read: readNames,
  check: checkNames(printCloudflare),
};
