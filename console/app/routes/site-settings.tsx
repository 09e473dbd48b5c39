import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { maxSiteNameLength } from "../../../domain/sites/site.ts";
import { parseTimeZone } from "../../../domain/time-zone.ts";
import { formFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { notFound, sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { SiteSettingsForm, siteSettingsOf } from "../sites/site-settings.tsx";
import { typedDestination } from "../sites/typed-site.ts";

export function loader(args: LoaderFunctionArgs) {
  const page = sitePage(args);
  const settings = siteSettingsOf(page);
  if (settings === undefined) throw notFound();
  const title = filled(settings.copy.title, { domain: readableDomain(page.site.domain) });
  return { ...settings, copy: { ...settings.copy, title } };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, site, services } = sitePage(args);
  const form = await typedForm(args.request);
  const typed = {
    name: form.text("name"),
    ip: form.text("ip"),
    port: form.text("port"),
    people: form.text("people"),
  };
  const name = typed.name.trim().replace(/[\p{Cc}\p{Cs}]/gu, "");
  if (name.length > maxSiteNameLength) return formFault(language, "siteName", { field: "name", typed });
  const destination = site.connector === "dns" ? typedDestination(form, services.dns.isPublic) : undefined;
  if (destination !== undefined && "fault" in destination) {
    return formFault(language, destination.fault, { field: destination.field, typed });
  }
  const countsPeople = form.text("hasPeople") === "yes" ? typed.people === "yes" : undefined;
  const change = { name: name === "" ? undefined : name, destination, countsPeople };
  await services.sites.change(site.id, change, person.id);
  const timeZone = parseTimeZone(form.text("timeZone"));
  if (timeZone !== undefined && timeZone !== parseTimeZone(site.zones.at(-1)?.zone ?? "UTC")) {
    await services.sites.setTimeZone(site.id, timeZone, person.id);
  }
  return redirect(
    `${pathTo(site.connector === "dns" ? "siteDns" : "siteConnection", { site: site.id })}?saved=yes`,
    303,
  );
}

/** In place of the page about the connection, which has the same form, where there is something to correct in it. */
export default function SiteSettings() {
  const page = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={page.copy.title}>
      <SiteSettingsForm {...page} fault={fault} />
    </NarrowPage>
  );
}
