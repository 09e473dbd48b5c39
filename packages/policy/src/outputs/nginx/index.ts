import type { Output } from "../output.ts";
import { checkNames, readNames } from "../server/read.ts";
import { enforcedByName } from "../server/spec-support.ts";
import { printNginx } from "./print.ts";

/** Rules for nginx. */
export const nginx: Output<readonly string[]> = {
  support: enforcedByName("https://nginx.org/en/docs/http/ngx_http_map_module.html"),
  print: printNginx,
  read: readNames,
  check: checkNames(printNginx),
};
