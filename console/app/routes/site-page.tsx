import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { formatter } from "@octroi/ui/language/format";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { useLanguage } from "@octroi/ui/page/page-data";
import { IdentityMark } from "@octroi/ui/visits/identity-mark.tsx";
import { OutcomeTag } from "@octroi/ui/visits/outcome-tag.tsx";
import { outcomes, statusClasses } from "@octroi/ui/words/outcome";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { ruleAt } from "../../../domain/rules/rule-in-force.ts";
import { addToCut, type Cut } from "../../../domain/visits/cut.ts";
import { isoDay } from "../../../domain/visits/day.ts";
import { add, type Figures as Counts } from "../../../domain/visits/figures.ts";
import { loadReport } from "../../../domain/visits/load.ts";
import { timeName } from "../../../domain/visits/site-zones.ts";
import { loadCutTakeAndSend } from "../../../domain/visits/take-and-send.ts";
import { identities } from "../../../domain/visits/visit.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { cutsCopy, timesWords } from "../content/cuts.ts";
import { linkClass } from "../layout/link.ts";
import { notFound, pageOf } from "../page/context.ts";
import { shownSentPages, takeAndSendWords } from "../page/take-and-send-words.ts";
import { filled } from "../page/words.ts";
import { BarFigure } from "../visits/bar.tsx";
import { shownCrawlers } from "../visits/crawler-rows.ts";
import { cutBar, reportOptions } from "../visits/cut-bar.ts";
import { CutChips } from "../visits/cut-chips.tsx";
import { CutNotes } from "../visits/cut-notes.tsx";
import { figureLink } from "../visits/figure-link.ts";
import { Headline } from "../visits/headline.tsx";
import { MomentList } from "../visits/moment-list.tsx";
import { shownMoments } from "../visits/moments.ts";
import { PurposeChart } from "../visits/purpose-chart.tsx";
import { RuleCell } from "../visits/rule-cell.tsx";
import { SampleBanner } from "../visits/sample-banner.tsx";
import { Section } from "../visits/section.tsx";
import { TakeAndSend } from "../visits/take-and-send.tsx";
import {
  cutNotes,
  during,
  isOver,
  narrowedBy,
  onePagePath,
  pagePath,
  periodLinks,
  type VisitsPage,
  viewLink,
  visitsPage,
  visitsPath,
} from "../visits/visits-page.ts";

const shownAssistantCount = 20;

export async function loader(args: LoaderFunctionArgs) {
  const asked = await visitsPage(args);
  const [path] = addToCut(
    asked.view.cut,
    "page",
    new URL(args.request.url).searchParams.get("path") ?? "/",
  ).page.slice(-1);
  if (path === undefined) throw notFound();
  const page = aboutPage(asked, path);
  const { language, copy, membership, site, subject, visits, isSample } = page;
  const loaded = await loadReport(visits, subject);
  const { report, firstDay } = loaded;
  const days = await visits.pageDays(site.id, path);
  const words = cutsCopy[language].page;
  const { counted, date } = intlFormatter(language);
  const statuses: Counts<(typeof statusClasses)[number]> = {};
  for (const { status, visits: count } of await visits.totals(site.id, report.range, subject.cut)) {
    add(statuses, status, count);
  }
  const sent = await loadCutTakeAndSend(visits, subject, { range: report.range }, shownAssistantCount);
  const address = onePagePath(page, path).split("?", 1)[0] ?? "";
  const mayChange = membership !== undefined && mayAs(membership.role, "editor");
  return {
    copy: { ...copy, title: `${path} · ${site.name ?? site.domain}` },
    words,
    statusNames: words.status,
    isSample,
    leave: pagePath("sitePages", page),
    path,
    periods: periodLinks(page, address),
    sentence: filled(report.visits === 0 ? words.nothing : words.headline, {
      during: during(page, firstDay),
    }),
    times: counted(report.visits, timesWords[language]),
    lead:
      days === undefined
        ? words.never
        : days.first === days.last
          ? filled(words.once, { day: date(isoDay(days.first)) })
          : filled(words.since, { first: date(isoDay(days.first)), last: date(isoDay(days.last)) }),
    cutBar: cutBar(page, address, reportOptions(report)),
    cutNotes: await cutNotes(page, report),
    overTime: report.overTime,
    pointNames: report.overTime.points.map(timeName(subject.zones, report.range.unit)),
    isOver: isOver(report.range, subject),
    moments: await shownMoments(pageOf(args).services.rules, page, report.range),
    crawlers: shownCrawlers(report.crawlers, asked).map((row) => ({
      ...row,
      rule: page.showsRules ? ruleAt(page.rules, row.crawler, path) : undefined,
    })),
    identities: report.all.identities,
    outcomes: report.all.outcomes,
    narrowed: {
      identity: narrowedBy(page, address, "identity", identities),
      answer: narrowedBy(page, address, "answer", outcomes),
    },
    statuses,
    sent: takeAndSendWords(
      sent,
      { range: report.range, cut: subject.cut },
      {
        language,
        isShared: page.share !== undefined,
        isCounted: site.countsPeople,
      },
    ),
    sentPages: shownSentPages(sent?.pages ?? []),
    change:
      mayChange && !isSample
        ? `${pathTo("siteRules", { site: site.id })}?open=own&path=${encodeURIComponent(path)}#own`
        : undefined,
    back: visitsPath("sitePages", asked),
    all: viewLink(asked, pagePath("site", asked), { cut: addToCut(asked.view.cut, "page", path) }),
  };
}

