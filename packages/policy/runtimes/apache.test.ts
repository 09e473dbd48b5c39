import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../../../scripts/find-program.ts";
import { printApache } from "../src/outputs/apache/print.ts";
import type { Policy } from "../src/policy.ts";
import { describePrintedRules } from "./printed-rules.ts";

const apache = findProgram("apache2", "apache2");
const modules = ["mpm_event", "authz_core", "rewrite", "headers", "alias"];

function prepare(policy: Policy, folder: string, port: number): readonly [string, ...string[]] {
  mkdirSync(join(folder, "site"));
  writeFileSync(join(folder, "site/page"), "page");
  for (const { path, text } of printApache(policy).files) writeFileSync(join(folder, path), text);
  writeFileSync(
    join(folder, "httpd.conf"),
    [
      ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      `ServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${folder}/httpd.pid\nErrorLog ${folder}/error.log`,
      "StartServers 1\nMinSpareThreads 1\nMaxSpareThreads 8\nThreadsPerChild 8\nMaxRequestWorkers 8",
      ...(process.getuid?.() === 0 ? ["User www-data\nGroup www-data"] : []),
      `DocumentRoot ${folder}/site\nInclude ${folder}/octroi.conf`,
      // Whatever is asked for is there: only the rules decide.
      `AliasMatch "^" "${folder}/site/page"`,
      `<Directory ${folder}/site>\nRequire all granted\n</Directory>`,
    ].join("\n"),
  );
  return [apache ?? "apache2", "-X", "-f", join(folder, "httpd.conf"), "-d", folder];
}

describePrintedRules("Apache", {
  program: apache,
  prepare,
  compares: { queries: false, octets: true },
  explains: false,
});
