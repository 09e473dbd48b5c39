import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { agreementState, shareOfPrice } from "../../../domain/agreements/agreement.ts";
import { decimal } from "../../../domain/books/statement.ts";
import type { EarnedLine } from "../../../store/books/books.ts";
import { agreements as publisherWords } from "../content/agreements.ts";
import { books, booksAgreement as words } from "../content/operator.ts";
import { Disclosure } from "../forms/disclosure.tsx";
import { Section, WidePage } from "../forms/page.tsx";
import { BackLink, DoneLine, PageForm, Submit } from "../forms/parts.tsx";
import { Facts } from "../layout/facts.tsx";
import { BillTable } from "../operator/bill-table.tsx";
import { billRow } from "../operator/books-data.ts";
import { notFound, signedInPage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, services } = signedInPage(args);
  const copy = words[language];
  const { money, sum, number, month, date } = intlFormatter(language);
  const agreement = (await services.agreements.list()).find(({ id }) => id === args.params["agreement"]);
  if (agreement === undefined) throw notFound();
  const { currency } = agreement.price;
  const [lines, joined, bills] = [
    await services.books.earned({ agreement: agreement.id }),
    await services.agreements.sitesOf(agreement.id),
    (await services.bills.list()).filter(({ document }) => document.agreement === agreement.id),
  ];
  const totalOf = (some: readonly EarnedLine[]) => {
    const total = (part: "gross" | "share" | "fee") =>
      sum({ amount: decimal(some.reduce((all, line) => all + line[part], 0n)), currency });
    const visits = number(some.reduce((all, line) => all + line.visits, 0));
    return { visits, gross: total("gross"), share: total("share"), fee: total("fee") };
  };
  const bySite = Map.groupBy(lines, ({ site }) => site);
  const byMonth = Map.groupBy(lines, (line) => line.month);
  const joinedSites = new Set(joined.map(({ site }) => site));
  const sites = [];
  for (const id of new Set([...joinedSites, ...bySite.keys()])) {
    const domain = (await services.sites.find(id))?.domain;
    const name = domain ?? copy.sites.removed;
    sites.push({
      id,
      site: joinedSites.has(id) || domain === undefined ? name : filled(copy.sites.left, { site: name }),
      ...totalOf(bySite.get(id) ?? []),
    });
  }
  const state = agreementState(agreement, now);
  const done = new URL(args.request.url).searchParams.get("done");
  const facts = {
    state: books[language].agreementStates[state],
    uses: agreement.uses.map((use) => publisherWords[language].uses[use]).join(", "),
    crawlers: agreement.crawlers.join(", "),
    price: money(agreement.price),
    share: money(shareOfPrice(agreement.price)),
    dates: filled(books[language].dates, { from: date(agreement.from), until: date(agreement.until) }),
    answers: filled(copy.answers, {
      joined: number(agreement.joined),
      declined: number(agreement.declined),
      left: number(agreement.left),
    }),
  };
  return {
    copy: { ...copy, title: filled(copy.title, { company: agreement.company }) },
    billCopy: books[language].bills,
    facts: (["state", "uses", "crawlers", "price", "share", "dates", "answers"] as const).map((id) => ({
      name: copy.facts[id],
      value: facts[id],
    })),
    sites: sites.sort((a, b) => (a.site < b.site ? -1 : 1)),
    months: [...byMonth]
      .sort(([a], [b]) => (a > b ? -1 : 1))
      .map(([id, some]) => ({ id, month: month(id), ...totalOf(some) })),
    bills: bills.map((one) => billRow(one, language)),
    mayEnd: state !== "ended",
    codesBy:
      joinedSites.size > 0 && state !== "ended"
        ? `npm run octroi -- agreements tokens ${agreement.id}`
        : undefined,
    done: done === "added" || done === "ended" ? copy.done[done] : undefined,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { person, services } = signedInPage(args);
  const agreement = args.params["agreement"] ?? "";
  if ((await services.agreements.end(agreement, person.id)) === "unknown") throw notFound();
  // Whoever pressed twice is where they wanted to be.
  return redirect(`${pathTo("operatorAgreement", { agreement })}?done=ended`, 303);
}

export default function OperatorAgreement() {
  const page = useLoaderData<typeof loader>();
  const { copy, billCopy, facts, sites, months, bills, codesBy, mayEnd, done } = page;
  return (
    <WidePage title={copy.title}>
      {done && <DoneLine>{done}</DoneLine>}
      <Facts facts={facts} />
      <Section heading={copy.months.heading}>
        {months.length === 0 ? (
          <p className="text-muted">{copy.months.none}</p>
        ) : (
          <FactTable
            caption={copy.months.caption}
            isStacked
            rows={months}
            rowKey={({ id }) => id}
            columns={[
              {
                id: "month",
                label: copy.months.columns.month,
                heading: "words",
                cell: ({ month }) => <span className="inline-block first-letter:uppercase">{month}</span>,
              },
              ...(["visits", "gross", "share", "fee"] as const).map((id) => ({
                id,
                label: copy.months.columns[id],
                figure: true,
                cell: (row: (typeof months)[number]) => row[id],
              })),
            ]}
          />
        )}
      </Section>
      <Section heading={copy.bills.heading}>
        {bills.length === 0 ? (
          <p className="text-muted">{copy.bills.none}</p>
        ) : (
          <BillTable copy={billCopy} bills={bills} />
        )}
      </Section>
      <Section heading={copy.sites.heading}>
        {sites.length === 0 ? (
          <p className="text-muted">{copy.sites.none}</p>
        ) : (
          <FactTable
            caption={copy.sites.caption}
            isStacked
            rows={sites}
            rowKey={({ id }) => id}
            columns={[
              {
                id: "site",
                label: copy.sites.columns.site,
                heading: "words",
                cell: ({ site }) => <span className="wrap-anywhere">{site}</span>,
              },
              ...(["visits", "gross", "share"] as const).map((id) => ({
                id,
                label: copy.sites.columns[id],
                figure: true,
                cell: (row: (typeof sites)[number]) => row[id],
              })),
            ]}
          />
        )}
        {codesBy && (
          <p className="max-w-[60ch] text-muted">
            {copy.sites.codes} <code className="font-mono text-sm wrap-anywhere">{codesBy}</code>
          </p>
        )}
      </Section>
      {mayEnd && (
        <Disclosure summary={copy.end.heading}>
          <div className="flex flex-col gap-5">
            <p className="max-w-[60ch] text-muted">{copy.end.text}</p>
            <PageForm>
              <Submit variant="destructive">{copy.end.submit}</Submit>
            </PageForm>
          </div>
        </Disclosure>
      )}
      <BackLink to={pathTo("operator")}>{copy.back}</BackLink>
    </WidePage>
  );
}
