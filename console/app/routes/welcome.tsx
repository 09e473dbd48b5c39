import { isLanguage, languages } from "@octroi/ui/language/language";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import * as v from "valibot";
import { nextPage } from "../../../domain/access/next-page.ts";
import { pathTo, routeAt } from "../../../domain/access/paths.ts";
import {
  hasAcceptedTerms,
  maxNameLength,
  personName,
  termsVersion,
} from "../../../domain/accounts/person.ts";
import { parseTimeZone } from "../../../domain/time-zone.ts";
import { welcome } from "../content/sign-in.ts";
import { formFaults, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { CheckBox, Choice, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { linkClass } from "../layout/link.ts";
import { signedInPage } from "../page/context.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, person, siteUrl, services } = signedInPage(args);
  const next = nextPage(new URL(args.request.url).searchParams.get("next"));
  if (hasAcceptedTerms(person)) throw redirect(next ?? pathTo("lastSites"), 303);
  const privacyUrl = `${siteUrl}/${language}/privacy`;
  const asksCompany = !isInvited(next) && (await services.workspaces.of(person.id)).length === 0;
  return { copy: welcome[language], language, name: person.name, asksCompany, privacyUrl, next };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, services } = signedInPage(args);
  const form = await typedForm(args.request);
  const typed = {
    name: form.text("name"),
    company: form.text("company"),
    timeZone: form.text("timeZone"),
    language: form.text("language"),
    terms: form.text("terms"),
    age: form.text("age"),
  };
  const name = v.safeParse(personName, typed.name);
  const company = v.safeParse(v.optional(personName), typed.company?.trim() || undefined);
  const unchecked = (["terms", "age"] as const).filter((box) => !form.isChecked(box));
  if (!name.success || !company.success || unchecked.length > 0) {
    const wrong = [
      ...(name.success ? [] : [{ field: "name", id: "name" } as const]),
      ...(company.success ? [] : [{ field: "company", id: "workspaceName" } as const]),
      ...unchecked.map((box) => ({ field: box, id: box })),
    ];
    return formFaults(language, wrong, typed);
  }
  await services.people.welcome(person.id, {
    name: name.output,
    language: isLanguage(typed.language) ? typed.language : language,
    terms: termsVersion,
  });
  const next = nextPage(form.text("next"));
  if (!isInvited(next)) {
    await services.workspaces.currentOf(
      { ...person, name: name.output },
      { name: company.output, timeZone: parseTimeZone(typed.timeZone ?? "") },
    );
  }
  return redirect(next ?? pathTo("lastSites"), 303);
}

/** Whoever came by an invitation joins a workspace that others named, and needs none of their own. */
function isInvited(next: string | undefined): boolean {
  return next !== undefined && routeAt(next)?.id === "invitation";
}

export default function Welcome() {
  const { copy, language, name, asksCompany, privacyUrl, next } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <PageForm fault={fault}>
        {next && <input type="hidden" name="next" value={next} />}
        <TextField
          name="name"
          label={copy.name}
          defaultValue={name}
          autoComplete="name"
          autoFocus
          required
          maxLength={maxNameLength}
          fault={fault}
        />
        {asksCompany && (
          <TextField
            name="company"
            label={copy.company}
            hint={copy.companyHint}
            optional={copy.optional}
            autoComplete="organization"
            maxLength={maxNameLength}
            fault={fault}
          />
        )}
        {/* Filled in by the browser, which knows where it is; without a script, the workspace's settings ask. */}
        <input type="hidden" name="timeZone" data-time-zone="" />
        <Choice
          name="language"
          legend={copy.language}
          options={languages.map((value) => ({ value, label: copy.languages[value] }))}
          chosen={language}
          fault={fault}
        />
        <CheckBox name="terms" fault={fault}>
          {copy.terms.before}
          <a href={privacyUrl} target="_blank" rel="noreferrer" className={linkClass}>
            {copy.terms.link}
          </a>
          {copy.terms.after}
        </CheckBox>
        <CheckBox name="age" fault={fault}>
          {copy.age}
        </CheckBox>
        <Submit size="lg">{copy.submit}</Submit>
      </PageForm>
    </NarrowPage>
  );
}
