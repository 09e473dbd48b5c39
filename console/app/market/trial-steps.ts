import type { Language } from "@octroi/ui/language/language";
import type { PaymentNetwork } from "../../../domain/payments/networks.ts";
import type { PaymentRequirements } from "../../../domain/payments/x402.ts";
import type { Trial } from "../../../store/market/trials.ts";
import { type TrialStepId, triedPurchase as words } from "../content/trial.ts";
import { coinsOrMoney } from "../page/coins.ts";
import { filled } from "../page/words.ts";

type StepState = "done" | "waiting" | "failed";

export interface TrialStep {
  id: TrialStepId;
  name: string;
  state: StepState;
  text: string;
}

interface TrialFacts {
  trial: Trial;
  /** What a program is asked for, and where. */
  asked: (PaymentRequirements & { chain: PaymentNetwork }) | undefined;
  isTokenGood: boolean;
  now: Date;
}

/** How far a purchase from oneself has come, in the order in which it happens. */
export function trialSteps(language: Language, facts: TrialFacts): TrialStep[] {
  const { trial, asked, now } = facts;
  const { order, payment, toldAt } = trial;
  const { steps } = words[language];
  const isOver =
    order.state === "expired" || order.state === "failed" || order.expiresAt <= now.toISOString();
  const isPaid = order.state === "paid" || order.state === "refunded";
  const step = (id: TrialStepId, state: StepState, values: Record<string, string> = {}): TrialStep => ({
    id,
    state,
    name: steps[id].name,
    text: filled(steps[id][state], values),
  });
  const isGoingOn = payment?.state === "submitted" || payment?.state === "unknown";
  const began = isPaid ? "done" : isOver && !isGoingOn ? "failed" : "waiting";
  const amount = coinsOrMoney(order.paid ?? order.price, language);
  const afterwards = (state: StepState): StepState => (isPaid ? state : "waiting");
  const { entries, receipts, licenses } = trial.counted;
  const byCard = () => [
    step("checkout", isPaid ? "done" : payment?.state === "failed" ? "failed" : "waiting", { amount }),
    step("webhook", toldAt !== undefined ? "done" : isPaid ? "failed" : "waiting", {
      time: clock(toldAt ?? ""),
    }),
  ];
  const byProgram = () => [
    step("asked", asked === undefined && !isPaid ? "failed" : "done", {
      amount: coinsOrMoney({ amount: order.usdc ?? "0", currency: "USDC" }, language),
      network: asked?.chain.name ?? "–",
      wallet: asked?.payTo ?? "–",
    }),
    step("payment", isPaid ? "done" : payment?.state === "failed" ? "failed" : "waiting", {
      transaction: payment?.external ?? "–",
      reason: payment?.reason ?? "–",
    }),
  ];
  return [
    step("order", began, { time: clock(order.expiresAt) }),
    ...(order.rail === "stripe" ? byCard() : byProgram()),
    step("fulfilled", afterwards(order.isTest ? "done" : "failed")),
    step("token", afterwards(facts.isTokenGood ? "done" : "failed")),
    step("books", afterwards(entries + receipts + licenses === 0 ? "done" : "failed")),
  ];
}

/** Of a time in UTC: `14:03`. */
function clock(time: string): string {
  return time.slice(11, 16);
}
