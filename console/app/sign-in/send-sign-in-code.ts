import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { nextPage, withNext } from "../../../domain/access/next-page.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { isTooMany } from "../../../domain/accounts/accounts.ts";
import { parseEmail } from "../../../domain/accounts/email.ts";
import { formFault, tooManyFault, typedForm } from "../forms/form.ts";
import { pageOf } from "../page/context.ts";

/** Where whoever asks to sign in goes on to. Whoever is signed in is there already. */
export function nextAfterSignIn(args: LoaderFunctionArgs): string | undefined {
  const next = nextPage(new URL(args.request.url).searchParams.get("next"));
  if (pageOf(args).session !== undefined) throw redirect(next ?? pathTo("lastSites"), 303);
  return next;
}

/** Sends a code to whatever address was typed: known or not, the answer is the same. */
export async function sendSignInCode(args: ActionFunctionArgs) {
  const { language, asker, services, cookies } = pageOf(args);
  const form = await typedForm(args.request);
  const typed = { email: form.text("email") };
  const email = parseEmail(typed.email);
  if (email === undefined) return formFault(language, "email", { field: "email", typed });
  const outcome = await services.accounts.sendCode({ purpose: "sign-in", email }, asker);
  if (isTooMany(outcome)) return tooManyFault(language, outcome, { typed });
  const next = nextPage(form.text("next"));
  return redirect(withNext(pathTo("signInCode"), next), {
    status: 303,
    headers: { "set-cookie": cookies.challenge(outcome.id) },
  });
}
