import { button } from "@octroi/ui/components/button.tsx";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../domain/access/paths.ts";
import { isTooMany } from "../../domain/accounts/accounts.ts";
import { typedCode } from "../../domain/accounts/challenge.ts";
import { accountAddress } from "../content/account.ts";
import { faults } from "../content/faults.ts";
import { enterCode } from "../content/sign-in.ts";
import { formFault, tooManyFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { PageForm, Submit } from "../forms/parts.tsx";
import { signedInPage } from "../page/context.ts";
import { titleOf } from "../page/title.ts";
import { CodeField } from "../sign-in/code-form.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, person, challengeId, services } = signedInPage(args);
  const challenge = challengeId === undefined ? undefined : await services.challenges.find(challengeId);
  const isOurs = challenge?.purpose === "address" && challenge.personId === person.id;
  const email = isOurs ? challenge.email : undefined;
  return {
    copy: enterCode[language],
    over: faults.codeOver[language],
    cancel: accountAddress[language].cancel,
    email,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, session, asker, challengeId, services, cookies } = signedInPage(args);
  const code = typedCode((await typedForm(args.request)).text("code"));
  if (code === undefined) return formFault(language, "codeShape", { field: "code" });
  if (challengeId === undefined) return formFault(language, "codeOver");
  const outcome = await services.accounts.enterCode(challengeId, "address", code, asker.client);
  if (isTooMany(outcome)) return tooManyFault(language, outcome);
  if (outcome === "wrong") return formFault(language, "codeWrong", { field: "code" });
  if (outcome === "over" || outcome.personId !== person.id || outcome.email === undefined) {
    return formFault(language, "codeOver");
  }
  const changed = await services.people.changeEmail(person.id, outcome.email);
  if (changed === "taken") return formFault(language, "emailTaken", { status: 409 });
  // Whoever had a browser open with the old address proves the new one there.
  await services.sessions.endAll(person.id, session.id);
  return redirect(pathTo("account"), { status: 303, headers: { "set-cookie": cookies.endChallenge() } });
}

export const meta = ({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> | undefined }) =>
  titleOf(loaderData);

export default function AccountAddressCode() {
  const { copy, over, cancel, email } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title} intro={email ? `${copy.sent} ${email}.` : over}>
      <PageForm fault={fault}>
        {email && (
          <>
            <CodeField label={copy.code} hint={copy.hint} fault={fault} />
            <Submit size="lg">{copy.submit}</Submit>
          </>
        )}
      </PageForm>
      <p>
        <a href={pathTo("account")} className={button({ variant: "link" })}>
          {cancel}
        </a>
      </p>
    </NarrowPage>
  );
}
