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
import { proof } from "../content/sign-in.ts";
import { formFault, tooManyFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { PageForm, Submit } from "../forms/parts.tsx";
import { signedInPage } from "../page/context.ts";
import { CodeField } from "../sign-in/code-form.tsx";
import { PasskeyButton } from "../sign-in/passkey-button.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, person, challengeId, services } = signedInPage(args);
  const next = nextPage(new URL(args.request.url).searchParams.get("next"));
  const challenge = challengeId === undefined ? undefined : await services.challenges.find(challengeId);
  const isSent = challenge?.purpose === "proof" && challenge.personId === person.id;
  const hasPasskey = (await services.passkeys.list(person.id)).length > 0;
  return { copy: proof[language], email: person.email, isSent, hasPasskey, next };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, session, asker, challengeId, services, cookies } = signedInPage(args);
  const { accounts, sessions } = services;
  const form = await typedForm(args.request);
  const next = nextPage(form.text("next"));
  if (form.isChecked("send")) {
    const request = { purpose: "proof", email: person.email, personId: person.id } as const;
    const outcome = await accounts.sendCode(request, asker);
    if (isTooMany(outcome)) return tooManyFault(language, outcome);
    const headers = { "set-cookie": cookies.challenge(outcome.id) };
    return redirect(withNext(pathTo("proof"), next), { status: 303, headers });
  }
  const code = typedCode(form.text("code"));
  if (code === undefined) return formFault(language, "codeShape", { field: "code" });
  if (challengeId === undefined) return formFault(language, "codeOver");
  const outcome = await accounts.enterCode(challengeId, "proof", code, asker.client);
  if (isTooMany(outcome)) return tooManyFault(language, outcome);
  if (outcome === "wrong") return formFault(language, "codeWrong", { field: "code" });
  if (outcome === "over" || outcome.personId !== person.id) return formFault(language, "codeOver");
  await sessions.prove(session.id);
  const headers = { "set-cookie": cookies.endChallenge() };
  return redirect(next ?? pathTo("account"), { status: 303, headers });
}

export default function Proof() {
  const { copy, email, isSent, hasPasskey, next } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  const hiddenNext = next && <input type="hidden" name="next" value={next} />;
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      {hasPasskey && <PasskeyButton label={copy.passkey} failure={copy.passkeyFault} next={next} />}
      {isSent && (
        <PageForm fault={fault}>
          {hiddenNext}
          <CodeField label={copy.code} hint={copy.hint} fault={fault} />
          <Submit size="lg">{copy.submit}</Submit>
        </PageForm>
      )}
      <PageForm fault={isSent ? undefined : fault}>
        {hiddenNext}
        <p className="text-muted">
          {isSent ? copy.sentTo : copy.sendTo} {email}.
        </p>
        <Submit name="send" value="yes" variant={isSent ? "outline" : "jade"}>
          {isSent ? copy.again : copy.send}
        </Submit>
      </PageForm>
    </NarrowPage>
  );
}
