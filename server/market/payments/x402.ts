import { type Pace, startWorker } from "@octroi/database/worker";
import type { Log } from "@octroi/web/operations/log";
import { reasonOf } from "@octroi/web/operations/log";
import type { ClaimedPayment } from "../../../store/payments/payments.ts";
import type { Payments } from "../../../store/store.ts";
import { chainAt } from "./chain.ts";
import { type FacilitatorSettings, facilitatorAt } from "./facilitator.ts";
import { type Settler, settlerOf } from "./settle.ts";

/** Who brings payments to the chains, and a node of each that says what became of them there. */
export interface X402Settings {
  facilitator: FacilitatorSettings;
  chains: ReadonlyMap<string, URL>;
}

interface X402Services {
  payments: Payments;
  log: Log;
  pace?: Pace;
  now?: () => Date;
}

/** A payment is good for five minutes; of one that nobody can say anything about, the chain is asked for long. */
const defaultPace: Pace = { idleMs: 2_000, firstRetryMs: 5_000, maxRetryMs: 15 * 60_000 };

/** Asks again about payments whose end nobody knows: of a server that went, of an answer that was lost. */
export function startX402(
  { facilitator, chains }: X402Settings,
  { payments, log, pace = defaultPace, now = () => new Date() }: X402Services,
): { settle: Settler; isAway: () => boolean; stop: () => Promise<void> } {
  const asked = facilitatorAt(facilitator);
  const settle = settlerOf({
    facilitator: asked,
    chains: new Map([...chains].map(([network, url]) => [network, chainAt(url)])),
    payments,
    now,
    log,
  });
  const stop = startWorker<ClaimedPayment>({
    queue: {
      claim: payments.claim,
      // What became of it is noted with what it came to.
      complete: async () => {},
      postpone: payments.postpone,
    },
    attempt: settle,
    pace,
    onPostponed: ({ attempts }, reason) => log.warn({ attempts, reason }, "payment not settled yet"),
    onError: (error) => log.warn({ reason: reasonOf(error) }, "payment not settled yet"),
  });
  return { settle, isAway: asked.isAway, stop };
}
