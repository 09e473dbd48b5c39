import type { Output } from "../output.ts";
import { checkNames, readNames } from "../server/read.ts";
import { enforcedByName } from "../server/spec-support.ts";
import { printWordpress } from "./print.ts";

/** A must-use plugin for WordPress. */
export const wordpress: Output<readonly string[]> = {
  support: enforcedByName("https://developer.wordpress.org/reference/hooks/robots_txt/"),
  print: printWordpress,
  read: readNames,
  check: checkNames(printWordpress),
};
