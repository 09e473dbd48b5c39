import { localNetwork } from "@octroi/web/testing/local-web";
import { startConsole } from "../../packages/edge/tests/console.ts";
import { policy } from "../../packages/edge/tests/policy.ts";
import { proxiedHost, startProxy } from "../tests/start-proxy.ts";
import { hostName } from "./host-name.ts";

/**
 * The proxy in front of the server at a port, for so many hosts, with the gate enforcing a policy or without it. Tells its
 * port and, when asked, its CPU time and the memory that it holds.
 */
const [kind, originPort, hostCount] = process.argv.slice(2);
const site = await startConsole();
await site.publish({ policy });
const status = kind === "gated" ? "protected" : "pending";
const hosts = Array.from({ length: Number(hostCount) }, (_, at) =>
  proxiedHost({ host: hostName(at), status, key: site.key }),
);
const network = localNetwork({ "http:": Number(originPort), "https:": 1 });
const { url } = await startProxy({ network, hosts, limits: { visits: 512, connections: 256 } });
process.send?.(Number(new URL(url).port));
process.on("message", (question) => {
  if (question === "memory") globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ seconds: (user + system) / 1e6, resident: rss / 1e6, held: (heapUsed + external) / 1e6 });
});
