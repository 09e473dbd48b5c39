import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { decimal, sumsOf, thresholdIn } from "../../../domain/books/statement.ts";
import type { Amount } from "../../../domain/rules/money.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { statements as words } from "../content/statements.ts";
import { Section, WidePage } from "../forms/page.tsx";
import { linkClass } from "../layout/link.ts";
import { Figures } from "../licenses/figures.tsx";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, services } = memberPage(args);
  const { id } = membership;
  const copy = words[language];
  const { money, sum, month, date } = intlFormatter(language);
  const [list, payouts, due, balances, bank] = [
    await services.statements.list(id),
    await services.payouts.to(id),
    await services.payouts.due(id),
    await services.books.balances({ kind: "share", workspace: id }),
    await services.bankDetails.find(id),
  ];
  const { isAsked } = services.bank;
  const written = (sums: readonly Amount[]) =>
    sums.map(sum).join(" + ") || sum({ amount: "0", currency: "EUR" });
  const text = (byCurrency: ReadonlyMap<string, bigint>) =>
    written(
      [...byCurrency]
        .filter(([, amount]) => amount !== 0n)
        .map(([currency, amount]) => ({ amount: decimal(amount), currency })),
    );
  const sent = payouts.filter(({ sentAt, returnedAt }) => sentAt !== undefined && returnedAt === undefined);
  const values = {
    owed: text(totals(balances.map(({ account, amount }) => [account.currency, -amount]))),
    collected: text(totals(due.map(({ currency, amount }) => [currency, amount]))),
    paid: text(totals(sent.map(({ currency, amount }) => [currency, amount]))),
  };
  const hasBooks = list.length > 0 || balances.length > 0;
  return {
    copy,
    // Where nothing was ever earned, sums of nothing would stand there as if somebody paid.
    figures: hasBooks
      ? (["owed", "collected", "paid"] as const).map((part) => ({
          ...copy.figures[part],
          value: values[part],
        }))
      : [],
    states: isAsked
      ? due.flatMap(({ currency, state }) =>
          // Nobody is shown a page of a suspended workspace.
          state === "suspended"
            ? []
            : [{ currency, sentence: filled(copy.states[state], { sum: money(thresholdIn(currency)) }) }],
        )
      : [],
    notOpen: isAsked ? undefined : copy.notOpen[hasBooks ? "owed" : "nothingOwed"],
    isAsked,
    list: list.map(({ id: statement, document }) => ({
      id: statement,
      month: month(document.month),
      number: document.number,
      earned: written(sumsOf(document.totals, "earned")),
      after: written(sumsOf(document.totals, "after")),
    })),
    payouts: payouts.map(({ file, amount, currency, masked, sentAt, returnedAt, createdAt }) => ({
      id: String(file),
      sum: sum({ amount: decimal(amount), currency }),
      account: masked,
      state:
        returnedAt !== undefined
          ? filled(copy.payouts.returned, { date: date(returnedAt) })
          : sentAt === undefined
            ? filled(copy.payouts.prepared, { date: date(createdAt) })
            : filled(copy.payouts.withBank, { date: date(sentAt) }),
    })),
    account:
      bank === undefined
        ? copy.account.missing
        : filled(copy.account.known, { account: bank.masked, date: date(bank.changedAt) }),
    changeLabel: bank === undefined ? copy.account.add : copy.account.change,
    isOwner: mayAs(membership.role, "owner"),
  };
}

function totals(amounts: readonly (readonly [string, bigint])[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const [currency, amount] of amounts) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  return sums;
}

export default function Statements() {
  const { copy, figures, states, notOpen, isAsked, list, payouts, account, changeLabel, isOwner } =
    useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const { columns } = copy.list;
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      {notOpen && <p className="max-w-[60ch] text-muted">{notOpen}</p>}
      {figures.length > 0 && <Figures figures={figures} />}
      {states.map(({ currency, sentence }) => (
        <p key={currency} className="text-muted">
          {states.length > 1 ? `${currency}: ${sentence}` : sentence}
        </p>
      ))}
      <Section heading={copy.list.heading}>
        {list.length === 0 ? (
          <p className="text-muted">{copy.list.none}</p>
        ) : (
          <FactTable
            caption={copy.list.caption}
            isStacked
            rows={list}
            rowKey={({ id }) => id}
            columns={[
              {
                id: "month",
                label: columns.month,
                heading: "words",
                cell: ({ id, month }) => (
                  <a href={pathTo("statement", { ...workspace, statement: id })} className={linkClass}>
                    {month}
                  </a>
                ),
              },
              { id: "number", label: columns.number, figure: true, cell: ({ number }) => number },
              { id: "earned", label: columns.earned, figure: true, cell: ({ earned }) => earned },
              { id: "after", label: columns.after, figure: true, cell: ({ after }) => after },
            ]}
          />
        )}
      </Section>
      {isAsked && (
        <>
          <Section heading={copy.payouts.heading}>
            {payouts.length === 0 ? (
              <p className="text-muted">{copy.payouts.none}</p>
            ) : (
              <FactTable
                caption={copy.payouts.caption}
                isStacked
                rows={payouts}
                rowKey={({ id }) => id}
                columns={[
                  {
                    id: "sum",
                    label: copy.payouts.columns.sum,
                    heading: "words",
                    cell: ({ sum }) => <span className="figures text-brass">{sum}</span>,
                  },
                  { id: "account", label: copy.payouts.columns.account, cell: (row) => row.account },
                  { id: "state", label: copy.payouts.columns.state, cell: ({ state }) => state },
                ]}
              />
            )}
          </Section>
          <Section heading={copy.account.heading}>
            <p className="text-muted">{account}</p>
            {isOwner && (
              <p>
                <a href={pathTo("bankDetails", workspace)} className={linkClass}>
                  {changeLabel}
                </a>
              </p>
            )}
          </Section>
        </>
      )}
      <p>
        <a href={pathTo("selling", workspace)} className={linkClass}>
          {copy.toSelling}
        </a>
      </p>
    </WidePage>
  );
}
