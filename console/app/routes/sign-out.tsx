import { type ActionFunctionArgs, redirect } from "react-router";
import { nextPage } from "../../../domain/access/next-page.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { pageOf } from "../page/context.ts";

export async function action(args: ActionFunctionArgs) {
  const { session, services, cookies } = pageOf(args);
  // An invitation to another address goes on there.
  const next = nextPage((await args.request.formData()).get("next"));
  if (session !== undefined) await services.sessions.end(session.personId, session.id);
  return redirect(next ?? pathTo("signIn"), { status: 303, headers: { "set-cookie": cookies.endSession() } });
}
