import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { deleteWorkspace } from "../content/people.ts";
import { ConfirmPage } from "../forms/confirm-page.tsx";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export function loader(args: LoaderFunctionArgs) {
  const { language, membership } = memberPage(args);
  const words = deleteWorkspace[language];
  return { copy: { ...words, title: filled(words.title, { workspace: membership.name }) } };
}

export async function action(args: ActionFunctionArgs) {
  const { person, membership, services } = memberPage(args);
  await services.workspaces.planDeletion(membership.id, person.id);
  return redirect(pathTo("workspace", { workspace: membership.id }), 303);
}

export default function DeleteWorkspace() {
  const { copy } = useLoaderData<typeof loader>();
  return <ConfirmPage copy={copy} back={pathTo("workspace", useWorkspace())} />;
}
