import { createServer } from "node:http";
import { octroi } from "@octroi/edge/node";
import policy from "./octroi.policy.json" with { type: "json" };

const site = octroi({ policy }, (_request, response) => {
  response.end("Hello");
});
const server = createServer(site).listen(Number(process.env.PORT ?? 3000));
server.once("listening", () => console.log(`http://localhost:${process.env.PORT ?? 3000}/`));
process.once("SIGTERM", () => server.close(() => site.flush()));
