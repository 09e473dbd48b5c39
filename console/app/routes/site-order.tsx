import { Badge } from "@octroi/ui/components/badge.tsx";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { purchaseStates, readRefund } from "../../../domain/market/order.ts";
import { paymentNetwork } from "../../../domain/payments/networks.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { agreements as agreementWords } from "../content/agreements.ts";
import { order as words } from "../content/selling.ts";
import { formFault, typedForm } from "../forms/form.ts";
import { NarrowPage, Section } from "../forms/page.tsx";
import { BackLink, DoneLine, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { Facts } from "../layout/facts.tsx";
import { linkClass } from "../layout/link.ts";
import { rowOf } from "../market/order-rows.ts";
import { notFound, sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";

/** One that was bought of the site. */
async function purchaseIn(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { site, services } = sitePage(args);
  const order = await services.orders.find(args.params["order"] ?? "");
  const isShown = purchaseStates.some((state) => state === order?.state);
  if (order === undefined || order.site !== site.id || !isShown) throw notFound();
  return order;
}

export async function loader(args: LoaderFunctionArgs) {
  const { language, site, membership, services } = sitePage(args);
  const order = await purchaseIn(args);
  const copy = words[language];
  const names = await services.buyers.companyNames([order.company]);
  const receipt = (await services.orders.receiptOf(order.id))?.document;
  const row = rowOf(order, names.get(order.company), receipt?.number, language);
  const payer = receipt?.paid.payer ?? undefined;
  const network = paymentNetwork(receipt?.paid.network ?? "")?.name;
  const useNames = agreementWords[language].uses;
  return {
    copy,
    title: filled(copy.title, { company: row.company }),
    facts: [
      { id: "offer", text: row.offer },
      { id: "uses", text: order.uses.map((use) => useNames[use]).join(", ") },
      { id: "date", text: row.date },
      { id: "paid", text: [row.paid, order.rail === "stripe" && row.rail].filter(Boolean).join(", ") },
      { id: "from", text: payer && [payer, network].filter(Boolean).join(", ") },
      { id: "transaction", text: receipt?.paid.external },
      { id: "receipt", text: receipt?.number },
    ] as const,
    receiptPage: receipt && pathTo("receipt", { order: order.id, receiptKey: services.receiptKey(order.id) }),
    state: row.state,
    givenUp: order.state === "failed" && (await services.checkouts.wasGivenUp(order.id)) && copy.givenUp,
    refund:
      order.state !== "paid"
        ? undefined
        : order.rail === "stripe"
          ? { byCard: true, text: copy.refund.byCard }
          : {
              byCard: false,
              text: filled(copy.refund.text, { payer: payer ?? "–", network: network ?? "–" }),
            },
    isOwner: mayAs(membership.role, "owner"),
    isNoted: order.state === "refunded" && new URL(args.request.url).searchParams.has("noted"),
    back: pathTo("siteOrders", { site: site.id }),
  };
}

/** Notes once that the publisher gave it back: pressed twice it is the same. */
export async function action(args: ActionFunctionArgs) {
  const { language, site, person, services } = sitePage(args);
  const order = await purchaseIn(args);
  // What Stripe gives back it tells by itself.
  if (order.rail === "stripe" || order.paid === undefined) throw notFound();
  if (order.state === "paid") {
    const form = await typedForm(args.request);
    const amount = form.text("amount");
    const given = readRefund(amount, order.paid);
    if (given === undefined)
      return formFault(language, "refundAmount", { field: "amount", typed: { amount } });
    await services.orders.refund(order.id, given, person.id);
  }
  return redirect(`${pathTo("siteOrder", { site: site.id, order: order.id })}?noted=yes`, 303);
}

/** One purchase: what was bought, how it was paid, and how it is given back. */
export default function SiteOrder() {
  const { copy, title, facts, receiptPage, state, givenUp, refund, isOwner, isNoted, back } =
    useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={title}>
      {isNoted && <DoneLine>{copy.refund.done}</DoneLine>}
      <Facts
        facts={[
          ...facts.flatMap(({ id, text }) =>
            text
              ? [{ name: copy.facts[id], value: text, isCode: id === "from" || id === "transaction" }]
              : [],
          ),
          ...(state
            ? [
                {
                  name: copy.facts.state,
                  value: <Badge tone={state.tone}>{state.name}</Badge>,
                },
              ]
            : []),
        ]}
      />
      {receiptPage && (
        <p>
          <a href={receiptPage} className={linkClass}>
            {copy.receiptPage}
          </a>
        </p>
      )}
      {givenUp && <p className="text-muted wrap-anywhere">{givenUp}</p>}
      {refund && (
        <Section heading={copy.refund.heading}>
          <p className="text-muted wrap-anywhere">{refund.text}</p>
          {!refund.byCard &&
            (isOwner ? (
              <PageForm fault={fault}>
                <TextField
                  name="amount"
                  label={copy.refund.amount}
                  hint={copy.refund.hint}
                  inputMode="decimal"
                  autoComplete="off"
                  required
                  maxLength={20}
                  fault={fault}
                />
                <Submit variant="destructive">{copy.refund.submit}</Submit>
              </PageForm>
            ) : (
              <p>{copy.refund.ownersOnly}</p>
            ))}
        </Section>
      )}
      <BackLink to={back}>{copy.back}</BackLink>
    </NarrowPage>
  );
}
