import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { formatter } from "@octroi/ui/language/format";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { outcomes, webhooksCopy } from "../content/webhooks.ts";
import { tooManyFault } from "../forms/form.ts";
import { NarrowPage, Section } from "../forms/page.tsx";
import { BackLink, DoneLine, PageForm, Submit } from "../forms/parts.tsx";
import { memberPage, notFound } from "../page/context.ts";
import { sentenceOf } from "../page/event-sentence.ts";
import { momentText } from "../page/moment.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, services } = memberPage(args);
  const { id: workspace, timeZone } = membership;
  const { webhooks, webhookParts, sites } = services;
  const webhook = await webhooks.find(workspace, args.params["webhook"] ?? "");
  const delivery = webhook && (await webhooks.delivery(webhook.id, args.params["event"] ?? ""));
  if (webhook === undefined || delivery === undefined) throw notFound();
  const { event, state, dueAt } = delivery;
  const own = await sites.list(workspace);
  const domain = own.find(({ id }) => id === event.site)?.domain;
  const copy = webhooksCopy[language];
  const { number } = formatter(language);
  const moment = (iso: string) => momentText(language, iso, timeZone);
  return {
    copy: copy.delivery,
    title: sentenceOf(language, event, domain),
    intro: filled(copy.delivery.intro, { id: event.id, moment: moment(event.at) }),
    next: pathTo("webhook", { workspace, webhook: webhook.id }),
    waits: state === "waiting" ? filled(copy.delivery.waits, { moment: moment(dueAt) }) : undefined,
    mayReplay: state !== "waiting" && webhook.disabledAt === undefined,
    isReplayed: new URL(args.request.url).searchParams.has("replayed"),
    sent: JSON.stringify(webhookParts.messageFor(webhook, event, domain), null, 2),
    attempts: delivery.attempts.map(({ at, outcome, status, tookMs, answer }) => {
      const known = outcomes.find((each) => each === outcome) ?? "unreachable";
      return {
        at: moment(at),
        outcome: filled(copy.outcomes[known], { status: status ?? "—" }),
        took: filled(copy.delivery.took, { ms: number(tookMs) }),
        // Where nobody answered there is none to show.
        answer: status === undefined ? undefined : answer,
      };
    }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, membership, services } = memberPage(args);
  const workspace = membership.id;
  const webhook = args.params["webhook"] ?? "";
  const event = args.params["event"] ?? "";
  const tooMany = await services.webhookParts.countSent(workspace);
  if (tooMany) return tooManyFault(language, tooMany);
  // Of one that waits already, once more is the same.
  await services.webhooks.replay(workspace, webhook, event);
  return redirect(`${pathTo("webhookDelivery", { workspace, webhook, event })}?replayed=yes`, 303);
}

/** One event at one endpoint: what is sent, and what was answered. */
export default function WebhookDelivery() {
  const { copy, title, intro, next, waits, mayReplay, isReplayed, sent, attempts } =
    useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={title} intro={intro}>
      {isReplayed && waits !== undefined ? (
        <DoneLine>{copy.replayed}</DoneLine>
      ) : (
        waits && <p className="text-muted">{waits}</p>
      )}
      {mayReplay && (
        <PageForm fault={fault}>
          <p className="text-[0.9375rem] text-muted">{copy.replayMeans}</p>
          <Submit>{copy.replay}</Submit>
        </PageForm>
      )}
      <Section heading={copy.attempts}>
        {attempts.length === 0 ? (
          <p className="text-muted">{copy.noAttempts}</p>
        ) : (
          <ol className="flex flex-col gap-6">
            {attempts.map(({ at, outcome, took, answer }) => (
              <li key={at} className="flex flex-col gap-2">
                <p className="font-semibold first-letter:uppercase">{outcome}</p>
                <p className="text-[0.9375rem] text-muted">
                  {at} · {took}
                </p>
                {answer === "" && <p className="text-[0.9375rem] text-muted">{copy.noAnswer}</p>}
                {answer && (
                  <pre className="whitespace-pre-wrap rounded-control border border-line bg-ink-900 p-4 font-mono text-sm/relaxed wrap-anywhere">
                    {answer}
                  </pre>
                )}
              </li>
            ))}
          </ol>
        )}
      </Section>
      <CodeBlock title={copy.sent} code={sent} wraps />
      <BackLink to={next}>{copy.back}</BackLink>
    </NarrowPage>
  );
}
