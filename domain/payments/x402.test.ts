import { expect, test } from "vitest";
import { paymentNetwork } from "./networks.ts";
import {
  maxSignatureLength,
  mismatchOf,
  type PaymentRequirements,
  parseSignedPayment,
  paymentRequired,
  requirementsFor,
  type SignedPayment,
} from "./x402.ts";

const wallet = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const payer = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";
const now = new Date("2026-11-18T12:00:00.000Z");
const seconds = now.getTime() / 1_000;

function asked(): PaymentRequirements {
  const network = paymentNetwork("eip155:84532");
  if (network === undefined) throw new Error("Expected Base Sepolia");
  return requirementsFor("0.5", { wallet, network });
}

function sent(changes: { accepted?: object; authorization?: object; top?: object } = {}): string {
  const payment = {
    x402Version: 2,
    resource: { url: "https://console.example.com/v1/market/orders/1" },
    accepted: { ...asked(), ...changes.accepted },
    payload: {
      authorization: {
        from: payer,
        to: wallet,
        value: "500000",
        validAfter: "0",
        validBefore: String(seconds + 300),
        nonce: `0x${"Ab".repeat(32)}`,
        ...changes.authorization,
      },
      signature: `0x${"1".repeat(130)}`,
    },
    ...changes.top,
  };
  return Buffer.from(JSON.stringify(payment)).toString("base64");
}

function parsed(header: string): SignedPayment {
  const payment = parseSignedPayment(header);
  if ("fault" in payment) throw new Error(`Expected a payment, found ${payment.fault}`);
  return payment;
}

test("a 402 asks for what USDC counts, names the order, and is read by whoever reads base64 and JSON", () => {
  const header = paymentRequired(
    "Pay.",
    { url: "https://a.example/1", description: "1,000 visits" },
    asked(),
  );
  expect(JSON.parse(Buffer.from(header, "base64").toString())).toEqual({
    x402Version: 2,
    error: "Pay.",
    resource: { url: "https://a.example/1", description: "1,000 visits", mimeType: "application/json" },
    accepts: [
      {
        scheme: "exact",
        network: "eip155:84532",
        amount: "500000",
        asset: "0x036CbD53842c5426634e7929541eC2318f3dCF7e",
        payTo: wallet,
        maxTimeoutSeconds: 300,
        extra: { name: "USDC", version: "2" },
      },
    ],
  });
});

test("what is signed for it is known by its payer and nonce, however its letters are written", () => {
  const payment = parsed(sent());
  expect(payment).toMatchObject({
    resource: "https://console.example.com/v1/market/orders/1",
    payer: payer.toLowerCase(),
    nonce: `0x${"ab".repeat(32)}`,
    validBefore: seconds + 300,
  });
  expect(mismatchOf(payment, asked(), now)).toBeUndefined();
});

test.for([
  ["long", "A".repeat(maxSignatureLength + 1)],
  ["encoding", "not base64!"],
  ["encoding", Buffer.from("{").toString("base64")],
  ["encoding", ""],
  ["form", Buffer.from("null").toString("base64")],
  ["form", Buffer.from("[]").toString("base64")],
  ["form", sent({ top: { x402Version: 1 } })],
  ["form", sent({ top: { resource: undefined } })],
  ["form", sent({ authorization: { value: "-1" } })],
  ["form", sent({ authorization: { value: 500_000 } })],
  ["form", sent({ authorization: { nonce: "0x12" } })],
  ["form", sent({ authorization: { from: "0x12" } })],
  ["form", sent({ top: { payload: { signature: "0x12" } } })],
] as const)("7.5 floods: a header is refused for its %s before anybody is asked", ([fault, header]) => {
  expect(parseSignedPayment(header)).toEqual({ fault });
});

test("7.5 price changed: what was accepted counts word for word, in whichever order its words came", () => {
  const reordered = Object.fromEntries(Object.entries(asked()).toReversed());
  expect(mismatchOf(parsed(sent({ top: { accepted: reordered } })), asked(), now)).toBeUndefined();
  for (const accepted of [{ amount: "499999" }, { payTo: payer }, { network: "eip155:8453" }, { more: 1 }]) {
    expect(mismatchOf(parsed(sent({ accepted })), asked(), now)).toBe("accepted");
  }
});

test("what is signed is what was accepted: so much, to that wallet, for as long as was asked", () => {
  const found = (authorization: object) => mismatchOf(parsed(sent({ authorization })), asked(), now);
  expect(found({ value: "499999" })).toBe("authorization");
  expect(found({ value: "500001" })).toBe("authorization");
  expect(found({ to: payer })).toBe("authorization");
  expect(found({ validBefore: String(seconds + 5) })).toBe("too-late");
  expect(found({ validBefore: String(seconds + 10_000) })).toBe("authorization");
  expect(found({ validBefore: "9".repeat(78) })).toBe("authorization");
  expect(found({ validAfter: String(seconds + 60) })).toBe("too-early");
});
