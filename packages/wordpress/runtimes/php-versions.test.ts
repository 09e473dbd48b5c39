import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { userAgents } from "../../edge/tests/visits.ts";
import { ask } from "../../policy/runtimes/request.ts";
import { signIn } from "./browser.ts";
import { startConsole } from "./console.ts";
import { type WasmVersion, wasmCommand, wasmVersions } from "./php-wasm.ts";
import { currentWordPress, php, startWordPress } from "./wordpress.ts";

const execute = promisify(execFile);
const home = resolve(import.meta.dirname, "..");

/** A program that is called as PHP is. PHP without sodium gets WordPress's own, as it does there. */
function phpProgram(version: WasmVersion, folder: string): string {
  const core = join(currentWordPress(), "latest/wordpress/wp-includes");
  const sodium = join(core, "sodium_compat/autoload.php");
  const command = [
    ...wasmCommand(version, "cli", `${home}:${core}`),
    ...["-d", "memory_limit=1G", "-d", `auto_prepend_file=${sodium}`],
  ];
  const file = join(folder, `php-${version}`);
  const quoted = command.map((part) => `'${part}'`).join(" ");
  // A pipe that has nothing yet is an error to it, and a file is not.
  writeFileSync(file, `#!/bin/sh\ncat > "$0.$$"\n${quoted} "$@" < "$0.$$"\n`, { mode: 0o755 });
  return file;
}

describe.each(wasmVersions)("on PHP %s", (version) => {
  test.skipIf(php === undefined)(
    "the plugin identifies, decides and answers as the packages do",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "octroi-php-"));
      try {
        const { stdout } = await execute(
          process.execPath,
          [
            join(home, "../../node_modules/vitest/vitest.mjs"),
            "run",
            "--project",
            "pure",
            join(home, "tests"),
          ],
          {
            cwd: join(home, "../.."),
            env: { ...process.env, OCTROI_TEST_PHP: phpProgram(version, folder), NO_COLOR: "1" },
            maxBuffer: 64 * 1024 ** 2,
          },
        );
        expect(stdout).toMatch(/Tests +\d+ passed \(\d+\)/);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );

  test.skipIf(php === undefined)(
    "a WordPress counts, refuses, shows its screens and is connected",
    async () => {
      const console_ = await startConsole();
      const site = await startWordPress({
        phpVersion: version,
        constants: { OCTROI_CONSOLE: console_.address, DISABLE_WP_CRON: true },
      });
      try {
        const visit = (header: string, path = "/") => ask(site.address, path, header);
        await site.decide({
          enforce: true,
          preset: "block-ai",
          choices: { CCBot: "limit", PerplexityBot: "charge" },
          limit: { visits: 2, per: "hour" },
        });
        expect((await visit(userAgents.browser)).body).toContain("</html>");
        expect((await visit(userAgents.googlebot)).status).toBe(200);
        expect((await visit(userAgents.gptbot)).status).toBe(403);
        expect((await visit(userAgents.perplexity)).status).toBe(402);
        const limited = [];
        for (let asked = 0; asked < 3; asked++) limited.push((await visit(userAgents.ccbot)).status);
        expect(limited).toEqual([200, 200, 429]);
        expect((await visit("curl/8", "/robots.txt")).body).toContain("User-agent: GPTBot");

        const page = "/wp-admin/admin.php?page=octroi";
        const admin = await signIn(site.address);
        expect(await admin.page(page)).toContain("GPTBot");
        await admin.submit(`${page}&tab=rules`, "octroi_rules", { preset: "allow-all" });
        await admin.submit(`${page}&tab=connection`, "octroi_accept");
        const opened = new URL(await admin.submit(`${page}&tab=connection`, "octroi_connect"));
        const challenge = opened.searchParams.get("challenge") ?? "";
        const route = `${site.address}/wp-json/octroi/v1/connect`;
        const { verifier } = await (await fetch(`${route}?challenge=${challenge}`)).json();
        expect(createHash("sha256").update(verifier).digest("base64url")).toBe(challenge);
        const body = JSON.stringify({ verifier, key: console_.key });
        const headers = { "content-type": "application/json" };
        expect((await fetch(route, { method: "POST", headers, body })).status).toBe(200);
        expect(await admin.page(`${page}&tab=connection`)).toContain("Connected");

        // Neither a warning nor a word about what this version no longer likes.
        const log = join(site.folder, "wp-content/debug.log");
        const said = existsSync(log) ? readFileSync(log, "utf8").split("\n") : [];
        expect(said.filter((line) => /plugins\/octroi|Octroi:/.test(line))).toEqual([]);
      } finally {
        await site.stop();
        await console_.stop();
      }
    },
  );
});
