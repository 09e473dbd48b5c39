import { expect, test } from "vitest";
import { secretsFrom } from "../secrets/secrets.ts";
import { openStripeKeys, readStripeKeys, readWallet, sealStripeKeys } from "./payee.ts";

const secrets = secretsFrom(Buffer.alloc(32, 1));
const key = `rk_live_${"a".repeat(20)}WXYZ`;
const webhookSecret = `whsec_${"b".repeat(32)}`;

test("a wallet is read with the network on which it is paid", () => {
  const wallet = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
  expect(readWallet({ wallet, network: "eip155:8453" })).toMatchObject({ wallet, network: { name: "Base" } });
  expect(readWallet({ wallet, network: "eip155:99999" })).toEqual({ field: "network" });
  expect(readWallet({ wallet: "0x", network: "eip155:8453" })).toEqual({ field: "wallet", fault: "form" });
});

test("a key that opens nothing, and what is none, is refused by its name", () => {
  expect(readStripeKeys({ key: ` ${key} `, webhookSecret })).toEqual({ key, webhookSecret });
  const publishable = { field: "key", fault: "publishable" };
  expect(readStripeKeys({ key: "pk_live_abcdefghijkl", webhookSecret })).toEqual(publishable);
  expect(readStripeKeys({ key: "sk_live_", webhookSecret })).toEqual({ field: "key", fault: "form" });
  expect(readStripeKeys({ key, webhookSecret: key })).toEqual({ field: "webhookSecret", fault: "form" });
});

test("K5 keys are sealed for their workspace, and of them only the last four letters are shown", () => {
  const stripe = sealStripeKeys(secrets, "workspace", { key, webhookSecret });
  expect(stripe).toMatchObject({ masked: "rk_live_…WXYZ", isTest: false });
  expect(stripe.sealed).not.toContain("WXYZ");
  expect(openStripeKeys(secrets, "workspace", stripe.sealed)).toEqual({ key, webhookSecret });
  expect(openStripeKeys(secrets, "another", stripe.sealed)).toBeUndefined();
  const other = secretsFrom(Buffer.alloc(32, 2));
  expect(openStripeKeys(other, "workspace", stripe.sealed)).toBeUndefined();
});
