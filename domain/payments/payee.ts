import type { Secrets } from "../secrets/secrets.ts";
import { type PaymentNetwork, paymentNetwork } from "./networks.ts";
import { parseWallet, type WalletFault } from "./wallet.ts";

/** Where a workspace is paid for offers: never by way of the operator. */
export interface Payee {
  wallet: { address: string; network: PaymentNetwork; changedAt: string } | undefined;
  stripe: SealedStripe | undefined;
}

/** A Stripe account of the publisher's own, as whoever has the secret sealed it. */
export interface SealedStripe {
  sealed: string;
  /** What is shown of the key: its kind and its last four letters. */
  masked: string;
  /** Whose payments are worth nothing. */
  isTest: boolean;
  changedAt: string;
}

/** One that is to be kept. Only who has the secret can say whether another that is sealed is the same. */
export interface NewStripe extends Omit<SealedStripe, "changedAt"> {
  isSame(sealed: string): boolean;
}

/** What a publisher gives so that Checkout can be opened in its name, and its word be believed. */
export interface StripeKeys {
  key: string;
  webhookSecret: string;
}

export type TypedWallet = { wallet: string; network: PaymentNetwork };
export type WalletResult = TypedWallet | { field: "wallet"; fault: WalletFault } | { field: "network" };

export function readWallet(typed: { wallet: string; network: string }): WalletResult {
  const network = paymentNetwork(typed.network);
  if (network === undefined) return { field: "network" };
  const parsed = parseWallet(typed.wallet);
  return "fault" in parsed ? { field: "wallet", fault: parsed.fault } : { wallet: parsed.wallet, network };
}

/** `publishable`: the key is the one that browsers see, which opens nothing. */
export type StripeFault =
  | { field: "key"; fault: "form" | "publishable" }
  | { field: "webhookSecret"; fault: "form" };

export function readStripeKeys(typed: { key: string; webhookSecret: string }): StripeKeys | StripeFault {
  const [key, webhookSecret] = [typed.key.trim(), typed.webhookSecret.trim()];
  if (/^pk_/.test(key)) return { field: "key", fault: "publishable" };
  if (!/^[rs]k_(?:live|test)_\w{10,240}$/.test(key)) return { field: "key", fault: "form" };
  if (!/^whsec_[\w+/=]{10,240}$/.test(webhookSecret)) return { field: "webhookSecret", fault: "form" };
  return { key, webhookSecret };
}

export function sealStripeKeys(
  secrets: Pick<Secrets, "seal" | "unseal">,
  workspaceId: string,
  keys: StripeKeys,
): NewStripe {
  const { key, webhookSecret } = keys;
  return {
    sealed: secrets.seal(JSON.stringify(keys), aboutStripe(workspaceId)),
    masked: `${key.slice(0, key.indexOf("_", 3) + 1)}…${key.slice(-4)}`,
    isTest: key.startsWith("test", 3),
    isSame(sealed) {
      const known = openStripeKeys(secrets, workspaceId, sealed);
      return known?.key === key && known.webhookSecret === webhookSecret;
    },
  };
}

/** Undefined where they were sealed under another secret. */
export function openStripeKeys(
  secrets: Pick<Secrets, "unseal">,
  workspaceId: string,
  sealed: string,
): StripeKeys | undefined {
  const text = secrets.unseal(sealed, aboutStripe(workspaceId));
  // Only `sealStripeKeys` makes what this secret opens.
  return text === undefined ? undefined : (JSON.parse(text) as StripeKeys);
}

function aboutStripe(workspaceId: string): string {
  return `Stripe keys of ${workspaceId}`;
}
