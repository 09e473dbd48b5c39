import { createServer, type RequestListener } from "node:http";
import { octroi } from "../src/adapters/node.ts";
import { policy } from "../tests/policy.ts";

/** A bare server, with the gate or without: `node server.ts gated`. Prints its port. */
const page: RequestListener = (_request, response) => {
  response.end("Hello");
};
const site = process.argv[2] === "gated" ? octroi({ policy, mode: "enforce" }, page) : page;
const server = createServer(site).listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") console.log(address?.port);
});
