import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { embedderIn } from "../../../domain/shares/embedder.ts";
import { maxLinkNameLength, type ShareLink } from "../../../domain/shares/share.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { type SharingCopy, sharingCopy } from "../content/sharing.ts";
import { Disclosure } from "../forms/disclosure.tsx";
import { type FormFault, formFault, typedForm } from "../forms/form.ts";
import { Section, TwoColumnPage } from "../forms/page.tsx";
import { CheckBox, Choice, DoneLine, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { linkClass } from "../layout/link.ts";
import { sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, site, services, consoleUrl } = sitePage(args);
  const { shares } = services;
  const copy = sharingCopy[language];
  const settings = await shares.publicSettings(site.id);
  const addresses = (share: string, embedder: string | undefined) => {
    const address = consoleUrl + pathTo("sharedSite", { share });
    return {
      address,
      json: consoleUrl + pathTo("sharedJson", { share }),
      embed: embedder && embedCode(address, language, site.name ?? site.domain),
    };
  };
  const saved = new URL(args.request.url).searchParams.get("saved");
  return {
    copy: { ...copy, title: filled(copy.title, { domain: readableDomain(site.domain) }) },
    path: pathTo("siteSharing", { site: site.id }),
    settings,
    addresses: settings && addresses(site.id, settings.embedder),
    links: (await shares.links(site.id)).map((link) => ({
      id: link.id,
      name: link.name,
      note: linkNote(link, language),
      ...addresses(services.shareToken(link.id), link.embedder),
    })),
    done: saved === "link" ? copy.links.created : saved === null ? undefined : copy.saved,
  };
}

function linkNote({ createdAt, by, showsRules, embedder }: ShareLink, language: Language): string {
  const copy = sharingCopy[language].links;
  const date = intlFormatter(language).date(createdAt);
  return [
    by === undefined ? filled(copy.on, { date }) : filled(copy.by, { person: by, date }),
    ...(showsRules ? [copy.withRules] : []),
    ...(embedder === undefined ? [] : [filled(copy.inFrames, { origin: embedder })]),
  ].join(", ");
}

function embedCode(address: string, language: Language, title: string): string {
  const name = title.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${address}?embed&amp;language=${language}" title="${name}" width="100%" height="1200" loading="lazy" style="border: 0"></iframe>`;
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, site, services } = sitePage(args);
  const { shares } = services;
  const form = await typedForm(args.request);
  const done = (what: string) => redirect(`${pathTo("siteSharing", { site: site.id })}?saved=${what}`, 303);

  const ended = form.text("end");
  if (ended !== "") {
    await shares.endLink(site.id, ended, person.id);
    return done("end");
  }
  if (form.isChecked("public")) {
    if (form.text("public") !== "yes") {
      await shares.withdraw(site.id, person.id);
      return done("private");
    }
    const embedder = embedderIn(form.text("embedder"));
    if (embedder === undefined && form.text("embedder").trim() !== "") {
      const typed = {
        public: "yes",
        embedder: form.text("embedder"),
        rules: form.text("rules"),
        indexed: form.text("indexed"),
      };
      return formFault(language, "embedder", { field: "embedder", typed });
    }
    const settings = { showsRules: form.isChecked("rules"), isIndexed: form.isChecked("indexed"), embedder };
    await shares.publish(site.id, settings, person.id);
    return done("public");
  }
  const typed = {
    name: form.text("name"),
    linkEmbedder: form.text("linkEmbedder"),
    linkRules: form.text("linkRules"),
  };
  const name = typed.name.trim().replace(/[\p{Cc}\p{Cs}]/gu, "");
  if (name === "" || name.length > maxLinkNameLength) {
    return formFault(language, "linkName", { field: "name", typed });
  }
  const embedder = embedderIn(typed.linkEmbedder);
  if (embedder === undefined && typed.linkEmbedder.trim() !== "") {
    return formFault(language, "embedder", { field: "linkEmbedder", typed });
  }
  const id = crypto.randomUUID();
  const outcome = await shares.addLink(
    site.id,
    { id, token: services.shareToken(id), name, showsRules: form.isChecked("linkRules"), embedder },
    person.id,
  );
  if (outcome === "too-many")
    return formFault(language, "tooManyLinks", { field: "name", typed, status: 409 });
  return done("link");
}

