import { button } from "@octroi/ui/components/button.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { selling as words } from "../content/selling.ts";
import { Section, WidePage } from "../forms/page.tsx";
import { Row, Rows, Ways } from "../forms/rows.tsx";
import { linkClass } from "../layout/link.ts";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, siteUrl, services } = memberPage(args);
  const copy = words[language];
  const { date } = intlFormatter(language);
  const { wallet, stripe } = (await services.payees.find(membership.id)) ?? {};
  return {
    copy,
    wallet: wallet && {
      address: wallet.address,
      known: filled(copy.wallet.known, { network: wallet.network.name, date: date(wallet.changedAt) }),
      isTest: wallet.network.isTest,
    },
    stripe: stripe && {
      masked: stripe.masked,
      known: filled(copy.stripe.known, { date: date(stripe.changedAt) }),
      isTest: stripe.isTest,
    },
    notOpen:
      services.payments.networks.length === 0
        ? copy.wallet.notOpen
        : wallet && !services.payments.networks.includes(wallet.network.id)
          ? copy.wallet.otherNetwork
          : undefined,
    sites: (await services.listings.sellingOf(membership.id)).map(({ site, domain }) => ({
      site,
      domain: readableDomain(domain),
      page: `${siteUrl}/market/${domain}`,
    })),
    isOwner: mayAs(membership.role, "owner"),
  };
}

/** Where a workspace is paid for offers, and what it sells. */
export default function Selling() {
  const { copy, wallet, stripe, notOpen, sites, isOwner } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      <Section heading={copy.wallet.heading}>
        <p className="max-w-[60ch] text-muted">{copy.wallet.text}</p>
        {wallet ? (
          <div className="flex max-w-3xl flex-col gap-1.5 rounded-panel border border-line bg-ink-900 px-5 py-4">
            <p className="font-mono text-sm wrap-anywhere">{wallet.address}</p>
            <p className="text-muted text-sm">{wallet.known}</p>
            {wallet.isTest && <p className="text-brass text-sm">{copy.wallet.test}</p>}
          </div>
        ) : (
          <p>
            {copy.wallet.missing} {!isOwner && copy.wallet.ownersOnly}
          </p>
        )}
        {notOpen && <p className="max-w-[60ch] text-muted">{notOpen}</p>}
        {isOwner && (
          <p>
            <a
              href={pathTo("wallet", workspace)}
              className={button({ variant: wallet ? "outline" : "jade" })}
            >
              {wallet ? copy.wallet.change : copy.wallet.connect}
            </a>
          </p>
        )}
      </Section>
      <Section heading={copy.stripe.heading}>
        <p className="max-w-[60ch] text-muted">{copy.stripe.text}</p>
        {stripe ? (
          <div className="flex max-w-3xl flex-col gap-1.5 rounded-panel border border-line bg-ink-900 px-5 py-4">
            <p className="font-mono text-sm wrap-anywhere">{stripe.masked}</p>
            <p className="text-muted text-sm">{stripe.known}</p>
            {stripe.isTest && <p className="text-brass text-sm">{copy.stripe.test}</p>}
          </div>
        ) : (
          <p>
            {copy.stripe.missing} {!isOwner && copy.stripe.ownersOnly}
          </p>
        )}
        {isOwner && (
          <p>
            <a
              href={pathTo("stripe", workspace)}
              className={button({ variant: stripe ? "outline" : "jade" })}
            >
              {stripe ? copy.stripe.change : copy.stripe.connect}
            </a>
          </p>
        )}
      </Section>
      {isOwner && (
        <Section heading={copy.trial.heading}>
          <p className="max-w-[60ch] text-muted">{copy.trial.text}</p>
          <p>
            <a href={pathTo("tryPurchase", workspace)} className={button({ variant: "outline" })}>
              {copy.trial.begin}
            </a>
          </p>
        </Section>
      )}
      <Section heading={copy.sites.heading}>
        {sites.length === 0 ? (
          <p className="max-w-[60ch] text-muted">{copy.sites.none}</p>
        ) : (
          <Rows label={copy.sites.heading}>
            {sites.map(({ site, domain, page }) => (
              <Row
                key={site}
                name={
                  <a href={pathTo("siteOffers", { site })} className={linkClass}>
                    {domain}
                  </a>
                }
              >
                <a href={page} className={linkClass}>
                  {copy.sites.page} <span className="sr-only">({domain})</span>
                </a>
              </Row>
            ))}
          </Rows>
        )}
      </Section>
      <Section heading={copy.ways.heading}>
        <div className="max-w-xl">
          <Ways
            ways={[
              { to: pathTo("companies", workspace), label: copy.ways.companies },
              { to: pathTo("statements", workspace), label: copy.ways.statements },
            ]}
          />
        </div>
      </Section>
    </WidePage>
  );
}
