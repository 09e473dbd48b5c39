import { intlFormatter } from "@octroi/ui/language/format-intl";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import type { ClaimRecord } from "../../../domain/dns/claim.ts";
import { checks, isOfDestination, isOk, mayActivate } from "../../../domain/dns/dns-test.ts";
import { recordNameOf } from "../../../domain/dns/target.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { type SiteState, standingOf } from "../../../domain/sites/site-standing.ts";
import { zoneOf } from "../../../domain/visits/site-zones.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { type DnsCopy, dns } from "../content/dns.ts";
import { CheckList, CheckRow } from "../dns/check-list.tsx";
import { shownCheck } from "../dns/findings.ts";
import { RecordTable } from "../dns/record-table.tsx";
import { tooManyFault, typedForm } from "../forms/form.ts";
import { Section, TwoColumnPage } from "../forms/page.tsx";
import { DoneLine, FaultLine, PageForm, Submit } from "../forms/parts.tsx";
import { linkClass } from "../layout/link.ts";
import { StatusMark } from "../layout/status.tsx";
import { sitePage } from "../page/context.ts";
import { momentText } from "../page/moment.ts";
import { filled } from "../page/words.ts";
import { SiteSettingsSection, siteSettingsOf } from "../sites/site-settings.tsx";

const outcomes = ["activated", "deactivated", "notActivated"] as const;

/** The DNS connector of a site: the two checks, the record between a first test and the next, and the protection that needs both. */
export async function loader(args: LoaderFunctionArgs) {
  const page = sitePage(args);
  const { language, membership, site, siteUrl, services } = page;
  const { searchParams } = new URL(args.request.url);
  if (site.connector !== "dns") {
    throw redirect(pathTo("siteConnection", { site: site.id }), 303);
  }
  const copy = dns[language];
  const { domain, destination, connectedAt } = site;
  const standing = standingOf(site, (await services.rules.modes([site.id])).get(site.id));
  const isActive = standing.state !== "inactive";
  const connection = await services.dns.connections.open(site.id);
  const { lastTest } = connection;
  const readable = readableDomain(domain);
  const asked = searchParams.get("outcome");
  const recordName = recordNameOf(domain);
  const isRoot = recordName === "@";
  const needsClaim = lastTest !== undefined && !isOk(lastTest, "claim");
  const isReady = mayActivate(lastTest, destination);
  const isLost =
    connection.servedSince === undefined && (await services.dns.connections.isServedElsewhere(site.id));
  return {
    copy: { ...copy, title: filled(copy.title, { domain: readable }) },
    standing,
    isActive,
    settings: siteSettingsOf(page),
    isSaved: searchParams.has("saved"),
    state: stateOf(copy.status, {
      isLost,
      isReady,
      state: standing.state,
      since: intlFormatter(language).date(connectedAt ?? site.createdAt),
    }),
    heard:
      connection.lastSeenAt &&
      filled(copy.heard, { date: momentText(language, connection.lastSeenAt, zoneOf(site, page.now)) }),
    record: { type: isRoot ? "ALIAS" : "CNAME", name: recordName, value: services.dns.targetOf(connection) },
    root: isRoot ? filled(copy.record.root, { domain: readable }) : undefined,
    destination:
      destination && filled(copy.destination.sentence, { address: destination.ip, port: destination.port }),
    checks: checks
      .filter((check) => check !== "claim" || needsClaim)
      .map((check) => ({ id: check, ...shownCheck(copy.test, check, lastTest) })),
    testedAt:
      lastTest && filled(copy.test.at, { date: momentText(language, lastTest.at, zoneOf(site, page.now)) }),
    isOutdated: lastTest !== undefined && !isOfDestination(lastTest, destination),
    claimRecord: needsClaim
      ? { type: "TXT", ...claimFields(services.dns.claimRecordOf(site), recordName) }
      : undefined,
    certificateKey: lastTest?.reachability.state === "certificate" ? lastTest.reachability.key : undefined,
    isReady,
    outcome: outcomes.find((outcome) => outcome === asked),
    guide: `${siteUrl}/${language}/documentation/dns`,
    mayChange: mayAs(membership.role, "editor"),
  };
}

interface State {
  isLost: boolean;
  isReady: boolean;
  state: SiteState;
  since: string;
}

function stateOf(words: DnsCopy["status"], { isLost, isReady, state, since }: State): string {
  if (isLost) return words.lost;
  if (state === "counting" || state === "enforcing") return filled(words[state], { date: since });
  return isReady ? words.ready : words.inactive;
}

/** As the zone names it: `_octroi` at its root, `_octroi.www` below. */
function claimFields({ name, value }: ClaimRecord, recordName: string) {
  const [label = ""] = name.split(".");
  return { name: recordName === "@" ? label : `${label}.${recordName}`, value };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, site, services } = sitePage(args);
  if (site.connector !== "dns") throw redirect(pathTo("siteConnection", { site: site.id }), 303);
  const { connections, test } = services.dns;
  const path = pathTo("siteDns", { site: site.id });
  const form = await typedForm(args.request);
  switch (form.text("step")) {
    case "activate": {
      // Tested anew: what was fine yesterday may not be today.
      const seen = await test(site);
      if (seen !== undefined && "retryAfterSeconds" in seen) return tooManyFault(language, seen);
      const isProtected =
        mayActivate(seen, site.destination) && (await connections.protect(site.id, person.id));
      return redirect(`${path}?outcome=${isProtected ? "activated" : "notActivated"}`, 303);
    }
    case "deactivate":
      await connections.unprotect(site.id, person.id);
      return redirect(`${path}?outcome=deactivated`, 303);
    case "accept-certificate": {
      const { lastTest } = await connections.open(site.id);
      const seenKey = lastTest?.reachability.state === "certificate" ? lastTest.reachability.key : undefined;
      // The one that was seen and shown, and no other.
      if (seenKey !== undefined && seenKey === form.text("key")) {
        await connections.acceptCertificate(site.id, seenKey, person.id);
      }
      break;
    }
  }
  const seen = await test(site);
  if (seen !== undefined && "retryAfterSeconds" in seen) return tooManyFault(language, seen);
  return redirect(`${path}#checks`, 303);
}

