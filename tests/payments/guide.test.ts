import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sqlite } from "@octroi/database/testing/databases";
import { licenseChecker } from "@octroi/edge/licenses";
import { expect, inject, test } from "vitest";
import { secretsFrom } from "../../domain/secrets/secrets.ts";
import { licenseKeysOf } from "../../server/console/licenses/token.ts";
import { guideLines } from "../console/market/guide-lines.ts";
import { startFront } from "./front.ts";
import { buyerKey, openMarket, serverSecret } from "./market.ts";

const run = promisify(execFile);

test("the guide’s lines for @x402/fetch and oauth4webapi pay for an order and draw a token, as they are printed", async () => {
  const [buy = "", draw = "", ...more] = guideLines("en", ["js"]);
  expect(more).toEqual([]);
  await using files = await sqlite();
  await using market = await openMarket(await files.fresh());
  await using front = await startFront();
  await using server = await market.start({ CONSOLE_URL: front.origin });
  front.leadTo(server.url);
  const walk = async (lines: string) => {
    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", lines], {
      cwd: inject("payments"),
      env: {
        PATH: process.env["PATH"],
        NODE_EXTRA_CA_CERTS: front.authority,
        MARKET: front.origin,
        CLIENT_ID: market.company,
        CLIENT_SECRET: market.secret,
        OFFER: market.offer,
        WALLET_KEY: buyerKey,
      },
    });
    return JSON.parse(stdout);
  };
  const bought = await walk(buy);
  expect(bought).toMatchObject({ order: { state: "paid", paid: { currency: "USDC" } }, receipt: {} });
  const { access_token: token, token_type: type } = await walk(draw);
  expect(String(type).toLowerCase()).toBe("license");
  const origin = "https://seller.example.com";
  const keys = await licenseKeysOf(secretsFrom(serverSecret), market.workspace);
  const use = { issuer: origin, audience: origin, now: Date.now() };
  const check = licenseChecker(keys);
  expect((await check(token, { ...use, path: "/articles/1" })).valid).toBe(true);
  expect((await check(token, { ...use, path: "/photos/1" })).valid).toBe(false);
  expect(await market.earned()).toEqual({ chain: 500_000n, books: 500_000n });
});
