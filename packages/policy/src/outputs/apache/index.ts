import type { Output } from "../output.ts";
import { checkNames, readNames } from "../server/read.ts";
import { enforcedByName } from "../server/spec-support.ts";
import { printApache } from "./print.ts";

/** Rules for Apache 2.4. */
export const apache: Output<readonly string[]> = {
  support: enforcedByName("https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html"),
  print: printApache,
  read: readNames,
  check: checkNames(printApache),
};
