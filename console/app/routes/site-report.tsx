import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadReportOf } from "../../../domain/reports/load.ts";
import { lastMondayMorning } from "../../../domain/reports/time-zone.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { reportsCopy } from "../content/reports.ts";
import { NarrowPage, Section } from "../forms/page.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { LetterView } from "../reports/letter-view.tsx";
import { reportLetter } from "../reports/report-letter.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, site, membership, services, now, consoleUrl, siteUrl } = sitePage(args);
  const words = reportsCopy[language].shown;
  const { at: dueAt } = lastMondayMorning(membership.timeZone, now);
  const loaded = await loadReportOf(
    { ...services, dnsConnections: services.dns.connections },
    { site: site.id, plan: membership.plan, dueAt },
  );
  const subject = { language, site, workspace: membership, ...loaded };
  const places = { consoleUrl: new URL(consoleUrl), siteUrl: new URL(siteUrl), unsubscribeUrl: undefined };
  const people = await services.reports.subscriptionsTo(site.id);
  // It went to whoever wanted it that morning, of a site that was there.
  const wasSent =
    site.createdAt < dueAt.toISOString() &&
    people.some(({ choice, isStopped }) => choice.reports && !isStopped);
  return {
    copy: {
      ...words,
      intro: wasSent ? words.intro : words.notSent,
      title: filled(words.title, { domain: readableDomain(site.domain) }),
    },
    letter: reportLetter(subject, places),
    people: people.map(({ person, choice, isStopped }) => ({
      id: person.id,
      name: person.name ?? person.email,
      note:
        choice.reports && !isStopped
          ? filled(words.gets, { language: words.languages[person.language] })
          : words.getsNot,
    })),
  };
}

export default function SiteReport() {
  const { copy, letter, people } = useLoaderData<typeof loader>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <p className="text-[0.9375rem] wrap-anywhere">
        <span className="text-muted">{copy.subject}</span> {letter.subject}
      </p>
      <LetterView letter={letter} />
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