/** Who sees the figures of a site beside its people. */
export default function SiteSharing() {
  const { copy, path, settings, addresses, links, done } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  const isAboutLinks = fault !== undefined && fault.typed["name"] !== undefined;
  const linkFault = isAboutLinks ? fault : undefined;
  const publicFault = isAboutLinks ? undefined : fault;
  return (
    <TwoColumnPage
      title={copy.title}
      intro={copy.intro}
      aside={
        <Section heading={copy.links.heading}>
          <p className="text-[0.9375rem] text-muted">{copy.links.intro}</p>
          {links.length === 0 ? (
            <p className="text-muted">{copy.links.none}</p>
          ) : (
            <ul className="flex flex-col gap-7">
              {links.map((link) => (
                <LinkItem key={link.id} link={link} path={path} copy={copy} />
              ))}
            </ul>
          )}
          <div className="mt-5">
            <NewLinkForm path={path} copy={copy} fault={linkFault} />
          </div>
        </Section>
      }
    >
      {done && !fault && <DoneLine>{done}</DoneLine>}
      <Section heading={copy.public.heading}>
        {addresses && <CodeBlock title={copy.public.address} code={addresses.address} wraps />}
        <PageForm action={path} fault={publicFault}>
          <Choice
            name="public"
            legend={copy.public.legend}
            options={[
              { value: "no", ...copy.public.no },
              { value: "yes", ...copy.public.yes },
            ]}
            chosen={settings === undefined ? "no" : "yes"}
            fault={publicFault}
          />
          <CheckBox
            name="rules"
            fault={publicFault}
            defaultChecked={!publicFault && settings?.showsRules === true}
          >
            {copy.rules}
          </CheckBox>
          <CheckBox
            name="indexed"
            fault={publicFault}
            defaultChecked={!publicFault && settings?.isIndexed === true}
          >
            {copy.public.indexed}
          </CheckBox>
          <TextField
            name="embedder"
            {...copy.embedder}
            inputMode="url"
            defaultValue={settings?.embedder}
            fault={publicFault}
          />
          <Submit>{copy.public.save}</Submit>
        </PageForm>
        {addresses?.embed && <CodeBlock title={copy.embed} code={addresses.embed} wraps />}
        {addresses && (
          <p>
            <a href={addresses.json} className={linkClass}>
              {copy.public.json}
            </a>
          </p>
        )}
      </Section>
    </TwoColumnPage>
  );
}

interface LinkItemProps {
  link: { id: string; name: string; note: string; address: string; embed: string | undefined };
  path: string;
  copy: SharingCopy;
}

function LinkItem({ link, path, copy }: LinkItemProps) {
  return (
    <li className="flex flex-col gap-3">
      <div>
        <h3 className="font-sans font-semibold text-base tracking-normal wrap-anywhere">{link.name}</h3>
        <p className="text-[0.9375rem] text-muted wrap-anywhere">{link.note}</p>
      </div>
      <CodeBlock title={copy.links.address} code={link.address} wraps />
      {link.embed && <CodeBlock title={copy.embed} code={link.embed} wraps />}
      <Disclosure summary={copy.links.end}>
        <PageForm action={path}>
          <p className="text-[0.9375rem] text-muted">{copy.links.endMeans}</p>
          <Submit name="end" value={link.id} variant="destructive">
            {copy.links.endNow}
            <span className="sr-only"> {link.name}</span>
          </Submit>
        </PageForm>
      </Disclosure>
    </li>
  );
}

interface NewLinkFormProps {
  path: string;
  copy: SharingCopy;
  fault: FormFault | undefined;
}

function NewLinkForm({ path, copy, fault }: NewLinkFormProps) {
  return (
    <PageForm action={path} fault={fault}>
      <TextField
        name="name"
        label={copy.links.name}
        hint={copy.links.nameHint}
        maxLength={maxLinkNameLength}
        autoComplete="off"
        fault={fault}
      />
      <CheckBox name="linkRules" fault={fault}>
        {copy.rules}
      </CheckBox>
      <TextField name="linkEmbedder" {...copy.embedder} inputMode="url" fault={fault} />
      <Submit variant="outline">{copy.links.create}</Submit>
    </PageForm>
  );
}
