// A crawler whose only credential is the key that it signs with (Web Bot Auth): from there to a token, by libraries of others.

import { ExactEvmScheme } from "@x402/evm/exact/client";
import { wrapFetchWithPaymentFromConfig } from "@x402/fetch";
import { privateKeyToAccount } from "viem/accounts";
import { signatureHeaders } from "web-bot-auth";
import { signerFromJWK } from "web-bot-auth/crypto";

const { ACCOUNTS, ORDERS, TOKENS, OFFER, AGENT, KEY, WALLET_KEY } = process.env;
const signer = await signerFromJWK(JSON.parse(KEY));

/** `fetch` that signs each request anew: a nonce counts once. */
async function signing(input, init) {
  const request = new Request(input, init);
  request.headers.set("signature-agent", `"${AGENT}"`);
  const components = ["@method", "@target-uri", "signature-agent"];
  const body = Buffer.from(await request.clone().arrayBuffer());
  if (body.length > 0) {
    const digest = Buffer.from(await crypto.subtle.digest("SHA-256", body)).toString("base64");
    request.headers.set("content-digest", `sha-256=:${digest}:`);
    components.push("content-digest");
  }
  const created = new Date();
  const expires = new Date(created.getTime() + 60_000);
  const signed = await signatureHeaders(request, signer, { created, expires, components });
  for (const [name, value] of Object.entries(signed)) request.headers.set(name, value);
  return fetch(request);
}

const signedUp = await (await signing(ACCOUNTS, { method: "POST" })).json();
const wallet = new ExactEvmScheme(privateKeyToAccount(WALLET_KEY));
const paying = wrapFetchWithPaymentFromConfig(signing, {
  schemes: [{ network: "eip155:*", client: wallet }],
});
const bought = await paying(ORDERS, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ offer: OFFER }),
});
const authorization = `Basic ${btoa(`${signedUp.clientId}:${signedUp.clientSecret}`)}`;
const drawn = await fetch(TOKENS, {
  method: "POST",
  headers: { authorization },
  body: new URLSearchParams({ grant_type: "client_credentials", resource: "/articles/*" }),
});
console.log(JSON.stringify({ signedUp, bought: await bought.json(), token: await drawn.json() }));
