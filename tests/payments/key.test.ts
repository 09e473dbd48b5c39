import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sqlite } from "@octroi/database/testing/databases";
import { createGate } from "@octroi/edge";
import { localWeb } from "@octroi/web/testing/local-web";
import { expect, inject, test } from "vitest";
import { secretsFrom } from "../../domain/secrets/secrets.ts";
import { licenseKeysOf } from "../../server/console/licenses/token.ts";
import { directoriesOf, signingPair } from "../console/market/company-program.ts";
import { startFront } from "./front.ts";
import { buyerKey, openMarket, serverSecret } from "./market.ts";

const run = promisify(execFile);
const agent = "https://bot.example.com";

test("with nothing but its key, a crawler is let in after the three calls that the 402 names", async () => {
  await using stack = new AsyncDisposableStack();
  const files = stack.use(await sqlite());
  const market = stack.use(await openMarket(await files.fresh()));
  const front = stack.use(await startFront());
  const pair = await signingPair();
  const keys = new Map([["bot.example.com", [pair]]]);
  const web = stack.use(await localWeb({ https: directoriesOf(keys), certified: "bot.example.com" }));
  const { ports, ca } = web.network;
  const server = stack.use(
    await market.start({
      CONSOLE_URL: front.origin,
      NODE_OPTIONS: `--import=${new URL("../runtimes/local-web.ts", import.meta.url)}`,
      LOCAL_WEB: JSON.stringify({ ports, ca }),
    }),
  );
  front.leadTo(server.url);

  const gate = createGate({
    policy: {
      version: 1,
      site: { origin: "https://seller.example.com" },
      rules: [
        { who: { crawler: ["GPTBot"] }, action: "charge", price: { amount: "0.005", currency: "EUR" } },
      ],
      market: {
        server: `${front.origin}/olp/${market.site}`,
        page: "https://octroi.example/market/seller.example.com",
        guide: "https://octroi.example/documentation/read-lawfully",
      },
    },
    licenseKeys: await licenseKeysOf(secretsFrom(serverSecret), market.workspace),
    mode: "enforce",
  });
  const visit = (headers: Record<string, string> = {}) =>
    gate.handle(
      new Request("https://seller.example.com/articles/1", {
        headers: { "user-agent": "GPTBot/1.3", ...headers },
      }),
    );
  const refused = await visit();
  expect(refused?.status).toBe(402);
  const { market: named } = JSON.parse((await refused?.text()) ?? "");
  const [accounts, orders, tokens] = (named.calls as string[]).map((call) => call.replace(/^POST /, ""));

  const { stdout } = await run(process.execPath, ["key.mjs"], {
    cwd: `${inject("payments")}/hosts`,
    env: {
      PATH: process.env["PATH"],
      NODE_EXTRA_CA_CERTS: front.authority,
      ACCOUNTS: accounts,
      ORDERS: orders,
      TOKENS: tokens,
      OFFER: market.offer,
      AGENT: agent,
      KEY: JSON.stringify(pair.privateKey.export({ format: "jwk" })),
      WALLET_KEY: buyerKey,
    },
  });
  const { signedUp, bought, token } = JSON.parse(stdout);
  expect(signedUp.account).toMatchObject({ origin: agent, keys: [{ thumbprint: pair.keyid }] });
  expect(bought).toMatchObject({ order: { state: "paid", paid: { currency: "USDC" } } });
  expect(await visit({ authorization: `License ${token.access_token}` })).toBeUndefined();
  // A client of x402 sends an order twice: the second time with what it signed.
  expect(front.asked.map(({ status }) => status)).toEqual([201, 402, 200, 200]);
  expect(await market.earned()).toEqual({ chain: 500_000n, books: 500_000n });
});
