import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localWeb } from "@octroi/web/testing/local-web";
import type { ServerProcess } from "@octroi/web/testing/server-process";
import { startServer } from "../server-process.ts";
import { faultyServer } from "./faulty-sites.ts";

/** The real server in a web of twenty faulty sites, and of sites that answer when they are told to. */
export interface CheckedSite extends AsyncDisposable {
  server: ServerProcess;
  /** Lets every home page of `held….example.com` go that somebody waits for. */
  release(): void;
  /** Asks for check-ups as another visitor would, from an address of its own. */
  ask(domains: readonly string[], from: string): Promise<Response[]>;
}

const heldRobots = "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n";

export async function checkedSite(): Promise<CheckedSite> {
  const folder = await mkdtemp(join(tmpdir(), "octroi-checked-"));
  const waiting: (() => void)[] = [];
  const web = await localWeb({
    certified: "*.example.com",
    https(request, response) {
      if (!request.headers.host?.startsWith("held")) return faultyServer(request, response);
      if (request.url === "/") waiting.push(() => response.end("<!doctype html><title>At last</title>"));
      else if (request.url === "/robots.txt") response.end(heldRobots);
      else response.writeHead(404).end();
    },
  });
  const { ports, ca } = web.network;
  const server = await startServer(
    { kind: "sqlite", file: join(folder, "octroi.sqlite") },
    { LOCAL_WEB: JSON.stringify({ ports, ca }), TRUST_PROXY: "127.0.0.1" },
    { entry: "../tests/site/site-check/server.ts" },
  );
  return {
    server,
    release() {
      for (const answer of waiting.splice(0)) answer();
    },
    ask: (domains, from) =>
      Promise.all(
        domains.map((domain) =>
          fetch(`${server.url}/api/site-check`, {
            method: "POST",
            headers: { "content-type": "application/json", "x-forwarded-for": from },
            body: JSON.stringify({ domain }),
          }),
        ),
      ),
    async [Symbol.asyncDispose]() {
      await server.kill("SIGTERM");
      await web[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
