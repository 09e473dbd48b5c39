import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProgram } from "../../../scripts/find-program.ts";
import { printCaddy } from "../src/outputs/caddy/print.ts";
import { expectAgreement, policy } from "./agreement.ts";
import { type RunningServer, startServer } from "./programs/server.ts";
import { ask } from "./request.ts";

const caddy = findProgram("caddy", "caddy");

function prepare(folder: string, port: number): readonly [string, ...string[]] {
  const [rules] = printCaddy(policy).files;
  writeFileSync(
    join(folder, "Caddyfile"),
    `{\n\tadmin off\n\tauto_https off\n}\n${rules?.text}\nhttp://127.0.0.1:${port} {\n\tbind 127.0.0.1\n\timport octroi\n\trespond "page" 200\n}\n`,
  );
  return [caddy ?? "caddy", "run", "--config", "Caddyfile", "--adapter", "caddyfile"];
}

describe.skipIf(caddy === undefined)("Caddy with the printed rules", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({
      prepare,
      environment: (folder) => ({ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }),
    });
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
});
