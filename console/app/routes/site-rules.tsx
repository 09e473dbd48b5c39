import { Button } from "@octroi/ui/components/button.tsx";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { robotsNote } from "../files/files-data.ts";
import { RobotsNoteLine } from "../files/robots-note-line.tsx";
import { WidePage } from "../forms/page.tsx";
import { DoneLine, FaultLine } from "../forms/parts.tsx";
import { sitePage } from "../page/context.ts";
import { askProAddress } from "../plans/ask-pro.ts";
import { ProBox } from "../plans/pro-box.tsx";
import { Amounts } from "../rules/amounts.tsx";
import { ByCrawler } from "../rules/by-crawler.tsx";
import { Conflict } from "../rules/conflict.tsx";
import { Costs } from "../rules/costs.tsx";
import { Effect } from "../rules/effect.tsx";
import { Exceptions } from "../rules/exceptions.tsx";
import { OwnRules } from "../rules/own-rules.tsx";
import { Presets } from "../rules/presets.tsx";
import { EffectBar, Note, Publish } from "../rules/publish.tsx";
import { offeredCrawlers, rulesData } from "../rules/rules-data.ts";
import { sendRules } from "../rules/send-rules.ts";
import { Switches } from "../rules/switches.tsx";
import { RuleTabs } from "../rules/tabs.tsx";
import { Terms } from "../rules/terms.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, site, membership, person, services, siteUrl } = sitePage(args);
  const { searchParams } = new URL(args.request.url);
  const data = await rulesData({
    language,
    now,
    timeZone: membership.timeZone,
    site,
    plan: membership.plan,
    rules: services.rules,
  });
  return {
    ...data,
    robots: await robotsNote({
      language,
      site,
      latest: await services.rules.latest(site.id),
      siteFiles: services.siteFiles,
    }),
    mayEdit: mayAs(membership.role, "editor"),
    done: searchParams.has("added")
      ? ("added" as const)
      : searchParams.has("saved")
        ? ("saved" as const)
        : undefined,
    /** The part that is not folded away, and the crawler that is to be decided about. */
    open: searchParams.get("open"),
    named: offeredCrawlers.find(
      (crawler) =>
        crawler === searchParams.get("crawler") &&
        !data.draft.exceptions.some((exception) => exception.crawler === crawler),
    ),
    askProUrl: askProAddress({ siteUrl, language, person, domain: site.domain }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, site, membership, person, services } = sitePage(args);
  const form = await args.request.formData();
  const fields = new Map([...form].map(([name, value]) => [name, typeof value === "string" ? value : ""]));
  return sendRules({
    language,
    timeZone: membership.timeZone,
    site,
    rules: services.rules,
    personId: person.id,
    fields,
  });
}

export default function SiteRules() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { copy, site, draft, mayEdit, open, preview } = page;
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
      </div>
      <RobotsNoteLine site={site} note={page.robots} />
      {page.done && fault === undefined && <DoneLine>{copy[page.done]}</DoneLine>}
      {!mayEdit && <p className="text-muted">{copy.readOnly}</p>}
      <form
        method="post"
        action={pathTo("siteRules", { site })}
        noValidate
        // What a browser puts back into a page would be older than what was saved since.
        autoComplete="off"
        data-saved-as-changed={mayEdit || undefined}
        className="group/rules grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_21rem]"
      >
        <div className="@container min-w-0">
          <span data-fresh="seen">
            <input type="hidden" name="basis" value={page.savedAt} />
            <input type="hidden" name="after" value={page.after} />
          </span>
          {/* The first button is the one that Enter presses: it keeps everything, and adds what was typed to be added. */}
          <button
            type="submit"
            name="button"
            value="save"
            tabIndex={-1}
            className="sr-only"
            aria-hidden="true"
          >
            {copy.save}
          </button>
          <fieldset disabled={!mayEdit} className="grid min-w-0 content-start gap-8">
            <div data-fresh="fault" className="empty:hidden">
              {fault && <FaultLine>{fault.sentence}</FaultLine>}
            </div>
            {mayEdit && (
              <div data-fresh="presets">
                <Presets
                  copy={copy}
                  presets={page.presets}
                  chosen={page.preset}
                  hasVisits={(preview?.replay.visits ?? 0) > 0}
                />
              </div>
            )}
            <Switches copy={copy} draft={draft} crawlers={page.crawlers} />
            <Amounts copy={copy} draft={draft} fault={fault} />
            <div className="grid -space-y-px">
              <Exceptions
                copy={copy}
                draft={draft}
                costs={page.costs.crawlers}
                names={page.names}
                named={page.named}
                isOpen={open === "crawlers"}
                fault={fault}
              />
              <OwnRules copy={copy} rules={draft.carried.rules} isOpen={open === "own"} fault={fault} />
              <Terms draft={draft} fault={fault} />
              <Costs copy={copy} costs={page.costs.purposes} />
              <ByCrawler copy={copy.replay} replay={preview?.replay} />
            </div>
            {mayEdit && (
              // With script every change is saved as it is made.
              <div className="scriptless-only">
                <Button type="submit" name="button" value="save" variant="outline" size="lg">
                  {copy.save}
                </Button>
              </div>
            )}
          </fieldset>
          {mayEdit && <EffectBar copy={copy} replay={preview?.replay} fault={fault} />}
        </div>
        <section
          id="effect"
          aria-labelledby="effect-heading"
          className="scroll-mt-6 rounded-panel border border-line bg-ink-900 xl:sticky xl:top-6 xl:self-start"
        >
          <div className="grid gap-4 p-5 sm:px-6 xl:[@media(height>=30rem)]:max-h-[calc(100dvh-15rem)] xl:[@media(height>=30rem)]:overflow-y-auto">
            <h2 id="effect-heading" className="text-section-title">
              {copy.replay.heading}
            </h2>
            <div data-fresh="effect" className="grid gap-4">
              <Effect copy={copy} preview={preview} after={page.after} />
            </div>
            <div className="text-sm">
              <p hidden data-not-saved role="alert" className="text-coral">
                {copy.notSaved}
              </p>
              <div role="status" data-fresh="draft" className="text-faint">
                {page.saved ?? (page.after > 0 ? copy.draft.none : "")}{" "}
                {page.saved && mayEdit && (
                  <Button type="submit" name="button" value="discard" variant="link" className="text-sm">
                    {copy.draft.discard}
                  </Button>
                )}
              </div>
            </div>
            {mayEdit && !page.mayEnforce && <ProBox copy={copy.publish.pro} askProUrl={page.askProUrl} />}
            {mayEdit && <Note copy={copy.publish} fault={fault} />}
          </div>
          {mayEdit && <Publish copy={copy.publish} mayEnforce={page.mayEnforce} />}
        </section>
      </form>
    </WidePage>
  );
}
