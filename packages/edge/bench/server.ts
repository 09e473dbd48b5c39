import { createServer, type RequestListener } from "node:http";
import { octroi } from "../src/adapters/node.ts";
import { policy } from "../tests/policy.ts";

/** A bare server, with the gate or without: `fork("server.ts", ["gated"])`. Tells its port, and when asked its CPU time. */
const page: RequestListener = (_request, response) => {
  response.end("Hello");
};
const site = process.argv[2] === "gated" ? octroi({ policy, mode: "enforce" }, page) : page;
const server = createServer(site).listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.send?.(address?.port);
});
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1e6);
});
