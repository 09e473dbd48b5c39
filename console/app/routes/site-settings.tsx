import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../domain/access/paths.ts";
import { readableDomain } from "../../domain/sites/domain-name.ts";
import { maxSiteNameLength } from "../../domain/sites/site.ts";
import { mayAs } from "../../domain/workspaces/workspace.ts";
import { newSite, siteSettings } from "../content/sites.ts";
import { formFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { DoneLine, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { Ways } from "../forms/rows.tsx";
import { sitePage } from "../page/context.ts";
import { pageTitle } from "../page/title.ts";
import { filled } from "../page/words.ts";
import { DestinationFields } from "../sites/destination-fields.tsx";
import { typedDestination } from "../sites/typed-site.ts";

export function loader(args: LoaderFunctionArgs) {
  const { language, membership, site } = sitePage(args);
  const words = siteSettings[language];
  const { id, name, connector, destination } = site;
  return {
    copy: { ...words, title: filled(words.title, { domain: readableDomain(site.domain) }) },
    fields: newSite[language],
    site: { id, name, connector, destination },
    isSaved: new URL(args.request.url).searchParams.has("saved"),
    mayRemove: mayAs(membership.role, "owner"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, site, services } = sitePage(args);
  const form = await typedForm(args.request);
  const typed = { name: form.text("name"), ip: form.text("ip"), port: form.text("port") };
  const name = typed.name.trim().replace(/[\p{Cc}\p{Cs}]/gu, "");
  if (name.length > maxSiteNameLength) return formFault(language, "siteName", { field: "name", typed });
  const destination = site.connector === "dns" ? typedDestination(form, services.dns.isPublic) : undefined;
  if (destination !== undefined && "fault" in destination) {
    return formFault(language, destination.fault, { field: destination.field, typed });
  }
  await services.sites.change(site.id, { name: name === "" ? undefined : name, destination }, person.id);
  return redirect(`${pathTo("siteSettings", { site: site.id })}?saved=yes`, 303);
}

export const meta = pageTitle;

export default function SiteSettings() {
  const { copy, fields, site, isSaved, mayRemove } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title}>
      {isSaved && fault === undefined && <DoneLine>{copy.saved}</DoneLine>}
      <PageForm fault={fault} action={pathTo("siteSettings", { site: site.id })}>
        <TextField
          name="name"
          label={copy.name}
          hint={copy.nameHint}
          optional={copy.optional}
          defaultValue={site.name}
          maxLength={maxSiteNameLength}
          fault={fault}
        />
        {site.connector === "dns" && (
          <DestinationFields copy={fields} destination={site.destination} fault={fault} />
        )}
        <Submit size="lg">{copy.save}</Submit>
      </PageForm>
      <Ways
        ways={[
          site.connector === "dns"
            ? { to: pathTo("siteDns", { site: site.id }), label: copy.connection }
            : { to: pathTo("siteKey", { site: site.id }), label: copy.key },
          ...(mayRemove
            ? [{ to: pathTo("removeSite", { site: site.id }), label: copy.remove, isDestructive: true }]
            : []),
        ]}
      />
    </NarrowPage>
  );
}
