import { button } from "@octroi/ui/components/button.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { agreementState } from "../../../domain/agreements/agreement.ts";
import { closesOn } from "../../../domain/books/closing.ts";
import { thresholdIn } from "../../../domain/books/statement.ts";
import { books as words } from "../content/operator.ts";
import { Disclosure } from "../forms/disclosure.tsx";
import { Section, WidePage } from "../forms/page.tsx";
import { linkClass } from "../layout/link.ts";
import { Figures } from "../licenses/figures.tsx";
import { BillTable } from "../operator/bill-table.tsx";
import { billRow, billStateOf, credits, debits, logRow, sumText } from "../operator/books-data.ts";
import { Log } from "../operator/log.tsx";
import { signedInPage } from "../page/context.ts";
import { filled } from "../page/words.ts";

const maxSettledBills = 100;
const maxChanges = 30;
const maxMonths = 6;

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, services } = signedInPage(args);
  const copy = words[language];
  const { money, sum, month, date, counted, number } = intlFormatter(language);
  const { books, agreements, bills, payouts, operators } = services;
  const [receivable, shares, due, files, list, allBills, months, openMonth, changes] = [
    await books.balances({ kind: "receivable" }),
    await books.balances({ kind: "share" }),
    await payouts.due(),
    await payouts.files(),
    await agreements.list(),
    await bills.list(),
    await books.closedMonths(),
    await books.openMonth(),
    await operators.changes(maxChanges),
  ];
  const nothing = sum({ amount: "0", currency: "EUR" });
  const values = {
    receivable: sumText(debits(receivable), language) ?? nothing,
    owed: sumText(credits(shares), language) ?? nothing,
    ready:
      sumText(
        due.filter(({ state }) => state === "ready"),
        language,
      ) ?? nothing,
  };
  const threshold = money(thresholdIn("EUR"));
  const waiting = files.filter(
    ({ sentAt, withdrawnAt }) => sentAt === undefined && withdrawnAt === undefined,
  );
  const currencies = [...new Set([...due, ...waiting].map(({ currency }) => currency))].sort();
  const monthRows = months.map(({ month: closed, closedAt, isStated }) => ({
    id: closed,
    name: month(closed),
    state: filled(isStated ? copy.months.closed : copy.months.underWay, { date: date(closedAt) }),
  }));
  const settled = allBills.filter((bill) => billStateOf(bill) !== "unpaid");
  return {
    copy,
    figures: (["receivable", "owed", "ready"] as const).map((part) => ({
      name: copy.figures[part].name,
      note: filled(copy.figures[part].note, { threshold }),
      value: values[part],
    })),
    agreements: list.map((agreement) => {
      const own = receivable.filter(({ account }) => account.agreement === agreement.id);
      return {
        id: agreement.id,
        company: agreement.company,
        state: copy.agreementStates[agreementState(agreement, now)],
        price: money(agreement.price),
        dates: filled(copy.dates, { from: date(agreement.from), until: date(agreement.until) }),
        sites: number(agreement.joined),
        owed: sumText(debits(own), language) ?? "—",
      };
    }),
    unpaid: allBills.filter((bill) => billStateOf(bill) === "unpaid").map((bill) => billRow(bill, language)),
    settled: settled.slice(0, maxSettledBills).map((bill) => billRow(bill, language)),
    payouts: currencies.map((currency) => {
      const textOf = (some: readonly { currency: string; amount: bigint }[]) => {
        const own = some.filter((one) => one.currency === currency);
        const text = sumText(own, language);
        return text === undefined ? "—" : `${text} (${counted(own.length, copy.publishers)})`;
      };
      const inState = (state: string) => textOf(due.filter((one) => one.state === state));
      return {
        currency,
        ready: inState("ready"),
        "below-threshold": inState("below-threshold"),
        "no-bank-details": inState("no-bank-details"),
        returned: inState("returned"),
        suspended: inState("suspended"),
        file: textOf(
          waiting.flatMap((file) => file.payouts.map((one) => ({ ...one, currency: file.currency }))),
        ),
      };
    }),
    isPaying: services.bank.isAsked,
    openMonth:
      openMonth === undefined
        ? copy.months.none
        : filled(copy.months.open, { month: capitalized(month(openMonth)), date: date(closesOn(openMonth)) }),
    months: monthRows.slice(0, maxMonths),
    earlierMonths: monthRows.slice(maxMonths),
    log: changes.map((change) => logRow(change, language)),
  };
}

