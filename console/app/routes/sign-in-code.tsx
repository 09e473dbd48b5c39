import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { nextPage, withNext } from "../../../domain/access/next-page.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { isTooMany } from "../../../domain/accounts/accounts.ts";
import { typedCode } from "../../../domain/accounts/challenge.ts";
import { hasAcceptedTerms } from "../../../domain/accounts/person.ts";
import { faults } from "../content/faults.ts";
import { enterCode } from "../content/sign-in.ts";
import { formFault, tooManyFault, typedForm } from "../forms/form.ts";
import { pageOf } from "../page/context.ts";
import { CodeForm } from "../sign-in/code-form.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, challengeId, services } = pageOf(args);
  const next = nextPage(new URL(args.request.url).searchParams.get("next"));
  const challenge = challengeId === undefined ? undefined : await services.challenges.find(challengeId);
  const email = challenge?.purpose === "sign-in" ? challenge.email : undefined;
  return { copy: enterCode[language], over: faults.codeOver[language], email, next };
}

export async function action(args: ActionFunctionArgs) {
  const { language, asker, challengeId, session, services, cookies } = pageOf(args);
  const { accounts, sessions } = services;
  const form = await typedForm(args.request);
  const code = typedCode(form.text("code"));
  if (code === undefined) return formFault(language, "codeShape", { field: "code" });
  const typed = { email: form.text("email") };
  if (challengeId === undefined) return formFault(language, "codeOver", { typed });
  const outcome = await accounts.enterCode(challengeId, "sign-in", code, asker.client);
  if (isTooMany(outcome)) return tooManyFault(language, outcome);
  if (outcome === "wrong") return formFault(language, "codeWrong", { field: "code" });
  if (outcome === "over" || outcome.email === undefined) {
    return formFault(language, "codeOver", { typed });
  }
  // Whatever session the browser had ends: none that was planted there becomes this person's.
  if (session !== undefined) await sessions.end(session.personId, session.id);
  const { person, token } = await accounts.signIn(outcome.email, asker);
  const next = nextPage(form.text("next"));
  const headers = new Headers([
    ["set-cookie", cookies.session(token)],
    ["set-cookie", cookies.endChallenge()],
  ]);
  const path = hasAcceptedTerms(person) ? (next ?? pathTo("lastSites")) : withNext(pathTo("welcome"), next);
  return redirect(path, { status: 303, headers });
}

export default function SignInCode() {
  const { copy, over, email, next } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <CodeForm
      copy={copy}
      over={over}
      email={email ?? (fault?.typed["email"] || undefined)}
      isOver={email === undefined}
      next={next}
      fault={fault}
    />
  );
}
