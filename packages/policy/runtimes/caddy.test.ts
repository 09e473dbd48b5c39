import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../../../scripts/find-program.ts";
import { printCaddy } from "../src/outputs/caddy/print.ts";
import type { Policy } from "../src/policy.ts";
import { describePrintedRules } from "./printed-rules.ts";

const caddy = findProgram("caddy", "caddy");

function prepare(policy: Policy, folder: string, port: number): readonly [string, ...string[]] {
  const [rules] = printCaddy(policy).files;
  writeFileSync(
    join(folder, "Caddyfile"),
    `{\n\tadmin off\n\tauto_https off\n}\n${rules?.text}\nhttp://127.0.0.1:${port} {\n\tbind 127.0.0.1\n\timport octroi\n\trespond "page" 200\n}\n`,
  );
  return [caddy ?? "caddy", "run", "--config", "Caddyfile", "--adapter", "caddyfile"];
}

describePrintedRules("Caddy", {
  program: caddy,
  prepare,
  compares: { queries: false, octets: false },
  environment: (folder) => ({ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }),
});
