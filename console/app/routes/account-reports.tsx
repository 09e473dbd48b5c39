import { ChevronDown } from "lucide-react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import {
  type AlertTime,
  alertTimeOf,
  alertTimes,
  type MailList,
  mailLists,
} from "../../../domain/reports/mail-lists.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { reportsCopy } from "../content/reports.ts";
import { typedForm } from "../forms/form.ts";
import { Section, WidePage } from "../forms/page.tsx";
import { DoneLine, FaultLine, PageForm, Submit } from "../forms/parts.tsx";
import { signedInPage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { zoneName } from "../page/zone-name.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, person, services } = signedInPage(args);
  const copy = reportsCopy[language].settings;
  const subscriptions = await services.reports.subscriptionsOf(person.id);
  return {
    copy,
    sites: subscriptions.map(({ site, workspace, choice }) => ({
      id: site.id,
      domain: readableDomain(site.domain),
      note: `${workspace.name}, ${filled(copy.zone, { zone: zoneName(workspace.timeZone) })}`,
      isReported: choice.reports,
      alertTime: alertTimeOf(choice),
    })),
    isStopped: subscriptions.some((subscription) => subscription.isStopped),
    isSaved: new URL(args.request.url).searchParams.has("saved"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { person, services } = signedInPage(args);
  const { reports } = services;
  const form = await typedForm(args.request);
  if (form.isChecked("stop")) await reports.stopAll(person.id);
  else if (form.isChecked("resume")) await reports.resumeAll(person.id);
  else {
    for (const { site } of await reports.subscriptionsOf(person.id)) {
      // A site that came since the page was shown stays as it is.
      if (!form.isChecked(`shown-${site.id}`)) continue;
      const time = form.text(`alerts-${site.id}`);
      await reports.choose(person.id, site.id, {
        reports: form.isChecked(`reports-${site.id}`),
        alerts: time === "morning" || time === "instant",
        instant: time === "instant",
      });
    }
  }
  return redirect(`${pathTo("accountReports")}?saved=yes`, 303);
}

export default function AccountReports() {
  const { copy, sites, isStopped, isSaved } = useLoaderData<typeof loader>();
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      {isStopped ? <FaultLine>{copy.isStopped}</FaultLine> : isSaved && <DoneLine>{copy.saved}</DoneLine>}
      {isStopped && (
        <PageForm action={pathTo("accountReports")}>
          <Submit name="resume" value="yes">
            {copy.resume}
          </Submit>
        </PageForm>
      )}
      <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {mailLists.map((list) => (
          <div key={list}>
            <dt className="font-semibold">{copy.lists[list]}</dt>
            <dd className="mt-1 text-[0.9375rem] text-muted">{copy.means[list]}</dd>
          </div>
        ))}
      </dl>
      {sites.length === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        <PageForm action={pathTo("accountReports")}>
          <table className="w-full border-line-soft border-b text-left max-sm:block">
            <caption className="sr-only">{copy.title}</caption>
            <thead className="max-sm:sr-only">
              <tr className="align-bottom text-faint text-sm">
                <th scope="col" className="py-2 font-normal">
                  {copy.site}
                </th>
                {mailLists.map((list) => (
                  <th key={list} scope="col" className="w-28 py-2 pl-3 text-center font-normal sm:w-44">
                    {copy.lists[list]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {sites.map((site) => (
                <SiteRow key={site.id} site={site} copy={copy} />
              ))}
            </tbody>
          </table>
          <Submit size="lg">{copy.save}</Submit>
        </PageForm>
      )}
      {!isStopped && (
        <Section heading={copy.stopAll}>
          <p className="text-muted">{copy.stopAllMeans}</p>
          <PageForm action={pathTo("accountReports")}>
            <Submit name="stop" value="yes" variant="outline">
              {copy.stopAll}
            </Submit>
          </PageForm>
        </Section>
      )}
    </WidePage>
  );
}

interface SiteRowProps {
  site: { id: string; domain: string; note: string; isReported: boolean; alertTime: AlertTime };
  copy: { lists: Readonly<Record<MailList, string>>; times: Readonly<Record<AlertTime, string>> };
}

const selectClass =
  "h-11 w-full cursor-pointer appearance-none text-ellipsis rounded-control border border-edge bg-ink-950 pr-9 pl-3 text-[0.9375rem] hover:border-muted focus-visible:border-jade";

function SiteRow({ site: { id, domain, note, isReported, alertTime }, copy }: SiteRowProps) {
  const { lists, times } = copy;
  return (
    <tr className="rule-dotted max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-5 max-sm:py-2">
      <th scope="row" className="min-w-0 py-3.5 font-normal max-sm:basis-full max-sm:py-1.5">
        <span className="block font-semibold wrap-anywhere">{domain}</span>
        <span className="block text-[0.9375rem] text-muted wrap-anywhere">{note}</span>
        <input type="hidden" name={`shown-${id}`} value="yes" />
      </th>
      <td className="sm:pl-3 sm:text-center">
        <label className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-3 sm:min-w-11">
          <input
            type="checkbox"
            name={`reports-${id}`}
            value="yes"
            defaultChecked={isReported}
            aria-label={`${lists.reports}, ${domain}`}
            className="size-5 shrink-0 accent-jade"
          />
          <span aria-hidden="true" className="text-[0.9375rem] sm:hidden">
            {lists.reports}
          </span>
        </label>
      </td>
      <td className="max-sm:flex max-sm:items-center max-sm:gap-3 sm:pl-3">
        <span aria-hidden="true" className="text-[0.9375rem] sm:hidden">
          {lists.alerts}
        </span>
        <div className="relative min-w-0">
          <select
            name={`alerts-${id}`}
            defaultValue={alertTime}
            aria-label={`${lists.alerts}, ${domain}`}
            className={selectClass}
          >
            {alertTimes.map((time) => (
              <option key={time} value={time}>
                {times[time]}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="pointer-events-none absolute top-3 right-2.5 size-5 text-muted"
          />
        </div>
      </td>
    </tr>
  );
}
