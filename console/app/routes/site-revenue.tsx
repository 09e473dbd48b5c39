import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { payoutWords } from "@octroi/ui/words/plans";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { licenses as licenseWords } from "../content/licenses.ts";
import { WidePage } from "../forms/page.tsx";
import { FileGroup } from "../layout/file-group.tsx";
import { linkClass } from "../layout/link.ts";
import { Figures } from "../licenses/figures.tsx";
import { MonthEarned } from "../licenses/month-earned.tsx";
import { revenueData } from "../licenses/revenue-data.ts";
import { RevenueTabs } from "../licenses/revenue-tabs.tsx";
import { sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { ProBox } from "../plans/pro-box.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, site, membership, services } = sitePage(args);
  const month = new URL(args.request.url).searchParams.get("month");
  const isPro = membership.plan === "pro";
  const data = await revenueData({ language, now, month, site, workspace: membership, services });
  return {
    ...data,
    noPayment: filled(data.copy.noPayment, {
      payoutsToday: payoutWords(language, services.bank.isAsked),
    }),
    site: site.id,
    workspace: membership.id,
    licenseCopy: licenseWords[language],
    isPro,
    // Whoever had Pro once still reads what was licensed then.
    hasStatement: isPro || data.earnings !== undefined || (await services.licenses.list(site.id)).length > 0,
  };
}

export default function SiteRevenue() {
  const page = useLoaderData<typeof loader>();
  const { copy, site, licenseCopy, isPro, hasStatement, earnings, sheet, estimate } = page;
  return (
    <WidePage
      title={
        earnings === undefined ? (
          copy.title
        ) : (
          <span data-live="sum">
            <Filled
              text={earnings.title}
              values={{ sum: <em className="text-brass not-italic">{earnings.sum}</em> }}
            />{" "}
            {earnings.standing}
          </span>
        )
      }
      intro={earnings === undefined ? copy.intro : <EarningsIntro />}
      actions={hasStatement && <Files />}
    >
      <RevenueTabs site={site} copy={licenseCopy.tabs} />
      {!isPro && <ProBox copy={licenseCopy.pro} heading="h2" />}
      {hasStatement && (
        <div data-live="earned" className="flex flex-col gap-8">
          <p className="hidden print:block">{sheet}</p>
          {earnings && (
            <MonthEarned
              copy={copy.earned}
              earnings={earnings}
              statements={pathTo("statements", { workspace: page.workspace })}
            />
          )}
          {(page.figures.length > 0 || page.lines.length > 0) && <Quoted />}
          {estimate && (
            <section aria-labelledby="estimate">
              <h2 id="estimate" className="text-section-title">
                {copy.estimate.heading}
              </h2>
              <Figures figures={[estimate.promise, estimate.real]} />
              <p className="-mt-2 max-w-[60ch] text-muted">{estimate.why}</p>
            </section>
          )}
          {page.months.length > 0 && <Months />}
        </div>
      )}
    </WidePage>
  );
}

/** Which statement the month has, or when it gets one. */
function EarningsIntro() {
  const { earnings, workspace } = useLoaderData<typeof loader>();
  if (earnings?.statement === undefined) return earnings?.intro;
  const { id, number, text } = earnings.statement;
  return (
    <>
      <a href={pathTo("statement", { workspace, statement: id })} className={linkClass}>
        {number}
      </a>
      {text}
    </>
  );
}

/** The same for spreadsheets, programs and paper. */
function Files() {
  const { copy, site, month } = useLoaderData<typeof loader>();
  return (
    <FileGroup
      label={copy.files}
      csv={`${pathTo("siteRevenueCsv", { site })}?month=${month}`}
      json={`${pathTo("siteRevenueJson", { site })}?month=${month}`}
      print={copy.print}
    />
  );
}

/** What was quoted, and what a publisher signed by hand: none of it is in the books. */
function Quoted() {
  const { copy, noPayment, earnings, soFar, figures, lines, name } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="quoted">
      <h2 id="quoted" className="text-section-title">
        {earnings === undefined ? (
          <span className="inline-block first-letter:uppercase">{name}</span>
        ) : (
          copy.heading
        )}
      </h2>
      {earnings === undefined && (
        <>
          {soFar && <p className="mt-1 text-muted text-sm">{soFar}</p>}
          <p className="mt-4 max-w-[60ch] text-muted">{noPayment}</p>
        </>
      )}
      <Figures figures={figures} />
      {(lines.length > 0 || earnings === undefined) && <OwnLicenses lines={lines} />}
    </section>
  );
}

function OwnLicenses({ lines }: { lines: ReturnType<typeof useLoaderData<typeof loader>>["lines"] }) {
  const { copy } = useLoaderData<typeof loader>();
  return (
    <>
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
  const { copy, site, month, months, earnings, hasOwn, chart, zone } = useLoaderData<typeof loader>();
  const { columns } = copy.months;
  const shown = [
    "asked",
    "licensed",
    ...(hasOwn || earnings === undefined ? (["gross"] as const) : []),
    ...(earnings === undefined ? [] : (["share"] as const)),
  ] as const;
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
                className={`${linkClass} aria-[current]:font-semibold`}
              >
                {row.name}
              </a>
            ),
          },
          ...shown.map((id) => ({
            id,
            label: columns[id],
            figure: true,
            cell: (row: (typeof months)[number]) => row[id],
          })),
        ]}
      />
      {zone && <p className="mt-4 max-w-[60ch] text-faint text-sm">{zone}</p>}
    </section>
  );
}
