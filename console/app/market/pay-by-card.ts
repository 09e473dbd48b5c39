import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { isTooMany } from "../../../domain/accounts/accounts.ts";
import { type CardOutcome, stripePages } from "../../../domain/market/card-purchase.ts";
import { buy as words } from "../content/buy.ts";
import { type FaultId, faults } from "../content/faults.ts";
import { type FormFault, formFault, type TypedForm, tooManyFault } from "../forms/form.ts";
import { coinsOrMoney } from "../page/coins.ts";
import type { PageContext } from "../page/context.ts";
import { filled } from "../page/words.ts";
import type { Place } from "./sold-offer.ts";

/** What tells one purchase from the next. */
export interface FormTicket {
  /** The name of the order that the form is to make, however often it is sent. */
  key: string;
  /** A moment. */
  openedAt: string;
}

export const newTicket = ({ now }: Pick<PageContext, "now">): FormTicket => ({
  key: randomUUID(),
  openedAt: now.toISOString(),
});

/** As a form sent it; whatever is none is a new one. */
function ticketIn(form: TypedForm, page: Pick<PageContext, "now">): FormTicket {
  const fresh = newTicket(page);
  const key = form.text("key");
  const openedAt = Date.parse(form.text("openedAt"));
  return {
    key: /^[0-9a-f-]{36}$/.test(key) ? key : fresh.key,
    openedAt: openedAt < page.now.getTime() ? new Date(openedAt).toISOString() : fresh.openedAt,
  };
}

const said = {
  "unknown-account": { id: "clientUnknown", status: 400, field: "clientSecret" },
  "not-sold": { id: "cardNotSold", status: 409 },
  "no-card": { id: "cardRefused", status: 409 },
  blocked: { id: "cardBlocked", status: 403 },
  "blocked-here": { id: "cardBlockedHere", status: 403 },
  "too-many": { id: "cardTooMany", status: 409 },
  away: { id: "cardAway", status: 503 },
  unanswered: { id: "cardUnanswered", status: 409 },
} as const satisfies Partial<Record<CardOutcome["outcome"], { id: FaultId; status: number; field?: string }>>;

/** Orders, and leads to Stripe’s page; or says why not, with what was typed. */
export async function payByCard(page: PageContext, form: TypedForm, { market, offer }: Place) {
  const { language, asker, services } = page;
  const account = { clientId: form.text("clientId").trim(), clientSecret: form.text("clientSecret").trim() };
  const typed = { ...account, isNew: form.text("isNew") };
  const ticket = ticketIn(form, page);
  const openedAt = new Date(ticket.openedAt);
  const purchase = { ...account, market, offer, key: ticket.key, openedAt };
  const result = await services.market.payByCard(purchase, asker.client);
  if (isTooMany(result)) return tooManyFault(language, result, { typed: { ...typed, ...ticket } });
  switch (result.outcome) {
    case "lead":
      return leadTo(result.to, language);
    case "see":
      return redirect(result.page, 303);
    case "over-cap": {
      const sentence = filled(faults.cardOverCap[language], { cap: coinsOrMoney(result.cap, language) });
      const fault: FormFault = { field: undefined, sentence, typed: { ...typed, ...ticket } };
      return data(fault, { status: 403 });
    }
    default: {
      const { id, ...place } = said[result.outcome];
      // Whoever wrote to the publisher and comes back wants another order.
      const kept = result.outcome === "unanswered" ? typed : { ...typed, ...ticket };
      return formFault(language, id, { ...place, typed: kept });
    }
  }
}

/** A browser sends no form to where our page does not say, and only Stripe’s own address can be said before it is known. */
function leadTo(to: URL, language: PageContext["language"]) {
  if (to.origin === stripePages) return redirect(to.href, 303);
  const copy = words[language].lead;
  return data({ ...copy, text: filled(copy.text, { host: to.host }), to: to.href }, { status: 200 });
}
