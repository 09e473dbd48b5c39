import { createLogger } from "@octroi/web/operations/logger";
import { readConfig } from "./config.ts";
import { developConsole } from "./console/develop-console.ts";
import { developSite } from "./site/develop-site.ts";
import { openServerStore } from "./store.ts";

/** Both faces, each over a Vite of its own: `npm run dev`. */
const config = readConfig(process.env);
const log = createLogger(config.logLevel);
const store = await openServerStore(config, () => {}, log);
const running = { store, log, ready: store.ready, isStopping: () => false };
const ofConsole = await developConsole(config, running);
const site = await developSite(config, { ...running, collector: ofConsole.collector });
const faces = [site, ofConsole];
console.log(`Octroi console (development): ${ofConsole.address}\nOctroi (development): ${site.address}`);

/** Vite has nothing to save: closing it would wait for every module that it still compiles. */
async function stop() {
  await Promise.all(faces.map((face) => face.stop(0)));
  await store.close();
  process.exit();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
