import { Button } from "@octroi/ui/components/button.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { loadPolicy } from "../../../domain/rules/house.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { house as words } from "../content/house.ts";
import { rules as rulesWords } from "../content/rules.ts";
import type { FormFault } from "../forms/form.ts";
import { WidePage } from "../forms/page.tsx";
import { DoneLine, FaultLine, faultId } from "../forms/parts.tsx";
import { memberPage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { Conflict } from "../rules/conflict.tsx";
import { houseSiteRows, houseSites } from "../rules/house-sites.ts";
import { HouseTabs } from "../rules/house-tabs.tsx";
import { offeredCrawlers, rulesData } from "../rules/rules-data.ts";
import { RulesForm } from "../rules/rules-form.tsx";
import { sendRules } from "../rules/send-rules.ts";
import { houseSubject } from "../rules/subject.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, membership, services } = memberPage(args);
  const { searchParams } = new URL(args.request.url);
  const sites = await houseSites(await services.sites.list(membership.id), services.rules, now);
  const followers = sites.filter(({ site }) => site.followsHouse);
  const page = await rulesData({
    language,
    now,
    timeZone: membership.timeZone,
    plan: membership.plan,
    subject: houseSubject({
      houseRules: services.houseRules,
      workspace: membership.id,
      pasts: followers.flatMap(({ past }) => past ?? []),
      connectors: followers.flatMap(({ connectors }) => connectors),
    }),
  });
  return {
    copy: words[language],
    page,
    workspace: membership.id,
    rows: houseSiteRows(language, sites, page.draft),
    lead:
      followers.length === 0
        ? words[language].sites.nobody
        : filled(words[language].sites.lead, { count: followers.length, all: sites.length }),
    mayEdit: mayAs(membership.role, "editor"),
    isSaved: searchParams.has("saved") || searchParams.has("added"),
    open: searchParams.get("open"),
    named: offeredCrawlers.find(
      (crawler) =>
        crawler === searchParams.get("crawler") &&
        !page.draft.exceptions.some((exception) => exception.crawler === crawler),
    ),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, membership, person, services } = memberPage(args);
  const copy = words[language];
  const form = await args.request.formData();
  const fields = new Map([...form].map(([name, value]) => [name, typeof value === "string" ? value : ""]));
  const path = pathTo("houseRules", { workspace: membership.id });
  const [button, id = ""] = (fields.get("button") ?? "").split(":");
  if (button === "follow" || button === "leave") {
    // Only a site of this workspace: what another's people decide is theirs.
    const site = await services.sites.find(id);
    if (site?.workspaceId !== membership.id) return redirect(path, 303);
    const outcome = await services.houseRules[button](site.id, person.id);
    if (outcome === "unfit") return data(fault(copy.sites.unfit, fields), { status: 400 });
    return redirect(`${path}?saved=yes#sites`, 303);
  }
  const subject = houseSubject({ houseRules: services.houseRules, workspace: membership.id });
  if (button === "load") {
    const loaded = loadPolicy(fields.get("policy") ?? "");
    if (!loaded.ok) {
      const { problem } = loaded;
      const sentence =
        problem === undefined
          ? copy.load.unreadable
          : filled(copy.load.wrong, { place: problem.path, problem: problem.message });
      return data(fault(sentence, fields, "policy"), { status: 400 });
    }
    const seen = { draft: fields.get("basis") || undefined, version: Number(fields.get("after")) };
    const saved = await subject.saveDraft({ draft: loaded.draft, mode: "observe", seen }, person.id);
    if (saved.outcome === "saved") return redirect(`${path}?saved=yes#effect`, 303);
    const { faults, conflict } = rulesWords[language];
    const sentence = saved.outcome === "too-long" ? faults.tooLong : conflict.title;
    return data(fault(sentence, fields, "policy"), { status: saved.outcome === "too-long" ? 400 : 409 });
  }
  return sendRules({ language, timeZone: membership.timeZone, subject, personId: person.id, fields });
}

