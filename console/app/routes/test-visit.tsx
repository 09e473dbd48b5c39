import { type ActionFunctionArgs, redirect } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { sitePage } from "../page/context.ts";

/** Asks the site as a crawler would, and leads to the overview, which says what was seen. */
export async function action(args: ActionFunctionArgs) {
  const { site, services } = sitePage(args);
  const { outcome, observes } = await services.sendTestVisit(site);
  const query = new URLSearchParams({ tested: outcome, ...(observes && { mode: "observe" }) });
  return redirect(`${pathTo("site", { site: site.id })}?${query}`, 303);
}
