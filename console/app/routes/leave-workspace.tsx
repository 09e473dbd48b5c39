import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { leaveWorkspace } from "../content/people.ts";
import { ConfirmPage } from "../forms/confirm-page.tsx";
import { formFault } from "../forms/form.ts";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export function loader(args: LoaderFunctionArgs) {
  const { language, membership } = memberPage(args);
  const words = leaveWorkspace[language];
  return { copy: { ...words, title: filled(words.title, { workspace: membership.name }) } };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const outcome = await services.workspaces.removeMember(membership.id, person.id, person.id);
  if (outcome === "last-owner") return formFault(language, "lastOwner", { status: 409 });
  return redirect(pathTo("lastSites"), 303);
}

export default function LeaveWorkspace() {
  const { copy } = useLoaderData<typeof loader>();
  const back = pathTo("people", useWorkspace());
  return <ConfirmPage copy={copy} back={back} fault={useActionData<typeof action>()} />;
}