/** Its address names the page: its figures are of this one, and every link keeps it. */
function aboutPage(page: VisitsPage, path: string): VisitsPage {
  const cut: Cut = { ...page.view.cut, section: [], page: [] };
  const view = { ...page.view, cut };
  const rest = `${page.rest}&path=${encodeURIComponent(path)}`;
  return {
    ...page,
    view,
    rest,
    subject: { ...page.subject, cut: { ...cut, page: [path] } },
    query: viewLink({ ...page, view }, "", {}),
  };
}

export default function SitePage() {
  const data = useLoaderData<typeof loader>();
  const { copy, words, crawlers } = data;
  const { number } = formatter(useLanguage());
  const max = Math.max(1, ...crawlers.map(({ visits }) => visits));
  return (
    <>
      {data.isSample && <SampleBanner text={copy.sample.banner} leave={copy.sample.leave} to={data.leave} />}
      <p className="mb-3 text-sm">
        <a href={data.back} className={linkClass}>
          {words.back}
        </a>
      </p>
      <p className="mb-2 font-mono text-muted text-sm wrap-anywhere">{data.path}</p>
      <Headline sentence={data.sentence} pages={data.times} lead={data.lead} periods={data.periods} />
      <CutChips bar={data.cutBar} />
      <CutNotes notes={data.cutNotes} />
      {crawlers.length > 0 && (
        <>
          <div className="mt-8">
            <PurposeChart
              title={words.chart}
              overTime={data.overTime}
              times={data.pointNames}
              copy={copy.chart}
              isOver={data.isOver}
              marks={data.moments.moments}
            />
            <MomentList moments={data.moments} />
          </div>
          <div className="mt-12 grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Section heading={words.readers} note={crawlers.some(({ rule }) => rule) && words.rulesNote}>
              <FactTable
                caption={words.readersCaption}
                rows={crawlers}
                rowKey={({ crawler }) => crawler}
                columns={[
                  {
                    id: "crawler",
                    label: words.crawler,
                    heading: true,
                    cell: ({ crawler, to, purposeName }) => (
                      <>
                        {to === undefined ? (
                          <span className="font-normal font-sans">{copy.crawlers.unlisted}</span>
                        ) : (
                          <a href={to} className="font-semibold hover:text-jade wrap-anywhere">
                            {crawler}
                          </a>
                        )}
                        <span className="block pt-0.5 font-normal font-sans text-faint max-md:hidden">
                          {purposeName}
                        </span>
                      </>
                    ),
                  },
                  {
                    id: "visits",
                    label: words.visits,
                    figure: true,
                    cell: ({ visits }) => <BarFigure visits={visits} max={max} />,
                  },
                  {
                    id: "rule",
                    label: words.rule,
                    cell: ({ rule }) => rule && <RuleCell rule={rule} copy={copy.crawlers.rules} />,
                  },
                ]}
              />
              {data.change && (
                <p className="rule-dotted py-4 text-sm">
                  <a href={data.change} className={linkClass}>
                    {words.change}
                  </a>
                </p>
              )}
            </Section>
            <div className="grid content-start gap-10">
              <Section heading={words.answers}>
                <ul className="mt-3">
                  {outcomes
                    .filter((outcome) => (data.outcomes[outcome] ?? 0) > 0)
                    .map((outcome) => (
                      <li key={outcome} className="rule-dotted flex justify-between gap-4 py-2.5">
                        <OutcomeTag outcome={outcome} name={copy.outcomes[outcome]} />
                        <a href={data.narrowed.answer[outcome]} className={figureLink}>
                          {number(data.outcomes[outcome] ?? 0)}
                        </a>
                      </li>
                    ))}
                </ul>
              </Section>
              <Section heading={words.statuses}>
                <ul className="mt-3">
                  {statusClasses
                    .filter((status) => (data.statuses[status] ?? 0) > 0)
                    .map((status) => (
                      <li key={status} className="rule-dotted flex justify-between gap-4 py-2.5">
                        <span>{data.statusNames[status]}</span>
                        <span className="figures">{number(data.statuses[status] ?? 0)}</span>
                      </li>
                    ))}
                </ul>
              </Section>
              <Section heading={words.identities}>
                <ul className="mt-3">
                  {identities
                    .filter((identity) => (data.identities[identity] ?? 0) > 0)
                    .map((identity) => (
                      <li key={identity} className="rule-dotted flex justify-between gap-4 py-2.5">
                        <IdentityMark identity={identity} isNamed />
                        <a href={data.narrowed.identity[identity]} className={figureLink}>
                          {number(data.identities[identity] ?? 0)}
                        </a>
                      </li>
                    ))}
                </ul>
              </Section>
            </div>
          </div>
        </>
      )}
      {data.sent && (
        <div className="mt-12">
          <TakeAndSend words={data.sent} pages={data.sentPages} />
        </div>
      )}
      <p className="mt-8 text-sm">
        <a href={data.all} className={linkClass}>
          {words.cutBy}
        </a>
      </p>
    </>
  );
}
