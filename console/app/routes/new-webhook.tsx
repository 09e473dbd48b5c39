import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { parseAddress, watchedKinds, webhookLimits } from "../../../domain/webhooks/webhook.ts";
import { webhooksCopy } from "../content/webhooks.ts";
import { formFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage, notFound } from "../page/context.ts";
import { ChoiceFields } from "../webhooks/choice-fields.tsx";
import { webhookGuide } from "../webhooks/documentation.ts";
import { SecretOnce } from "../webhooks/secret-once.tsx";
import { choiceOf, typedChoice } from "../webhooks/typed-choice.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, siteUrl, services } = memberPage(args);
  const { form, once } = webhooksCopy[language];
  const own = await services.sites.list(membership.id);
  return {
    copy: form,
    once,
    guide: webhookGuide({ language, siteUrl }),
    choice: choiceOf(language, own, { kinds: [...watchedKinds], sites: undefined }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const { webhooks, webhookParts, sites } = services;
  const form = await typedForm(args.request);
  const { choice, typed: ticked, wrong } = typedChoice(form, await sites.list(membership.id));
  const typed = { ...ticked, address: form.text("address") };
  const address = parseAddress(typed.address);
  if (typeof address === "string") return formFault(language, address, { field: "address", typed });
  if (wrong) return formFault(language, wrong, { typed });
  const { url, format } = address;
  const id = crypto.randomUUID();
  const secret = format === "signed" ? webhookParts.newSecret() : undefined;
  const outcome = await webhooks.add(
    {
      id,
      workspaceId: membership.id,
      format,
      host: url.hostname,
      address: webhookParts.seal(id, "address", url.href),
      secret: secret && webhookParts.seal(id, "secret", secret),
      language,
      ...choice,
    },
    person.id,
  );
  if (outcome === "workspace-gone") throw notFound();
  if (outcome === "too-many")
    return formFault(language, "tooManyWebhooks", { field: "address", typed, status: 409 });
  const next = `${pathTo("webhook", { workspace: membership.id, webhook: id })}?done=added`;
  return secret === undefined ? redirect(next, 303) : { secret, next };
}

export default function NewWebhook() {
  const { copy, once, guide, choice } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const workspace = useWorkspace();
  if (outcome !== undefined && "secret" in outcome)
    return <SecretOnce copy={once} documentation={guide} {...outcome} />;
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <PageForm fault={outcome}>
        <TextField
          name="address"
          type="url"
          label={copy.address}
          hint={copy.addressHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={webhookLimits.addressLength}
          required
          fault={outcome}
        />
        <ChoiceFields copy={copy} {...choice} fault={outcome} />
        <Submit size="lg">{copy.submit}</Submit>
      </PageForm>
      <BackLink to={pathTo("webhooks", workspace)}>{copy.cancel}</BackLink>
    </NarrowPage>
  );
}
