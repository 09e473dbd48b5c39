import { Button } from "@octroi/ui/components/button.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { licenses as licenseWords } from "../content/licenses.ts";
import { WidePage } from "../forms/page.tsx";
import { linkLook } from "../layout/link.ts";
import { Figures } from "../licenses/figures.tsx";
import { revenueData } from "../licenses/revenue-data.ts";
import { RevenueTabs } from "../licenses/revenue-tabs.tsx";
import { sitePage } from "../page/context.ts";
import { ProBox } from "../plans/pro-box.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, site, membership, services } = sitePage(args);
  const { licenses, books } = services;
  const month = new URL(args.request.url).searchParams.get("month");
  const isPro = membership.plan === "pro";
  return {
    ...(await revenueData({ language, now, month, site, workspace: membership.name, licenses, books })),
    site: site.id,
    workspace: membership.id,
    licenseCopy: licenseWords[language],
    isPro,
    // Whoever had Pro once still reads what was licensed then.
    hasStatement: isPro || (await licenses.list(site.id)).length > 0,
  };
}

export default function SiteRevenue() {
  const page = useLoaderData<typeof loader>();
  const { copy, site, licenseCopy, isPro, hasStatement } = page;
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      <RevenueTabs site={site} copy={licenseCopy.tabs} />
      {!isPro && <ProBox copy={licenseCopy.pro} heading="h2" />}
      {hasStatement && (
        <>
          <MonthStatement />
          {page.months.length > 0 && <Months />}
        </>
      )}
    </WidePage>
  );
}

function MonthStatement() {
  const data = useLoaderData<typeof loader>();
  const { copy, site, month, heading, soFar, sheet, figures, lines, collects } = data;
  return (
    <section aria-labelledby="statement">
      <p className="mb-6 hidden print:block">{sheet}</p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="statement" className="text-section-title">
          {heading}
        </h2>
        <p className="flex flex-wrap items-center gap-x-5 print:hidden">
          <a href={`${pathTo("siteRevenueCsv", { site })}?month=${month}`} download className={linkLook}>
            {copy.csv}
          </a>
          <Button type="button" variant="outline" size="sm" data-print hidden>
            {copy.print}
          </Button>
        </p>
      </div>
      {soFar && <p className="mt-1 text-muted text-sm">{soFar}</p>}
      <p className="mt-4 max-w-[60ch] text-muted">
        {collects}{" "}
        {data.hasAgreement && (
          <a
            href={pathTo("statements", { workspace: data.workspace })}
            className={`${linkLook} print:hidden`}
          >
            {copy.agreements.statements}
          </a>
        )}
      </p>
      <Figures figures={figures} />
      {data.agreements.length > 0 && <UnderAgreements />}
      <h3 className="mt-8 font-semibold">{copy.lines.heading}</h3>
      {lines.length === 0 ? (
        <p className="mt-2 text-muted">{copy.lines.none}</p>
      ) : (
        <FactTable
          caption={copy.lines.caption}
          isStacked
          rows={lines}
          rowKey={({ id }) => id}
          columns={[
            {
              id: "company",
              label: copy.lines.columns.company,
              heading: "words",
              cell: ({ company }) => company,
            },
            {
              id: "price",
              label: copy.lines.columns.price,
              figure: true,
              cell: ({ price }) => price,
            },
            { id: "visits", label: copy.lines.columns.visits, figure: true, cell: ({ visits }) => visits },
            { id: "gross", label: copy.lines.columns.gross, figure: true, cell: ({ gross }) => gross },
          ]}
        />
      )}
    </section>
  );
}

function UnderAgreements() {
  const { copy, agreements } = useLoaderData<typeof loader>();
  const { columns } = copy.agreements;
  return (
    <>
      <h3 className="mt-8 font-semibold">{copy.agreements.heading}</h3>
      <FactTable
        caption={copy.agreements.caption}
        isStacked
        rows={agreements}
        rowKey={({ id }) => id}
        columns={[
          { id: "company", label: columns.company, heading: "words", cell: ({ company }) => company },
          { id: "visits", label: columns.visits, figure: true, cell: ({ visits }) => visits },
          { id: "gross", label: columns.gross, figure: true, cell: ({ gross }) => gross },
          {
            id: "share",
            label: columns.share,
            figure: true,
            cell: ({ share }) => <span className="text-brass">{share}</span>,
          },
        ]}
      />
    </>
  );
}

/** The table below has the same figures, for whoever does not see it. */
function Bars() {
  const { chart } = useLoaderData<typeof loader>();
  return (
    <div aria-hidden="true" className="my-6 flex h-44 items-end gap-1 sm:gap-2">
      {chart.map(({ month, name, sum, percent }) => (
        <div key={month} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center">
          <span className="figures mb-1 truncate text-[0.75rem] text-muted max-sm:hidden">{sum}</span>
          <span className="bar-fill block rounded-t-sm bg-brass" style={{ height: `${percent * 0.6}%` }} />
          <span className="mt-1 truncate border-line-soft border-t pt-1 text-[0.6875rem]/tight text-faint">
            {name}
          </span>
        </div>
      ))}
    </div>
  );
}

function Months() {
  const { copy, site, month, months, hasAgreement, chart } = useLoaderData<typeof loader>();
  const { columns } = copy.months;
  return (
    <section aria-labelledby="months" className="print:hidden">
      <h2 id="months" className="text-section-title">
        {copy.months.heading}
      </h2>
      {chart.length > 0 && <Bars />}
      <FactTable
        caption={copy.months.caption}
        isStacked
        rows={months}
        rowKey={(row) => row.month}
        columns={[
          {
            id: "month",
            label: columns.month,
            heading: "words",
            cell: (row) => (
              <a
                href={`${pathTo("siteRevenue", { site })}?month=${row.month}`}
                aria-current={row.month === month ? "true" : undefined}
                className={`${linkLook} aria-[current]:font-semibold`}
              >
                {row.name}
              </a>
            ),
          },
          { id: "asked", label: columns.asked, figure: true, cell: (row) => row.asked },
          { id: "licensed", label: columns.licensed, figure: true, cell: (row) => row.licensed },
          { id: "gross", label: columns.gross, figure: true, cell: (row) => row.gross },
          ...(hasAgreement
            ? [
                {
                  id: "share",
                  label: columns.share,
                  figure: true,
                  cell: (row: (typeof months)[number]) => row.share,
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
