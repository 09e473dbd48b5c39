/** The API alone on a free port, as a process that a test can kill. Prints its address once it listens. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { readConfig } from "../../config.ts";
import { createApi } from "../../server/api/index.ts";
import { openServices } from "../../server/services.ts";

const config = readConfig(process.env);
const services = await openServices(config, pino({ level: config.logLevel }, pino.destination(2)));

const app = new Hono();
app.route("/api", createApi(services.api));
app.get("/readyz", async (c) => c.body(null, (await services.ready()) ? 200 : 503));

const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
process.once("SIGTERM", () => server.close(() => services.close()));