function fault(sentence: string, fields: ReadonlyMap<string, string>, field?: "policy"): FormFault {
  return { field, sentence, typed: Object.fromEntries(fields) };
}

export default function HouseRules() {
  const { copy, page, workspace, lead, mayEdit, isSaved, open, named } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (outcome !== undefined && "newer" in outcome) {
    return <Conflict copy={page.copy.conflict} path={page.path} conflict={outcome} seen={page} />;
  }
  const isOfFile = outcome?.field === "policy";
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      <HouseTabs copy={copy.tabs} workspace={workspace} />
      <p>{page.inForce ?? copy.none}</p>
      {isSaved && outcome === undefined && <DoneLine>{copy.saved}</DoneLine>}
      {!mayEdit && <p className="text-muted">{copy.readOnly}</p>}
      <section id="sites" aria-labelledby="sites-heading" className="scroll-mt-6">
        <h2 id="sites-heading" className="text-section-title">
          {copy.sites.heading}
        </h2>
        <p className="mt-2 max-w-[70ch] text-muted">
          {lead} {copy.sites.hint}
        </p>
        <Sites />
      </section>
      <RulesForm
        page={page}
        mayEdit={mayEdit}
        fault={isOfFile ? undefined : outcome}
        open={open}
        named={named}
      />
      {mayEdit && <LoadFile fault={isOfFile ? outcome : undefined} />}
    </WidePage>
  );
}

/** Which sites follow, what the draft would have refused at each, and the switch. */
function Sites() {
  const { copy, page, rows, mayEdit } = useLoaderData<typeof loader>();
  const { columns } = copy.sites;
  return (
    <form method="post" action={page.path} data-fresh="sites" className="mt-3">
      <FactTable
        caption={copy.sites.caption}
        rows={rows}
        rowKey={({ id }) => id}
        isStacked
        columns={[
          {
            id: "site",
            label: columns.site,
            heading: "words",
            cell: ({ id, name }) => <a href={pathTo("siteRules", { site: id })}>{name}</a>,
          },
          { id: "rules", label: columns.rules, cell: ({ rules }) => rules },
          { id: "effect", label: columns.effect, cell: ({ effect }) => effect },
          ...(mayEdit
            ? [
                {
                  id: "change",
                  nowrap: true,
                  label: columns.change,
                  cell: ({ id, name, follows }: (typeof rows)[number]) => (
                    <Button
                      type="submit"
                      name="button"
                      value={`${follows ? "leave" : "follow"}:${id}`}
                      variant="outline"
                      size="sm"
                      className="shrink!"
                    >
                      {follows ? copy.sites.leave : copy.sites.follow}{" "}
                      <span className="sr-only">({name})</span>
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </form>
  );
}

/** What was pasted stays, where it cannot be read. */
function LoadFile({ fault }: { fault: FormFault | undefined }) {
  const { copy, page } = useLoaderData<typeof loader>();
  return (
    <details open={fault !== undefined} className="border-line border-y">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {copy.load.heading}
      </summary>
      <form method="post" action={page.path} className="grid max-w-3xl gap-4 pb-5">
        <p className="text-muted">{copy.load.lead}</p>
        {fault && <FaultLine>{fault.sentence}</FaultLine>}
        <input type="hidden" name="basis" value={page.savedAt} />
        <input type="hidden" name="after" value={page.after} />
        <label htmlFor="policy" className="font-semibold">
          {copy.load.field}
        </label>
        <textarea
          id="policy"
          name="policy"
          rows={8}
          required
          spellCheck={false}
          defaultValue={fault?.typed["policy"]}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault && faultId}
          className="w-full rounded-control border border-edge bg-ink-950 p-3 font-mono text-sm"
        />
        <div>
          <Button type="submit" name="button" value="load" variant="outline">
            {copy.load.submit}
          </Button>
        </div>
      </form>
    </details>
  );
}
