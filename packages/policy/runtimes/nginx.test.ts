import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProgram } from "../../../scripts/find-program.ts";
import { printNginx } from "../src/outputs/nginx/print.ts";
import type { Policy } from "../src/policy.ts";
import { describePrintedRules } from "./printed-rules.ts";

const nginx = findProgram("nginx", "nginx");

function prepare(policy: Policy, folder: string, port: number): readonly [string, ...string[]] {
  for (const { path, text } of printNginx(policy).files) writeFileSync(join(folder, path), text);
  mkdirSync(join(folder, "tmp"));
  mkdirSync(join(folder, "site"));
  writeFileSync(join(folder, "site/page"), "page");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path tmp/${name};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; pid nginx.pid; error_log stderr; worker_processes 1; events { worker_connections 64; }
     http { access_log off; ${temporary.join(" ")} include octroi-http.conf;
       server { listen 127.0.0.1:${port}; include octroi-server.conf; root ${folder}/site; location / { try_files /page =404; } } }`,
  );
  return [nginx ?? "nginx", "-p", folder, "-c", "nginx.conf", "-e", "stderr"];
}

describePrintedRules("nginx", {
  program: nginx,
  prepare,
  compares: { queries: true, octets: true },
  also(ask) {
    test("counts visits of a crawler under a limit, and of no other", async () => {
      const answers = [];
      for (let visit = 0; visit < 6; visit++) answers.push((await ask("/n", "PerplexityBot/1.0")).status);
      expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
      expect(answers.at(-1)).toBe(429);
      expect((await ask("/n", "Googlebot/2.1")).status).toBe(200);
      expect((await ask("/robots.txt", "PerplexityBot/1.0")).status).toBe(200);
    });
  },
});
