import { Button } from "@octroi/ui/components/button.tsx";
import { CurrencySelect } from "@octroi/ui/components/currency-select.tsx";
import { formatter } from "@octroi/ui/language/format";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { readPrice } from "../../../domain/agreements/typed-agreement.ts";
import { agreementRule as words } from "../content/agreements.ts";
import { type FormFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, DoneLine, PageForm, TextField } from "../forms/parts.tsx";
import { memberPage } from "../page/context.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, services } = memberPage(args);
  const rule = await services.agreements.rule(membership.id);
  return {
    copy: words[language],
    isSet: rule !== undefined,
    amount: rule === undefined ? "" : formatter(language).price(rule.amount),
    currency: rule?.currency ?? "EUR",
    back: pathTo("sites", { workspace: membership.id }),
    isSaved: new URL(args.request.url).searchParams.has("saved"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const form = await typedForm(args.request);
  const typed = { amount: form.text("amount"), currency: form.text("currency") };
  const isRemoved = form.text("rule") === "none";
  const least = isRemoved ? undefined : readPrice(typed.amount, typed.currency);
  if (typeof least === "string") {
    const fault: FormFault = { field: "amount", sentence: words[language].wrong, typed };
    return data(fault, { status: 400 });
  }
  await services.agreements.setRule(membership.id, least, person.id);
  await services.agreements.applyRules(membership.id);
  return redirect(`${pathTo("agreementRule", { workspace: membership.id })}?saved=yes`, 303);
}

export default function AgreementRule() {
  const { copy, isSet, amount, currency, back, isSaved } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      {isSaved && fault === undefined && <DoneLine>{copy.saved}</DoneLine>}
      <PageForm fault={fault}>
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
          <TextField
            name="amount"
            label={copy.amount}
            hint={copy.amountHint}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={amount}
            fault={fault}
          />
          <CurrencySelect label={copy.currency} value={fault?.typed["currency"] ?? currency} />
        </div>
        <div className="grid gap-3 sm:flex">
          <Button type="submit" variant="jade" size="lg">
            {copy.set}
          </Button>
          {isSet && (
            <Button type="submit" name="rule" value="none" variant="outline" size="lg">
              {copy.remove}
            </Button>
          )}
        </div>
      </PageForm>
      <BackLink to={back}>{copy.back}</BackLink>
    </NarrowPage>
  );
}
