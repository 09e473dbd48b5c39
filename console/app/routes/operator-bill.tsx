import { Button } from "@octroi/ui/components/button.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { bill as words } from "../content/operator.ts";
import type { FormFault } from "../forms/form.ts";
import { Section, WidePage } from "../forms/page.tsx";
import { BackLink, DoneLine, PageForm, Submit } from "../forms/parts.tsx";
import { Facts } from "../layout/facts.tsx";
import { countedIn } from "../licenses/counted-in.ts";
import { billRow } from "../operator/books-data.ts";
import { notFound, signedInPage } from "../page/context.ts";
import { filled } from "../page/words.ts";

const accountParts = ["gross", "corrected", "before", "due", "after"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { language, services } = signedInPage(args);
  const copy = words[language];
  const { money, moneyOf, month, date, number } = intlFormatter(language);
  const bill = (await services.bills.list()).find(({ document }) => document.number === args.params["bill"]);
  if (bill === undefined) throw notFound();
  const { document } = bill;
  const { currency, company } = document;
  const written = (amount: string) => money({ amount, currency });
  const row = billRow(bill, language);
  const corrections = document.corrections ?? [];
  const sumText = moneyOf(
    [...document.lines, ...corrections, document].map(({ gross }) => ({ amount: gross, currency })),
  );
  const sumOf = (amount: string) => sumText({ amount, currency });
  return {
    copy: { ...copy, title: filled(copy.title, { number: document.number }) },
    intro: filled(copy.intro, { company, month: month(document.month), date: date(document.closedAt) }),
    sheet: filled(copy.sheet, { number: document.number }),
    lines: [
      ...document.lines.map(({ site, domain, visits, gross }) => ({
        id: site,
        site: domain ?? copy.removedSite,
        visits: number(visits),
        price: written(document.price),
        gross: sumOf(gross),
        isTotal: false,
      })),
      {
        id: "total",
        site: copy.total,
        visits: number(document.visits),
        price: "—",
        gross: sumOf(document.gross),
        isTotal: true,
      },
    ],
    corrections: corrections.map((one, place) => ({
      id: String(place),
      note: one.note,
      countedIn: countedIn(one, { month, removedSite: copy.removedSite }),
      visits: one.visits === undefined ? "—" : number(one.visits.visits),
      gross: sumOf(one.gross),
    })),
    account: [
      ...accountParts.map((part) => ({ name: copy.account[part], value: written(document[part]) })),
      { name: copy.state, value: row.stateText },
    ],
    isUnpaid: row.state === "unpaid",
    isDone: new URL(args.request.url).searchParams.has("done"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, services } = signedInPage(args);
  const bill = args.params["bill"] ?? "";
  const outcome = await services.bills.markPaid(bill, person.id);
  if (outcome === "unknown") throw notFound();
  if (outcome === "written-off-before") {
    const fault: FormFault = { field: undefined, sentence: words[language].writtenOff, typed: {} };
    return data(fault, { status: 409 });
  }
  // Whoever pressed twice is where they wanted to be.
  return redirect(`${pathTo("operatorBill", { bill })}?done=paid`, 303);
}

export default function OperatorBill() {
  const { copy, intro, sheet, lines, corrections, account, isUnpaid, isDone } =
    useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  const { columns } = copy;
  const totalClass = (isTotal: boolean) => (isTotal ? "font-semibold text-brass" : "wrap-anywhere");
  return (
    <WidePage
      title={copy.title}
      intro={intro}
      actions={
        <Button type="button" variant="outline" size="sm" data-print hidden className="print:hidden">
          {copy.print}
        </Button>
      }
    >
      {isDone && fault === undefined && (
        <div className="print:hidden">
          <DoneLine>{copy.paid.done}</DoneLine>
        </div>
      )}
      <p className="hidden print:block">{sheet}</p>
      <FactTable
        caption={copy.caption}
        isStacked
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          {
            id: "site",
            label: columns.site,
            heading: "words",
            cell: ({ site, isTotal }) => <span className={totalClass(isTotal)}>{site}</span>,
          },
          { id: "visits", label: columns.visits, figure: true, cell: ({ visits }) => visits },
          { id: "price", label: columns.price, figure: true, cell: ({ price }) => price },
          {
            id: "gross",
            label: columns.gross,
            figure: true,
            cell: ({ gross, isTotal }) => <span className={totalClass(isTotal)}>{gross}</span>,
          },
        ]}
      />
      {corrections.length > 0 && (
        <Section heading={copy.account.corrected}>
          <FactTable
            caption={copy.corrections.caption}
            isStacked
            rows={corrections}
            rowKey={({ id }) => id}
            columns={[
              { id: "note", label: copy.corrections.note, heading: "words", cell: ({ note }) => note },
              {
                id: "countedIn",
                label: copy.corrections.countedIn,
                cell: ({ countedIn: where }) => <span className="wrap-anywhere">{where}</span>,
              },
              { id: "visits", label: columns.visits, figure: true, cell: ({ visits }) => visits },
              { id: "gross", label: columns.gross, figure: true, cell: ({ gross }) => gross },
            ]}
          />
        </Section>
      )}
      <Facts facts={account} />
      {(isUnpaid || fault) && (
        <div className="print:hidden">
          <Section heading={copy.paid.heading}>
            <p className="max-w-[60ch] text-muted">{copy.paid.text}</p>
            <PageForm fault={fault}>
              <Submit>{copy.paid.submit}</Submit>
            </PageForm>
          </Section>
        </div>
      )}
      <div className="print:hidden">
        <BackLink to={pathTo("operator")}>{copy.back}</BackLink>
      </div>
    </WidePage>
  );
}
