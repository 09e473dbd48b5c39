import { Badge } from "@octroi/ui/components/badge.tsx";
import { button } from "@octroi/ui/components/button.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { orderCursorText, parseOrderCursor } from "../../../domain/market/order.ts";
import { licenses as licenseWords } from "../content/licenses.ts";
import { orders as words } from "../content/selling.ts";
import { WidePage } from "../forms/page.tsx";
import { linkClass } from "../layout/link.ts";
import { RevenueTabs } from "../licenses/revenue-tabs.tsx";
import { orderRows } from "../market/order-rows.ts";
import { sitePage } from "../page/context.ts";

const ordersAPage = 50;

export async function loader(args: LoaderFunctionArgs) {
  const { language, site, membership, services } = sitePage(args);
  const after = parseOrderCursor(new URL(args.request.url).searchParams.get("after") ?? "");
  const { rows, next } = await orderRows({
    ...{ language, site: site.id, services },
    ...{ after, limit: ordersAPage },
  });
  const path = pathTo("siteOrders", { site: site.id });
  return {
    copy: words[language],
    tabs: licenseWords[language].tabs,
    site: site.id,
    companies: pathTo("companies", { workspace: membership.id }),
    rows,
    older: next && `${path}?${new URLSearchParams({ after: orderCursorText(next) })}`,
    latest: after && path,
  };
}

/** What was bought of a site. */
export default function SiteOrders() {
  const { copy, tabs, site, companies, rows, older, latest } = useLoaderData<typeof loader>();
  const { columns } = copy;
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      <RevenueTabs site={site} copy={tabs} />
      <div data-live="orders">
        {rows.length === 0 ? (
          <p className="text-muted">{copy.empty}</p>
        ) : (
          <FactTable
            caption={copy.caption}
            isStacked
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                id: "company",
                label: columns.company,
                heading: "words",
                cell: ({ id, company }) => (
                  <a href={pathTo("siteOrder", { site, order: id })} className={`${linkClass} wrap-anywhere`}>
                    {company}
                  </a>
                ),
              },
              { id: "date", label: columns.date, nowrap: true, cell: ({ date }) => date },
              {
                id: "offer",
                label: columns.offer,
                cell: ({ offer }) => <span className="wrap-anywhere">{offer}</span>,
              },
              { id: "paid", label: columns.paid, figure: true, cell: ({ paid }) => paid ?? "–" },
              { id: "receipt", label: columns.receipt, figure: true, cell: ({ receipt }) => receipt ?? "–" },
              {
                id: "state",
                label: columns.state,
                cell: ({ state }) => state && <Badge tone={state.tone}>{state.name}</Badge>,
              },
            ]}
          />
        )}
      </div>
      {(older ?? latest) && (
        <nav className="flex flex-wrap gap-3.5">
          {older && (
            <a href={older} className={button({ variant: "outline" })}>
              {copy.older}
            </a>
          )}
          {latest && (
            <a href={latest} className={button({ variant: "ghost" })}>
              {copy.latest}
            </a>
          )}
        </nav>
      )}
      <p>
        <a href={companies} className={linkClass}>
          {copy.toCompanies}
        </a>
      </p>
    </WidePage>
  );
}
