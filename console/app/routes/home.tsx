import { type LoaderFunctionArgs, redirect } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { pageOf } from "../page/context.ts";

export function loader(args: LoaderFunctionArgs) {
  const { session } = pageOf(args);
  return redirect(session === undefined ? pathTo("signIn") : pathTo("lastSites"), 303);
}
