import { Badge } from "@octroi/ui/components/badge.tsx";
import { button } from "@octroi/ui/components/button.tsx";
import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
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
import { files as words } from "../content/files.ts";
import { rules as rulesCopy } from "../content/rules.ts";
import { filesData } from "../files/files-data.ts";
import { Disclosure } from "../forms/disclosure.tsx";
import { WidePage } from "../forms/page.tsx";
import { FaultLine, PageForm, Submit } from "../forms/parts.tsx";
import { linkClass } from "../layout/link.ts";
import { sitePage } from "../page/context.ts";
import { RuleTabs } from "../rules/tabs.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, site, membership, services } = sitePage(args);
  return {
    ...(await filesData({ language, timeZone: zoneOf(site, now), site, ...services })),
    tabs: rulesCopy[language].tabs,
    mayCheck: mayAs(membership.role, "editor"),
  };
}

/** Reads what the site serves now. */
export async function action(args: ActionFunctionArgs) {
  const { language, site, services } = sitePage(args);
  const tooMany = await services.readFiles(site);
  if (tooMany !== undefined) {
    const headers = { "retry-after": String(tooMany.retryAfterSeconds) };
    return data({ sentence: words[language].tooMany }, { status: 429, headers });
  }
  return redirect(pathTo("siteFiles", { site: site.id }), 303);
}

export default function SiteFiles() {
  const { copy, site, latest, tabs, way, checked, served, others, mayCheck } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      <RuleTabs site={site} copy={tabs} hasFile={latest > 0} />
      {fault && <FaultLine>{fault.sentence}</FaultLine>}
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
          <div className="grid gap-3">
            <p>{way}</p>
            <p className="text-muted text-sm">{checked}</p>
            {mayCheck && (
              <PageForm>
                <Submit variant="outline">{copy.check}</Submit>
              </PageForm>
            )}
          </div>
          {served.map((file) => (
            <ServedFile key={file.id} file={file} />
          ))}
          <Disclosure summary={copy.others}>
            <p className="text-muted text-sm">{copy.notServed}</p>
            <ul className="mt-4 grid gap-2">
              {others.map((file) => (
                <li key={file.id} className="flex flex-wrap items-baseline gap-x-3">
                  <a
                    href={pathTo("siteFile", { site, file: file.id })}
                    download
                    className={`flex min-h-11 items-center ${linkClass}`}
                  >
                    {copy.purposes[file.form]}
                  </a>
                  <code className="break-all text-muted text-sm">{file.path}</code>
                </li>
              ))}
            </ul>
          </Disclosure>
        </>
      )}
    </WidePage>
  );
}

const tones = {
  served: "jade",
  missing: "loss",
  otherwise: "loss",
  unread: "plain",
  unchecked: "plain",
} as const;

function ServedFile({ file }: { file: Awaited<ReturnType<typeof loader>>["served"][number] }) {
  const { copy, site } = useLoaderData<typeof loader>();
  const { id, path, form, text, isMerged, state, differences } = file;
  const heading = `file-${id}`;
  return (
    <section aria-labelledby={heading} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={heading} className="break-all text-section-title">
          {path}
        </h2>
        <Badge tone={tones[state ?? "unchecked"]}>{copy.states[state ?? "unchecked"]}</Badge>
      </div>
      <p className="text-muted">
        {copy.purposes[form]}. {state && copy.explained[state]}
      </p>
      {(["open", "closed", "lines"] as const).map(
        (kind) =>
          differences[kind] !== "" && (
            <p key={kind} className="border-coral border-l-2 pl-3 text-[0.9375rem]">
              {copy.differences[kind]} <span className="break-words">{differences[kind]}</span>
            </p>
          ),
      )}
      {isMerged && <p className="text-muted text-sm">{copy.merged}</p>}
      <div className="max-h-96 min-w-0 overflow-y-auto">
        <CodeBlock title={path} code={text} />
      </div>
      <p>
        <a
          href={pathTo("siteFile", { site, file: id })}
          download
          className={`inline-flex min-h-11 items-center ${linkClass}`}
        >
          {copy.download} <span className="sr-only">({path})</span>
        </a>
      </p>
    </section>
  );
}
