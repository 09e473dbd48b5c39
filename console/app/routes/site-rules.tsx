import { Button } from "@octroi/ui/components/button.tsx";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { zoneOf } from "../../../domain/visits/site-zones.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { robotsNote } from "../files/files-data.ts";
import { RobotsNoteLine } from "../files/robots-note-line.tsx";
import { WidePage } from "../forms/page.tsx";
import { DoneLine } from "../forms/parts.tsx";
import { linkClass } from "../layout/link.ts";
import { sitePage } from "../page/context.ts";
import { Conflict } from "../rules/conflict.tsx";
import { offeredCrawlers, rulesData } from "../rules/rules-data.ts";
import { RulesForm } from "../rules/rules-form.tsx";
import { sendRules } from "../rules/send-rules.ts";
import { houseDraftFor, siteSubject } from "../rules/subject.ts";
import { RuleTabs } from "../rules/tabs.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, site, membership, services } = sitePage(args);
  const { searchParams } = new URL(args.request.url);
  const data = await rulesData({
    language,
    now,
    timeZone: zoneOf(site, now),
    subject: siteSubject(services.rules, site),
    plan: membership.plan,
  });
  const house = await services.houseRules.latest(site.workspaceId);
  return {
    ...data,
    site: site.id,
    housePath: pathTo("houseRules", { workspace: site.workspaceId }),
    hasHouse: house !== undefined,
    followsHouse: site.followsHouse,
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
    pathNamed: exactPattern(searchParams.get("path")),
    named: offeredCrawlers.find(
      (crawler) =>
        crawler === searchParams.get("crawler") &&
        !data.draft.exceptions.some((exception) => exception.crawler === crawler),
    ),
  };
}

/** Of one page and no other; undefined for a path that patterns cannot write, or that was cut when it was kept. */
function exactPattern(path: string | null): string | undefined {
  return path?.startsWith("/") && !/[*$…\s,]/.test(path) ? `${path}$` : undefined;
}

export async function action(args: ActionFunctionArgs) {
  const { language, now, site, person, services } = sitePage(args);
  const form = await args.request.formData();
  const fields = new Map([...form].map(([name, value]) => [name, typeof value === "string" ? value : ""]));
  if (fields.get("button") === "leave-house") {
    await services.houseRules.leave(site.id, person.id);
    return redirect(pathTo("siteRules", { site: site.id }), 303);
  }
  return sendRules({
    language,
    timeZone: zoneOf(site, now),
    subject: siteSubject(services.rules, site),
    house: (own) => houseDraftFor(services.houseRules, site, own),
    personId: person.id,
    fields,
  });
}

export default function SiteRules() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { copy, site, mayEdit } = page;
  if (outcome !== undefined && "newer" in outcome) {
    return <Conflict copy={copy.conflict} path={page.path} conflict={outcome} seen={page} />;
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
      {page.followsHouse && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-panel border border-line bg-ink-900 p-5">
          <p className="max-w-[60ch]">
            {copy.house.follows}{" "}
            <a href={page.housePath} className={linkClass}>
              {copy.house.link}
            </a>
          </p>
          {mayEdit && (
            <form method="post" action={page.path}>
              <Button type="submit" name="button" value="leave-house" variant="outline">
                {copy.house.leave}
              </Button>
            </form>
          )}
        </div>
      )}
      <RulesForm
        page={page}
        mayEdit={mayEdit && !page.followsHouse}
        fault={fault}
        open={page.open}
        named={page.named}
        pathNamed={page.pathNamed}
        startFrom={
          page.hasHouse && (
            <div>
              <Button type="submit" name="button" value="house" variant="outline" size="sm">
                {copy.house.startFrom}
              </Button>
            </div>
          )
        }
      />
    </WidePage>
  );
}
