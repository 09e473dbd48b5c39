import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { nextPage } from "../../../domain/access/next-page.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { signIn } from "../content/sign-in.ts";
import { pageOf } from "../page/context.ts";
import { sendSignInCode } from "../sign-in/send-sign-in-code.ts";
import { SignInForm } from "../sign-in/sign-in-form.tsx";

export function loader(args: LoaderFunctionArgs) {
  const { language, session } = pageOf(args);
  const next = nextPage(new URL(args.request.url).searchParams.get("next"));
  if (session !== undefined) throw redirect(next ?? pathTo("lastSites"), 303);
  return { copy: signIn[language], next };
}

export const action = (args: ActionFunctionArgs) => sendSignInCode(args);

export default function SignIn() {
  const { copy, next } = useLoaderData<typeof loader>();
  return <SignInForm copy={copy} other="signUp" next={next} fault={useActionData<typeof action>()} />;
}
