import { createServer } from "node:http";
import { octroi } from "@octroi/edge/node";
import fastify from "fastify";
import policy from "./octroi.policy.json" with { type: "json" };

const app = fastify({
  serverFactory: (handler) => {
    const site = octroi({ policy }, handler);
    return createServer(site).on("close", () => site.flush());
  },
});
app.get("/articles/:id", async () => "Hello");

app.server.once("listening", () => console.log(`http://localhost:${process.env.PORT ?? 3000}/`));
app.listen({ port: Number(process.env.PORT ?? 3000) });
process.once("SIGTERM", () => app.close());
