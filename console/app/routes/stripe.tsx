import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { readStripeKeys, type StripeFault } from "../../../domain/payments/payee.ts";
import { stripeEvents } from "../../../domain/payments/stripe.ts";
import type { FaultId } from "../content/faults.ts";
import { stripe as words } from "../content/selling.ts";
import { formFault, typedForm } from "../forms/form.ts";
import { NarrowPage, Section } from "../forms/page.tsx";
import { BackLink, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage, notFound } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, consoleUrl, services } = memberPage(args);
  const copy = words[language];
  const known = (await services.payees.find(membership.id))?.stripe;
  return {
    copy,
    known: known && filled(copy.keys.known, { key: known.masked }),
    webhook: new URL(pathTo("stripeWebhook", { workspace: membership.id }), consoleUrl).href,
    events: stripeEvents,
  };
}

function faultOf(fault: StripeFault): FaultId {
  if (fault.field === "webhookSecret") return "stripeWebhookSecret";
  return fault.fault === "publishable" ? "stripePublishable" : "stripeKey";
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const { id } = membership;
  const form = await typedForm(args.request);
  const done = () => redirect(pathTo("selling", { workspace: id }), 303);
  if (form.text("task") === "remove") {
    if ((await services.payees.removeStripe(id, person.id)) === "gone") throw notFound();
    return done();
  }
  const read = readStripeKeys({ key: form.text("key"), webhookSecret: form.text("webhookSecret") });
  // What was typed is a secret: no page shows it again.
  if ("field" in read) return formFault(language, faultOf(read), { field: read.field, typed: {} });
  const sealed = services.payments.sealStripe(id, read);
  if ((await services.payees.setStripe(id, sealed, person.id)) === "gone") throw notFound();
  return done();
}

export default function Stripe() {
  const { copy, known, webhook, events } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <Section heading={copy.webhook.heading}>
        <p className="text-muted">{copy.webhook.text}</p>
        <CodeBlock title={copy.webhook.address} code={webhook} wraps />
        <CodeBlock title={copy.webhook.events} code={events.join("\n")} wraps />
      </Section>
      <Section heading={copy.keys.heading}>
        {known && <p className="text-muted">{known}</p>}
        <PageForm fault={fault}>
          <TextField
            name="key"
            code
            label={copy.key}
            hint={copy.keyHint}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            required
            maxLength={260}
            fault={fault}
          />
          <TextField
            name="webhookSecret"
            code
            label={copy.webhookSecret}
            hint={copy.webhookSecretHint}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            required
            maxLength={260}
            fault={fault}
          />
          <Submit size="lg">{copy.submit}</Submit>
        </PageForm>
      </Section>
      {known && (
        <Section heading={copy.remove.heading}>
          <PageForm>
            <p className="text-[0.9375rem] text-muted">{copy.remove.text}</p>
            <Submit name="task" value="remove" variant="destructive">
              {copy.remove.submit}
            </Submit>
          </PageForm>
        </Section>
      )}
      <BackLink to={pathTo("selling", useWorkspace())}>{copy.back}</BackLink>
    </NarrowPage>
  );
}
