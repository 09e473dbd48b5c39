import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll } from "vitest";
import { readConfig } from "../config.ts";
import { createApp } from "../server/app.ts";
import { assetsIn } from "../server/assets.ts";
import { formPages } from "../server/form-pages.ts";
import { createMetrics } from "../server/metrics.ts";
import { cachedPages } from "../server/pages.ts";
import { builtRenderer } from "../server/renderer.ts";
import { requestObserver } from "../server/request-log.ts";
import { openServices } from "../server/services.ts";

const build = new URL("../build/", import.meta.url);
const render = await builtRenderer(build);
const folder = await mkdtemp(join(tmpdir(), "octroi-app-"));
export const services = await openServices(
  readConfig({ DATABASE_URL: join(folder, "waitlist.sqlite") }),
  pino({ level: "silent" }),
  createMetrics(),
);
afterAll(async () => {
  await services.close();
  await rm(folder, { recursive: true });
});

/** The whole application over the built pages, as `main.ts` puts it together, without a socket. */
export function site({
  url = "https://octroi.example",
  log = pino({ level: "silent" }),
  api = services.api,
} = {}) {
  const siteUrl = new URL(url);
  let renders = 0;
  const counted = (request: Request) => {
    renders += 1;
    return render(request);
  };
  const app = createApp({
    siteUrl,
    pages: cachedPages({ render: counted, siteUrl }),
    forms: formPages({ render: counted, siteUrl }),
    assets: assetsIn(new URL("client", build).pathname),
    builtOn: new Date("2026-01-02T03:04:05Z"),
    api: { ...api, log },
    ready: services.ready,
    observe: requestObserver(log, createMetrics()),
    log,
  });
  const get = async (path: string, headers: Record<string, string> = {}) =>
    app.request(new Request(`http://localhost${path}`, { headers }));
  return { app, get, renders: () => renders };
}
