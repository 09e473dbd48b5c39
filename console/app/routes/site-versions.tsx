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
import { zoneOf } from "../../../domain/visits/site-zones.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { rules as rulesCopy } from "../content/rules.ts";
import { versions as words } from "../content/versions.ts";
import { robotsNote } from "../files/files-data.ts";
import { RobotsNoteLine } from "../files/robots-note-line.tsx";
import { typedForm } from "../forms/form.ts";
import { WidePage } from "../forms/page.tsx";
import { DoneLine, FaultLine } from "../forms/parts.tsx";
import { sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { siteSubject } from "../rules/subject.ts";
import { RuleTabs } from "../rules/tabs.tsx";
import { Comparison, Connectors, VersionList } from "../rules/version-list.tsx";
import { versionsData } from "../rules/versions-data.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, site, membership, services } = sitePage(args);
  const { searchParams } = new URL(args.request.url);
  const published = searchParams.get("published");
  const page = await versionsData({
    language,
    timeZone: zoneOf(site, now),
    now,
    subject: siteSubject(services.rules, site),
    from: searchParams.get("from"),
    to: searchParams.get("to"),
  });
  return {
    ...page,
    site: site.id,
    tabs: rulesCopy[language].tabs,
    mayEdit: mayAs(membership.role, "editor"),
    // What an address says is repeated only where it is true.
    published:
      published === String(page.latest) ? filled(page.copy.published, { version: published }) : undefined,
    robots: await robotsNote({
      language,
      site,
      latest: await services.rules.latest(site.id),
      siteFiles: services.siteFiles,
    }),
  };
}

/** Takes back an earlier version: it is published again, as a new one. */
export async function action(args: ActionFunctionArgs) {
  const { language, site, person, services } = sitePage(args);
  const { faults } = words[language];
  const form = await typedForm(args.request);
  const version = await services.rules.version(site.id, Number(form.text("version")) || 0);
  if (version === undefined) return data({ sentence: faults.unknown }, { status: 400 });
  const outcome = await services.rules.publish(
    site.id,
    { publication: version, note: "", after: Number(form.text("after")), restores: version.version },
    person.id,
  );
  switch (outcome.outcome) {
    case "published":
      return redirect(`${pathTo("siteVersions", { site: site.id })}?published=${outcome.version}`, 303);
    case "outdated":
      return data({ sentence: faults.outdated }, { status: 409 });
    case "needs-pro":
      return data({ sentence: faults.needsPro }, { status: 403 });
    case "follows-house":
      return data({ sentence: faults.followsHouse }, { status: 409 });
    case "site-gone":
      return redirect(pathTo("sites", { workspace: site.workspaceId }), 303);
  }
}

export default function SiteVersions() {
  const page = useLoaderData<typeof loader>();
  const { copy, site, latest, tabs, published, robots } = page;
  const fault = useActionData<typeof action>();
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      <RuleTabs site={site} copy={tabs} hasFile={latest > 0} />
      {fault && <FaultLine>{fault.sentence}</FaultLine>}
      {published && !fault && <DoneLine>{published}</DoneLine>}
      <RobotsNoteLine site={site} note={robots} />
      {latest === 0 ? (
        <div>
          <p className="text-muted">{copy.empty}</p>
          <p className="mt-4">
            <a href={pathTo("siteRules", { site })} className={button({ variant: "outline" })}>
              {copy.write}
            </a>
          </p>
        </div>
      ) : (
        <>
          <Connectors page={page} site={site} />
          {latest > 1 && <Comparison page={page} />}
          <VersionList page={page} mayEdit={page.mayEdit} />
        </>
      )}
    </WidePage>
  );
}
