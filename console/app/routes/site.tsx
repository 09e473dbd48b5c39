import { button } from "@octroi/ui/components/button.tsx";
import { Island } from "@octroi/ui/islands/island.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { offsetAt } from "../../../domain/time-zone.ts";
import { addToCut, cutPairs, isWhole, noCut } from "../../../domain/visits/cut.ts";
import { loadBeside, loadOverview, type Overview } from "../../../domain/visits/load.ts";
import { timeName, zoneOf } from "../../../domain/visits/site-zones.ts";
import { loadCutTakeAndSend } from "../../../domain/visits/take-and-send.ts";
import { isTestVisitOutcome } from "../../../domain/visits/test-visit.ts";
import type { View } from "../../../domain/visits/view.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { cutsCopy } from "../content/cuts.ts";
import { sharingCopy } from "../content/sharing.ts";
import { waitingCopy } from "../content/waiting.ts";
import { linkClass } from "../layout/link.ts";
import { pageOf } from "../page/context.ts";
import {
  elsewhereWords,
  shownSentPages,
  takeAndSendHeadline,
  takeAndSendWords,
} from "../page/take-and-send-words.ts";
import { filled } from "../page/words.ts";
import { zoneName } from "../page/zone-name.ts";
import { ChartSwitch } from "../visits/chart-switch.tsx";
import { shownCrawlers } from "../visits/crawler-rows.ts";
import { CrawlerTable } from "../visits/crawler-table.tsx";
import { cutBar, reportOptions } from "../visits/cut-bar.ts";
import { CutChips } from "../visits/cut-chips.tsx";
import { CutNotes } from "../visits/cut-notes.tsx";
import { Empty } from "../visits/empty.tsx";
import { Figures } from "../visits/figures.tsx";
import { type FileAddresses, FileLinks } from "../visits/file-links.tsx";
import { Headline } from "../visits/headline.tsx";
import { historyNote } from "../visits/history-note.ts";
import { IdentityLegend } from "../visits/identity-legend.tsx";
import { LiveList } from "../visits/live-list.tsx";
import { MomentList } from "../visits/moment-list.tsx";
import { shownMoments } from "../visits/moments.ts";
import { News } from "../visits/news.tsx";
import { newsWords, overviewWords } from "../visits/overview-words.ts";
import { shownPages } from "../visits/page-rows.ts";
import { PageTable } from "../visits/page-table.tsx";
import { PurposeChart } from "../visits/purpose-chart.tsx";
import { SampleBanner } from "../visits/sample-banner.tsx";
import { Section } from "../visits/section.tsx";
import { TakeAndSend } from "../visits/take-and-send.tsx";
import { TestOutcome } from "../visits/test-outcome.tsx";
import {
  crawlerPath,
  cutNotes,
  isOver,
  pagePath,
  periodLinks,
  type VisitsPage,
  viewLink,
  visitsPage,
  visitsPath,
} from "../visits/visits-page.ts";
import { Waiting } from "../visits/waiting.tsx";

const shownCrawlerCount = 10;
const shownSentPageCount = 4;

