import { presetNames } from "@octroi/policy";
import { Button } from "@octroi/ui/components/button.tsx";
import { useLanguage } from "@octroi/ui/page/page-data";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { pathTo } from "../../domain/access/paths.ts";
import { mayAs } from "../../domain/workspaces/workspace.ts";
import { WidePage } from "../forms/page.tsx";
import { DoneLine, FaultLine } from "../forms/parts.tsx";
import { sitePage } from "../page/context.ts";
import { pageTitle } from "../page/title.ts";
import { askProAddress } from "../plans/ask-pro.ts";
import { Amounts } from "../rules/amounts.tsx";
import { Conflict } from "../rules/conflict.tsx";
import { OwnRules } from "../rules/own-rules.tsx";
import { Publish } from "../rules/publish.tsx";
import { ReplayPreview } from "../rules/replay-preview.tsx";
import { rulesData } from "../rules/rules-data.ts";
import { sendRules } from "../rules/send-rules.ts";
import { Switches } from "../rules/switches.tsx";
import { RuleTabs } from "../rules/tabs.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, site, membership, person, services, siteUrl } = sitePage(args);
  const data = await rulesData({ language, now, site, plan: membership.plan, rules: services.rules });
  return {
    ...data,
    mayEdit: mayAs(membership.role, "editor"),
    isSaved: new URL(args.request.url).searchParams.has("saved"),
    askProUrl: askProAddress({ siteUrl, language, person, domain: site.domain }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, site, person, services } = sitePage(args);
  const form = await args.request.formData();
  const fields = new Map([...form].map(([name, value]) => [name, typeof value === "string" ? value : ""]));
  return sendRules({ language, site, rules: services.rules, personId: person.id, fields });
}

export const meta = pageTitle;

export default function SiteRules() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { copy, site, draft, mode, mayEdit } = page;
  if (outcome !== undefined && "newer" in outcome) {
    return <Conflict copy={copy.conflict} site={site} conflict={outcome} seen={page} />;
  }
  const fault = outcome;
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      <RuleTabs site={site} copy={copy.tabs} hasFile={page.after > 0} />
      <div className="grid gap-1">
        <p>{page.inForce ?? copy.inForce.none}</p>
        {page.running && <p className="text-muted text-sm">{page.running}</p>}
        <p className="text-muted text-sm">{page.saved ?? (page.after > 0 ? copy.draft.none : "")}</p>
      </div>
      {page.isSaved && fault === undefined && <DoneLine>{copy.saved}</DoneLine>}
      {!mayEdit && <p className="text-muted">{copy.readOnly}</p>}
      <form
        method="post"
        action={pathTo("siteRules", { site })}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <input type="hidden" name="basis" value={page.savedAt} />
        {/* The first button is the one that Enter presses. */}
        <button type="submit" name="button" value="save" tabIndex={-1} className="sr-only" aria-hidden="true">
          {copy.save}
        </button>
        <fieldset disabled={!mayEdit} className="grid min-w-0 content-start gap-10">
          {fault && <FaultLine>{fault.sentence}</FaultLine>}
          {mayEdit && <Presets />}
          <Switches
            copy={copy}
            draft={draft}
            purposeCosts={page.costs.purposes}
            crawlerCosts={page.costs.crawlers}
            names={page.names}
            fault={fault}
          />
          <Amounts copy={copy} draft={draft} fault={fault} />
          <OwnRules copy={copy} rules={draft.carried.rules} fault={fault} />
          {mayEdit && (
            <div className="grid gap-3 sm:flex sm:flex-wrap">
              <Button type="submit" name="button" value="save" variant="outline" size="lg">
                {copy.save}
              </Button>
              {page.saved && (
                <Button type="submit" name="button" value="discard" variant="ghost" size="lg">
                  {copy.draft.discard}
                </Button>
              )}
            </div>
          )}
        </fieldset>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <Preview />
          {mayEdit && (
            <Publish
              copy={copy.publish}
              mode={mode}
              mayEnforce={page.mayEnforce}
              askProUrl={page.askProUrl}
              after={page.after}
              fault={fault}
            />
          )}
        </div>
      </form>
    </WidePage>
  );
}

function Presets() {
  const { copy } = useLoaderData<typeof loader>();
  const { presets } = policyFormWords[useLanguage()];
  return (
    <section aria-labelledby="presets">
      <h2 id="presets" className="text-faint text-label">
        {copy.presets}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {presetNames.map((name) => (
          <Button key={name} type="submit" name="button" value={`preset:${name}`} variant="outline" size="sm">
            {presets.names[name]}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** What the rules would do once they are published; nothing while a field holds what no policy can. */
function Preview() {
  const { copy, after, preview } = useLoaderData<typeof loader>();
  if (preview === undefined) return null;
  const { warnings, changes } = preview;
  return (
    <>
      <section aria-labelledby="warnings">
        <h2 id="warnings" className="text-section-title">
          {copy.warnings.heading}
        </h2>
        {warnings.length === 0 ? (
          <p className="mt-2 text-muted">{copy.warnings.none}</p>
        ) : (
          <ul className="mt-3 grid gap-3">
            {warnings.map((warning) => (
              <li key={warning} className="border-coral border-l-2 pl-3 text-[0.9375rem]">
                {warning}
              </li>
            ))}
          </ul>
        )}
      </section>
      <ReplayPreview copy={copy.replay} replay={preview.replay} published={preview.publishedReplay} />
      <section aria-labelledby="changes">
        <h2 id="changes" className="text-section-title">
          {copy.changes.heading}
        </h2>
        {after === 0 && changes.length > 0 && <p className="mt-2 text-muted">{copy.changes.first}</p>}
        {changes.length === 0 && (
          <p className="mt-2 text-muted">{after === 0 ? copy.changes.nothingSaid : copy.changes.none}</p>
        )}
        <ul className="mt-2 list-disc pl-5">
          {changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
