import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import {
  isOwnTrial,
  type Order,
  type OrderCursor,
  type OrderState,
  purchaseStates,
} from "../../../domain/market/order.ts";
import type { Repositories } from "../../../store/store.ts";
import { orders as words } from "../content/selling.ts";
import { coinsOrMoney } from "../page/coins.ts";

interface OrdersRequest {
  language: Language;
  site: string;
  after: OrderCursor | undefined;
  limit: number;
  services: Pick<Repositories, "orders" | "buyers">;
}

/** A page of what was bought of a site, and where the next begins. */
export async function orderRows({ language, site, after, limit, services }: OrdersRequest) {
  const found = await services.orders.list({ site, states: purchaseStates, limit: limit + 1, after });
  const shown = found.slice(0, limit);
  const names = await services.buyers.companyNames([...new Set(shown.map(({ company }) => company))]);
  const receipts = await services.buyers.receiptNumbers(shown.map(({ id }) => id));
  return {
    rows: shown.map((order) => rowOf(order, names.get(order.company), receipts.get(order.id), language)),
    next: found.length > limit ? shown.at(-1) : undefined,
  };
}

const orderTones = {
  paying: "plain",
  paid: "money",
  failed: "loss",
  unknown: "plain",
  refunded: "plain",
} as const satisfies Record<(typeof purchaseStates)[number], string>;

export function rowOf(
  order: Order,
  company: string | undefined,
  receipt: string | undefined,
  language: Language,
) {
  const copy = words[language];
  const { counted, date } = intlFormatter(language);
  const { id, kind, count, paths, state, rail, paid, isTest, createdAt, paidAt } = order;
  return {
    id,
    date: date(paidAt ?? createdAt),
    company: isOwnTrial(order) ? copy.yourself : (company ?? copy.unknown),
    offer: [
      counted(count, copy.counts[kind]),
      paths.join(" ") === "/" ? copy.everyPage : paths.join(" "),
    ].join(", "),
    paid: paid && coinsOrMoney(paid, language),
    rail: rail && copy.rails[rail],
    receipt,
    state: isShown(state)
      ? {
          name: isTest ? `${copy.states[state]} (${copy.trial})` : copy.states[state],
          tone: isTest ? ("plain" as const) : orderTones[state],
        }
      : undefined,
  };
}

function isShown(state: OrderState): state is (typeof purchaseStates)[number] {
  return purchaseStates.some((each) => each === state);
}
