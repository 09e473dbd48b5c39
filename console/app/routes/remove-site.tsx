import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { removeSite } from "../content/sites.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, PageForm, Submit } from "../forms/parts.tsx";
import { sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export function loader(args: LoaderFunctionArgs) {
  const { language, site } = sitePage(args);
  const words = removeSite[language];
  const title = filled(words.title, { domain: readableDomain(site.domain) });
  const stays = site.connector === "dns" ? words.staysBehindDns : words.stays;
  return { copy: { ...words, title, stays }, siteId: site.id };
}

export async function action(args: ActionFunctionArgs) {
  const { person, site, services } = sitePage(args);
  await services.sites.remove(site.id, person.id);
  return redirect(pathTo("sites", { workspace: site.workspaceId }), 303);
}

export default function RemoveSite() {
  const { copy, siteId } = useLoaderData<typeof loader>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {copy.deletes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-muted">{copy.stays}</p>
      <PageForm>
        <Submit variant="destructive" size="lg">
          {copy.submit}
        </Submit>
      </PageForm>
      <BackLink to={pathTo("siteConnection", { site: siteId })}>{copy.cancel}</BackLink>
    </NarrowPage>
  );
}
