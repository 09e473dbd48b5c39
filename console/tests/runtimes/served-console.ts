import "@octroi/web/production";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@octroi/database/testing/free-port";
import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";
import { listen } from "@octroi/web/http/listen";
import { requestListener } from "@octroi/web/http/request-listener";
import { assetsIn } from "@octroi/web/pages/assets";
import type { Network } from "@octroi/web/reading/network";
import { pino } from "pino";
import { createConsole } from "../../server/console.ts";
import { createMetrics } from "../../server/operations/metrics.ts";
import { appPages } from "../../server/pages/app-pages.ts";
import { builtApp } from "../../server/pages/renderer.ts";
import { openServices } from "../../server/services.ts";
import { openStore } from "../../store/store.ts";

const build = new URL("../../build/", import.meta.url);

/** The console as it runs, on a port of its own, in a web of its own: where it finds sites is the test's. */
export async function servedConsole(network: Network) {
  ensureFreshBuild("console");
  const port = await freePort();
  const url = new URL(`http://localhost:${port}`);
  const siteUrl = new URL("https://octroi.example");
  const folder = await mkdtemp(join(tmpdir(), "octroi-console-"));
  const database = { kind: "sqlite", file: join(folder, "console.sqlite") } as const;
  const log = pino({ level: "silent" });
  const metrics = createMetrics();
  const mail = { smtpUrl: undefined, from: "hello@octroi.example", dkim: undefined };
  const dns = { zone: "edge.octroi.example", proxyToken: undefined, resolvers: ["127.0.0.1:9"] };
  const settings = { database, dataFolder: folder, mail, url, siteUrl, network, dns };
  const services = await openServices(
    { ...settings, secret: Buffer.alloc(32, 7), robotsFetch: false, rateLimit: false, trustProxy: [] },
    log,
    metrics,
  );
  const { cookies, isTrusted, visitorOf, handlers, ready } = services;
  const app = createConsole({
    url,
    files: assetsIn(fileURLToPath(new URL("client", build))),
    visitorOf,
    sessionCookie: cookies.session,
    handlers,
    pages: appPages({
      render: await builtApp(build),
      services: services.pages,
      cookies,
      url,
      siteUrl,
      isTrusted,
    }),
    ready,
    metrics,
    log,
  });
  const server = await listen(requestListener(app, url), { host: "localhost", port });
  return {
    address: url.origin,
    keyAddress: services.pages.keyAddress,
    /** Where it writes its mails. */
    mailFolder: join(folder, "mail"),
    /** A second way into what it keeps. */
    store: await openStore(database),
    async stop() {
      services.endStreams();
      await server.stop();
      await services.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