export async function loader(args: LoaderFunctionArgs) {
  const page = await visitsPage(args);
  const { language, copy, membership, site, subject, visits, isSample } = page;
  const overview = await loadOverview(visits, subject);
  const { report, firstDay, recent, pages } = overview;
  const path = pagePath("site", page);
  const isAll = isWhole(subject.cut);
  const isNow = isAll && !isOver(report.range, subject);
  const { operator } = subject.cut;
  const isOneOperator = operator.length === 1 && cutPairs(subject.cut).length === 1;
  const options = {
    language,
    isShared: page.share !== undefined,
    isCounted: site.countsPeople,
    // A row is of all its crawlers, whatever the cut.
    operatorLink: isOneOperator
      ? undefined
      : (name: string) => viewLink(page, path, { cut: addToCut(noCut, "operator", name) }),
  };
  const taken = { ...report, earlier: overview.earlier };
  const takeAndSend = await loadCutTakeAndSend(visits, subject, taken, shownSentPageCount);
  const { searchParams } = new URL(args.request.url);
  const tested = searchParams.get("tested");
  const mayChange = membership !== undefined && mayAs(membership.role, "editor");
  return {
    mayChange,
    tested: isTestVisitOutcome(tested)
      ? { outcome: tested, observes: searchParams.get("mode") === "observe" }
      : undefined,
    copy: {
      ...copy,
      title: `${copy.titles.overview} · ${site.name ?? site.domain}`,
    },
    isSample,
    isWaiting: firstDay === undefined,
    site: { id: site.id, domain: site.domain, connector: site.connector },
    timeZone: zoneOf(site, subject.now),
    path,
    sample: `${path}?sample`,
    periods: periodLinks(page, path),
    words: overviewWords(overview, page),
    said: takeAndSendHeadline(takeAndSend, options),
    takeAndSend: takeAndSendWords(takeAndSend, { range: report.range, cut: subject.cut }, options),
    elsewhere: elsewhereWords(takeAndSend, options),
    sentPages: shownSentPages(takeAndSend?.pages ?? []),
    history: historyNote(overview, page),
    news: newsWords(overview, page).map((item) => ({
      ...item,
      to: crawlerPath(item.crawler, page) + page.query,
    })),
    overTime: report.overTime,
    ...(await chartOf(page, overview)),
    isOver: isOver(report.range, subject),
    cutBar: cutBar(page, path, {
      ...reportOptions(report),
      page: pages.map(({ path: text, visits: count }) => ({ text, visits: count })),
    }),
    cutNotes: await cutNotes(page, report),
    moments: await shownMoments(pageOf(args).services.rules, page, report.range),
    times: report.overTime.points.map(timeName(subject.zones, report.range.unit)),
    imported: report.imported,
    crawlers: shownCrawlers(report.crawlers.slice(0, shownCrawlerCount), page),
    crawlerCount: report.crawlers.length,
    crawlersPath: visitsPath("siteCrawlers", page),
    pages: shownPages(pages, page),
    pagesPath: visitsPath("sitePages", page),
    // The last visits are for the people of the site alone, and of all of it.
    isLiveShown: isNow || firstDay === undefined,
    live: membership && {
      address: isSample ? undefined : pathTo("siteLive", { site: site.id }),
      offset: offsetAt(zoneOf(site, subject.now), subject.now.getTime()),
      visits: recent,
      copy: {
        live: { ...copy.live, note: filled(copy.live.note, { zone: zoneName(zoneOf(site, subject.now)) }) },
        outcomes: copy.outcomes,
        unlisted: copy.crawlers.unlisted,
      },
    },
    ways: mayChange
      ? [
          {
            to: pathTo("importedDays", { site: site.id }),
            label: waitingCopy[language].past.imported.manage,
          },
          { to: pathTo("siteSharing", { site: site.id }), label: sharingCopy[language].way },
        ]
      : [],
    files: isSample ? {} : filesOf(page),
  };
}

/** What the chart draws, and the links between its two forms: none where there is nothing to draw beside it. */
async function chartOf(page: VisitsPage, overview: Overview) {
  const { language, subject, visits, view } = page;
  if (overview.earlier?.totals === undefined) return { beside: undefined, charts: undefined };
  const compare = overview.report.range.unit === "hour" ? "before" : subject.compare;
  const { label, purposes, beside, names, titles } = cutsCopy[language].dates.chart;
  const path = pagePath("site", page);
  const link = (chart: View["chart"], name: string) => ({
    chart,
    name,
    to: viewLink(page, path, { chart }),
    isCurrent: view.chart === chart,
  });
  const figures = view.chart === "beside" ? await loadBeside(visits, subject, overview) : undefined;
  return {
    beside: figures && { title: titles[compare], name: names[compare], visits: figures },
    charts: { label, links: [link("purposes", purposes), link("beside", beside[compare])] },
  };
}

