import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import type { ReceiptDocument } from "../../../domain/market/receipt.ts";
import { paymentNetwork } from "../../../domain/payments/networks.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { agreements as agreementWords } from "../content/agreements.ts";
import { receipt as words } from "../content/receipt.ts";
import { orders as orderWords } from "../content/selling.ts";
import type { Fact } from "../layout/facts.tsx";
import { coinsOrMoney } from "../page/coins.ts";
import { filled } from "../page/words.ts";

/** The lines of a receipt, as it was written. */
export function receiptFacts(document: ReceiptDocument, language: Language): Fact[] {
  const { number, order, publisher, company, offer, paid, license } = document;
  const copy = words[language];
  const { facts: names } = copy;
  const { counts, everyPage } = orderWords[language];
  const { counted, date } = intlFormatter(language);
  const price = coinsOrMoney(offer.price, language);
  const usdc = offer.usdc && coinsOrMoney({ amount: offer.usdc, currency: "USDC" }, language);
  const vat = company.vat && `${copy.vat} ${company.vat}`;
  const buyer = [company.name, company.domain ?? company.origin, company.address, company.country, vat];
  const network = paymentNetwork(paid.network ?? "")?.name;
  const isWhole = offer.paths.join(" ") === "/";
  const isCard = paid.rail === "stripe";
  return [
    { name: names.number, value: number },
    { name: names.date, value: date(paid.at) },
    {
      name: names.seller,
      value: filled(copy.sellerOf, { seller: publisher.name, domain: readableDomain(publisher.domain) }),
      isName: true,
    },
    { name: names.buyer, value: buyer.filter(Boolean).join(", "), isName: true },
    { name: names.offer, value: counted(offer.count, counts[offer.kind]) },
    isWhole
      ? { name: names.pages, value: everyPage }
      : { name: names.pages, value: offer.paths.join(" "), isCode: true },
    { name: names.uses, value: offer.uses.map((use) => agreementWords[language].uses[use]).join(", ") },
    { name: names.price, value: usdc ? filled(copy.orUsdc, { price, usdc }) : price },
    {
      name: names.paid,
      value: coinsOrMoney({ amount: paid.amount, currency: paid.asset }, language),
    },
    { name: names.by, value: [copy.rails[paid.rail], network].filter(Boolean).join(", ") },
    ...(paid.payer === null ? [] : [{ name: names.from, value: paid.payer, isCode: true }]),
    { name: isCard ? names.payment : names.transaction, value: paid.external, isCode: true },
    { name: names.order, value: order, isCode: true },
    license === null
      ? { name: names.license, value: copy.noLicense }
      : { name: names.license, value: license, isCode: true },
  ];
}
