import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProgram } from "../../../scripts/find-program.ts";
import { printRobotsTxt } from "../src/outputs/robots-txt/print.ts";
import { printWordpress } from "../src/outputs/wordpress/print.ts";
import type { Policy } from "../src/policy.ts";
import { expectAgreement, policy, visits } from "./agreement.ts";
import { awkward, awkwardVisits } from "./awkward.ts";
import { type RunningServer, startServer } from "./programs/server.ts";
import { ask } from "./request.ts";

const php = findProgram("php", "php-cli");

/** WordPress as far as the plugin knows it: hooks that are called in WordPress’s order, and its two functions. */
const hooks = `<?php
define( 'ABSPATH', __DIR__ );
$hooks = array();
function add_filter( $name, $call, $priority = 10 ) { global $hooks; $hooks[ $name ][] = $call; }
function add_action( $name, $call, $priority = 10 ) { add_filter( $name, $call, $priority ); }
function run( $name, $value = null ) { global $hooks; foreach ( $hooks[ $name ] ?? array() as $call ) { $value = $call( $value ); } return $value; }
function status_header( $code ) { http_response_code( $code ); }
function nocache_headers() { header( 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' ); }
require __DIR__ . '/octroi-policy.php';
run( 'plugins_loaded' );
run( 'send_headers' );
if ( '/robots.txt' === $_SERVER['REQUEST_URI'] ) { header( 'Content-Type: text/plain' ); echo run( 'robots_txt', 'before' ); exit; }
echo 'page';
`;

/** A site of its own, with the plugin that is printed for a policy. */
function start(policy: Policy): Promise<RunningServer> {
  return startServer({
    prepare(folder, port) {
      writeFileSync(join(folder, "octroi-policy.php"), pluginFor(policy));
      writeFileSync(join(folder, "index.php"), hooks);
      return [php ?? "php", "-S", `127.0.0.1:${port}`, join(folder, "index.php")];
    },
  });
}

function pluginFor(policy: Policy): string {
  return printWordpress(policy).files[0]?.text ?? "";
}

describe.skipIf(php === undefined)("the printed plugin", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(policy);
  });
  afterAll(() => server?.stop());

  test("is PHP", () => {
    expect(execFileSync(php ?? "php", ["-l"], { input: pluginFor(policy), encoding: "utf8" })).toContain(
      "No syntax errors detected",
    );
  });

  test("answers as the policy decides where names and paths are hard to write", async () => {
    const other = await start(awkward);
    try {
      await expectAgreement(
        awkward,
        awkwardVisits({ queries: false, octets: true }),
        async (header, path) => (await ask(other.address, path, header)).status,
      );
    } finally {
      await other.stop();
    }
  });

  test("answers as the policy decides, for every crawler and path", async () => {
    await expectAgreement(
      policy,
      visits,
      async (header, path) => (await ask(server.address, path, header)).status,
    );
  });

  test("serves the printed robots.txt to the crawlers it names", async () => {
    const { body } = await ask(server.address, "/robots.txt", "GPTBot/1.2");
    expect(body).toBe(printRobotsTxt(policy).files[0]?.text);
  });

  test("says the price to those who pay, and the headers to all who get in", async () => {
    expect((await ask(server.address, "/article", "ClaudeBot/1.0")).headers["crawler-price"]).toBe(
      "EUR 0.005",
    );
    expect((await ask(server.address, "/article", "Mozilla/5.0")).headers["content-usage"]).toBe(
      "train-ai=n, search=y",
    );
  });
});