/** The same figures as files. */
function filesOf({ site, share, query }: VisitsPage): FileAddresses {
  if (share !== undefined) return { json: pathTo("sharedJson", { share }) + query };
  return {
    csv: pathTo("siteVisitsCsv", { site: site.id }) + query,
    json: pathTo("siteVisitsJson", { site: site.id }) + query,
  };
}

/** What they take for whom they send comes first, where there is a figure; then how much they asked for. */
function headlineOf({
  said,
  words: { headline },
}: Pick<Awaited<ReturnType<typeof loader>>, "said" | "words">) {
  if (said === undefined) return headline;
  const asked = headline.sentence.replace("{pages}", headline.pages);
  return { ...said, lead: `${asked} ${headline.lead}`.trim() };
}

export default function SiteOverview() {
  const data = useLoaderData<typeof loader>();
  const { copy, words } = data;
  const { counted } = formatter(useLanguage());
  if (data.isWaiting && !data.live)
    return <Empty text={copy.live.none} sample={undefined} copy={copy.sample} />;
  if (data.isWaiting) {
    const { site, timeZone, sample, tested, mayChange } = data;
    return <Waiting site={site} timeZone={timeZone} sample={sample} tested={tested} mayChange={mayChange} />;
  }
  return (
    <>
      {data.isSample && <SampleBanner text={copy.sample.banner} leave={copy.sample.leave} to={data.path} />}
      {data.tested && (
        <div className="mb-8">
          <TestOutcome tested={data.tested} site={data.site} />
        </div>
      )}
      <Headline {...headlineOf(data)} periods={data.periods}>
        {data.mayChange && !data.isSample && (
          <p className="mt-4">
            <a href={pathTo("siteRules", { site: data.site.id })} className={button({ variant: "outline" })}>
              {copy.headline.toRules}
            </a>
          </p>
        )}
      </Headline>
      <CutChips bar={data.cutBar} />
      <CutNotes notes={data.cutNotes} />
      <Figures figures={words.figures} />
      {data.charts && <ChartSwitch {...data.charts} />}
      <PurposeChart
        title={data.beside?.title ?? words.chartTitle}
        beside={data.beside}
        overTime={data.overTime}
        times={data.times}
        copy={copy.chart}
        isOver={data.isOver}
        marks={data.moments.moments}
      />
      <MomentList moments={data.moments} />
      {data.imported > 0 && (
        <p className="mt-2 text-faint text-sm">{counted(data.imported, copy.chart.imported)}</p>
      )}
      {data.history && <p className="mt-2 text-faint text-sm">{data.history}</p>}
      <News news={data.news} copy={copy.news} />
      {data.takeAndSend && (
        <div className="mt-12">
          <TakeAndSend words={data.takeAndSend} elsewhere={data.elsewhere} pages={data.sentPages} />
        </div>
      )}
      <div
        className={`mt-12 grid gap-x-10 gap-y-12 ${data.live && data.isLiveShown ? "xl:grid-cols-[minmax(0,1fr)_22rem]" : ""}`}
      >
        <div className="grid min-w-0 content-start gap-10">
          <Section heading={copy.crawlers.heading} note={counted(data.crawlerCount, copy.crawlers.note)}>
            <IdentityLegend />
            <CrawlerTable rows={data.crawlers} copy={copy} />
            <p className="rule-dotted py-4 text-sm">
              <a href={data.crawlersPath} className={linkClass}>
                {copy.crawlers.all}
              </a>
            </p>
          </Section>
          <Section heading={<a href={data.pagesPath}>{copy.pages.heading}</a>} note={copy.pages.note}>
            {data.pages.length === 0 ? (
              <p className="rule-dotted mt-3 py-4 text-muted">{copy.pages.none}</p>
            ) : (
              <PageTable rows={data.pages} copy={copy.pages} caption={copy.pages.caption} />
            )}
          </Section>
        </div>
        {data.live && data.isLiveShown && (
          <div>
            <Island name="liveList" component={LiveList} props={data.live} />
          </div>
        )}
      </div>
      <FileLinks files={data.files} copy={copy.files} ways={data.ways} />
    </>
  );
}
