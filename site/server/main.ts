import { statSync } from "node:fs";
import { pino } from "pino";
import { readConfig } from "../config.ts";
import { createApp } from "./app.ts";
import { assetsIn } from "./assets.ts";
import { fastPath } from "./fast-path.ts";
import { listen } from "./listen.ts";
import { cachedPages } from "./pages.ts";
import { builtRenderer } from "./renderer.ts";
import { openServices } from "./services.ts";

const config = readConfig(process.env);
// Written in batches: a line per request must not cost a system call per request.
const log = pino({ level: config.logLevel }, pino.destination({ sync: false, minLength: 4096 }));
const buildFolder = new URL("../build/", import.meta.url);
const render = await builtRenderer(buildFolder);
const services = await openServices(config, log);

const { host, port, siteUrl } = config;
const pages = cachedPages({ render, siteUrl });
const assets = assetsIn(new URL("client", buildFolder).pathname);
const builtOn = statSync(new URL("server/index.js", buildFolder)).mtime;
const app = createApp({ siteUrl, pages, assets, builtOn, api: services.api, ready: services.ready, log });
const fast = fastPath({ siteUrl, pages, assets, log });
const server = await listen(app, { host, port, fast });
console.log(`Octroi: ${server.address}`);

async function stop() {
  await server.stop();
  await services.close();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
