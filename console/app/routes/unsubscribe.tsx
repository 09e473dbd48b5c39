import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { isMailList } from "../../../domain/reports/mail-lists.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { reportsCopy } from "../content/reports.ts";
import { typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, PageForm, Submit } from "../forms/parts.tsx";
import { notFound, pageOf } from "../page/context.ts";
import { filled } from "../page/words.ts";

/** What the link is about, where it is one of ours: it works for whoever has it, without a session. */
function subscriptionOf(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { list, site: siteId = "", person: personId = "", signature = "" } = args.params;
  const { services } = pageOf(args);
  if (!isMailList(list)) throw notFound();
  const isOurs = services.isUnsubscribeToken({ list, siteId, personId }, signature);
  if (!isOurs) throw notFound();
  return { list, siteId, personId };
}

/** Changes nothing: programs that look for harm in mails open every link. */
export async function loader(args: LoaderFunctionArgs) {
  const { list, siteId } = subscriptionOf(args);
  const { language, services } = pageOf(args);
  const words = reportsCopy[language].unsubscribe;
  const site = await services.sites.find(siteId);
  const domain = readableDomain(site?.domain ?? "");
  return {
    copy: {
      title: filled(words.titles[list], { domain }),
      intro: words.intros[list],
      button: words.buttons[list],
      all: words.all,
      done: { ...words.done, one: filled(words.done.lists[list], { domain }) },
    },
  };
}

/** One click of a mail program (RFC 8058), or a button of the page: answered at once, as a redirect may not be followed. */
export async function action(args: ActionFunctionArgs) {
  const { list, siteId, personId } = subscriptionOf(args);
  const { services } = pageOf(args);
  const form = await typedForm(args.request);
  if (form.isChecked("all")) {
    await services.reports.stopAll(personId);
    return { stopped: "all" as const };
  }
  await services.reports.stop(personId, siteId, list);
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
    </NarrowPage>
  );
}
