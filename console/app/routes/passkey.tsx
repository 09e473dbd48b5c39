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
import { passkey } from "../content/account.ts";
import { formFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { PageForm, Submit, TextField } from "../forms/parts.tsx";
import { notFound, signedInPage } from "../page/context.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, person, services } = signedInPage(args);
  const found = await services.passkeys.find(args.params["passkey"] ?? "");
  if (found?.personId !== person.id) throw notFound();
  return { copy: passkey[language], name: found.name };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, services } = signedInPage(args);
  const id = args.params["passkey"] ?? "";
  const form = await typedForm(args.request);
  if (form.isChecked("remove")) {
    await services.passkeys.remove(person.id, id);
    return redirect(pathTo("passkeys"), 303);
  }
  const typed = { name: form.text("name") };
  const name = v.safeParse(personName, typed.name);
  if (!name.success) return formFault(language, "passkeyName", { field: "name", typed });
  await services.passkeys.rename(person.id, id, name.output);
  return redirect(pathTo("passkeys"), 303);
}

export default function Passkey() {
  const { copy, name } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title}>
      <PageForm fault={fault}>
        <TextField
          name="name"
          label={copy.name}
          defaultValue={name}
          required
          maxLength={maxNameLength}
          fault={fault}
        />
        <Submit>{copy.save}</Submit>
      </PageForm>
      <PageForm>
        <p className="text-muted">{copy.removeHint}</p>
        <Submit name="remove" value="yes" variant="destructive">
          {copy.remove}
        </Submit>
      </PageForm>
    </NarrowPage>
  );
}
