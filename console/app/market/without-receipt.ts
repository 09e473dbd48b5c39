import { pathTo } from "../../../domain/access/paths.ts";
import { leftCheckout } from "../../../domain/market/card-purchase.ts";
import type { Order } from "../../../domain/market/order.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { type WithoutReceipt, receipt as words } from "../content/receipt.ts";
import type { PageContext } from "../page/context.ts";
import { filled } from "../page/words.ts";

interface Way {
  to: string;
  text: string;
}

/** What an order without a receipt came to, and what there is to do: the first way is the one to take. */
export async function withoutReceipt(
  { language, siteUrl, services }: Pick<PageContext, "language" | "siteUrl" | "services">,
  order: Order,
  { path, query }: { path: string; query: URLSearchParams },
): Promise<{ title: string; text: string; ways: Way[] }> {
  const copy = words[language];
  const domain = readableDomain(order.domain);
  const checkout = order.rail === "stripe" ? await services.checkouts.ofOrder(order.id) : undefined;
  const reason = (await services.checkouts.wasGivenUp(order.id))
    ? "unanswered"
    : reasonOf(order, query.has(leftCheckout) ? checkout?.url : undefined);
  const market = {
    to: `${siteUrl}${language === "fr" ? "/fr" : ""}/market/${order.domain}`,
    text: filled(copy.market, { domain }),
  };
  const ways: Record<WithoutReceipt, Way[]> = {
    pending: [{ to: path, text: copy.again }],
    left: [{ to: checkout?.url ?? path, text: copy.pay }, market],
    unpaid:
      order.rail === "stripe"
        ? [{ to: pathTo("buy", { market: order.domain, offer: order.offer }), text: copy.buyAgain }, market]
        : [],
    unanswered: [],
    trial: [],
  };
  const { title, text } = copy.without[reason];
  return { title, text: filled(text, { domain, order: order.id }), ways: ways[reason] };
}

/** `openPage`: of Stripe’s, which somebody left. */
function reasonOf({ state, isTest, rail }: Order, openPage: string | undefined): WithoutReceipt {
  if (isTest) return "trial";
  if (state === "failed" || state === "expired") return "unpaid";
  // Whoever is led to Stripe’s page has an order that is being paid: nobody was, or its page is over.
  if (state === "quoted" && rail === "stripe") return "unpaid";
  return state === "paying" && openPage !== undefined ? "left" : "pending";
}
