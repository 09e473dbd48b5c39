import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { octroi } from "@octroi/edge/hono";
import { Hono } from "hono";
import policy from "./octroi.policy.json" with { type: "json" };

const app = new Hono();
app.use(octroi({ policy, address: (c) => getConnInfo(c).remote.address }));
app.get("/articles/:id", (c) => c.text("Hello"));

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) });
