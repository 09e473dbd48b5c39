import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProgram } from "../../../scripts/find-program.ts";
import { printApache } from "../src/outputs/apache/print.ts";
import { expectAgreement, policy } from "./agreement.ts";
import { type RunningServer, startServer } from "./programs/server.ts";
import { ask } from "./request.ts";

const apache = findProgram("apache2", "apache2");
const modules = ["mpm_event", "authz_core", "rewrite", "headers", "alias"];

function prepare(folder: string, port: number): readonly [string, ...string[]] {
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

describe.skipIf(apache === undefined)("Apache with the printed rules", () => {
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
    const { headers } = await ask(server.address, "/article", "ClaudeBot/1.0");
    expect(headers).toMatchObject({ "crawler-price": "EUR 0.005", "cache-control": "no-store" });
  });

  test("says what the policy says to a browser, and nothing of a price", async () => {
    const { headers } = await ask(server.address, "/article", "Mozilla/5.0");
    expect(headers["content-usage"]).toBe("train-ai=n, search=y");
    expect(headers.link).toBe('<https://example.com/license.xml>; rel="license"; type="application/rsl+xml"');
    expect(headers).not.toHaveProperty("crawler-price");
    expect(headers).not.toHaveProperty("cache-control");
  });
});
