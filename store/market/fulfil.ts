import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { type Purchase, purchaseLegs } from "../../domain/books/books.ts";
import type { License } from "../../domain/licenses/license.ts";
import { daysBought, type Order, type Payment } from "../../domain/market/order.ts";
import type { Receipt, ReceiptDocument } from "../../domain/market/receipt.ts";
import { type Amount, millionths, textOf } from "../../domain/rules/money.ts";
import { post } from "../books/post.ts";
import { licenseOf } from "../licenses/licenses.ts";
import { lockSite, lockWorkspace } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { addEvent } from "../webhooks/events.ts";
import { companyOf } from "./companies.ts";
import { findOrder, orderOf, receiptOfOrder } from "./rows.ts";

/**
 * `repeated`: it was paid before, and what came of it is the same. Without a license: the site was removed meanwhile, and
 * without a receipt: its workspace too. The payment stands in the books all the same. A trial has neither, and stands in none.
 */
export type Fulfilment =
  | {
      outcome: "fulfilled" | "repeated";
      order: Order;
      license: License | undefined;
      receipt: Receipt | undefined;
    }
  | { outcome: "unknown" }
  /** Less than the price came, or in something else: nothing is opened for it. */
  | { outcome: "underpaid"; expected: Amount };

/**
 * Gives a company what it paid for, once: the license, the receipt with the next number of the workspace’s year, and the
 * entry in the books, in the transaction of whoever saw the payment. It takes the locks of workspace and site: no lock of
 * anything else may be held before it (locks.ts). A price that was no longer held is no reason to keep the money.
 */
