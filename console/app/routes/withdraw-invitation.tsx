import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { withdrawInvitation } from "../content/people.ts";
import { ConfirmPage } from "../forms/confirm-page.tsx";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage, notFound } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, services } = memberPage(args);
  const open = await services.workspaces.invitations(membership.id);
  const found = open.find(({ id }) => id === args.params["invitation"]);
  if (found === undefined) throw notFound();
  const words = withdrawInvitation[language];
  return { copy: { ...words, intro: filled(words.intro, { email: found.email }) } };
}

export async function action(args: ActionFunctionArgs) {
  const { person, membership, services } = memberPage(args);
  await services.workspaces.withdraw(membership.id, args.params["invitation"] ?? "", person.id);
  return redirect(pathTo("people", { workspace: membership.id }), 303);
}

export default function WithdrawInvitation() {
  const { copy } = useLoaderData<typeof loader>();
  return <ConfirmPage copy={copy} back={pathTo("people", useWorkspace())} />;
}
