import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { sumsOf } from "../../../domain/books/statement.ts";
import { statement as words } from "../content/statements.ts";
import { WidePage } from "../forms/page.tsx";
import { BackLink } from "../forms/parts.tsx";
import { FileGroup } from "../layout/file-group.tsx";
import { countedIn } from "../licenses/counted-in.ts";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage, notFound } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, services } = memberPage(args);
  const found = await services.statements.find(membership.id, args.params["statement"] ?? "");
  if (found === undefined) throw notFound();
  const { document } = found;
  const copy = words[language];
  const { moneyOf, sum, month, date, number, percent } = intlFormatter(language);
  const name = capitalized(month(document.month));
  const earned = sumsOf(document.totals, "earned");
  const sums = earned.map(sum).join(" + ");
  const title =
    earned.length === 0
      ? filled(copy.emptyTitle, { month: name })
      : filled(copy.title, { month: name, sum: sums });
  const { lines, corrections, totals } = document;
  const priceText = moneyOf(lines.map(({ price, currency }) => ({ amount: price, currency })));
  // One number of decimals for all of a currency: whoever adds a column up finds its sum below or beside it.
  const sumText = moneyOf([
    ...lines.flatMap(({ gross, share, currency }) => [gross, share].map((amount) => ({ amount, currency }))),
    ...corrections,
    ...totals.flatMap(({ currency, gross, before, earned: own, corrected, paid, after }) =>
      [gross, before, own, corrected, paid, after].map((amount) => ({ amount, currency })),
    ),
  ]);
  return {
    id: found.id,
    copy: { ...copy, title },
    headline:
      earned.length === 0
        ? undefined
        : { text: filled(copy.title, { month: name, sum: "{sum}" }), sum: sums },
    intro: filled(copy.intro, { number: document.number, date: date(document.closedAt) }),
    sheet: filled(copy.sheet, { workspace: membership.name, number: document.number }),
    share: filled(copy.share, { percent: percent(document.sharePercent) }),
    lines: [
      ...lines.map((line) => {
        const { currency } = line;
        return {
          id: `${line.agreement} ${line.site} ${currency}`,
          company: line.company,
          site: line.domain ?? copy.removedSite,
          visits: number(line.visits),
          price: priceText({ amount: line.price, currency }),
          gross: sumText({ amount: line.gross, currency }),
          share: sumText({ amount: line.share, currency }),
          isTotal: false,
        };
      }),
      ...totals
        .filter(({ visits }) => visits > 0)
        .map(({ currency, visits, gross, earned: own }) => ({
          id: `total ${currency}`,
          company: copy.total,
          site: "—",
          visits: number(visits),
          price: "—",
          gross: sumText({ amount: gross, currency }),
          share: sumText({ amount: own, currency }),
          isTotal: true,
        })),
    ],
    corrections: corrections.map((one, place) => ({
      id: String(place),
      company: one.company,
      note: one.note,
      countedIn: countedIn(one, { month, removedSite: copy.removedSite }),
      visits: one.visits === undefined ? "—" : number(one.visits.visits),
      amount: sumText(one),
    })),
    isOfVisits: corrections.some(({ visits }) => visits !== undefined),
    totals: totals.map(({ currency, before, earned: own, corrected, paid, after }) => {
      const written = (amount: string) => sumText({ amount, currency });
      return {
        currency,
        before: written(before),
        earned: written(own),
        corrected: written(corrected),
        paid: written(paid),
        after: written(after),
      };
    }),
  };
}

/** French writes its months small. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function Headline({ text, sum }: { text: string; sum: string }) {
  return <Filled text={text} values={{ sum: <em className="text-brass not-italic">{sum}</em> }} />;
}

export default function Statement() {
  const { id, copy, headline, intro, sheet, share, lines, corrections, isOfVisits, totals } =
    useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const files = { ...workspace, statement: id };
  const { columns } = copy;
  return (
    <WidePage
      title={headline ? <Headline {...headline} /> : copy.title}
      intro={intro}
      actions={
        <FileGroup
          label={copy.files}
          csv={pathTo("statementCsv", files)}
          json={pathTo("statementJson", files)}
          print={copy.print}
        />
      }
    >
      <p className="hidden print:block">{sheet}</p>
      {lines.length > 0 && (
        <FactTable
          caption={copy.caption}
          isStacked
          rows={lines}
          rowKey={(line) => line.id}
          columns={[
            {
              id: "company",
              label: columns.company,
              heading: "words",
              cell: ({ company, isTotal }) =>
                isTotal ? <span className="font-semibold text-brass">{company}</span> : company,
            },
            { id: "site", label: columns.site, cell: ({ site }) => site },
            { id: "visits", label: columns.visits, figure: true, cell: ({ visits }) => visits },
            { id: "price", label: columns.price, figure: true, cell: ({ price }) => price },
            { id: "gross", label: columns.gross, figure: true, cell: ({ gross }) => gross },
            {
              id: "share",
              label: columns.share,
              figure: true,
              cell: (line) =>
                line.isTotal ? <span className="font-semibold text-brass">{line.share}</span> : line.share,
            },
          ]}
        />
      )}
      {lines.length > 0 && <p className="text-muted text-sm">{share}</p>}
      {corrections.length > 0 && (
        <section aria-labelledby="corrections">
          <h2 id="corrections" className="text-section-title">
            {copy.corrections.heading}
          </h2>
          <FactTable
            caption={copy.corrections.caption}
            isStacked
            rows={corrections}
            rowKey={(one) => one.id}
            columns={[
              {
                id: "company",
                label: copy.corrections.columns.company,
                heading: "words",
                cell: ({ company }) => company,
              },
              { id: "note", label: copy.corrections.columns.note, cell: ({ note }) => note },
              ...(isOfVisits
                ? [
                    {
                      id: "countedIn",
                      label: copy.corrections.columns.countedIn,
                      cell: (row: (typeof corrections)[number]) => row.countedIn,
                    },
                    {
                      id: "visits",
                      label: columns.visits,
                      figure: true,
                      cell: (row: (typeof corrections)[number]) => row.visits,
                    },
                  ]
                : []),
              {
                id: "amount",
                label: copy.corrections.columns.amount,
                figure: true,
                cell: ({ amount }) => amount,
              },
            ]}
          />
        </section>
      )}
      <section aria-labelledby="owed">
        <h2 id="owed" className="text-section-title">
          {copy.account.heading}
        </h2>
        <FactTable
          caption={copy.account.caption}
          isStacked
          rows={totals}
          rowKey={({ currency }) => currency}
          columns={[
            {
              id: "currency",
              label: copy.account.columns.currency,
              heading: "words",
              cell: ({ currency }) => currency,
            },
            ...(["before", "earned", "corrected", "paid", "after"] as const).map((part) => ({
              id: part,
              label: copy.account.columns[part],
              figure: true,
              cell: (row: (typeof totals)[number]) => row[part],
            })),
          ]}
        />
      </section>
      <div className="print:hidden">
        <BackLink to={pathTo("statements", workspace)}>{copy.back}</BackLink>
      </div>
    </WidePage>
  );
}
