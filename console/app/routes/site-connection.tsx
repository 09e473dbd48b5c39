import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { standingOf } from "../../../domain/sites/site-standing.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { connect, connection } from "../content/sites.ts";
import { waitingCopy } from "../content/waiting.ts";
import { Disclosure } from "../forms/disclosure.tsx";
import { Section, TwoColumnPage } from "../forms/page.tsx";
import { DoneLine, PageForm, Submit } from "../forms/parts.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { linkClass } from "../layout/link.ts";
import { StatusMark } from "../layout/status.tsx";
import { UntilFirstVisit } from "../layout/until-first-visit.tsx";
import { sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { ConnectSteps } from "../sites/connect-steps.tsx";
import { keyRows } from "../sites/key-rows.ts";
import { SiteSettingsSection, siteSettingsOf } from "../sites/site-settings.tsx";
import { FirstVisitLine } from "../visits/first-visit-line.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const page = sitePage(args);
  const { language, membership, site, services } = page;
  if (site.connector === "dns") throw redirect(pathTo("siteDns", { site: site.id }), 303);
  const words = connection[language];
  const { date } = intlFormatter(language);
  const { searchParams } = new URL(args.request.url);
  const { id, domain, connector, status, connectedAt, proof } = site;
  return {
    copy: { ...words, title: filled(words.title, { domain: readableDomain(domain) }) },
    connect: connect[language],
    test: waitingCopy[language].test,
    stepsAgain: waitingCopy[language].connect,
    site: { id, domain, connector },
    status,
    standing: standingOf(site, undefined),
    since: connectedAt && filled(words.connectedSince, { date: date(connectedAt) }),
    proven: proof && filled(words.proof.proven, { date: date(proof.at) }),
    keys: keyRows(await services.siteKeys.list(site.id), language),
    mayChange: mayAs(membership.role, "editor"),
    settings: siteSettingsOf(page),
    isJustConnected: searchParams.get("connected") === "plugin",
    isSaved: searchParams.has("saved"),
  };
}

export default function SiteConnection() {
  const page = useLoaderData<typeof loader>();
  const { copy, site, status, standing, since, proven, keys, mayChange } = page;
  const steps = <ConnectSteps copy={page.connect} site={site} mayChange={mayChange} />;
  return (
    <TwoColumnPage
      title={copy.title}
      aside={
        <>
          <Section heading={copy.keys.heading}>
            {keys.length === 0 && <p className="text-muted">{copy.keys.none}</p>}
            <Rows>
              {keys.map(({ id, created, isUsed, lastUsed }) => (
                <Row
                  key={id}
                  name={created}
                  note={
                    <span className="inline-block first-letter:uppercase">
                      {/* Of several keys, the page does not hear which was used. */}
                      {isUsed || keys.length > 1 ? (
                        lastUsed
                      ) : (
                        <UntilFirstVisit then={copy.keys.justUsed}>{lastUsed}</UntilFirstVisit>
                      )}
                    </span>
                  }
                />
              ))}
            </Rows>
            {mayChange && (
              <p>
                <a href={pathTo("siteKey", { site: site.id })} className={linkClass}>
                  {copy.keys.replace}
                </a>
              </p>
            )}
          </Section>
          {page.settings && <SiteSettingsSection {...page.settings} />}
        </>
      }
    >
      {page.isJustConnected && status !== "pending" && <DoneLine>{copy.pluginConnected}</DoneLine>}
      {page.isSaved && page.settings && <DoneLine>{page.settings.copy.saved}</DoneLine>}
      <div className="rounded-control border border-line bg-ink-900 px-4 py-3.5 text-[0.9375rem]">
        <StatusMark {...standing} isLive />
        {status === "pending" ? (
          <div className="mt-1">
            <FirstVisitLine site={site.id} waiting={copy.waiting} />
          </div>
        ) : (
          <p className="mt-1 text-muted">{since}</p>
        )}
        {status !== "pending" && <p className="mt-1 text-muted">{proven ?? copy.proof.unproven}</p>}
      </div>
      {proven === undefined && mayChange && (
        <PageForm action={pathTo("testVisit", { site: site.id })}>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Submit variant="outline">{page.test.button}</Submit>
            <span className="text-faint text-sm">{page.test.takes}</span>
          </div>
        </PageForm>
      )}
      {status === "pending" ? steps : <Disclosure summary={page.stepsAgain}>{steps}</Disclosure>}
    </TwoColumnPage>
  );
}
