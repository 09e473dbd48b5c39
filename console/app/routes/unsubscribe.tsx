import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { isStoppable } from "../../../domain/reports/mail-lists.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { reportsCopy } from "../content/reports.ts";
import { typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, PageForm, Submit } from "../forms/parts.tsx";
import { notFound, pageOf } from "../page/context.ts";
import { filled } from "../page/words.ts";

/** What the link is about, where it is one of ours: it works for whoever has it, without a session. */
function subscriptionOf(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { list, about = "", person: personId = "", signature = "" } = args.params;
  const { services } = pageOf(args);
  if (!isStoppable(list)) throw notFound();
  const isOurs = services.isUnsubscribeToken({ list, about, personId }, signature);
  if (!isOurs) throw notFound();
  return { list, about, personId };
}

/** Changes nothing: programs that look for harm in mails open every link. */
export async function loader(args: LoaderFunctionArgs) {
  const { list, about } = subscriptionOf(args);
  const { language, services } = pageOf(args);
  const words = reportsCopy[language].unsubscribe;
  const workspace = list === "digest" ? await services.workspaces.find(about) : undefined;
  const site = list === "digest" ? undefined : await services.sites.find(about);
  const names = { domain: readableDomain(site?.domain ?? ""), workspace: workspace?.name ?? "" };
  return {
    copy: {
      title: filled(words.titles[list], names),
      intro: words.intros[list],
      button: words.buttons[list],
      choose: list === "digest" ? words.choose : undefined,
      all: words.all,
      done: { ...words.done, one: filled(words.done.lists[list], names) },
    },
  };
}

/** One click of a mail program (RFC 8058), or a button of the page: answered at once, as a redirect may not be followed. */
export async function action(args: ActionFunctionArgs) {
  const { list, about, personId } = subscriptionOf(args);
  const { services } = pageOf(args);
  const form = await typedForm(args.request);
  if (form.isChecked("all")) {
    await services.reports.stopAll(personId);
    return { stopped: "all" as const };
  }
  if (list === "digest") await services.reports.stopDigest(personId, about);
  else await services.reports.stop(personId, about, list);
  return { stopped: "one" as const };
}

export default function Unsubscribe() {
  const { copy } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  if (done !== undefined) {
    return (
      <NarrowPage title={copy.done.title} intro={copy.done[done.stopped]}>
        <BackLink to={pathTo("accountReports")}>{copy.done.back}</BackLink>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <PageForm>
        <Submit size="lg">{copy.button}</Submit>
        <Submit name="all" value="yes" variant="outline">
          {copy.all}
        </Submit>
      </PageForm>
      {copy.choose && <BackLink to={pathTo("accountReports")}>{copy.choose}</BackLink>}
    </NarrowPage>
  );
}