/** French writes its months small. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const payoutParts = ["ready", "below-threshold", "no-bank-details", "returned", "suspended", "file"] as const;

export default function Operator() {
  const page = useLoaderData<typeof loader>();
  const { copy, figures, agreements, unpaid, settled, payouts, isPaying, openMonth, months, log } = page;
  const { columns } = copy.agreements;
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      <Figures figures={figures} />
      <Section heading={copy.bills.heading}>
        {unpaid.length + settled.length === 0 ? (
          <p className="text-muted">{copy.bills.none}</p>
        ) : (
          unpaid.length > 0 && <BillTable copy={copy.bills} bills={unpaid} />
        )}
        {settled.length > 0 && (
          <Disclosure summary={copy.bills.paid}>
            <BillTable copy={copy.bills} bills={settled} />
          </Disclosure>
        )}
      </Section>
      <Section heading={copy.payouts.heading}>
        {!isPaying && <p className="text-muted">{copy.payouts.off}</p>}
        {payouts.length === 0 ? (
          <p className="text-muted">{copy.payouts.none}</p>
        ) : (
          <FactTable
            caption={copy.payouts.caption}
            isStacked
            rows={payouts}
            rowKey={({ currency }) => currency}
            columns={[
              {
                id: "currency",
                label: copy.payouts.columns.currency,
                heading: "words",
                cell: ({ currency }) => currency,
              },
              ...payoutParts
                .filter((part) => part !== "suspended" || payouts.some((row) => row[part] !== "—"))
                .map((part) => ({
                  id: part,
                  label: copy.payouts.columns[part],
                  figure: true,
                  cell: (row: (typeof payouts)[number]) => row[part],
                })),
            ]}
          />
        )}
        <p>
          <a href={pathTo("operatorPayouts")} className={linkClass}>
            {copy.payouts.open}
          </a>
        </p>
      </Section>
      <Section heading={copy.agreements.heading}>
        {agreements.length === 0 ? (
          <p className="text-muted">{copy.agreements.none}</p>
        ) : (
          <FactTable
            caption={copy.agreements.caption}
            isStacked
            rows={agreements}
            rowKey={({ id }) => id}
            columns={[
              {
                id: "company",
                label: columns.company,
                heading: "words",
                cell: ({ id, company }) => (
                  <a href={pathTo("operatorAgreement", { agreement: id })} className={linkClass}>
                    {company}
                  </a>
                ),
              },
              { id: "state", label: columns.state, nowrap: true, cell: ({ state }) => state },
              { id: "dates", label: columns.dates, cell: ({ dates }) => dates },
              { id: "price", label: columns.price, figure: true, cell: ({ price }) => price },
              { id: "sites", label: columns.sites, figure: true, cell: ({ sites }) => sites },
              { id: "owed", label: columns.owed, figure: true, cell: ({ owed }) => owed },
            ]}
          />
        )}
      </Section>
      <p>
        <a href={pathTo("newOperatorAgreement")} className={button({ variant: "outline" })}>
          {copy.agreements.add}
        </a>
      </p>
      <Section heading={copy.months.heading}>
        <p className="text-muted">{openMonth}</p>
        <Months months={months} />
        {page.earlierMonths.length > 0 && (
          <Disclosure summary={copy.months.earlier}>
            <Months months={page.earlierMonths} />
          </Disclosure>
        )}
      </Section>
      <Section heading={copy.log.heading}>
        <Log copy={copy.log} changes={log} />
      </Section>
    </WidePage>
  );
}

function Months({ months }: { months: readonly { id: string; name: string; state: string }[] }) {
  if (months.length === 0) return null;
  return (
    <ul className="border-line-soft border-b">
      {months.map(({ id, name, state }) => (
        <li key={id} className="rule-dotted flex flex-wrap justify-between gap-x-6 py-2.5">
          <span className="first-letter:uppercase">{name}</span>
          <span className="text-muted">{state}</span>
        </li>
      ))}
    </ul>
  );
}
