import { generateKeyPairSync, verify } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { paymentNetwork } from "../../../domain/payments/networks.ts";
import { requirementsFor } from "../../../domain/payments/x402.ts";
import { facilitatorAt } from "./facilitator.ts";
import { facilitatorKeyIn } from "./facilitator-key.ts";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const { d = "", x = "" } = privateKey.export({ format: "jwk" });
/** As the platform prints it. */
const printed = Buffer.concat([d, x].map((part) => Buffer.from(part, "base64url"))).toString("base64");
const id = "11111111-2222-4333-8444-555555555555";
const payer = `0x${"1".repeat(40)}`;

function partsOf(authorization: string | undefined) {
  const [header = "", claims = "", signature = ""] = authorization?.replace("Bearer ", "").split(".") ?? [];
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  return {
    header: read(header),
    claims: read(claims),
    isSigned: verify(
      null,
      Buffer.from(`${header}.${claims}`),
      publicKey,
      Buffer.from(signature, "base64url"),
    ),
  };
}

test("each request to a facilitator that wants it signed has a token of its own, for its method, host and path", async () => {
  const asked: { path: string; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? "", authorization: request.headers.authorization });
    request.resume();
    response.end(JSON.stringify({ isValid: true, success: false, errorReason: "unsupported_scheme" }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server’s address is never a string.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = new URL(`http://${host}/platform/v2/x402`);
  const network = paymentNetwork("eip155:84532");
  const key = facilitatorKeyIn(printed);
  if (network === undefined || key === undefined) throw new Error("Expected a network and a key");
  const facilitator = facilitatorAt({ url, token: undefined, key: { id, privateKey: key } });
  const payment = { payload: {}, payer, requirements: requirementsFor("1", { wallet: payer, network }) };
  const before = Math.floor(Date.now() / 1_000);
  await facilitator.verify(payment);
  await facilitator.verify(payment);
  await facilitator.settle(payment);
  server.close();
  server.closeAllConnections();
  const tokens = asked.map(({ authorization }) => partsOf(authorization));
  expect(tokens.map(({ isSigned }) => isSigned)).toEqual([true, true, true]);
  expect(tokens.map(({ claims }) => claims.uris)).toEqual(asked.map(({ path }) => [`POST ${host}${path}`]));
  expect(asked.map(({ path }) => path)).toEqual(
    ["verify", "verify", "settle"].map((each) => `/platform/v2/x402/${each}`),
  );
  expect(new Set(tokens.map(({ header }) => header.nonce)).size).toBe(3);
  for (const { header, claims } of tokens) {
    expect(header).toMatchObject({ alg: "EdDSA", kid: id, typ: "JWT" });
    expect(claims).toMatchObject({ sub: id, iss: "cdp", aud: ["cdp_service"] });
    expect(claims.nbf).toBeGreaterThanOrEqual(before);
    expect(claims.exp).toBe(claims.nbf + 120);
  }
});

test.each([
  ["nothing", ""],
  ["a seed alone", Buffer.alloc(32, 1).toString("base64")],
  ["a key in PEM", "-----BEGIN EC PRIVATE KEY-----"],
])("%s is no key of a facilitator", (_, text) => {
  expect(facilitatorKeyIn(text)).toBeUndefined();
});
