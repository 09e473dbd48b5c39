import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../domain/access/paths.ts";
import { deleteAccount } from "../content/account.ts";
import { ConfirmPage } from "../forms/confirm-page.tsx";
import { formFault } from "../forms/form.ts";
import { signedInPage } from "../page/context.ts";
import { titleOf } from "../page/title.ts";

export function loader(args: LoaderFunctionArgs) {
  return { copy: deleteAccount[signedInPage(args).language] };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, services, cookies } = signedInPage(args);
  const outcome = await services.people.erase(person.id);
  if (outcome === "last-owner") return formFault(language, "lastOwnerAccount", { status: 409 });
  return redirect(pathTo("signIn"), { status: 303, headers: { "set-cookie": cookies.endSession() } });
}

export const meta = ({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> | undefined }) =>
  titleOf(loaderData);

export default function DeleteAccount() {
  const { copy } = useLoaderData<typeof loader>();
  return <ConfirmPage copy={copy} back={pathTo("account")} fault={useActionData<typeof action>()} />;
}
