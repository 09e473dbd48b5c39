import type { Output } from "../output.ts";
import { checkNames, readNames } from "../server/read.ts";
import { enforcedByName } from "../server/spec-support.ts";
import { printVercel } from "./print.ts";

/** Headers and firewall rules for Vercel. */
export const vercel: Output<readonly string[]> = {
  support: enforcedByName("https://vercel.com/docs/vercel-firewall/firewall-api"),
  print: printVercel,
  read: readNames,
  check: checkNames(printVercel),
};
