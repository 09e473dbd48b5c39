import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { userAgents } from "../../edge/tests/visits.ts";
import { ask } from "../../policy/runtimes/request.ts";
import { signIn } from "./browser.ts";
import { startConsole } from "./console.ts";
import { wasmVersions } from "./php-wasm.ts";
import { php, startWordPress } from "./wordpress.ts";

describe.each(wasmVersions)("on PHP %s", (version) => {
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
