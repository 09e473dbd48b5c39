import { button } from "@octroi/ui/components/button.tsx";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { isTooMany } from "../../../domain/accounts/accounts.ts";
import { typedCode } from "../../../domain/accounts/challenge.ts";
import { accountAddress } from "../content/account.ts";
import { faults } from "../content/faults.ts";
import { formFault, tooManyFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, PageForm, Submit } from "../forms/parts.tsx";
import { signedInPage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { CodeField } from "../sign-in/code-form.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, person, challengeId, services } = signedInPage(args);
  const challenge = challengeId === undefined ? undefined : await services.challenges.find(challengeId);
  const isOurs = challenge?.purpose === "address" && challenge.personId === person.id;
  const { codes, submit, cancel } = accountAddress[language];
  return {
    copy: codes,
    over: faults.codeOver[language],
    again: submit,
    cancel,
    oldEmail: person.email,
    newEmail: isOurs ? challenge.email : undefined,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, session, asker, challengeId, services, cookies } = signedInPage(args);
  const form = await typedForm(args.request);
  const typed = { oldCode: form.text("oldCode"), newCode: form.text("newCode") };
  const [oldCode, newCode] = [typedCode(typed.oldCode), typedCode(typed.newCode)];
  if (oldCode === undefined) return formFault(language, "codeShape", { field: "oldCode", typed });
  if (newCode === undefined) return formFault(language, "codeShape", { field: "newCode", typed });
  if (challengeId === undefined) return formFault(language, "codeOver");
  const outcome = await services.accounts.enterAddressCodes(challengeId, { oldCode, newCode }, asker.client);
  if (isTooMany(outcome)) return tooManyFault(language, outcome, { typed });
  if (outcome === "wrong") return formFault(language, "addressCodesWrong", { field: "oldCode" });
  if (outcome === "over" || outcome.personId !== person.id || outcome.email === undefined) {
    return formFault(language, "codeOver");
  }
  const changed = await services.people.changeEmail(person.id, outcome.email);
  if (changed !== "changed") return formFault(language, "emailTaken", { status: 409 });
  // Whoever had a browser open with the old address proves the new one there.
  await services.sessions.endAll(person.id, session.id);
  return redirect(pathTo("account"), { status: 303, headers: { "set-cookie": cookies.endChallenge() } });
}

export default function AccountAddressCode() {
  const { copy, over, again, cancel, oldEmail, newEmail } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title} intro={newEmail ? copy.intro : over}>
      {newEmail ? (
        <PageForm fault={fault}>
          <CodeField name="oldCode" label={filled(copy.code, { email: oldEmail })} fault={fault} />
          <CodeField
            name="newCode"
            label={filled(copy.code, { email: newEmail })}
            autoFocus={false}
            fault={fault}
          />
          <Submit size="lg">{copy.submit}</Submit>
        </PageForm>
      ) : (
        <p>
          <a href={pathTo("accountAddress")} className={button({ variant: "jade" })}>
            {again}
          </a>
        </p>
      )}
      <BackLink to={pathTo("account")}>{cancel}</BackLink>
    </NarrowPage>
  );
}
