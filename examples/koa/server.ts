import { createServer } from "node:http";
import { octroi } from "@octroi/edge/node";
import Koa from "koa";
import policy from "./octroi.policy.json" with { type: "json" };

const app = new Koa();
app.use((context) => {
  context.body = "Hello";
});
const site = octroi({ policy }, app.callback());
const server = createServer(site).listen(Number(process.env.PORT ?? 3000));
server.once("listening", () => console.log(`http://localhost:${process.env.PORT ?? 3000}/`));
process.once("SIGTERM", () => server.close(() => site.flush()));
