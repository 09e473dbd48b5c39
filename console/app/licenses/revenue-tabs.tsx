import { pathTo } from "../../../domain/access/paths.ts";
import type { RevenueTabsCopy } from "../content/licenses.ts";
import { PageTabs } from "../layout/page-tabs.tsx";

/** Between the pages about what a site's visits bring. */
export function RevenueTabs({ site, copy }: { site: string; copy: RevenueTabsCopy }) {
  return (
    <PageTabs
      label={copy.label}
      pages={[
        { to: pathTo("siteRevenue", { site }), label: copy.statement },
        { to: pathTo("siteAgreements", { site }), label: copy.agreements },
        { to: pathTo("siteOffers", { site }), label: copy.offers },
        { to: pathTo("siteOrders", { site }), label: copy.orders },
        { to: pathTo("siteMarket", { site }), label: copy.market },
        { to: pathTo("siteLicenses", { site }), label: copy.licenses },
      ]}
    />
  );
}
