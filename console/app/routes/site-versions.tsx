import { Badge } from "@octroi/ui/components/badge.tsx";
import { Button, button } from "@octroi/ui/components/button.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { Field } from "@octroi/ui/components/field.tsx";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { rules as rulesCopy } from "../content/rules.ts";
import { versions as words } from "../content/versions.ts";
import { robotsNote } from "../files/files-data.ts";
import { RobotsNoteLine } from "../files/robots-note-line.tsx";
import { typedForm } from "../forms/form.ts";
import { WidePage } from "../forms/page.tsx";
import { DoneLine, FaultLine } from "../forms/parts.tsx";
import { linkLook } from "../layout/link.ts";
import { sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { RuleTabs } from "../rules/tabs.tsx";
import { versionsData } from "../rules/versions-data.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, site, membership, services } = sitePage(args);
  const { searchParams } = new URL(args.request.url);
  const published = searchParams.get("published");
  const page = await versionsData({
    language,
    timeZone: membership.timeZone,
    now,
    site,
    rules: services.rules,
    from: searchParams.get("from"),
    to: searchParams.get("to"),
  });
  return {
    ...page,
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
    case "site-gone":
      return redirect(pathTo("sites", { workspace: site.workspaceId }), 303);
  }
}

export default function SiteVersions() {
  const { copy, site, latest, tabs, published, robots } = useLoaderData<typeof loader>();
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
          <Connectors />
          {latest > 1 && <Comparison />}
          <VersionList />
        </>
      )}
    </WidePage>
  );
}

/** Which gates run, and which version each has. */
function Connectors() {
  const { copy, connectors } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="connectors">
      <h2 id="connectors" className="text-section-title">
        {copy.connectors.heading}
      </h2>
      {connectors.length === 0 ? (
        <p className="mt-2 text-muted">{copy.connectors.none}</p>
      ) : (
        <FactTable
          caption={copy.connectors.caption}
          rows={connectors}
          rowKey={({ instance }) => instance}
          columns={[
            {
              id: "software",
              label: copy.connectors.columns.software,
              heading: true,
              cell: ({ software }) => software,
            },
            {
              id: "version",
              label: copy.connectors.columns.version,
              cell: ({ version, isSent, isCurrent }) => (
                <span className="inline-flex items-center gap-2 whitespace-nowrap">
                  {version} {isSent && <Badge>{copy.connectors.sent}</Badge>}
                  {isCurrent && <Badge tone="jade">{copy.connectors.current}</Badge>}
                </span>
              ),
            },
            { id: "seen", label: copy.connectors.columns.seen, cell: ({ seen }) => seen },
          ]}
        />
      )}
    </section>
  );
}

function Comparison() {
  const { copy, site, latest, comparison } = useLoaderData<typeof loader>();
  return (
    <section id="comparison" aria-labelledby="comparison-heading" className="scroll-mt-6">
      <h2 id="comparison-heading" className="text-section-title">
        {copy.comparison.heading}
      </h2>
      <form
        method="get"
        action={`${pathTo("siteVersions", { site })}#comparison`}
        className="mt-4 grid max-w-xl grid-cols-2 items-end gap-4 sm:grid-cols-[8rem_8rem_auto]"
      >
        <Field
          name="from"
          label={copy.comparison.from}
          inputMode="numeric"
          defaultValue={comparison?.from ?? String(Math.max(1, latest - 1))}
        />
        <Field
          name="to"
          label={copy.comparison.to}
          inputMode="numeric"
          defaultValue={comparison?.to ?? String(latest)}
        />
        <Button type="submit" variant="outline" className="min-h-12 sm:justify-self-start">
          {copy.comparison.button}
        </Button>
      </form>
      {comparison && (
        <div className="mt-5">
          <h3 className="font-semibold">{comparison.heading}</h3>
          <Sentences changes={comparison.changes} remark={comparison.remark} />
        </div>
      )}
    </section>
  );
}

function VersionList() {
  const { copy, site, latest, rows, mayEdit } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="text-section-title">
        {copy.list.heading}
      </h2>
      <ol className="mt-4 border-line border-b">
        {rows.map((row) => (
          <li key={row.version} className="border-line border-t border-dashed py-5">
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <h3 className="font-semibold text-base">{row.title}</h3>
              {row.isLatest && <Badge tone="jade">{copy.list.latest}</Badge>}
              <Badge>{copy.list.modes[row.mode]}</Badge>
              {row.restores && <span className="text-muted text-sm">{row.restores}</span>}
            </div>
            <p className="mt-1 text-muted text-sm">
              {row.at}, {row.by}
            </p>
            {row.note !== "" && <p className="mt-2">{row.note}</p>}
            <Sentences changes={row.changes} remark={row.remark} />
            {!row.isLatest && (
              <form
                method="post"
                action={pathTo("siteVersions", { site })}
                className="mt-3 flex flex-wrap items-center gap-4"
              >
                <input type="hidden" name="version" value={row.version} />
                <input type="hidden" name="after" value={latest} />
                {mayEdit && (
                  <Button type="submit" variant="outline" size="sm">
                    {copy.list.restore} <span className="sr-only">({row.version})</span>
                  </Button>
                )}
                <a
                  href={`${pathTo("siteVersions", { site })}?from=${row.version}&to=${latest}#comparison`}
                  className={`text-sm ${linkLook}`}
                >
                  {copy.list.compare} <span className="sr-only">({row.version})</span>
                </a>
              </form>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sentences({ changes, remark }: { changes: readonly string[]; remark: string | undefined }) {
  if (remark !== undefined) return <p className="mt-2 text-muted text-sm">{remark}</p>;
  return (
    <ul className="mt-2 list-disc pl-5 text-[0.9375rem]">
      {changes.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
