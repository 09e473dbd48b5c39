import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../../database/testing/free-port.ts";
import { elsewhere, userAgents } from "../tests/visits.ts";
import type { Redis } from "./redis.ts";
import { type Running, start } from "./start.ts";

async function visits({ address }: Running, times: number, as: string = userAgents.ccbot): Promise<number[]> {
  const statuses: number[] = [];
  for (let visit = 0; visit < times; visit++) {
    const response = await fetch(`${address}/articles/1`, {
      headers: { "user-agent": as, "x-forwarded-for": elsewhere },
    });
    await response.body?.cancel();
    statuses.push(response.status);
  }
  return statuses;
}

/** Counters that instances share, on the servers that they are for. `home` is where the examples are installed. */
export function testSharedLimits(redis: Redis | undefined, home: string): void {
  afterAll(() => redis?.stop());

  describe.skipIf(redis === undefined)("two servers that count through Redis", () => {
    let servers: Running[] = [];
    beforeAll(async () => {
      const command = {
        folder: `${home}/node`,
        command: process.execPath,
        arguments: ["shared-limits.ts"],
        environment: {
          OCTROI_MODE: "enforce",
          OCTROI_ADDRESS_HEADER: "x-forwarded-for",
          REDIS_URL: redis?.url ?? "",
        },
      };
      servers = [await start(await freePort(), command), await start(await freePort(), command)];
    });
    afterAll(() => Promise.all(servers.map((server) => server.stop())));

    test("let in together what the policy lets in, and go on counting alone when it is gone", async () => {
      const [first, second] = servers;
      if (first === undefined || second === undefined) throw new Error("Two servers were to be started.");
      expect(await visits(first, 1)).toEqual([200]);
      expect(await visits(second, 2)).toEqual([200, 429]);
      expect(await visits(first, 1)).toEqual([429]);
      await redis?.stop();
      expect(await visits(first, 1, userAgents.bytespider)).toEqual([403]);
      expect(await visits(first, 1, userAgents.browser)).toEqual([200]);
      // Its own memory has counted all three of its visits.
      expect(await visits(first, 1)).toEqual([429]);
    });
  });

  test("a server that counts through Redis answers before Redis does", async () => {
    const server = await start(await freePort(), {
      folder: `${home}/node`,
      command: process.execPath,
      arguments: ["shared-limits.ts"],
      environment: { OCTROI_MODE: "enforce", REDIS_URL: `redis://127.0.0.1:${await freePort()}` },
    });
    expect(await visits(server, 1, userAgents.browser)).toEqual([200]);
    expect(await visits(server, 3)).toEqual([200, 200, 429]);
    await server.stop();
  });

  describe("a Worker with Cloudflare’s rate limiting binding", () => {
    let site: Running;
    let worker: Running;
    beforeAll(async () => {
      site = await start(await freePort(), {
        folder: `${home}/koa`,
        command: process.execPath,
        arguments: ["server.ts"],
      });
      const port = await freePort();
      worker = await start(port, {
        folder: `${home}/cloudflare-workers`,
        command: process.execPath,
        arguments: [
          `${home}/node_modules/wrangler/bin/wrangler.js`,
          ...["dev", "--config", "wrangler.limits.toml", "--var", "OCTROI_MODE:enforce"],
          ...["--local-upstream", new URL(site.address).host, "--upstream-protocol", "http"],
          ...["--ip", "127.0.0.1", "--port", String(port)],
        ],
        environment: { WRANGLER_SEND_METRICS: "false" },
      });
    });
    afterAll(() => Promise.all([worker?.stop(), site?.stop()]));

    test("answers 429 when the binding says so", async () => {
      expect(await visits(worker, 3)).toEqual([200, 200, 429]);
      expect(await visits(worker, 1, userAgents.browser)).toEqual([200]);
    });
  });
}
