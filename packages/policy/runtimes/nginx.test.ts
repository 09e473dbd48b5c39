import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProgram } from "../../../scripts/find-program.ts";
import { printNginx } from "../src/outputs/nginx/print.ts";
import { expectAgreement, policy } from "./agreement.ts";
import { type RunningServer, startServer } from "./programs/server.ts";
import { ask } from "./request.ts";

const nginx = findProgram("nginx", "nginx");

function prepare(folder: string, port: number): readonly [string, ...string[]] {
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

describe.skipIf(nginx === undefined)("nginx with the printed rules", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ prepare });
  });
  afterAll(() => server?.stop());

  test("answers as the policy decides, for every crawler and path", async () => {
    await expectAgreement(
      server.address,
      async (header, path) => (await ask(server.address, path, header)).status,
    );
  });

  test("says the price, and that the answer is not to be kept", async () => {
    const answer = await ask(server.address, "/article", "ClaudeBot/1.0");
    expect(answer.headers).toMatchObject({ "crawler-price": "EUR 0.005", "cache-control": "no-store" });
    expect(answer.body).toContain("https://example.com/license.xml");
  });

  test("says what the policy says to a browser, and nothing of a price", async () => {
    const { headers } = await ask(server.address, "/article", "Mozilla/5.0");
    expect(headers["content-usage"]).toBe("train-ai=n, search=y");
    expect(headers.link).toBe('<https://example.com/license.xml>; rel="license"; type="application/rsl+xml"');
    expect(headers).not.toHaveProperty("crawler-price");
    expect(headers).not.toHaveProperty("cache-control");
  });

  test("counts visits of a crawler under a limit, and of no other", async () => {
    const answers = [];
    for (let visit = 0; visit < 6; visit++)
      answers.push((await ask(server.address, "/n", "PerplexityBot/1.0")).status);
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
    expect(answers.at(-1)).toBe(429);
    expect((await ask(server.address, "/n", "Googlebot/2.1")).status).toBe(200);
    expect((await ask(server.address, "/robots.txt", "PerplexityBot/1.0")).status).toBe(200);
  });
});
