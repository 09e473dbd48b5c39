import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { parseBankDetails } from "../../../domain/books/bank-details.ts";
import { maskedIban } from "../../../domain/books/iban.ts";
import type { FaultId } from "../content/faults.ts";
import { bankDetails } from "../content/statements.ts";
import { formFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage, notFound } from "../page/context.ts";

export function loader(args: LoaderFunctionArgs) {
  const { language, services } = memberPage(args);
  return { copy: bankDetails[language], isAsked: services.bank.isAsked };
}

const faultIds = {
  form: "ibanForm",
  country: "ibanCountry",
  length: "ibanLength",
  digits: "ibanDigits",
  outside: "ibanOutside",
} as const satisfies Record<string, FaultId>;

export async function action(args: ActionFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  if (!services.bank.isAsked) throw notFound();
  const form = await typedForm(args.request);
  const typed = { holder: form.text("holder"), iban: form.text("iban") };
  const details = parseBankDetails(typed);
  if ("fault" in details) {
    const { field, fault } = details;
    return formFault(language, field === "holder" ? "bankHolder" : faultIds[fault], { field, typed });
  }
  const { id } = membership;
  const kept = { sealed: services.bank.seal(id, details), masked: maskedIban(details.iban) };
  if ((await services.bankDetails.set(id, kept, person.id)) === "gone") throw notFound();
  return redirect(pathTo("statements", { workspace: id }), 303);
}

export default function BankDetails() {
  const { copy, isAsked } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title} intro={isAsked ? copy.intro : copy.notOpen}>
      {isAsked && (
        <PageForm fault={fault}>
          <TextField
            name="holder"
            label={copy.holder}
            hint={copy.holderHint}
            autoComplete="off"
            required
            maxLength={70}
            fault={fault}
          />
          <TextField
            name="iban"
            code
            label={copy.iban}
            hint={copy.ibanHint}
            autoComplete="off"
            spellCheck={false}
            required
            maxLength={50}
            fault={fault}
          />
          <Submit size="lg">{copy.submit}</Submit>
        </PageForm>
      )}
      <BackLink to={pathTo("statements", useWorkspace())}>{copy.back}</BackLink>
    </NarrowPage>
  );
}
