import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { isSignedByHand } from "../../../domain/licenses/license.ts";
import { withdrawLicense } from "../content/licenses.ts";
import { ConfirmPage } from "../forms/confirm-page.tsx";
import { notFound, sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, site, services } = sitePage(args);
  const license = await services.licenses.find(site.id, args.params["license"] ?? "");
  if (license === undefined || !isSignedByHand(license) || license.withdrawnAt !== undefined)
    throw notFound();
  const words = withdrawLicense[language];
  return { copy: { ...words, intro: filled(words.intro, { company: license.company }) }, site: site.id };
}

export async function action(args: ActionFunctionArgs) {
  const { site, person, services } = sitePage(args);
  const license = await services.licenses.find(site.id, args.params["license"] ?? "");
  // What was bought ends when it is given back, or when its company is blocked.
  if (license === undefined || !isSignedByHand(license)) throw notFound();
  await services.licenses.withdraw(site.id, license.id, person.id);
  return redirect(`${pathTo("siteLicenses", { site: site.id })}?withdrawn=yes`, 303);
}

export default function WithdrawLicense() {
  const { copy, site } = useLoaderData<typeof loader>();
  return <ConfirmPage copy={copy} back={pathTo("siteLicenses", { site })} />;
}