export async function fulfil(
  trx: Transaction<Schema>,
  id: string,
  payment: Payment,
  now: Date,
): Promise<Fulfilment> {
  const { order, hasWorkspace, hasSite } = await lockOrder(trx, id);
  if (order === undefined) return { outcome: "unknown" };
  if (order.state === "paid" || order.state === "refunded") {
    const [license, receipt] = [await licenseBought(trx, order), await receiptOfOrder(trx, id)];
    return { outcome: "repeated", order, license, receipt };
  }
  const expected = priceIn(payment.asset, order);
  if (expected === undefined || millionths(payment.amount) < millionths(expected.amount)) {
    return { outcome: "underpaid", expected: expected ?? order.price };
  }
  const company = companyOf(
    await trx.selectFrom("company").selectAll().where("id", "=", order.company).executeTakeFirstOrThrow(),
  );
  const paid: Amount = { amount: payment.amount, currency: payment.asset };
  const isTest = payment.isTest === true;
  const license =
    hasSite && !isTest ? await addLicense(trx, order, company.name, payment.at, now) : undefined;
  const row = await trx
    .updateTable("market_order")
    .set({
      state: "paid",
      rail: payment.rail,
      paid_at: payment.at.toISOString(),
      paid_amount: paid.amount,
      paid_asset: paid.currency,
      license: license?.id ?? null,
      is_test: Number(isTest),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // What is worth nothing opens nothing, and is nothing that was earned.
  if (isTest) return { outcome: "fulfilled", order: orderOf(row), license, receipt: undefined };
  const receipt = hasWorkspace ? await addReceipt(trx, orderOf(row), company, payment, now) : undefined;
  await post(
    trx,
    [
      {
        kind: "purchase",
        reference: id,
        at: payment.at,
        legs: purchaseLegs(purchaseOf(orderOf(row), paid)),
        site: order.site,
        license: license?.id,
        visits: order.kind === "credit" ? order.count : undefined,
        note: payment.external,
      },
    ],
    now,
  );
  if (receipt !== undefined && license !== undefined) {
    await addEvent(trx, {
      kind: "order.paid",
      workspaceId: order.workspaceId,
      site: order.site,
      about: id,
      facts: {
        order: id,
        offer: order.offer,
        license: license.id,
        receipt: receipt.document.number,
        ...paid,
        rail: payment.rail,
      },
      at: now,
    });
  }
  return { outcome: "fulfilled", order: orderOf(row), license, receipt };
}

/** Locks a workspace, a site and an order of them, in this order. The first two may be gone. */
export async function lockOrder(trx: Transaction<Schema>, id: string) {
  const known = await findOrder(trx, id);
  if (known === undefined) return { order: undefined, hasWorkspace: false, hasSite: false };
  const hasWorkspace = await lockWorkspace(trx, known.workspaceId);
  const site = hasWorkspace ? await lockSite(trx, known.site) : undefined;
  const row = await trx
    .updateTable("market_order")
    .set((eb) => ({ state: eb.ref("state") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return { order: row && orderOf(row), hasWorkspace, hasSite: site !== undefined };
}

/** What the books call a purchase. A credit without a license is owed by nobody who could give it: it counts as income. */
export function purchaseOf(order: Order, paid: Amount): Purchase {
  return {
    workspace: order.workspaceId,
    rail: order.rail ?? "x402",
    license: order.kind === "credit" ? order.license : undefined,
    price: paid,
  };
}

export function priceIn(asset: string, { price, usdc }: Order): Amount | undefined {
  if (asset === price.currency) return price;
  return asset === "USDC" && usdc !== undefined ? { amount: usdc, currency: "USDC" } : undefined;
}

async function licenseBought(trx: Transaction<Schema>, order: Order): Promise<License | undefined> {
  if (order.license === undefined) return undefined;
  const row = await trx
    .selectFrom("license")
    .selectAll()
    .where("site", "=", order.site)
    .where("id", "=", order.license)
    .executeTakeFirst();
  return row && licenseOf(row);
}

async function addLicense(trx: Transaction<Schema>, order: Order, company: string, at: Date, now: Date) {
  const { kind, count, price } = order;
  const { from, until } = daysBought(kind, count, at);
  const row = {
    site: order.site,
    id: randomUUID(),
    company,
    paths: JSON.stringify(order.paths),
    first_day: from,
    last_day: until,
    // Of one visit, as statements show it: a period is paid whatever is read.
    amount: kind === "credit" ? textOf(millionths(price.amount) / BigInt(count)) : "0",
    currency: price.currency,
    issued_at: now.toISOString(),
    withdrawn_at: null,
    renews: null,
    agreement: null,
    company_id: order.company,
    order_id: order.id,
    uses: JSON.stringify(order.uses),
    visits: kind === "credit" ? count : null,
    used: 0,
    spent_at: null,
  };
  await trx.insertInto("license").values(row).execute();
  return licenseOf(row);
}

async function addReceipt(
  trx: Transaction<Schema>,
  order: Order,
  company: ReturnType<typeof companyOf>,
  payment: Payment,
  now: Date,
): Promise<Receipt> {
  const { name } = await trx
    .selectFrom("workspace")
    .select("name")
    .where("id", "=", order.workspaceId)
    .executeTakeFirstOrThrow();
  const year = now.getUTCFullYear();
  // The workspace is locked: nobody takes the next number meanwhile.
  const { last } = await trx
    .selectFrom("receipt")
    .select((eb) => eb.fn.max("number").as("last"))
    .where("workspace_id", "=", order.workspaceId)
    .where("year", "=", year)
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  const document: ReceiptDocument = {
    version: 1,
    number: `${year}-${number}`,
    ...(payment.isWorthless && { isTest: true }),
    issuedAt: now.toISOString(),
    order: order.id,
    publisher: { workspace: order.workspaceId, name, site: order.site, domain: order.domain },
    company: {
      id: company.id,
      name: company.name,
      origin: company.origin ?? null,
      domain: company.domain ?? null,
      country: company.invoice.country ?? null,
      vat: company.invoice.vat ?? null,
      address: company.invoice.address ?? null,
    },
    offer: {
      id: order.offer,
      kind: order.kind,
      paths: order.paths,
      uses: order.uses,
      count: order.count,
      price: order.price,
      usdc: order.usdc ?? null,
    },
    paid: {
      rail: payment.rail,
      amount: payment.amount,
      asset: payment.asset,
      external: payment.external,
      network: payment.network ?? null,
      payer: payment.payer ?? null,
      at: payment.at.toISOString(),
    },
    license: order.license ?? null,
  };
  await trx
    .insertInto("receipt")
    .values({
      workspace_id: order.workspaceId,
      year,
      number,
      order_id: order.id,
      company: order.company,
      issued_at: document.issuedAt,
      document: JSON.stringify(document),
    })
    .execute();
  return { company: order.company, document };
}
