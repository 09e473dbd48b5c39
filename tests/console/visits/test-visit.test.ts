import type { RequestListener } from "node:http";
import { sqlite } from "@octroi/database/testing/databases";
import { octroi } from "@octroi/edge/node";
import { preset } from "@octroi/policy";
import { localWeb, says } from "@octroi/web/testing/local-web";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteKeyAddress } from "../../../domain/sites/site-key.ts";
import type { TestVisit } from "../../../domain/visits/test-visit.ts";
import { testVisits } from "../../../server/console/visits/test-visit.ts";
import { startVisits } from "./server.ts";

let server: Awaited<ReturnType<typeof sqlite>>;
beforeAll(async () => {
  server = await sqlite();
});
afterAll(() => server[Symbol.asyncDispose]());

interface Gate {
  /** The secret of the key that the gate has; the right one, unless it is given. */
  secret?: string;
  mode?: "observe" | "enforce";
}

/** What a test visit says of a site that is served like this. */
async function diagnosis(
  serve: (gate: (options?: Gate) => RequestListener) => RequestListener,
  { arrivalMs = 500 } = {},
): Promise<TestVisit> {
  await using console = await startVisits(await server.fresh());
  const { site, store, secret, address } = console;
  const policy = preset("block-ai", { origin: "https://example.com" });
  const gate = ({ secret: other = secret, mode = "enforce" }: Gate = {}) => {
    const key = siteKeyAddress(new URL(address), {
      site: site.id,
      secret: other,
      publicKey: "A".repeat(43),
    });
    const options = { policy, mode, key, reportEvery: 10, failed: () => {} };
    return octroi(options, (_request, response) => response.end("page"));
  };
  await using web = await localWeb({ https: serve(gate) });
  return await testVisits({ ...store, network: web.network, arrivalMs })(site);
}

/** However slow this machine is, the gate has reported by then. */
const patiently = { arrivalMs: 60_000 };

test("a gate with its key: the visit arrives", async () => {
  expect(await diagnosis((gate) => gate(), patiently)).toEqual({ outcome: "arrived", observes: false });
});

test("a gate that observes: the visit arrives, and it is said that nobody is turned away", async () => {
  const seen = await diagnosis((gate) => gate({ mode: "observe" }), patiently);
  expect(seen).toEqual({ outcome: "arrived", observes: true });
});

test("a site without a gate", async () => {
  expect(await diagnosis(() => says("page"))).toEqual({ outcome: "no-gate", observes: false });
});

test("a gate whose key is wrong", async () => {
  const seen = await diagnosis((gate) => gate({ secret: "x".repeat(43) }));
  expect(seen).toEqual({ outcome: "no-key", observes: false });
});

test("a cache in front of the gate answers in its place", async () => {
  const seen = await diagnosis((gate) => {
    const behind = gate();
    const cached = says("page", 200, { age: "120", "x-cache": "HIT" });
    return (request, response) => (request.url === "/" ? cached : behind)(request, response);
  });
  expect(seen).toEqual({ outcome: "cached", observes: false });
});

test("a site that does not answer", async () => {
  const seen = await diagnosis(() => (request) => request.socket.destroy());
  expect(seen).toEqual({ outcome: "unreachable", observes: false });
});
