import { Badge } from "@octroi/ui/components/badge.tsx";
import { Select } from "@octroi/ui/components/select.tsx";
import { listingLanguages, topics } from "@octroi/ui/market/facts";
import { languageName, marketWords } from "@octroi/ui/words/market";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { listingLimits, readListing } from "../../../domain/market/listing.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import type { FaultId } from "../content/faults.ts";
import { licenses as licenseWords } from "../content/licenses.ts";
import { listing as words } from "../content/selling.ts";
import { type FormFault, formFault, typedForm } from "../forms/form.ts";
import { Section, WidePage } from "../forms/page.tsx";
import { DoneLine, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { linkClass } from "../layout/link.ts";
import { RevenueTabs } from "../licenses/revenue-tabs.tsx";
import { notFound, sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, site, membership, siteUrl, services } = sitePage(args);
  const copy = words[language];
  const saved = new URL(args.request.url).searchParams.get("saved");
  const selling = await services.listings.selling({ site: site.id });
  const named = listingLanguages.map((id) => ({ id, name: languageName(id, language) }));
  return {
    copy: { ...copy, title: filled(copy.title, { domain: readableDomain(site.domain) }) },
    tabs: licenseWords[language].tabs,
    site: site.id,
    workspace: membership.id,
    page: selling && `${siteUrl}/market/${selling.domain}`,
    listing: await services.listings.find(site.id),
    topics: topics.map((id) => ({ id, name: marketWords[language].topics[id] })),
    languages: named.toSorted((a, b) => a.name.localeCompare(b.name, language)),
    language,
    mayEdit: mayAs(membership.role, "editor"),
    done: saved === "listed" ? copy.saved : saved === "unlisted" ? copy.unlisted : undefined,
  };
}

const faultIds = {
  topic: "listingTopic",
  language: "listingTopic",
  description: "listingDescription",
  contact: "listingContact",
} as const satisfies Record<string, FaultId>;

const refusals = { "needs-pro": "listingNeedsPro", unproven: "listingUnproven" } as const satisfies Record<
  string,
  FaultId
>;

export async function action(args: ActionFunctionArgs) {
  const { language, site, services } = sitePage(args);
  const form = await typedForm(args.request);
  const done = (what: string) => redirect(`${pathTo("siteMarket", { site: site.id })}?saved=${what}`, 303);
  if (form.text("task") === "unlist") {
    await services.listings.unlist(site.id);
    return done("unlisted");
  }
  const typed = {
    topic: form.text("topic"),
    language: form.text("language"),
    description: form.text("description"),
    contact: form.text("contact"),
  };
  const read = readListing(typed);
  if ("wrong" in read) return formFault(language, faultIds[read.wrong], { field: read.wrong, typed });
  const outcome = await services.listings.list(site.id, read);
  if (outcome === "unknown") throw notFound();
  if (outcome !== "listed") return formFault(language, refusals[outcome], { typed, status: 409 });
  return done("listed");
}

/** Whether a site is found in the market, and what it says of itself there. */
export default function SiteMarket() {
  const data = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  const { copy, tabs, site, workspace, page, listing, mayEdit, done } = data;
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      <RevenueTabs site={site} copy={tabs} />
      {done && !fault && <DoneLine>{done}</DoneLine>}
      <Section heading={copy.page.heading}>
        {page === undefined ? (
          <>
            <p className="max-w-[60ch] text-muted">{copy.page.closed}</p>
            <p className="flex flex-wrap gap-x-6 gap-y-2">
              <a href={pathTo("selling", { workspace })} className={linkClass}>
                {copy.page.toSelling}
              </a>
              <a href={pathTo("siteOffers", { site })} className={linkClass}>
                {copy.page.toOffers}
              </a>
            </p>
          </>
        ) : (
          <>
            <p className="max-w-[60ch] text-muted">{copy.page.open}</p>
            <p>
              <a href={page} className={`${linkClass} wrap-anywhere`}>
                {page}
              </a>
            </p>
          </>
        )}
      </Section>
      <div className="flex max-w-xl flex-col gap-7">
        <Section heading={copy.form.heading}>
          <p>
            <Badge tone={listing ? "jade" : "plain"}>{copy.state[listing ? "listed" : "not-listed"]}</Badge>
          </p>
          {mayEdit ? <ListingForm {...data} fault={fault} /> : <p className="text-muted">{copy.mayNot}</p>}
        </Section>
        {listing && mayEdit && (
          <Section heading={copy.unlist.heading}>
            <PageForm action={pathTo("siteMarket", { site })}>
              <p className="text-[0.9375rem] text-muted">{copy.unlist.text}</p>
              <Submit name="task" value="unlist" variant="outline">
                {copy.unlist.submit}
              </Submit>
            </PageForm>
          </Section>
        )}
      </div>
    </WidePage>
  );
}

type ListingFormProps = Pick<
  ReturnType<typeof useLoaderData<typeof loader>>,
  "copy" | "site" | "listing" | "topics" | "languages" | "language"
> & { fault: FormFault | undefined };

function ListingForm({ copy, site, listing, topics, languages, language, fault }: ListingFormProps) {
  const { form } = copy;
  return (
    <PageForm action={pathTo("siteMarket", { site })} fault={fault}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label={form.topic} name="topic" value={fault?.typed["topic"] ?? listing?.topic ?? ""}>
          <option value="">{form.choose}</option>
          <Options of={topics} />
        </Select>
        <Select
          label={form.language}
          name="language"
          value={fault?.typed["language"] ?? listing?.language ?? language}
        >
          <Options of={languages} />
        </Select>
      </div>
      <TextField
        name="description"
        label={form.description}
        hint={form.descriptionHint}
        maxLength={listingLimits.description}
        defaultValue={listing?.description}
        fault={fault}
      />
      <TextField
        name="contact"
        label={form.contact}
        hint={form.contactHint}
        optional={form.optional}
        inputMode="email"
        autoComplete="off"
        maxLength={listingLimits.contact}
        defaultValue={listing?.contact}
        fault={fault}
      />
      <Submit>{listing ? form.save : form.list}</Submit>
    </PageForm>
  );
}

function Options({ of }: { of: readonly { id: string; name: string }[] }) {
  return of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
