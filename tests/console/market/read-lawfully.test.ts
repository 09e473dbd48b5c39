import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { licenseChecker } from "@octroi/edge/licenses";
import { outputs } from "@octroi/policy/outputs";
import { withDecision } from "@octroi/ui/policy/edit";
import { localWeb } from "@octroi/web/testing/local-web";
import { startNameServer } from "@octroi/web/testing/name-server";
import { expect, test } from "vitest";
import { sealStripeKeys } from "../../../domain/payments/payee.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { licenseKeysOf } from "../../../server/console/licenses/token.ts";
import { addSeller, paid } from "../store/market.ts";
import { wholeConsole } from "../whole-console.ts";
import { guideLines } from "./guide-lines.ts";
import { scriptedStripe } from "./scripted-stripe.ts";

const run = promisify(execFile);

const steps = ["account", "proof", "site", "order", "bought", "card", "read"] as const;

// Those for Node.js are walked with a chain, in tests/payments.
const printed = new Map<string, string>(
  guideLines("en", ["sh", "python"]).map((code, step) => [steps[step] ?? "", code]),
);

test("both languages print the same lines", () => {
  const all = ["sh", "js", "python"] as const;
  expect(printed.size).toBe(steps.length);
  expect(guideLines("fr", all)).toEqual(guideLines("en", all));
});

test("the lines of the guide lead from nothing to a token that opens what was bought", async () => {
  await using stack = new AsyncDisposableStack();
  const names = stack.use(await startNameServer());
  const web = stack.use(await localWeb({}));
  const stripe = stack.use(await scriptedStripe());
  const { server, url } = stack.use(await listening());
  const world = stack.use(
    await wholeConsole({
      url,
      stripeUrl: stripe.url,
      network: { ...web.network, nameServerPort: names.port },
      dns: { resolvers: [names.address] },
    }),
  );
  server.on("request", getRequestListener(world.app.fetch));
  const { workspace, site: seller, offer } = await addSeller(world.database, world.store, "seller");
  const keys = { key: `rk_live_${"a".repeat(24)}`, webhookSecret: `whsec_${"b".repeat(32)}` };
  await world.store.payees.setStripe(workspace, sealStripeKeys(world.secrets, workspace, keys), undefined);
  const environment: Record<string, string> = { MARKET: world.url.origin, OFFER: offer };
  const walk = async (name: string) => {
    const [program, flag] = name === "read" ? ["python3", "-c"] : ["bash", "-c"];
    const env = { PATH: process.env["PATH"], ...environment };
    return (await run(program, [flag, printed.get(name) ?? ""], { env })).stdout;
  };

  const begun = JSON.parse(await walk("account"));
  names.setRecords({ [begun.record.name]: { TXT: [begun.record.value] } });
  Object.assign(environment, { PROOF: begun.address, CODE: world.secrets.companyCode(begun.proof) });
  const { clientId, clientSecret } = JSON.parse(await walk("proof"));
  Object.assign(environment, { CLIENT_ID: clientId, CLIENT_SECRET: clientSecret });
  const site = JSON.parse(await walk("site"));
  expect(site.offers).toMatchObject([{ id: offer, rails: expect.arrayContaining(["x402"]) }]);
  const [head = "", body = ""] = (await walk("order")).split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 402 /);
  expect(head).toMatch(/^payment-required: \S+/im);
  const order = JSON.parse(body);
  // What a client of x402 does then is tried with a chain in tests/payments.
  await world.store.orders.fulfil(order.id, paid(new Date()));
  Object.assign(environment, { ORDER: order.address });
  expect(JSON.parse(await walk("bought"))).toMatchObject({ state: "paid", token: { endpoint: site.tokens } });
  expect(JSON.parse(await walk("card"))).toMatchObject({
    rail: "stripe",
    checkout: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
  });
  const { access_token: token } = JSON.parse(await walk("read"));
  const origin = "https://seller.example.com";
  const check = licenseChecker(await licenseKeysOf(world.secrets, workspace));
  const use = { issuer: origin, audience: origin, now: Date.now() };
  expect((await check(token, { ...use, path: "/articles/1" })).valid).toBe(true);
  expect((await check(token, { ...use, path: "/photos/1" })).valid).toBe(false);

  // The same lines where the site has an RSL document, of which a token is asked for an element.
  const front = stack.use(await listening());
  const draft = { ...firstDraft("seller.example.com"), license: new URL("/license.xml", front.url).href };
  const charging = withDecision(withDecision(draft, "training", "charge"), "assistant", "charge");
  const rules = publicationOf(charging, "enforce");
  if (!rules.ok) throw new Error(`Expected rules, found ${rules.wrong} wrong`);
  await world.store.rules.publish(seller, { publication: rules.publication, note: "", after: 0 }, undefined);
  const [document] = outputs.rsl.print(rules.publication.policy).files;
  front.server.on("request", (_, response) => response.end(document?.text));
  const element = JSON.parse(await walk("read")).access_token;
  expect((await check(element, { ...use, path: "/articles/1" })).valid).toBe(true);
});

/** A server on this machine that answers nothing yet. */
async function listening() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  return {
    server,
    url: new URL(`http://127.0.0.1:${typeof bound === "object" && bound !== null ? bound.port : 0}`),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
