import type { Attempt } from "@octroi/database/worker";
import type { Log } from "@octroi/web/operations/log";
import { msPerDay } from "../../../domain/visits/day.ts";
import type { ClaimedPayment } from "../../../store/payments/payments.ts";
import type { Payments } from "../../../store/store.ts";
import type { Chain, OnChain } from "./chain.ts";
import type { Facilitator } from "./facilitator.ts";

/** Who brings payments to the chain, and who reads what became of them there, by the network’s name. */
export interface Rails {
  facilitator: Facilitator;
  chains: ReadonlyMap<string, Chain>;
}

interface SettlingServices extends Rails {
  payments: Pick<Payments, "settle" | "fail">;
  now: () => Date;
  log: Log;
}

/** A block of that much later than what was signed is good for says that it will not come any more. */
const marginMs = 2 * 60_000;

/**
 * Finds out how a payment ends, and notes it. Only what is certain is noted as failed: that it is refused before anything
 * was sent, while the chain says that it was not used; or that the chain says so once its time is over.
 */
export function settlerOf({ facilitator, chains, payments, now, log }: SettlingServices) {
  async function find(payment: ClaimedPayment): Promise<OnChain> {
    const chain = chains.get(payment.requirements.network);
    return chain?.find(payment) ?? { state: "unclear", reason: "no node of the chain" };
  }

  async function settled(payment: ClaimedPayment, external: string): Promise<Attempt> {
    const { outcome } = await payments.settle(payment.id, { external, at: now() });
    if (outcome === "underpaid" || outcome === "unknown") {
      log.error({ payment: payment.id, outcome }, "money came for no order");
    }
    return done;
  }

  async function failed(payment: ClaimedPayment, reason: string): Promise<Attempt> {
    await payments.fail(payment, reason);
    return done;
  }

  /** It was refused before anything was sent: unless somebody else did. */
  async function refused(payment: ClaimedPayment, reason: string): Promise<Attempt> {
    const found = await find(payment);
    return found.state === "unused" ? failed(payment, reason) : noted(payment, found);
  }

  async function noted(payment: ClaimedPayment, found: OnChain): Promise<Attempt> {
    switch (found.state) {
      case "settled":
        return settled(payment, found.transaction);
      case "spent":
        return failed(payment, "authorization_used");
      case "unused": {
        const isOver = found.at.getTime() > payment.goodUntil.getTime() + marginMs;
        return isOver ? failed(payment, "expired") : postponed("not settled yet");
      }
      case "unclear":
        if (now().getTime() > payment.goodUntil.getTime() + msPerDay) {
          log.error({ payment: payment.id, reason: found.reason }, "nobody can say how a payment ended");
        }
        return postponed(found.reason);
    }
  }

  async function bring(payment: ClaimedPayment): Promise<Attempt> {
    const settlement = await facilitator.settle(payment);
    if ("transaction" in settlement) return settled(payment, settlement.transaction);
    // What was asked before may have been sent then.
    if ("refused" in settlement && payment.attempts === 1) return refused(payment, settlement.refused);
    return postponed("refused" in settlement ? settlement.refused : settlement.unclear);
  }

  return async (payment: ClaimedPayment): Promise<Attempt> => {
    if (payment.attempts === 1) {
      const verification = await facilitator.verify(payment);
      if ("unclear" in verification) return postponed(verification.unclear);
      if ("invalid" in verification) return refused(payment, verification.invalid);
      return bring(payment);
    }
    const found = await find(payment);
    const isGood = now() < payment.goodUntil;
    if (isGood && (found.state === "unused" || found.state === "unclear")) return bring(payment);
    return noted(payment, found);
  };
}

export type Settler = ReturnType<typeof settlerOf>;

const done: Attempt = { outcome: "done" };

function postponed(reason: string): Attempt {
  return { outcome: "postponed", reason };
}
