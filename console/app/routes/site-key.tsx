import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { connect, siteKey } from "../content/sites.ts";
import { typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { PageForm, Submit } from "../forms/parts.tsx";
import { sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { keyRows } from "../sites/key-rows.ts";
import { SiteKeyOnce } from "../sites/site-key-once.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, site, services } = sitePage(args);
  if (site.connector === "dns") throw redirect(pathTo("siteDns", { site: site.id }), 303);
  const words = siteKey[language];
  return {
    copy: { ...words, title: filled(words.title, { domain: readableDomain(site.domain) }) },
    connect: connect[language],
    keys: keyRows(await services.siteKeys.list(site.id), language),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, site, services } = sitePage(args);
  if (site.connector === "dns") throw redirect(pathTo("siteDns", { site: site.id }), 303);
  const form = await typedForm(args.request);
  const ended = form.text("end");
  if (ended !== "") {
    await services.siteKeys.end(site.id, ended, person.id);
    return redirect(pathTo("siteConnection", { site: site.id }), 303);
  }
  const { id, domain, connector } = site;
  return {
    site: { id, domain, connector },
    title: filled(connect[language].title, { domain: readableDomain(domain) }),
    keyAddress: services.keyAddress(id, await services.siteKeys.replace(id, person.id)),
  };
}

export default function SiteKey() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (outcome !== undefined && "keyAddress" in outcome)
    return <SiteKeyOnce copy={page.connect} {...outcome} />;
  const { copy, keys } = page;
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <PageForm>
        <Submit size="lg">{copy.replace}</Submit>
      </PageForm>
      <ul className="flex flex-col gap-5">
        {keys.map(({ id, created, lastUsed }) => (
          <li key={id}>
            <PageForm>
              <input type="hidden" name="end" value={id} />
              <p className="text-muted">
                {created}, {lastUsed}. {keys.length > 1 ? copy.endHint : copy.disconnectHint}
              </p>
              <Submit variant="destructive">{keys.length > 1 ? copy.end : copy.disconnect}</Submit>
            </PageForm>
          </li>
        ))}
      </ul>
    </NarrowPage>
  );
}
