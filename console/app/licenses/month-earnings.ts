import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { publisherShareWords } from "@octroi/ui/words/plans";
import { closesOn } from "../../../domain/books/closing.ts";
import { payoutOf } from "../../../domain/books/site-month.ts";
import { decimal } from "../../../domain/books/statement.ts";
import type { Amount } from "../../../domain/rules/money.ts";
import type { Repositories } from "../../../store/store.ts";
import { agreements as agreementWords } from "../content/agreements.ts";
import { revenue as words } from "../content/revenue.ts";
import { coinsOrMoney, sumOf } from "../page/coins.ts";
import { filled } from "../page/words.ts";

export type SiteMonth = Awaited<ReturnType<Repositories["siteBooks"]["ofMonth"]>>;
type Statement = Awaited<ReturnType<Repositories["statements"]["list"]>>[number];
type OwnPayout = Awaited<ReturnType<Repositories["payouts"]["to"]>>[number];

interface EarningsRequest {
  language: Language;
  now: Date;
  month: string;
  books: SiteMonth;
  /** The workspace’s, of that month, once there is one. */
  statement: Statement | undefined;
  payouts: readonly OwnPayout[];
  isInAgreement: boolean;
}

/** What a month earned a site, what became of it, and whom it came from. */
export function monthEarnings(request: EarningsRequest) {
  const { language, now, month, books, statement, isInAgreement } = request;
  const copy = words[language];
  const format = intlFormatter(language);
  const isOver = month < now.toISOString().slice(0, 7);
  const name = capitalized(format.month(month));
  const earned = amountsOf([
    ...books.agreements.map(({ currency, share }) => ({ currency, amount: share })),
    ...books.offers.map(({ currency, earned: amount }) => ({ currency, amount })),
  ]);
  const titleOf = (some: "earned" | "nothing") =>
    isOver ? copy.titles[some] : copy.titles[some === "earned" ? "soFar" : "nothingSoFar"];
  return {
    title: filled(titleOf(earned.length > 0 ? "earned" : "nothing"), { month: name }),
    sum: earned.map((amount) => sumOf(amount, language)).join(" + "),
    ...standingOf(request),
    statement: statement && {
      id: statement.id,
      number: `${copy.earned.number} ${statement.document.number}`,
      text: filled(copy.closed, { date: format.date(statement.document.closedAt) }),
    },
    intro: isOver
      ? copy.unstated
      : filled(copy.soFar, { date: format.date(now.toISOString()), closes: format.date(closesOn(month)) }),
    rows: earningRows(books, language),
    totals: totalRows(books, name, language),
    shares: [
      isInAgreement && filled(copy.earned.share, { percent: publisherShareWords[language] }),
      books.offers.length > 0 && copy.earned.offersShare,
      receivedText(books, language),
    ].filter((text) => text !== false && text !== undefined),
  };
}

/** French writes its months small. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Earning {
  currency: string;
  amount: bigint;
}

/** Sums by currency, of what is something. */
export function amountsOf(earnings: readonly Earning[]): Amount[] {
  return [...Map.groupBy(earnings, ({ currency }) => currency)]
    .map(([currency, some]) => ({ currency, sum: some.reduce((all, { amount }) => all + amount, 0n) }))
    .filter(({ sum }) => sum !== 0n)
    .map(({ currency, sum }) => ({ currency, amount: decimal(sum) }));
}

