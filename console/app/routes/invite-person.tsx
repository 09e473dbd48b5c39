import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { parseEmail } from "../../../domain/accounts/email.ts";
import { isRole } from "../../../domain/workspaces/workspace.ts";
import { invite, roleWords } from "../content/people.ts";
import { formFault, tooManyFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";
import { RoleChoice } from "../people/role-choice.tsx";

export function loader(args: LoaderFunctionArgs) {
  const { language } = memberPage(args);
  return { copy: invite[language], roles: roleWords[language] };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const form = await typedForm(args.request);
  const typed = { email: form.text("email"), role: form.text("role") };
  const email = parseEmail(typed.email);
  if (email === undefined) return formFault(language, "email", { field: "email", typed });
  if (!isRole(typed.role)) return formFault(language, "role", { field: "role", typed });
  const refusal = await services.accounts.countInvitation(person.id, email);
  if (refusal !== undefined) return tooManyFault(language, refusal, { typed });
  const invitation = { email, role: typed.role, language };
  const outcome = await services.workspaces.invite(membership.id, invitation, person.id);
  if (outcome === "member") return formFault(language, "alreadyMember", { field: "email", typed });
  return redirect(pathTo("people", { workspace: membership.id }), 303);
}

export default function InvitePerson() {
  const { copy, roles } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <PageForm fault={fault}>
        <TextField
          name="email"
          type="email"
          label={copy.email}
          autoComplete="off"
          autoFocus
          required
          maxLength={254}
          fault={fault}
        />
        <RoleChoice legend={copy.role} words={roles} chosen="reader" fault={fault} />
        <Submit size="lg">{copy.submit}</Submit>
      </PageForm>
      <BackLink to={pathTo("people", useWorkspace())}>{copy.cancel}</BackLink>
    </NarrowPage>
  );
}
