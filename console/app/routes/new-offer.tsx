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
import { agreementUses } from "../../../domain/agreements/agreement.ts";
import { typedPaths } from "../../../domain/licenses/typed-license.ts";
import { offerKinds, readOffer, type TypedOffer } from "../../../domain/offers/offer.ts";
import { agreements } from "../content/agreements.ts";
import { newOffer as words } from "../content/offers.ts";
import { type FormFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, CheckBox, Choice, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { PathsField, PriceFields } from "../licenses/terms-fields.tsx";
import { sitePage } from "../page/context.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, site, services } = sitePage(args);
  const edits = new URL(args.request.url).searchParams.get("edits");
  const before = edits === null ? undefined : await services.offers.find(site.id, edits);
  const { price } = formatter(language);
  return {
    copy: words[language],
    useWords: agreementUses.map((use) => ({ use, label: agreements[language].uses[use] })),
    site: site.id,
    edits: before?.id,
    typed: {
      kind: before?.kind ?? "credit",
      paths: before === undefined ? "" : typedPaths(before.paths),
      uses: before?.uses ?? ["ai-input", "ai-train"],
      count: before === undefined ? "" : String(before.count),
      amount: before === undefined ? "" : price(before.price.amount),
      currency: before?.price.currency ?? "EUR",
      usdc: before?.usdc === undefined ? "" : price(before.usdc),
    } satisfies TypedOffer,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, site, services } = sitePage(args);
  const form = await typedForm(args.request);
  const copy = words[language];
  const fields = Object.fromEntries(
    ["kind", "paths", "count", "amount", "currency", "usdc", ...agreementUses].map((name) => [
      name,
      form.text(name),
    ]),
  );
  const read = readOffer({
    kind: form.text("kind"),
    paths: form.text("paths"),
    uses: agreementUses.filter((use) => form.isChecked(use)),
    count: form.text("count"),
    amount: form.text("amount"),
    currency: form.text("currency"),
    usdc: form.text("usdc"),
  });
  const fault = (field: string | undefined, sentence: string, status: number) => {
    const formFault: FormFault = { field, sentence, typed: fields };
    return data(formFault, { status });
  };
  if (!read.ok)
    return fault(read.wrong === "uses" ? agreementUses[0] : read.wrong, copy.wrong[read.wrong], 400);
  const outcome = await services.offers.draft(site.id, read.terms, form.text("edits"));
  if (outcome === "needs-pro") return fault(undefined, copy.needsPro, 403);
  if (outcome === "too-many") return fault(undefined, copy.tooMany, 409);
  if (outcome === "site-gone") return redirect(pathTo("sites", { workspace: site.workspaceId }), 303);
  return redirect(pathTo("siteOffers", { site: site.id }), 303);
}

export default function NewOffer() {
  const { copy, useWords, site, edits, typed } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <PageForm fault={fault}>
        {edits && <input type="hidden" name="edits" value={edits} />}
        <Choice
          name="kind"
          legend={copy.kind}
          options={offerKinds.map((kind) => ({ value: kind, label: copy.kinds[kind] }))}
          chosen={typed.kind}
          fault={fault}
        />
        <TextField
          name="count"
          label={copy.count}
          hint={copy.countHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          defaultValue={typed.count}
          fault={fault}
        />
        <PriceFields copy={copy} typed={typed} fault={fault} />
        <TextField
          name="usdc"
          label={copy.usdc}
          hint={copy.usdcHint}
          optional={copy.optional}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={typed.usdc}
          fault={fault}
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2.5 font-semibold text-[0.9375rem]">{copy.uses}</legend>
          {useWords.map(({ use, label }) => (
            <CheckBox
              key={use}
              name={use}
              fault={fault}
              defaultChecked={fault === undefined && typed.uses.includes(use)}
            >
              <span className="inline-block first-letter:uppercase">{label}</span>
            </CheckBox>
          ))}
        </fieldset>
        <PathsField copy={copy} typed={typed} fault={fault} />
        <Submit size="lg">{copy.submit}</Submit>
      </PageForm>
      <BackLink to={pathTo("siteOffers", { site })}>{copy.cancel}</BackLink>
    </NarrowPage>
  );
}
