import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { fuzz } from "../tests/fuzz/fuzz.ts";
import { proxiedHost, startProxy } from "../tests/start-proxy.ts";
import { fronts, origins } from "./fuzzed-servers.ts";

const deployed = await readFile(resolve(import.meta.dirname, "../../deploy/proxy.Caddyfile"), "utf8");
const hosts = [proxiedHost({ status: "protected" })];
const limits = { visits: 1_000, continueMs: 50 };
const visits = 400;

describe.each(Object.entries(fronts))("%s", (_front, startFront) => {
  test.skipIf(!startFront).each(Object.entries(origins))(
    "what arrives at %s is what the gate judged",
    async (name, startOrigin) => {
      if (!startOrigin || !startFront) throw new Error(`Expected ${name} to be installed.`);
      const origin = await startOrigin();
      await using proxy = await startProxy({ network: origin.network, hosts, limits });
      const front = await startFront(proxy.url, deployed);
      const seed = name.length + _front.length;
      const found = await fuzz({
        seed,
        visits,
        proxy,
        url: front.url,
        async arrived() {
          await expect.poll(() => proxy.sites.get("example.com")?.slots.visits).toBe(0);
          return origin.arrived();
        },
      }).finally(() => Promise.all([front.stop(), origin.stop()]));
      expect(found.wrong).toEqual([]);
      expect(proxy.failures).toEqual([]);
      expect(found.arrived).toBeGreaterThan(200);
    },
  );
});
