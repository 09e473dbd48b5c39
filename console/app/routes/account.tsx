import { isLanguage, languages } from "@octroi/ui/language/language";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import * as v from "valibot";
import { pathTo } from "../../../domain/access/paths.ts";
import { maxNameLength, personName } from "../../../domain/accounts/person.ts";
import { account } from "../content/account.ts";
import { formFault, typedForm } from "../forms/form.ts";
import { Section, TwoColumnPage } from "../forms/page.tsx";
import { Choice, DoneLine, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { Ways } from "../forms/rows.tsx";
import { signedInPage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export function loader(args: LoaderFunctionArgs) {
  const { language, person } = signedInPage(args);
  const words = account[language];
  return {
    copy: { ...words, email: filled(words.email, { email: person.email }) },
    name: person.name,
    language: person.language,
    isSaved: new URL(args.request.url).searchParams.has("saved"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, services } = signedInPage(args);
  const form = await typedForm(args.request);
  const typed = { name: form.text("name"), language: form.text("language") };
  const name = v.safeParse(personName, typed.name);
  if (!name.success) return formFault(language, "name", { field: "name", typed });
  const chosen = isLanguage(typed.language) ? typed.language : person.language;
  await services.people.change(person.id, { name: name.output, language: chosen });
  return redirect(`${pathTo("account")}?saved=yes`, 303);
}

export default function Account() {
  const { copy, name, language, isSaved } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <TwoColumnPage
      title={copy.title}
      intro={copy.email}
      aside={
        <Section heading={copy.more}>
          <Ways
            ways={[
              { to: pathTo("accountAddress"), label: copy.changeEmail },
              { to: pathTo("accountReports"), label: copy.reports },
              { to: pathTo("passkeys"), label: copy.passkeys },
              { to: pathTo("sessions"), label: copy.sessions },
              { to: pathTo("exportAccount"), label: copy.export },
              { to: pathTo("deleteAccount"), label: copy.delete, isDestructive: true },
            ]}
          />
        </Section>
      }
    >
      {isSaved && fault === undefined && <DoneLine>{copy.saved}</DoneLine>}
      <PageForm fault={fault} action={pathTo("account")}>
        <TextField
          name="name"
          label={copy.name}
          defaultValue={name}
          autoComplete="name"
          required
          maxLength={maxNameLength}
          fault={fault}
        />
        <Choice
          name="language"
          legend={copy.language}
          options={languages.map((value) => ({ value, label: copy.languages[value] }))}
          chosen={language}
          fault={fault}
        />
        <Submit>{copy.save}</Submit>
      </PageForm>
    </TwoColumnPage>
  );
}
