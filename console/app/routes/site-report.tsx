import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type DigestSources, loadDigest } from "../../../domain/reports/digest.ts";
import { loadReportOf } from "../../../domain/reports/load.ts";
import type { Subscription } from "../../../domain/reports/reports.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { lastMondayMorning } from "../../../domain/time-zone.ts";
import { reportsCopy } from "../content/reports.ts";
import { NarrowPage, Section } from "../forms/page.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { digestLetter } from "../reports/digest-letter.ts";
import { LetterView } from "../reports/letter-view.tsx";
import { reportLetter } from "../reports/report-letter.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, site, person, membership, services, now, consoleUrl, siteUrl } = sitePage(args);
  const words = reportsCopy[language].shown;
  const { at: dueAt, day } = lastMondayMorning(membership.timeZone, now);
  const { plan } = membership;
  const sources: DigestSources = { ...services, dnsConnections: services.dns.connections };
  const own = await services.reports.subscriptionsIn(person.id, membership.id);
  // What was not sent to them is shown about all sites.
  const wanted = own.filter(
    (subscription) => reads(subscription) && subscription.site.createdAt <= dueAt.toISOString(),
  );
  const sites = (wanted.length > 0 ? wanted : own).map((subscription) => subscription.site);
  const digest = await loadDigest(sources, { sites, plan, dueAt });
  const places = {
    consoleUrl: new URL(consoleUrl),
    siteUrl: new URL(siteUrl),
    unsubscribeUrl: undefined,
    leaveOutUrl: undefined,
  };
  const workspace = membership;
  const isTold = sites.length === 1 || digest.first?.site.id === site.id;
  const readers = await services.reports.subscriptionsTo(site.id);
  const got = readers.filter(({ reportedDay }) => reportedDay === day);
  const intro = got.some((each) => each.person.id === person.id)
    ? words.intro
    : got.length > 0
      ? words.toOthers
      : words.notSent;
  return {
    copy: { ...words, intro, title: filled(words.title, { domain: readableDomain(site.domain) }) },
    letter: digestLetter({ language, workspace, digest }, places),
    thisSite: isTold
      ? undefined
      : {
          heading: filled(words.thisSite, { domain: readableDomain(site.domain) }),
          letter: reportLetter(
            {
              language,
              site,
              workspace,
              ...(await loadReportOf(sources, { site: site.id, zones: site.zones, plan, dueAt })),
            },
            places,
          ),
        },
    people: readers.map((subscription) => ({
      id: subscription.person.id,
      name: subscription.person.name ?? subscription.person.email,
      note: reads(subscription)
        ? filled(subscription.reportedDay === day ? words.got : words.gets, {
            language: words.languages[subscription.person.language],
          })
        : words.getsNot,
    })),
  };
}

function reads({ choice, isStopped }: Subscription): boolean {
  return choice.reports && !isStopped;
}

export default function SiteReport() {
  const { copy, letter, thisSite, people } = useLoaderData<typeof loader>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <p className="text-[0.9375rem] wrap-anywhere">
        <span className="text-muted">{copy.subject}</span> {letter.subject}
      </p>
      <LetterView letter={letter} />
      {thisSite && (
        <Section heading={thisSite.heading}>
          <LetterView letter={thisSite.letter} />
        </Section>
      )}
      <Section heading={copy.toWhom}>
        <Rows>
          {people.map(({ id, name, note }) => (
            <Row key={id} name={name} note={note} />
          ))}
        </Rows>
      </Section>
    </NarrowPage>
  );
}
