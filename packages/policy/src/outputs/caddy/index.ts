import type { Output } from "../output.ts";
import { checkNames, readNames } from "../server/read.ts";
import { enforcedByName } from "../server/spec-support.ts";
import { printCaddy } from "./print.ts";

/** Rules for Caddy 2. */
export const caddy: Output<readonly string[]> = {
  support: enforcedByName("https://caddyserver.com/docs/caddyfile/matchers"),
  print: printCaddy,
  read: readNames,
  check: checkNames(printCaddy),
};