export default function SiteDns() {
  const page = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  const { copy, isActive, outcome, mayChange } = page;
  return (
    <TwoColumnPage title={copy.title} aside={page.settings && <SiteSettingsSection {...page.settings} />}>
      {page.isSaved && page.settings && <DoneLine>{page.settings.copy.saved}</DoneLine>}
      {fault && <FaultLine>{fault.sentence}</FaultLine>}
      {outcome === "notActivated" && <FaultLine>{copy.notActivated}</FaultLine>}
      {(outcome === "activated" || outcome === "deactivated") && <DoneLine>{copy[outcome]}</DoneLine>}
      <div className="rounded-control border border-line bg-ink-900 px-4 py-3.5 text-[0.9375rem]">
        <StatusMark {...page.standing} />
        <p className="mt-1 text-muted">{page.state}</p>
        {page.heard && <p className="mt-1 text-muted">{page.heard}</p>}
      </div>
      <Section heading={copy.destination.heading}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <span className="font-mono text-sm wrap-anywhere">
            {page.destination ?? copy.destination.missing}
          </span>
          {mayChange && (
            <a href="#settings" className={linkClass}>
              {copy.destination.change}
            </a>
          )}
        </p>
      </Section>
      {!isActive && <Checks />}
      <Section heading={isActive ? copy.record.headingOnceActive : copy.record.heading}>
        <p className="text-muted">{copy.record.intro}</p>
        <RecordTable copy={copy.record} record={page.record} />
        {page.root && <p className="text-[0.9375rem]">{page.root}</p>}
        <p className="text-[0.9375rem] text-muted">
          {copy.record.below}{" "}
          <a href={page.guide} className={linkClass}>
            {copy.guide}
          </a>
        </p>
        {!isActive && !page.isReady && page.testedAt && mayChange && <TestAgain />}
      </Section>
      {isActive && <Checks />}
      {mayChange && (isActive ? <Deactivate /> : <Activate />)}
    </TwoColumnPage>
  );
}

function Checks() {
  const page = useLoaderData<typeof loader>();
  const { copy, mayChange } = page;
  return (
    <div id="checks" className="scroll-mt-6">
      <Section heading={copy.test.heading}>
        <p className="text-muted">{copy.test.intro}</p>
        <CheckList label={copy.test.heading}>
          {page.checks.map((check) => (
            <CheckRow key={check.id} check={check}>
              {check.id === "claim" && page.claimRecord && (
                <RecordTable copy={copy.record} record={page.claimRecord} />
              )}
              {check.id === "reachability" && page.certificateKey && mayChange && <Accept />}
            </CheckRow>
          ))}
        </CheckList>
        {page.isOutdated && <p className="text-[0.9375rem] text-coral">{copy.test.outdated}</p>}
        <p className="text-[0.9375rem] text-muted">{page.testedAt ?? copy.test.takes}</p>
        {mayChange && (
          <PageForm>
            <input type="hidden" name="step" value="test" />
            <Submit variant={page.isReady ? "outline" : "jade"}>{copy.test.submit}</Submit>
          </PageForm>
        )}
      </Section>
    </div>
  );
}

/** Where one has arrived once the record is created. */
function TestAgain() {
  const { copy } = useLoaderData<typeof loader>();
  return (
    <PageForm>
      <input type="hidden" name="step" value="test" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-[0.9375rem]">{copy.test.again.text}</span>
        <Submit variant="outline">{copy.test.again.submit}</Submit>
      </div>
    </PageForm>
  );
}

function Accept() {
  const { copy, certificateKey } = useLoaderData<typeof loader>();
  return (
    <PageForm>
      <input type="hidden" name="step" value="accept-certificate" />
      <input type="hidden" name="key" value={certificateKey} />
      <p className="text-[0.9375rem] text-muted">{copy.accept.intro}</p>
      <Submit variant="outline" size="sm">
        {copy.accept.submit}
      </Submit>
    </PageForm>
  );
}

function Activate() {
  const { copy, isReady } = useLoaderData<typeof loader>();
  return (
    <Section heading={copy.activate.heading}>
      <p className="text-muted">{isReady ? copy.activate.ready : copy.activate.needs}</p>
      <PageForm>
        <input type="hidden" name="step" value="activate" />
        <Submit disabled={!isReady} variant={isReady ? "jade" : "outline"}>
          {copy.activate.submit}
        </Submit>
      </PageForm>
    </Section>
  );
}

function Deactivate() {
  const { copy } = useLoaderData<typeof loader>();
  return (
    <Section heading={copy.deactivate.heading}>
      <p className="text-muted">{copy.deactivate.intro}</p>
      <PageForm>
        <input type="hidden" name="step" value="deactivate" />
        <Submit variant="destructive">{copy.deactivate.submit}</Submit>
      </PageForm>
    </Section>
  );
}
