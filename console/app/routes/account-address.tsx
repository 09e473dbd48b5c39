import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { isTooMany } from "../../../domain/accounts/accounts.ts";
import { parseEmail } from "../../../domain/accounts/email.ts";
import { accountAddress } from "../content/account.ts";
import { formFault, tooManyFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { signedInPage } from "../page/context.ts";

export function loader(args: LoaderFunctionArgs) {
  const { language } = signedInPage(args);
  return { copy: accountAddress[language] };
}

/** Sends codes to the old address and to any new one: whether it is somebody's is told to whoever can read its mail. */
export async function action(args: ActionFunctionArgs) {
  const { language, person, asker, services, cookies } = signedInPage(args);
  const form = await typedForm(args.request);
  const typed = { email: form.text("email") };
  const email = parseEmail(typed.email);
  if (email === undefined) return formFault(language, "email", { field: "email", typed });
  if (email === person.email) return formFault(language, "emailSame", { field: "email", typed });
  const outcome = await services.accounts.sendAddressCodes(person, email, asker);
  if (isTooMany(outcome)) return tooManyFault(language, outcome, { typed });
  const headers = { "set-cookie": cookies.challenge(outcome.id) };
  return redirect(pathTo("accountAddressCode"), { status: 303, headers });
}

export default function AccountAddress() {
  const { copy } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <PageForm fault={fault}>
        <TextField
          name="email"
          type="email"
          label={copy.email}
          autoComplete="email"
          autoFocus
          required
          maxLength={254}
          fault={fault}
        />
        <Submit size="lg">{copy.submit}</Submit>
      </PageForm>
      <BackLink to={pathTo("account")}>{copy.cancel}</BackLink>
    </NarrowPage>
  );
}