/** What of a closed month left, waits or was paid directly: one fact each. Nothing of a month that is open. */
function standingOf({ language, month, now, books, payouts }: EarningsRequest) {
  const copy = words[language];
  const format = intlFormatter(language);
  if (month >= now.toISOString().slice(0, 7)) return { standing: undefined, paid: [] };
  const text = (earnings: readonly Earning[]) =>
    amountsOf(earnings)
      .map((amount) => sumOf(amount, language))
      .join(" + ");
  const shares = books.agreements.map((line) => ({
    currency: line.currency,
    amount: line.share,
    payout: payoutOf(line, payouts),
  }));
  const owed = shares.filter(({ payout }) => payout === undefined);
  const left = [...Map.groupBy(shares, ({ payout }) => payout)].flatMap(([payout, some]) =>
    payout === undefined ? [] : [{ payout, sum: text(some) }],
  );
  const sums = { owed: text(owed), direct: text(books.received) };
  const [first] = left;
  return {
    standing:
      first !== undefined
        ? filled(first.payout.sentAt === undefined ? copy.standing.prepared : copy.standing.withBank, {
            sum: left.map(({ sum }) => sum).join(" + "),
          })
        : sums.owed === ""
          ? undefined
          : filled(copy.standing.owed, { sum: sums.owed }),
    paid: [
      ...left.flatMap(({ payout: { masked, sentAt, createdAt }, sum }) => [
        { name: copy.paid.payout, value: sum },
        { name: copy.paid.to, value: masked },
        sentAt === undefined
          ? { name: copy.paid.prepared, value: format.date(createdAt) }
          : { name: copy.paid.since, value: format.date(sentAt) },
      ]),
      ...(sums.owed === "" ? [] : [{ name: copy.paid.owed, value: sums.owed }]),
      ...(sums.direct === "" ? [] : [{ name: copy.paid.direct, value: sums.direct }]),
    ],
  };
}

/** What came for offers beside what counts as earned: two sums, of which a credit is the difference until it is read. */
function receivedText({ offers, received }: SiteMonth, language: Language): string | undefined {
  const came = amountsOf(received);
  if (came.length === 0) return undefined;
  const earned = amountsOf(offers.map(({ currency, earned: amount }) => ({ currency, amount })));
  const written = (amounts: readonly Amount[]) =>
    amounts.map((amount) => coinsOrMoney(amount, language)).join(" + ");
  return filled(words[language].earned.received, {
    received: written(came),
    earned: written(earned.length > 0 ? earned : came.map(({ currency }) => ({ currency, amount: "0" }))),
  });
}

/** The most first, whatever it is of. */
function earningRows({ agreements, offers }: SiteMonth, language: Language) {
  const { earned: copy } = words[language];
  const { uses } = agreementWords[language];
  const { number, money } = intlFormatter(language);
  const rows = [
    ...agreements.map((line) => ({
      id: line.agreement,
      company: line.company,
      by: filled(copy.agreement, { uses: line.uses.map((use) => uses[use]).join(", ") }),
      visits: number(line.visits),
      price: money(line.price),
      gross: coinsOrMoney({ amount: decimal(line.gross), currency: line.currency }, language),
      share: coinsOrMoney({ amount: decimal(line.share), currency: line.currency }, language),
      worth: line.share,
    })),
    ...offers.map(({ company, kind, rail, price, visits, earned, currency }, place) => {
      const sum = coinsOrMoney({ amount: decimal(earned), currency }, language);
      return {
        id: `offer ${place}`,
        company: company ?? copy.unknown,
        by: [copy.offers[kind], rail === "stripe" || rail === "x402" ? copy.rails[rail] : undefined]
          .filter((part) => part !== undefined)
          .join(", "),
        visits: kind === "period" ? "–" : number(visits),
        price: price === undefined ? "–" : money(price),
        gross: sum,
        share: sum,
        worth: earned,
      };
    }),
  ];
  return rows
    .sort((a, b) => (a.worth > b.worth ? -1 : 1))
    .map(({ worth: _, ...row }) => ({ ...row, isTotal: false }));
}

/** One for each currency. */
function totalRows({ agreements, offers }: SiteMonth, name: string, language: Language) {
  const { number } = intlFormatter(language);
  const lines = [
    ...agreements.map(({ currency, visits, gross, share }) => ({ currency, visits, gross, share })),
    ...offers.map(({ currency, visits, earned }) => ({ currency, visits, gross: earned, share: earned })),
  ];
  const sum = (currency: string, values: readonly bigint[]) =>
    sumOf({ currency, amount: decimal(values.reduce((all, each) => all + each, 0n)) }, language);
  return [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, some]) => ({
    id: `total ${currency}`,
    company: name,
    by: words[language].earned.total,
    visits: number(some.reduce((all, { visits }) => all + visits, 0)),
    price: "–",
    gross: sum(
      currency,
      some.map(({ gross }) => gross),
    ),
    share: sum(
      currency,
      some.map(({ share }) => share),
    ),
    isTotal: true,
  }));
}
