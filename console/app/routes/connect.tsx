import { button } from "@octroi/ui/components/button.tsx";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { isTooMany } from "../../../domain/accounts/accounts.ts";
import { type ConnectRequestFault, parseConnectRequest } from "../../../domain/sites/connect-request.ts";
import { bareDomain, readableDomain } from "../../../domain/sites/domain-name.ts";
import type { ConnectFailure } from "../../../domain/sites/plugin-connection.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import type { Sites } from "../../../store/store.ts";
import { type ConnectPluginCopy, connectPlugin } from "../content/connect-plugin.ts";
import { tooManyFault } from "../forms/form.ts";
import { NarrowPage, Section } from "../forms/page.tsx";
import { BackLink, FaultLine, PageForm, Submit } from "../forms/parts.tsx";
import { linkClass } from "../layout/link.ts";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";
import { filled } from "../page/words.ts";

/** Where the plugin's “Connect” leads: whose site it becomes is confirmed here, once. */
export async function loader(args: LoaderFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const url = new URL(args.request.url);
  const request = parseConnectRequest(url.searchParams);
  const words = connectPlugin[language];
  const domain = request.domain ?? url.searchParams.get("origin") ?? "";
  const isIncomplete = "fault" in request && request.fault === "incomplete";
  const title = isIncomplete
    ? words.begin.title
    : filled("fault" in request ? words.failure.title : words.title, { domain: readable(domain) });
  return {
    copy: { ...words, title, failureTitle: filled(words.failure.title, { domain: readable(domain) }) },
    fault: "fault" in request ? request.fault : undefined,
    domain: request.domain,
    site: request.domain && (await siteWith(request.domain, membership.id, services.sites)),
    workspace: membership.name,
    otherWorkspaces: (await services.workspaces.of(person.id))
      .filter(({ id, role }) => id !== membership.id && mayAs(role, "editor"))
      .map(({ id, name }) => ({ name, to: `${pathTo("connect", { workspace: id })}${url.search}` })),
    account: person.email,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, membership, asker, services } = memberPage(args);
  const request = parseConnectRequest(new URL(args.request.url).searchParams);
  // The page itself says what is wrong with it.
  if ("fault" in request) return undefined;
  const owner = {
    workspaceId: membership.id,
    timeZone: membership.timeZone,
    personId: person.id,
    client: asker.client,
  };
  const outcome = await services.connectPlugin(request, owner);
  if (isTooMany(outcome)) return tooManyFault(language, outcome);
  if ("failure" in outcome) return data(outcome, { status: 409 });
  return redirect(`${pathTo("siteConnection", outcome)}?connected=plugin`, 303);
}

/** The id of the workspace's site with a domain. */
async function siteWith(domain: string, workspaceId: string, sites: Sites): Promise<string | undefined> {
  const known = await sites.list(workspaceId);
  return known.find((site) => bareDomain(site.domain) === bareDomain(domain))?.id;
}

function readable(domain: string): string {
  return readableDomain(domain) || domain;
}

export default function Connect() {
  const { copy, fault, domain, site, workspace, otherWorkspaces, account } = useLoaderData<typeof loader>();
  const sites = pathTo("sites", useWorkspace());
  const outcome = useActionData<typeof action>();
  if (fault === "incomplete") {
    return (
      <NarrowPage title={copy.title}>
        <p>{copy.begin.text}</p>
      </NarrowPage>
    );
  }
  const failure = fault ?? (outcome && "failure" in outcome ? outcome.failure : undefined);
  if (failure !== undefined) {
    return (
      <NarrowPage title={copy.failureTitle}>
        <FaultLine>{copy.failure.reasons[failure]}</FaultLine>
        <Otherwise copy={copy.failure} failure={failure} domain={domain} site={site} />
      </NarrowPage>
    );
  }
  const tooMany = outcome && "sentence" in outcome ? outcome : undefined;
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <dl className="grid gap-px overflow-hidden rounded-control border border-line bg-line">
        <Fact name={copy.facts.site}>
          <strong className="font-semibold">{domain}</strong>
          <span className="block text-muted text-sm">{site === undefined ? copy.isNew : copy.isKnown}</span>
        </Fact>
        <Fact name={copy.facts.workspace}>
          {workspace}
          {otherWorkspaces.length > 0 && (
            <span className="flex flex-wrap gap-x-3 text-muted text-sm">
              {copy.otherWorkspaces}
              {otherWorkspaces.map(({ name, to }) => (
                <a key={to} href={to} className={linkClass}>
                  {name}
                </a>
              ))}
            </span>
          )}
        </Fact>
        <Fact name={copy.facts.account}>{account}</Fact>
      </dl>
      <Section heading={copy.effects.heading}>
        <ul className="flex list-disc flex-col gap-2 pl-5 text-muted">
          {copy.effects.list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
      <PageForm fault={tooMany}>
        <Submit size="lg">{copy.submit}</Submit>
      </PageForm>
      <BackLink to={sites}>{copy.cancel}</BackLink>
    </NarrowPage>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 bg-ink-950 px-4 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

interface OtherwiseProps {
  copy: ConnectPluginCopy["failure"];
  failure: ConnectFailure | ConnectRequestFault;
  domain: string | undefined;
  site: string | undefined;
}

/** What to do instead: begin again, or paste the site's key, which is shown to whoever adds the site. */
function Otherwise({ copy, failure, domain, site }: OtherwiseProps) {
  const workspace = useWorkspace();
  if (failure === "not-begun" || failure === "key-not-taken") return <p>{copy.again}</p>;
  if (domain === undefined) {
    return (
      <>
        <p>{copy.otherName.text}</p>
        <p className="flex flex-wrap gap-3">
          <a href={pathTo("newSite", workspace)} className={button({ variant: "jade" })}>
            {copy.otherName.add}
          </a>
          <a href={pathTo("sites", workspace)} className={button({ variant: "outline" })}>
            {copy.otherName.list}
          </a>
        </p>
      </>
    );
  }
  return (
    <Section heading={copy.key.heading}>
      <p>{copy.key.text}</p>
      {site === undefined ? (
        <PageForm action={`${pathTo("newSite", workspace)}?${new URLSearchParams({ domain })}`}>
          <input type="hidden" name="domain" value={domain} />
          <input type="hidden" name="connector" value="wordpress" />
          <Submit>{copy.key.add}</Submit>
        </PageForm>
      ) : (
        <p>
          <a href={pathTo("siteKey", { site })} className={button({ variant: "jade" })}>
            {copy.key.make}
          </a>
        </p>
      )}
    </Section>
  );
}
