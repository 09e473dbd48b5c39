import { button } from "@octroi/ui/components/button.tsx";
import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { formatter } from "@octroi/ui/language/format";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { isSignedByHand, licenseLimits, renewedTerms } from "../../../domain/licenses/license.ts";
import { readTerms, type TypedLicense, typedPaths } from "../../../domain/licenses/typed-license.ts";
import { newLicense as words } from "../content/licenses.ts";
import { type FormFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { PathsField, PriceFields } from "../licenses/terms-fields.tsx";
import { type PageServices, sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, site, services } = sitePage(args);
  const renews = new URL(args.request.url).searchParams.get("renews");
  const before = renews === null ? undefined : await renewable(services, site.id, renews);
  const terms = before && renewedTerms(before, now);
  const today = now.toISOString().slice(0, 10);
  const copy = words[language];
  return {
    copy: before === undefined ? copy : { ...copy, title: copy.renewTitle },
    site: site.id,
    renews: before?.id,
    typed: {
      company: terms?.company ?? "",
      paths: terms === undefined ? "" : typedPaths(terms.paths),
      from: terms?.from ?? today,
      until: terms?.until ?? "",
      amount: terms === undefined ? "" : formatter(language).price(terms.price.amount),
      currency: terms?.price.currency ?? "EUR",
    } satisfies TypedLicense,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, now, site, person, services } = sitePage(args);
  const form = await typedForm(args.request);
  const typed: TypedLicense = {
    company: form.text("company"),
    paths: form.text("paths"),
    from: form.text("from"),
    until: form.text("until"),
    amount: form.text("amount"),
    currency: form.text("currency"),
  };
  const read = readTerms(typed, now);
  if (!read.ok) return fault(typed, read.wrong, words[language].wrong[read.wrong]);
  const before = await renewable(services, site.id, form.text("renews"));
  const outcome = await services.licenses.issue(site.id, { ...read.terms, renews: before?.id }, person.id);
  switch (outcome.outcome) {
    case "issued": {
      const { license } = outcome;
      return { company: license.company, token: await services.licenseToken(license, site) };
    }
    case "needs-pro":
      return fault(typed, undefined, words[language].needsPro, 403);
    case "too-many":
      return fault(typed, undefined, words[language].tooMany, 409);
    case "site-gone":
      return redirect(pathTo("sites", { workspace: site.workspaceId }), 303);
  }
}

/** What an agreement made, another agreement follows. */
async function renewable({ licenses }: PageServices, site: string, id: string) {
  const license = await licenses.find(site, id);
  return license && isSignedByHand(license) ? license : undefined;
}

function fault(typed: TypedLicense, field: string | undefined, sentence: string, status = 400) {
  const formFault: FormFault = { field, sentence, typed: { ...typed } };
  return data(formFault, { status });
}

export default function NewLicense() {
  const { copy, site, renews, typed } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (outcome !== undefined && "token" in outcome)
    return <LicenseOnce site={site} copy={copy.done} {...outcome} />;
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <PageForm fault={outcome}>
        {renews && <input type="hidden" name="renews" value={renews} />}
        <TextField
          name="company"
          label={copy.company}
          hint={copy.companyHint}
          autoComplete="off"
          maxLength={licenseLimits.companyLength}
          defaultValue={typed.company}
          fault={outcome}
        />
        <PathsField copy={copy} typed={typed} fault={outcome} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField name="from" type="date" label={copy.from} defaultValue={typed.from} fault={outcome} />
          <TextField
            name="until"
            type="date"
            label={copy.until}
            hint={copy.untilHint}
            defaultValue={typed.until}
            fault={outcome}
          />
        </div>
        <PriceFields copy={copy} typed={typed} fault={outcome} />
        <Submit size="lg">{copy.submit}</Submit>
      </PageForm>
      <BackLink to={pathTo("siteLicenses", { site })}>{copy.cancel}</BackLink>
    </NarrowPage>
  );
}

interface LicenseOnceProps {
  site: string;
  copy: (typeof words)["fr"]["done"];
  company: string;
  token: string;
}

/** The answer to the form that signed a license: its token, which is never shown again. */
function LicenseOnce({ site, copy, company, token }: LicenseOnceProps) {
  return (
    <NarrowPage title={filled(copy.title, { company })} intro={copy.once}>
      <CodeBlock title={copy.token} code={token} />
      <p className="text-muted">
        {copy.sent} {copy.arrives}
      </p>
      <p>
        <a href={pathTo("siteLicenses", { site })} className={button({ variant: "jade" })}>
          {copy.back}
        </a>
      </p>
    </NarrowPage>
  );
}
