import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { isRole } from "../../../domain/workspaces/workspace.ts";
import { member, roleWords } from "../content/people.ts";
import { formFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { PageForm, Submit } from "../forms/parts.tsx";
import { memberPage, notFound } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { RoleChoice } from "../people/role-choice.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, services } = memberPage(args);
  const members = await services.workspaces.members(membership.id);
  const found = members.find(({ personId }) => personId === args.params["person"]);
  if (found === undefined) throw notFound();
  const words = member[language];
  const title = filled(words.title, { person: found.name ?? found.email });
  return { copy: { ...words, title }, roles: roleWords[language], email: found.email, role: found.role };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const { workspaces } = services;
  const form = await typedForm(args.request);
  const personId = args.params["person"] ?? "";
  const role = form.text("role");
  if (!form.isChecked("remove") && !isRole(role)) return formFault(language, "role", { field: "role" });
  const outcome = isRole(role)
    ? await workspaces.changeRole(membership.id, personId, role, person.id)
    : await workspaces.removeMember(membership.id, personId, person.id);
  if (outcome === "unknown") throw notFound();
  if (outcome === "last-owner") return formFault(language, "lastOwner", { status: 409 });
  return redirect(pathTo("people", { workspace: membership.id }), 303);
}

export default function Member() {
  const { copy, roles, email, role } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title} intro={email}>
      <PageForm fault={fault}>
        <RoleChoice legend={copy.role} words={roles} chosen={role} fault={undefined} />
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
