import { pathTo } from "../../domain/access/paths.ts";
import { licenseState } from "../../domain/licenses/license.ts";
import type { Company, CompanyKey, CompanySecret } from "../../domain/market/company.ts";
import type { Order } from "../../domain/market/order.ts";
import type { BoughtLicense } from "../../store/market/bought-licenses.ts";
import type { ReceiptPage } from "./receipt-files.ts";

export function accountFacts(
  company: Company,
  keys: readonly CompanyKey[],
  secrets: readonly CompanySecret[],
) {
  const { id, name, origin, domain, email, invoice, cap, createdAt, blockedAt } = company;
  return {
    id,
    name,
    origin: origin ?? null,
    domain: domain ?? null,
    email: email ?? null,
    invoice: {
      country: invoice.country ?? null,
      vat: invoice.vat ?? null,
      address: invoice.address ?? null,
    },
    cap: cap ?? null,
    keys,
    secrets,
    createdAt,
    isBlocked: blockedAt !== undefined,
  };
}

/** Where tokens are got for what was bought of a site. */
function tokenOf(site: string, consoleUrl: URL) {
  return { endpoint: new URL(pathTo("olpToken", { site }), consoleUrl).href };
}

interface OrderAddresses {
  /** Of the console. */
  url: URL;
  receiptPage: ReceiptPage;
}

export function orderAddress(id: string, consoleUrl: URL): string {
  return new URL(pathTo("marketOrder", { order: id }), consoleUrl).href;
}

export function orderFacts(order: Order, { url: consoleUrl, receiptPage }: OrderAddresses) {
  const { id, domain, offer, kind, paths, uses, count, price, usdc, state, createdAt, expiresAt } = order;
  return {
    id,
    address: orderAddress(id, consoleUrl),
    site: domain,
    offer,
    kind,
    paths,
    uses,
    count,
    price,
    usdc: usdc ?? null,
    rail: order.rail ?? null,
    state,
    createdAt,
    expiresAt,
    paidAt: order.paidAt ?? null,
    paid: order.paid ?? null,
    isTest: order.isTest,
    page: order.paid === undefined ? null : receiptPage(id),
    license: order.license ?? null,
    token: order.license === undefined ? null : tokenOf(order.site, consoleUrl),
  };
}

export function licenseFacts(license: BoughtLicense, consoleUrl: URL, now: Date) {
  const { id, domain, paths, from, until, used, issuedAt, withdrawnAt, purchase, spentAt } = license;
  return {
    id,
    order: purchase?.order ?? null,
    site: domain,
    paths,
    uses: purchase?.uses ?? [],
    from,
    until,
    state: licenseState(license, now),
    visits: purchase?.visits ?? null,
    used,
    spentAt: spentAt ?? null,
    issuedAt,
    withdrawnAt: withdrawnAt ?? null,
    token: tokenOf(license.site, consoleUrl),
  };
}
