import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { localWeb } from "@octroi/web/testing/local-web";
import { expect, test } from "vitest";
import { exchange } from "../tests/exchange.ts";
import { proxiedHost, startProxy } from "../tests/start-proxy.ts";
import { fronts } from "./fuzzed-servers.ts";

const deployed = await readFile(resolve(import.meta.dirname, "../../deploy/proxy.Caddyfile"), "utf8");
const startCaddy = fronts.Caddy;
const names = Array.from({ length: 30 }, (_, number) => `www.publisher-${number}.example`);

/** A proxy whose answers say which it is. */
async function startNamed(name: string) {
  const web = await localWeb({ http: (_request, response) => response.end(name) });
  const proxy = await startProxy({
    network: web.network,
    hosts: names.map((host) => proxiedHost({ host })),
  });
  return {
    proxy,
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await web[Symbol.asyncDispose]();
    },
  };
}

test.skipIf(!startCaddy)(
  "behind Caddy each of two proxies has its part of the hosts, and all visits of a host; what one leaves, the other has",
  async () => {
    if (!startCaddy) throw new Error("Expected Caddy to be installed.");
    await using one = await startNamed("one");
    await using two = await startNamed("two");
    const front = await startCaddy(one.proxy.url, deployed, two.proxy.url);
    const visitAll = async () => {
      const answers: string[] = [];
      for (const host of names) {
        const { status, body } = await exchange(front.url, "/", { headers: { host } });
        answers.push(`${status} ${body}`);
      }
      return answers;
    };
    try {
      const first = await visitAll();
      expect(new Set(first)).toEqual(new Set(["200 one", "200 two"]));
      expect(await visitAll()).toEqual(first);
      await one.proxy.stop({ afterMs: 0, withinMs: 0 });
      expect(new Set(await visitAll())).toEqual(new Set(["200 two"]));
    } finally {
      await front.stop();
    }
  },
);
