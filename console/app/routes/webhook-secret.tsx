import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { webhooksCopy } from "../content/webhooks.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, PageForm, Submit } from "../forms/parts.tsx";
import { memberPage, notFound } from "../page/context.ts";
import { webhookGuide } from "../webhooks/documentation.ts";
import { SecretOnce } from "../webhooks/secret-once.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, siteUrl, services } = memberPage(args);
  const webhook = await services.webhooks.find(membership.id, args.params["webhook"] ?? "");
  // Rooms of a chat have no secret of ours.
  if (webhook?.format !== "signed") throw notFound();
  const { rotate, once } = webhooksCopy[language];
  return {
    copy: rotate,
    once,
    guide: webhookGuide({ language, siteUrl }),
    next: pathTo("webhook", { workspace: membership.id, webhook: webhook.id }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { person, membership, services } = memberPage(args);
  const { webhooks, webhookParts } = services;
  const id = args.params["webhook"] ?? "";
  const secret = webhookParts.newSecret();
  const sealed = webhookParts.seal(id, "secret", secret);
  if (!(await webhooks.rotate(membership.id, id, sealed, person.id))) throw notFound();
  return { secret };
}

export default function WebhookSecret() {
  const { copy, once, guide, next } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (outcome !== undefined)
    return (
      <SecretOnce copy={once} documentation={guide} secret={outcome.secret} next={next} note={once.rotated} />
    );
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <PageForm>
        <Submit size="lg">{copy.submit}</Submit>
      </PageForm>
      <BackLink to={next}>{copy.cancel}</BackLink>
    </NarrowPage>
  );
}
