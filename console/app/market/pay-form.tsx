import type { ReactNode } from "react";
import { pathTo } from "../../../domain/access/paths.ts";
import type { BuyCopy } from "../content/buy.ts";
import { type FormFault, ofField } from "../forms/form.ts";
import { PageForm, Submit } from "../forms/parts.tsx";
import { filled } from "../page/words.ts";
import type { FormTicket } from "./pay-by-card.ts";
import type { Place } from "./sold-offer.ts";

interface PayFormProps {
  copy: BuyCopy;
  /** What is bought. */
  place: Place;
  price: string;
  ticket: FormTicket;
  fault?: FormFault | undefined;
  /** Who pays: fields, or what an account was just given. */
  children: ReactNode;
}

/** Leads to Stripe’s page, where the card is. */
export function PayForm({ copy, place, price, ticket, fault, children }: PayFormProps) {
  return (
    <PageForm action={pathTo("buy", place)} fault={ofField(fault)}>
      <input type="hidden" name="form" value="pay" />
      <input type="hidden" name="key" value={fault?.typed["key"] || ticket.key} />
      <input type="hidden" name="openedAt" value={fault?.typed["openedAt"] || ticket.openedAt} />
      {children}
      <Submit size="lg">{filled(copy.pay, { price })}</Submit>
      <p className="text-faint text-sm">{copy.held}</p>
    </PageForm>
  );
}
