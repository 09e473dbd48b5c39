import { Badge } from "@octroi/ui/components/badge.tsx";
import { Button } from "@octroi/ui/components/button.tsx";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { packForADollar } from "../../../domain/offers/offer.ts";
import type { Payee } from "../../../domain/payments/payee.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { licenses as licenseWords } from "../content/licenses.ts";
import { offers as words } from "../content/offers.ts";
import { typedForm } from "../forms/form.ts";
import { Row } from "../forms/rows.tsx";
import { linkClass } from "../layout/link.ts";
import { PathsLine, RevenueList } from "../licenses/revenue-list.tsx";
import { type OfferRow, offerRows } from "../offers/offers-data.ts";
import { sitePage } from "../page/context.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, site, membership, siteUrl, services } = sitePage(args);
  const copy = words[language];
  const payee = await services.payees.find(membership.id);
  const selling = await services.listings.selling({ site: site.id });
  const buying = buyingBy(payee, services.payments.networks);
  const { tabs, pro } = licenseWords[language];
  return {
    copy,
    tabs,
    pro: { ...copy.pro, ask: pro.ask },
    site: site.id,
    rows: await offerRows({ language, now, site: site.id, services }),
    buying: {
      ...copy.buying[buying],
      // Where nothing is sold yet, there is no page to see.
      to:
        buying === "usdc" || buying === "card"
          ? selling && `${siteUrl}/market/${selling.domain}`
          : pathTo("selling", { workspace: membership.id }),
    },
    isPro: membership.plan === "pro",
    mayEdit: mayAs(membership.role, "editor"),
  };
}

/** How offers are paid to a workspace. */
function buyingBy(payee: Payee | undefined, networks: readonly string[]) {
  if (payee?.stripe !== undefined) return "card";
  if (payee?.wallet === undefined) return "nowhere";
  return networks.includes(payee.wallet.network.id) ? "usdc" : "closed";
}

/** Publishes or ends the offer that the form names, or drafts its pack. Whoever presses twice finds it as they wanted it. */
export async function action(args: ActionFunctionArgs) {
  const { site, person, services } = sitePage(args);
  const form = await typedForm(args.request);
  const task = form.text("task");
  if (task === "publish") await services.offers.publish(site.id, form.text("offer"), person.id);
  if (task === "pack") {
    const offer = await services.offers.find(site.id, form.text("offer"));
    const pack = offer && packForADollar(offer);
    if (pack !== undefined) await services.offers.draft(site.id, pack, undefined);
  }
  if (task === "end") await services.offers.end(site.id, form.text("offer"), person.id);
  return redirect(pathTo("siteOffers", { site: site.id }), 303);
}

const tones = { draft: "plain", published: "jade", ended: "plain" } as const satisfies Record<
  OfferRow["state"],
  string
>;

export default function SiteOffers() {
  const { copy, tabs, pro, site, rows, buying, isPro, mayEdit } = useLoaderData<typeof loader>();
  return (
    <RevenueList
      copy={copy}
      tabs={tabs}
      pro={isPro ? undefined : pro}
      site={site}
      make={isPro && mayEdit ? { to: pathTo("newOffer", { site }), label: copy.make } : undefined}
      notes={
        <p className="text-muted">
          {buying.text}{" "}
          {buying.to && (
            <a href={buying.to} className={linkClass}>
              {buying.link}
            </a>
          )}
        </p>
      }
      rows={rows}
    >
      {(row) => (
        <Row
          key={row.id}
          name={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {row.name}
              <Badge tone={tones[row.state]}>{copy.states[row.state]}</Badge>
              {row.isFollowing && <Badge>{copy.takesThePlace}</Badge>}
            </span>
          }
          note={
            <>
              <span className="block first-letter:uppercase">{row.uses}</span>
              <PathsLine paths={row.paths} everyPage={copy.everyPage} />
              <span className="block">{row.past}</span>
              {row.warning && <span className="block text-coral">{row.warning}</span>}
              {row.pack && (
                <span className="block text-faint text-sm">
                  {row.pack.why}{" "}
                  {mayEdit && isPro && (
                    <button
                      type="submit"
                      form={`offer-${row.id}`}
                      name="task"
                      value="pack"
                      className={linkClass}
                    >
                      {row.pack.make}
                    </button>
                  )}
                </span>
              )}
            </>
          }
        >
          {mayEdit && isPro && (
            <a href={`${pathTo("newOffer", { site })}?edits=${row.id}`} className={linkClass}>
              {copy.edit} <span className="sr-only">({row.name})</span>
            </a>
          )}
          {mayEdit && row.state !== "ended" && (
            <form id={`offer-${row.id}`} method="post" className="flex flex-wrap gap-3">
              <input type="hidden" name="offer" value={row.id} />
              {row.state === "draft" && isPro && (
                <Button type="submit" name="task" value="publish" variant="outline" size="sm">
                  {copy.publish} <span className="sr-only">({row.name})</span>
                </Button>
              )}
              <Button type="submit" name="task" value="end" variant="ghost" size="sm">
                {copy.end} <span className="sr-only">({row.name})</span>
              </Button>
            </form>
          )}
        </Row>
      )}
    </RevenueList>
  );
}
