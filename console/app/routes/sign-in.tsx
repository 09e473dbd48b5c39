import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { signIn } from "../content/sign-in.ts";
import { pageOf } from "../page/context.ts";
import { nextAfterSignIn, sendSignInCode } from "../sign-in/send-sign-in-code.ts";
import { SignInForm } from "../sign-in/sign-in-form.tsx";

export const loader = (args: LoaderFunctionArgs) => ({
  copy: signIn[pageOf(args).language],
  next: nextAfterSignIn(args),
});

export const action = sendSignInCode;

export default function SignIn() {
  const { copy, next } = useLoaderData<typeof loader>();
  return <SignInForm copy={copy} other="signUp" next={next} fault={useActionData<typeof action>()} />;
}
