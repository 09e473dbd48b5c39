import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { octroi } from "@octroi/edge/hono";
import { Hono } from "hono";
import policy from "./octroi.policy.json" with { type: "json" };

const app = new Hono();
const gate = octroi({ policy, address: (c) => getConnInfo(c).remote.address });
app.use(gate);
app.get("/articles/:id", (c) => c.text("Hello"));

const server = serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) });
server.once("listening", () => console.log(`http://localhost:${process.env.PORT ?? 3000}/`));
process.once("SIGTERM", () => server.close(() => gate.flush()));
