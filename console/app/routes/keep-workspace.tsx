import { type ActionFunctionArgs, redirect } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { memberPage } from "../page/context.ts";

/** The way back for a workspace that was to be deleted. */
export async function action(args: ActionFunctionArgs) {
  const { person, membership, services } = memberPage(args);
  await services.workspaces.keep(membership.id, person.id);
  return redirect(pathTo("workspace", { workspace: membership.id }), 303);
}
