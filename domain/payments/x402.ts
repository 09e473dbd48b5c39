import * as v from "valibot";
import { millionths } from "../rules/money.ts";
import type { PaymentNetwork } from "./networks.ts";

/*
 * x402, version 2: what a 402 asks for, what is sent for it, and what is answered, each as base64 of JSON in a header.
 * https://github.com/x402-foundation/x402/blob/main/specs/x402-specification-v2.md
 */

export const x402Headers = {
  required: "payment-required",
  signature: "payment-signature",
  response: "payment-response",
} as const;

/** For how long what a client signs is good: it has to reach a block within it. */
export const maxTimeoutSeconds = 300;

/** Of a header: what two kinds of clients send is 1,000 letters long. */
export const maxSignatureLength = 4_096;

/** What is to be paid, where and by what: one of the `accepts` of a 402. */
export interface PaymentRequirements {
  scheme: "exact";
  network: string;
  /** In millionths of a dollar, as USDC counts. */
  amount: string;
  asset: string;
  payTo: string;
  maxTimeoutSeconds: number;
  extra: { name: string; version: string };
}

export function requirementsFor(
  usdc: string,
  { wallet, network }: { wallet: string; network: PaymentNetwork },
): PaymentRequirements {
  return {
    scheme: "exact",
    network: network.id,
    amount: String(millionths(usdc)),
    asset: network.usdc,
    payTo: wallet,
    maxTimeoutSeconds,
    extra: network.domain,
  };
}

/** The value of `PAYMENT-REQUIRED`. The address of the order is the resource: what is signed comes back with it. */
export function paymentRequired(
  error: string,
  resource: { url: string; description: string },
  requirements: PaymentRequirements,
): string {
  return encoded({
    x402Version: 2,
    error,
    resource: { ...resource, mimeType: "application/json" },
    accepts: [requirements],
  });
}

const hex = (digits: string) => v.pipe(v.string(), v.regex(new RegExp(`^0x[0-9a-fA-F]${digits}$`)));
const count = v.pipe(v.string(), v.regex(/^\d{1,78}$/));

const signedPayment = v.object({
  x402Version: v.literal(2),
  resource: v.object({ url: v.string() }),
  accepted: v.looseObject({ network: v.string() }),
  payload: v.object({
    authorization: v.object({
      from: hex("{40}"),
      to: hex("{40}"),
      value: count,
      validAfter: count,
      validBefore: count,
      nonce: hex("{64}"),
    }),
    // Of a wallet that is a contract it is longer than 65 bytes.
    signature: hex("{130,2600}"),
  }),
});

/** What a client signed: that so much may be moved from its wallet to another, once, until then. */
export interface SignedPayment {
  /** As it came, for the facilitator. */
  payload: unknown;
  /** The address of what it is for, as the client says. */
  resource: string;
  accepted: unknown;
  network: string;
  payer: string;
  nonce: string;
  to: string;
  value: string;
  /** Seconds since 1970. */
  validAfter: number;
  validBefore: number;
}

/** Why a header holds no payment that anybody need look at. */
export type PaymentFault = "long" | "encoding" | "form";

export function parseSignedPayment(header: string): SignedPayment | { fault: PaymentFault } {
  if (header.length > maxSignatureLength) return { fault: "long" };
  const decoded = decodedJson(header);
  if (decoded === undefined) return { fault: "encoding" };
  const parsed = v.safeParse(signedPayment, decoded);
  if (!parsed.success) return { fault: "form" };
  const { resource, accepted, payload } = parsed.output;
  const { from, to, value, nonce, validAfter, validBefore } = payload.authorization;
  return {
    payload: decoded,
    resource: resource.url,
    accepted,
    network: accepted.network,
    // Letters of either size are one wallet and one nonce.
    payer: from.toLowerCase(),
    nonce: nonce.toLowerCase(),
    to: to.toLowerCase(),
    value,
    validAfter: Number(validAfter),
    validBefore: Number(validBefore),
  };
}

/** Why a payment is none of what was asked for. `accepted`: the client says that it accepted something else. */
export type Mismatch = "accepted" | "authorization" | "too-late" | "too-early";

/**
 * What can be known of it before anybody is asked. It is to be good for a moment yet, and for no longer than was asked:
 * an order that waits for what may come next week would wait for it.
 */
export function mismatchOf(
  payment: SignedPayment,
  requirements: PaymentRequirements,
  now: Date,
): Mismatch | undefined {
  const seconds = now.getTime() / 1_000;
  if (canonical(payment.accepted) !== canonical(requirements)) return "accepted";
  const isForUs =
    payment.to === requirements.payTo.toLowerCase() && BigInt(payment.value) === BigInt(requirements.amount);
  if (!isForUs) return "authorization";
  if (payment.validAfter > seconds) return "too-early";
  const left = payment.validBefore - seconds;
  if (left < secondsToSettle) return "too-late";
  return left > requirements.maxTimeoutSeconds + secondsOfClocks ? "authorization" : undefined;
}

/** A block has to be found for it yet. */
const secondsToSettle = 6;
/** Clients’ clocks may be ahead of ours. */
const secondsOfClocks = 600;

export interface PaymentResponse {
  success: boolean;
  errorReason?: string;
  payer: string;
  transaction: string;
  network: string;
}

/** The value of `PAYMENT-RESPONSE`. */
export function paymentResponse(response: PaymentResponse): string {
  return encoded(response);
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64");
}

function decodedJson(header: string): unknown {
  if (!/^[\w+/-]+={0,2}$/.test(header)) return undefined;
  try {
    return JSON.parse(Buffer.from(header, "base64").toString());
  } catch {
    return undefined;
  }
}

/** The same text for the same JSON, in whichever order its keys came. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
