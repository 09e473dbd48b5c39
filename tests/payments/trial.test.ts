import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sqlite } from "@octroi/database/testing/databases";
import { expect, inject, test } from "vitest";
import { trialInstall, trialProgram } from "../../console/app/market/trial-program.ts";
import { buyerKey, openMarket } from "./market.ts";
import { dependencies } from "./package.json" with { type: "json" };
import { network } from "./parts.ts";

const run = promisify(execFile);

test("a publisher’s own program, as its page prints it, pays what it tries on a test network, and nothing is counted", async () => {
  await using files = await sqlite();
  await using market = await openMarket(await files.fresh());
  const { store, workspace, offer, chain, site } = market;
  // Beside a network whose money counts, this one is for trials.
  const chains = [network.id, "eip155:8453"].map((id) => `${id}=${chain.url}`).join(",");
  await using server = await market.start({ CHAIN_URLS: chains });
  const begun = await store.trials.begin(workspace, { offer, rail: "x402" });
  if (begun.outcome !== "quoted") throw new Error(`Expected an order, found ${begun.outcome}`);
  const { id } = begun.order;
  const { stdout } = await run(
    process.execPath,
    ["--input-type=module", "-e", trialProgram(new URL(`/v1/market/trials/${id}`, server.url).href)],
    { cwd: inject("payments"), env: { PATH: process.env["PATH"], WALLET_KEY: buyerKey } },
  );
  const [, status, text = ""] = /^(\d+) (.*)$/s.exec(stdout) ?? [];
  expect(status).toBe("200");
  expect(JSON.parse(text)).toMatchObject({
    order: { id, state: "paid", isTest: true, token: null },
    license: null,
    receipt: null,
  });
  expect(await store.trials.find(workspace, id)).toMatchObject({
    payment: { state: "settled", external: expect.stringMatching(/^0x/) },
    counted: { entries: 0, receipts: 0, licenses: 0 },
  });
  expect(await market.earned()).toEqual({ chain: 500_000n, books: 0n });
  expect(await store.licenses.list(site)).toEqual([]);
  for (const name of ["@x402/fetch", "@x402/evm", "viem"] as const) {
    expect(trialInstall).toContain(`${name}@${dependencies[name]}`);
  }
});
