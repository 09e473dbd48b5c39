import { pino } from "pino";
import { readConfig } from "../config.ts";
import { createApp } from "./app.ts";
import { assetsIn } from "./assets.ts";
import { listen } from "./listen.ts";
import { cachedPages } from "./pages.ts";
import { builtRenderer } from "./renderer.ts";
import { openServices } from "./services.ts";

const config = readConfig(process.env);
const log = pino({ level: config.logLevel });
const buildFolder = new URL("../build/", import.meta.url);
const render = await builtRenderer(buildFolder);
const services = await openServices(config, log);

const app = createApp({
  siteUrl: config.siteUrl,
  pages: cachedPages({ render, siteUrl: config.siteUrl }),
  assets: assetsIn(new URL("client", buildFolder).pathname),
  api: services.api,
  ready: services.ready,
  log,
});
const server = await listen(app, config);
console.log(`Octroi: ${server.address}`);

async function stop() {
  await server.stop();
  await services.close();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
