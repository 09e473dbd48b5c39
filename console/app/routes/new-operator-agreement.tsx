import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { agreementUses } from "../../../domain/agreements/agreement.ts";
import { readAgreement } from "../../../domain/agreements/typed-agreement.ts";
import { agreements } from "../content/agreements.ts";
import { newAgreement as words } from "../content/operator.ts";
import { type FormFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, CheckBox, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { PriceFields } from "../licenses/terms-fields.tsx";
import { signedInPage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export function loader(args: LoaderFunctionArgs) {
  const { language, now } = signedInPage(args);
  return {
    copy: words[language],
    useWords: agreementUses.map((use) => ({ use, label: agreements[language].uses[use] })),
    // Sent twice, the form adds one.
    id: randomUUID(),
    today: now.toISOString().slice(0, 10),
  };
}

const fields = [
  "id",
  "company",
  "crawlers",
  "amount",
  "currency",
  "from",
  "until",
  ...agreementUses,
] as const;

export async function action(args: ActionFunctionArgs) {
  const { language, now, person, services } = signedInPage(args);
  const form = await typedForm(args.request);
  const typed = Object.fromEntries(fields.map((name) => [name, form.text(name)]));
  const { faults } = words[language];
  const faultOf = (field: string | undefined, sentence: string, status = 400) => {
    const fault: FormFault = { field, sentence, typed };
    return data(fault, { status });
  };
  const read = readAgreement(
    {
      company: form.text("company"),
      crawlers: form.text("crawlers"),
      uses: agreementUses.filter((use) => form.isChecked(use)).join(" "),
      amount: form.text("amount"),
      currency: form.text("currency"),
      from: form.text("from"),
      until: form.text("until"),
    },
    now,
  );
  if (!read.ok) {
    const { fault, word } = read;
    const sentence = faults[fault === "crawlers" && word !== "" ? "unknown-crawler" : fault];
    return faultOf(fieldOf[fault], filled(sentence, { word: word.slice(0, 60) }));
  }
  const id = form.text("id");
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return faultOf(undefined, faults.taken);
  const outcome = await services.agreements.addOnce(id, read.terms, person.id);
  if (outcome === "taken") return faultOf(undefined, faults.taken, 409);
  await services.agreements.applyRules();
  return redirect(`${pathTo("operatorAgreement", { agreement: id })}?done=added`, 303);
}

const fieldOf = {
  company: "company",
  crawlers: "crawlers",
  uses: agreementUses[0],
  amount: "amount",
  decimals: "amount",
  currency: "currency",
  from: "from",
  until: "until",
  crossed: "until",
  over: "until",
  "too-long": "until",
} as const;

export default function NewOperatorAgreement() {
  const { copy, useWords, id, today } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <PageForm fault={fault}>
        <input type="hidden" name="id" value={fault?.typed["id"] ?? id} />
        <TextField name="company" label={copy.company} autoComplete="off" maxLength={100} fault={fault} />
        <TextField
          name="crawlers"
          label={copy.crawlers}
          hint={copy.crawlersHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_000}
          fault={fault}
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2.5 font-semibold text-[0.9375rem]">{copy.uses}</legend>
          {useWords.map(({ use, label }) => (
            <CheckBox key={use} name={use} fault={fault}>
              <span className="inline-block first-letter:uppercase">{label}</span>
            </CheckBox>
          ))}
        </fieldset>
        <PriceFields copy={copy} typed={{ amount: "", currency: "EUR" }} fault={fault} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            name="from"
            type="date"
            label={copy.from}
            hint={copy.daysHint}
            defaultValue={today}
            fault={fault}
          />
          <TextField name="until" type="date" label={copy.until} hint={copy.daysHint} fault={fault} />
        </div>
        <Submit size="lg">{copy.submit}</Submit>
      </PageForm>
      <BackLink to={pathTo("operator")}>{copy.cancel}</BackLink>
    </NarrowPage>
  );
}
