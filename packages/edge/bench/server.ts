import { createServer, type RequestListener } from "node:http";
import { parsePolicy } from "@octroi/policy";
import { headersFor } from "@octroi/policy/http-headers";
import { octroi } from "../src/adapters/node.ts";
import { policy } from "../tests/policy.ts";

/** A server that does nothing, by itself or behind the gate. Tells its port and, when asked, its CPU time. */
const page: RequestListener = (_request, response) => {
  response.end("Hello");
};
const parsed = parsePolicy(policy);
const said = parsed.ok ? headersFor(parsed.policy, "/articles/1") : [];
const kinds: Readonly<Record<string, RequestListener>> = {
  bare: page,
  observing: octroi({ policy, mode: "observe" }, page),
  /** What the policy says with every page, said by the server itself. */
  saying(request, response) {
    for (const [name, value] of said) response.setHeader(name, value);
    page(request, response);
  },
  enforcing: octroi({ policy, mode: "enforce" }, page),
};
const server = createServer(kinds[process.argv[2] ?? ""]).listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.send?.(address?.port);
});
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1e6);
});
