import { type ActionFunctionArgs, redirect } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { pageOf } from "../page/context.ts";

export async function action(args: ActionFunctionArgs) {
  const { session, services, cookies } = pageOf(args);
  if (session !== undefined) await services.sessions.end(session.personId, session.id);
  return redirect(pathTo("signIn"), { status: 303, headers: { "set-cookie": cookies.endSession() } });
}
