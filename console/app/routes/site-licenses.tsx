import { Badge } from "@octroi/ui/components/badge.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import type { LicenseState } from "../../../domain/licenses/license.ts";
import { appliedMode } from "../../../domain/rules/mode.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { licenses as words } from "../content/licenses.ts";
import { DoneLine } from "../forms/parts.tsx";
import { Row } from "../forms/rows.tsx";
import { linkClass } from "../layout/link.ts";
import { type LicenseRow, licenseRows } from "../licenses/licenses-data.ts";
import { PathsLine, RevenueList } from "../licenses/revenue-list.tsx";
import { sitePage } from "../page/context.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, site, membership, services } = sitePage(args);
  const { licenses, rules } = services;
  const rows = await licenseRows({ language, now, site, licenses });
  const latest = await rules.latest(site.id);
  return {
    copy: words[language],
    site: site.id,
    rows,
    isPro: membership.plan === "pro",
    mayEdit: mayAs(membership.role, "editor"),
    charges: latest?.policy.rules.some(({ action }) => action === "charge") ?? false,
    isObserved: latest !== undefined && appliedMode(latest.mode, membership.plan) === "observe",
    isWithdrawn: new URL(args.request.url).searchParams.has("withdrawn"),
  };
}

const tones = {
  pending: "plain",
  "in-force": "jade",
  ended: "plain",
  withdrawn: "loss",
} as const satisfies Record<LicenseState, string>;

export default function SiteLicenses() {
  const { copy, site, rows, isPro, mayEdit, charges, isObserved, isWithdrawn } =
    useLoaderData<typeof loader>();
  return (
    <RevenueList
      copy={copy}
      tabs={copy.tabs}
      pro={isPro ? undefined : copy.pro}
      site={site}
      make={isPro && mayEdit ? { to: pathTo("newLicense", { site }), label: copy.issue } : undefined}
      notes={
        <>
          {isWithdrawn && <DoneLine>{copy.withdrawn}</DoneLine>}
          {isPro && (!charges || isObserved) && (
            <p className="text-muted">
              {charges ? copy.onlyObserved : copy.nothingCharged}{" "}
              <a href={pathTo("siteRules", { site })} className={linkClass}>
                {copy.toRules}
              </a>
            </p>
          )}
        </>
      }
      rows={rows}
    >
      {(row) => (
        <Row
          key={row.id}
          name={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {row.company}
              <Badge tone={tones[row.state]}>{copy.states[row.state]}</Badge>
              {row.isRenewal && <Badge>{copy.renewal}</Badge>}
              {row.isOfAgreement && <Badge>{copy.ofAgreement}</Badge>}
              {row.isOfPurchase && <Badge>{copy.ofPurchase}</Badge>}
            </span>
          }
          note={<Terms row={row} everyPage={copy.everyPage} />}
        >
          {mayEdit && isPro && row.mayBeRenewed && (
            <a href={`${pathTo("newLicense", { site })}?renews=${row.id}`} className={linkClass}>
              {copy.renew} <span className="sr-only">({row.company})</span>
            </a>
          )}
          {mayEdit && row.mayBeWithdrawn && (
            <a
              href={pathTo("withdrawLicense", { site, license: row.id })}
              className="text-coral underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {copy.withdraw} <span className="sr-only">({row.company})</span>
            </a>
          )}
        </Row>
      )}
    </RevenueList>
  );
}

function Terms({ row: { dates, price, paths, visits }, everyPage }: { row: LicenseRow; everyPage: string }) {
  return (
    <>
      <span className="block first-letter:uppercase">
        {dates}, {price}
      </span>
      <PathsLine paths={paths} everyPage={everyPage} />
      <span className="block text-faint text-sm first-letter:uppercase">{visits}</span>
    </>
  );
}
