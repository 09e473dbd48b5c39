import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { house as words } from "../content/house.ts";
import { rules as rulesWords } from "../content/rules.ts";
import { versions as versionWords } from "../content/versions.ts";
import { typedForm } from "../forms/form.ts";
import { WidePage } from "../forms/page.tsx";
import { DoneLine, FaultLine } from "../forms/parts.tsx";
import { memberPage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { HouseTabs } from "../rules/house-tabs.tsx";
import { houseSubject } from "../rules/subject.ts";
import { Comparison, VersionList } from "../rules/version-list.tsx";
import { versionsData } from "../rules/versions-data.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, membership, services } = memberPage(args);
  const { searchParams } = new URL(args.request.url);
  const page = await versionsData({
    language,
    timeZone: membership.timeZone,
    now,
    subject: houseSubject({ houseRules: services.houseRules, workspace: membership.id }),
    from: searchParams.get("from"),
    to: searchParams.get("to"),
  });
  const published = searchParams.get("published");
  const copy = words[language];
  return {
    copy: copy.versions,
    tabs: copy.tabs,
    page,
    workspace: membership.id,
    mayEdit: mayAs(membership.role, "editor"),
    // What an address says is repeated only where it is true.
    published:
      published === String(page.latest) ? filled(copy.versions.published, { version: published }) : undefined,
  };
}

/** Takes back an earlier version: it is published again, as a new one, to every site that follows. */
export async function action(args: ActionFunctionArgs) {
  const { language, membership, person, services } = memberPage(args);
  const { faults } = versionWords[language];
  const form = await typedForm(args.request);
  const subject = houseSubject({ houseRules: services.houseRules, workspace: membership.id });
  const version = await subject.version(Number(form.text("version")) || 0);
  if (version === undefined) return data({ sentence: faults.unknown }, { status: 400 });
  const outcome = await subject.publish(
    { publication: version, note: "", after: Number(form.text("after")), restores: version.version },
    person.id,
  );
  switch (outcome.outcome) {
    case "published":
      return redirect(`${subject.versionsPath}?published=${outcome.version}`, 303);
    case "needs-pro":
      return data({ sentence: faults.needsPro }, { status: 403 });
    case "wrong": {
      const sentence = filled(rulesWords[language].faults.unfit, { domain: outcome.domain });
      return data({ sentence }, { status: 400 });
    }
    case "outdated":
    case "follows-house":
      return data({ sentence: faults.outdated }, { status: 409 });
    case "site-gone":
      return redirect(subject.gonePath, 303);
  }
}

export default function HouseVersions() {
  const { copy, tabs, page, workspace, mayEdit, published } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      <HouseTabs copy={tabs} workspace={workspace} />
      {fault && <FaultLine>{fault.sentence}</FaultLine>}
      {published && !fault && <DoneLine>{published}</DoneLine>}
      {page.latest === 0 ? (
        <p className="text-muted">{copy.empty}</p>
      ) : (
        <>
          {page.latest > 1 && <Comparison page={page} />}
          <VersionList page={page} mayEdit={mayEdit} />
        </>
      )}
    </WidePage>
  );
}
