import * as v from "valibot";
import type { ClaimedPayment } from "../../../store/payments/payments.ts";
import { ask } from "./ask.ts";
import { type FacilitatorKey, facilitatorToken } from "./facilitator-key.ts";

/** Where x402’s payments are checked and brought to the chain: https://docs.x402.org/core-concepts/facilitator */
export interface FacilitatorSettings {
  url: URL;
  /** Sent as `Authorization: Bearer`, where there is one. */
  token: string | undefined;
  /** What each request is signed with, in its place. */
  key?: FacilitatorKey | undefined;
}

type Asked = Pick<ClaimedPayment, "payload" | "requirements" | "payer">;

export type Verification = { valid: true } | { invalid: string } | { unclear: string };

/** `refused`: it says that nothing was sent to the chain. */
export type Settlement = { transaction: string } | { refused: string } | { unclear: string };

/** So many answers of which none was clear, for so long and the last of them so lately: it is away. */
const awayAfter = { unclear: 3, clearMs: 30_000, unclearMs: 60_000 };

/** It asks the chain. */
const verifyWithinMs = 10_000;
/** It waits for a block. */
const settleWithinMs = 30_000;

const verified = v.union([
  v.object({ isValid: v.literal(true) }),
  v.object({ isValid: v.literal(false), invalidReason: v.optional(v.string()) }),
]);

const settled = v.union([
  v.object({
    success: v.literal(true),
    transaction: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i)),
    network: v.string(),
    payer: v.string(),
  }),
  v.object({
    success: v.literal(false),
    errorReason: v.optional(v.string(), ""),
    transaction: v.optional(v.nullable(v.string())),
  }),
]);

export function facilitatorAt(
  { url, token, key }: FacilitatorSettings,
  now: () => number = () => performance.now(),
) {
  const base = url.href.replace(/\/$/, "");
  let unclear = 0;
  let [clearAt, unclearAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

  function noted<Answer extends object>(answer: Answer): Answer {
    if ("unclear" in answer) {
      unclear += 1;
      unclearAt = now();
    } else {
      unclear = 0;
      clearAt = now();
    }
    return answer;
  }

  function post(path: string, { payload, requirements }: Asked, withinMs: number) {
    const address = new URL(`${base}${path}`);
    const method = "POST";
    const bearer = key === undefined ? token : facilitatorToken(key, { method, address }, new Date());
    return ask(address, {
      method,
      headers: {
        "content-type": "application/json",
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify({ x402Version: 2, paymentPayload: payload, paymentRequirements: requirements }),
      withinMs,
    });
  }

  /** Whether what was signed would move the money, by the state of the chain now. */
  async function verify(payment: Asked): Promise<Verification> {
    const answer = await post("/verify", payment, verifyWithinMs);
    if ("unclear" in answer) return answer;
    const result = v.safeParse(verified, answer.json);
    if (!result.success || answer.status >= 500) return { unclear: `status ${answer.status}` };
    if (!result.output.isValid) return { invalid: reasonIn(result.output.invalidReason) };
    return answer.status === 200 ? { valid: true } : { unclear: `status ${answer.status}` };
  }

  /** Moves it. What it does not say clearly may have been done all the same. */
  async function settle(payment: Asked): Promise<Settlement> {
    const answer = await post("/settle", payment, settleWithinMs);
    if ("unclear" in answer) return answer;
    const result = v.safeParse(settled, answer.json);
    if (!result.success || answer.status >= 500) return { unclear: `status ${answer.status}` };
    if (result.output.success) {
      const { transaction, network, payer } = result.output;
      const isOurs =
        network === payment.requirements.network && payer.toLowerCase() === payment.payer.toLowerCase();
      return isOurs ? { transaction: transaction.toLowerCase() } : { unclear: "settled something else" };
    }
    const { errorReason, transaction } = result.output;
    const reason = reasonIn(errorReason);
    const wasSent = transaction != null && transaction !== "";
    return !wasSent && isCertain(reason) ? { refused: reason } : { unclear: reason };
  }

  return {
    verify: async (payment: Asked) => noted(await verify(payment)),
    settle: async (payment: Asked) => noted(await settle(payment)),
    /** Nobody is asked for a signature then. What was signed is tried again all the same, which says when it is back. */
    isAway: () =>
      unclear >= awayAfter.unclear &&
      now() - clearAt > awayAfter.clearMs &&
      now() - unclearAt < awayAfter.unclearMs,
  };
}

export type Facilitator = ReturnType<typeof facilitatorAt>;

/** A word of the specification’s (§ 9), and nothing that anybody might put there. */
function reasonIn(text: string | undefined): string {
  const [word = "refused"] = /^[a-z0-9_]{1,80}/.exec(text ?? "") ?? [];
  return word;
}

/** What is found out before anything is sent. A transaction that failed may have been sent twice, and gone through once. */
function isCertain(reason: string): boolean {
  return (
    /^(?:insufficient_|unsupported_|invalid_)/.test(reason) && !/transaction_(?:failed|state)/.test(reason)
  );
}
