import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import type { Webhook as WebhookRow } from "../../../domain/webhooks/webhook.ts";
import { webhooksCopy } from "../content/webhooks.ts";
import { Disclosure } from "../forms/disclosure.tsx";
import { formFault, tooManyFault, typedForm } from "../forms/form.ts";
import { Section, TwoColumnPage } from "../forms/page.tsx";
import { BackLink, DoneLine, FaultLine, PageForm, Submit } from "../forms/parts.tsx";
import { linkClass } from "../layout/link.ts";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage, notFound } from "../page/context.ts";
import { sentenceOf } from "../page/event-sentence.ts";
import { momentText } from "../page/moment.ts";
import { filled } from "../page/words.ts";
import { ChoiceFields } from "../webhooks/choice-fields.tsx";
import { choiceOf, typedChoice } from "../webhooks/typed-choice.ts";

const shownDeliveries = 50;

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, services, now } = memberPage(args);
  const { id: workspace, timeZone } = membership;
  const webhook = await services.webhooks.find(workspace, args.params["webhook"] ?? "");
  if (webhook === undefined) throw notFound();
  const copy = webhooksCopy[language];
  const { date, counted } = intlFormatter(language);
  const moment = (iso: string) => momentText(language, iso, timeZone);
  const own = await services.sites.list(workspace);
  const domains = new Map(own.map(({ id, domain }) => [id, domain]));
  const deliveries = await services.webhooks.deliveries(webhook.id, shownDeliveries);
  const done = new URL(args.request.url).searchParams.get("done");
  return {
    copy: copy.webhook,
    form: copy.form,
    id: webhook.id,
    title: services.webhookParts.addressOf(webhook) ?? webhook.host,
    host: webhook.host,
    isSigned: webhook.format === "signed",
    intro: filled(copy.webhook.intro, {
      format: copy.formats[webhook.format],
      date: date(webhook.createdAt),
    }),
    isOff: webhook.disabledAt !== undefined,
    failing: failingLine(webhook, copy.webhook.failingSince, moment),
    rotating:
      webhook.previousUntil !== undefined && webhook.previousUntil > now.toISOString()
        ? filled(copy.webhook.rotating, { moment: moment(webhook.previousUntil) })
        : undefined,
    done: doneLine(copy.webhook, done),
    choice: choiceOf(language, own, webhook),
    deliveries: deliveries.map(({ event, state, tries }) => ({
      id: event.id,
      what: sentenceOf(language, event, event.site === undefined ? undefined : domains.get(event.site)),
      at: moment(event.at),
      state: [copy.states[state], ...(tries > 1 ? [counted(tries, copy.webhook.tries)] : [])].join(", "),
    })),
  };
}

function failingLine(
  { failingSince, disabledAt }: WebhookRow,
  sentence: string,
  moment: (iso: string) => string,
): string | undefined {
  return failingSince === undefined || disabledAt !== undefined
    ? undefined
    : filled(sentence, { moment: moment(failingSince) });
}

function doneLine(
  { added, saved, tested, enabled }: (typeof webhooksCopy)["fr"]["webhook"],
  done: string | null,
): string | undefined {
  return new Map([
    ["added", added],
    ["saved", saved],
    ["tested", tested],
    ["enabled", enabled],
  ]).get(done ?? "");
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const { webhooks, webhookParts } = services;
  const workspace = membership.id;
  const webhook = args.params["webhook"] ?? "";
  const form = await typedForm(args.request);
  const back = (done: string) => redirect(`${pathTo("webhook", { workspace, webhook })}?done=${done}`, 303);
  switch (form.text("task")) {
    case "test": {
      const tooMany = await webhookParts.countSent(workspace);
      if (tooMany) return tooManyFault(language, tooMany);
      if ((await webhooks.test(workspace, webhook)) === undefined) throw notFound();
      return back("tested");
    }
    case "enable":
      if (!(await webhooks.enable(workspace, webhook, person.id))) throw notFound();
      return back("enabled");
    case "remove":
      // Whoever removes it twice finds it removed.
      await webhooks.remove(workspace, webhook, person.id);
      return redirect(pathTo("webhooks", { workspace }), 303);
    default: {
      const { choice, typed, wrong } = typedChoice(form, await services.sites.list(workspace));
      if (wrong) return formFault(language, wrong, { typed });
      if (!(await webhooks.choose(workspace, webhook, choice, person.id))) throw notFound();
      return back("saved");
    }
  }
}

/** One endpoint: what it is told of, and what was sent there. */
export default function Webhook() {
  const { copy, form, ...page } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  const workspace = useWorkspace();
  const here = { ...workspace, webhook: page.id };
  const path = pathTo("webhook", here);
  const { columns } = copy;
  return (
    <TwoColumnPage
      title={page.title}
      intro={page.intro}
      foot={<BackLink to={pathTo("webhooks", workspace)}>{copy.back}</BackLink>}
      aside={
        <>
          <Section heading={copy.deliveries}>
            {page.deliveries.length === 0 ? (
              <p className="text-muted">{copy.noDeliveries}</p>
            ) : (
              <FactTable
                caption={copy.caption}
                isStacked
                rows={page.deliveries}
                rowKey={({ id }) => id}
                columns={[
                  {
                    id: "what",
                    label: columns.what,
                    heading: "words",
                    cell: ({ id, what }) => (
                      <a
                        href={pathTo("webhookDelivery", { ...here, event: id })}
                        className={`${linkClass} wrap-anywhere`}
                      >
                        {what}
                      </a>
                    ),
                  },
                  { id: "at", label: columns.at, cell: ({ at }) => at },
                  { id: "state", label: columns.state, cell: ({ state }) => state },
                ]}
              />
            )}
            <p className="text-muted text-sm">{copy.kept}</p>
          </Section>
          {!page.isOff && (
            <Section heading={copy.test}>
              <p className="text-[0.9375rem] text-muted">{copy.testMeans}</p>
              <PageForm action={path}>
                <Submit name="task" value="test" variant="outline">
                  {copy.test}
                </Submit>
              </PageForm>
            </Section>
          )}
          {page.isSigned && (
            <Section heading={copy.secret}>
              <p className="text-[0.9375rem] text-muted">{page.rotating ?? copy.secretMeans}</p>
              <p>
                <a href={pathTo("webhookSecret", here)} className={linkClass}>
                  {copy.rotate}
                </a>
              </p>
            </Section>
          )}
          <Disclosure summary={copy.remove}>
            <PageForm action={path}>
              <p className="text-[0.9375rem] text-muted">{copy.removeMeans}</p>
              <Submit name="task" value="remove" variant="destructive">
                {copy.removeNow}
                <span className="sr-only"> {page.host}</span>
              </Submit>
            </PageForm>
          </Disclosure>
        </>
      }
    >
      {page.done && !fault && <DoneLine>{page.done}</DoneLine>}
      {page.failing && <FaultLine>{page.failing}</FaultLine>}
      {page.isOff && (
        <>
          <FaultLine>{copy.isOff}</FaultLine>
          <PageForm action={path}>
            <Submit name="task" value="enable">
              {copy.enable}
            </Submit>
          </PageForm>
        </>
      )}
      <PageForm fault={fault} action={path}>
        <ChoiceFields copy={form} {...page.choice} fault={fault} />
        <Submit>{copy.save}</Submit>
      </PageForm>
    </TwoColumnPage>
  );
}
