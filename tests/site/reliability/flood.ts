import type { DatabaseLocation } from "@octroi/database/database";
import { floodServer } from "@octroi/web/testing/flood";
import type { TrialResult } from "@octroi/web/testing/trial-result";
import { startServer } from "../server-process.ts";
import { compare, keepSigningUp } from "./signups.ts";

/** What a stranger can ask for without knowing the site: cheap, unknown, and rendered for each who asks. */
const addresses: Record<string, (id: string) => string> = {
  healthz: () => "/healthz",
  "unknown pages": (id) => `/en/${id}`,
  "unknown crawlers": (id) => `/fr/crawlers/${id}`,
  estimates: (id) => `/en/estimator?domain=${id}.example&traffic=1000`,
};

/** Floods the bare server while others read its pages and sign up. */
export async function flood(
  location: DatabaseLocation,
  { connections, requestsEach }: { connections: number; requestsEach: number },
): Promise<TrialResult> {
  await using server = await startServer(location, { RATE_LIMIT: "off" });
  const signups = keepSigningUp(server, { clients: 1, name: "flood" });
  const page = { path: "/en/pricing" };
  const { refused, mebibytes, wrong } = await floodServer(server, {
    connections,
    requestsEach,
    addresses,
    page,
  });
  await signups.stop();
  await server.kill("SIGTERM");
  const { lost } = await compare(location, signups.acknowledged);
  return {
    what: `floods of the site, ${connections} × ${requestsEach}`,
    done: `${refused} × 503, ${mebibytes} MiB, ${signups.acknowledged.size} sign-ups`,
    requests: connections * requestsEach * Object.keys(addresses).length,
    lost,
    wrong: wrong.list(),
  };
}
