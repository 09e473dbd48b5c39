import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { type Glance, platformName, proposedConnector } from "../../../domain/sites/glance.ts";
import { connectors } from "../../../domain/sites/site.ts";
import { faults } from "../content/faults.ts";
import { connect, connectorWords, type NewSiteCopy, newSite } from "../content/sites.ts";
import { type FormFault, formFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, Choice, FaultLine, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { DestinationFields } from "../sites/destination-fields.tsx";
import { SiteKeyOnce } from "../sites/site-key-once.tsx";
import { browserZone, typedDomain, typedSite } from "../sites/typed-site.ts";

/** Without a domain it asks for one; with one it says what it saw there, and how to connect it. */
export async function loader(args: LoaderFunctionArgs) {
  const { language, asker, services } = memberPage(args);
  const page = { copy: newSite[language], connectors: connectorWords[language], connect: connect[language] };
  const typed = new URL(args.request.url).searchParams.get("domain");
  if (typed === null) return { ...page, step: "domain" as const, fault: undefined };
  const domain = typedDomain(typed);
  if ("fault" in domain) {
    const fault: FormFault = {
      field: "domain",
      sentence: faults[domain.fault][language],
      typed: { domain: typed },
    };
    return { ...page, step: "domain" as const, fault };
  }
  const glance = await services.glanceAt(domain.domain, asker.client);
  return {
    ...page,
    step: "connector" as const,
    domain: domain.domain,
    readable: readableDomain(domain.domain),
    glance,
    proposed: proposedConnector(glance),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const form = await typedForm(args.request);
  const typed = {
    domain: form.text("domain"),
    connector: form.text("connector"),
    ip: form.text("ip"),
    port: form.text("port"),
  };
  const site = typedSite(form, services.dns.isPublic);
  if ("fault" in site) return formFault(language, site.fault, { field: site.field, typed });
  const added = await services.sites.add(
    { ...site, workspaceId: membership.id, timeZone: browserZone(form) ?? membership.timeZone },
    person.id,
  );
  if (added === "repeated") return formFault(language, "domainRepeated", { field: "domain", typed });
  const { id, domain, connector } = added.site;
  if (connector === "dns") return redirect(pathTo("siteDns", { site: id }), 303);
  return {
    site: { id, domain, connector },
    title: filled(connect[language].title, { domain: readableDomain(domain) }),
    keyAddress: services.keyAddress(id, added.secret),
  };
}

export default function NewSite() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const path = pathTo("newSite", useWorkspace());
  if (outcome !== undefined && "keyAddress" in outcome)
    return <SiteKeyOnce copy={page.connect} {...outcome} />;
  const { copy } = page;
  if (page.step === "domain" && outcome === undefined)
    return <DomainForm copy={copy} fault={page.fault} path={path} />;
  const domain = page.step === "connector" ? page.domain : (outcome?.typed["domain"] ?? "");
  return (
    <NarrowPage title={page.step === "connector" ? page.readable : copy.title}>
      {page.step === "connector" && <Found copy={copy.found} glance={page.glance} />}
      <PageForm fault={outcome} action={`${path}?${new URLSearchParams({ domain })}`}>
        <TextField
          name="domain"
          label={copy.domain}
          hint={copy.domainHint}
          defaultValue={domain}
          required
          fault={outcome}
        />
        <Choice
          name="connector"
          legend={copy.mode}
          options={connectors.map((value) => ({
            value,
            label: page.connectors[value].name,
            hint: page.connectors[value].hint,
          }))}
          chosen={page.step === "connector" ? page.proposed : undefined}
          fault={outcome}
        />
        {/* Filled in by the browser, which knows where it is; without a script, the workspace’s. */}
        <input type="hidden" name="timeZone" data-time-zone="" />
        <DestinationFields copy={copy} fault={outcome} />
        <Submit size="lg">{copy.save}</Submit>
      </PageForm>
      <BackLink to={path}>{copy.otherDomain}</BackLink>
    </NarrowPage>
  );
}

interface DomainFormProps {
  copy: NewSiteCopy;
  fault: FormFault | undefined;
  path: string;
}

function DomainForm({ copy, fault, path }: DomainFormProps) {
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <form method="get" action={path} noValidate className="flex flex-col gap-5">
        {fault && <FaultLine>{fault.sentence}</FaultLine>}
        <TextField
          name="domain"
          label={copy.domain}
          hint={copy.domainHint}
          autoFocus
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          fault={fault}
        />
        <Submit size="lg">{copy.look}</Submit>
      </form>
    </NarrowPage>
  );
}

function Found({ copy, glance }: { copy: NewSiteCopy["found"]; glance: Glance }) {
  const { robots, platform } = glance;
  return (
    <section className="rounded-control border border-line bg-ink-900 p-4">
      <h2 className="font-semibold">{copy.heading}</h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-muted">
        <li>{robotsSentence(copy, robots)}</li>
        {platform && <li>{filled(copy.platform, { platform: platformName(platform) })}</li>}
      </ul>
    </section>
  );
}

function robotsSentence(copy: NewSiteCopy["found"], robots: Glance["robots"]): string {
  if (robots === "unreachable") return copy.robotsUnreachable;
  if (robots === "missing") return copy.robotsMissing;
  return robots.closed === 0 ? copy.robotsOpen : filled(copy.robotsClosed, robots);
}
