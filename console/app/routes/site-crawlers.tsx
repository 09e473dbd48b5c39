import { formatter } from "@octroi/ui/language/format";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { useLanguage } from "@octroi/ui/page/page-data";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { isWhole } from "../../../domain/visits/cut.ts";
import { isoDay } from "../../../domain/visits/day.ts";
import { loadReport } from "../../../domain/visits/load.ts";
import { daysOf } from "../../../domain/visits/take-and-send.ts";
import { unlistedCopy } from "../content/unlisted.ts";
import { shownCrawlers } from "../visits/crawler-rows.ts";
import { CrawlerTable } from "../visits/crawler-table.tsx";
import { cutBar, reportOptions } from "../visits/cut-bar.ts";
import { CutChips } from "../visits/cut-chips.tsx";
import { CutNotes } from "../visits/cut-notes.tsx";
import { Empty } from "../visits/empty.tsx";
import { zoneNote } from "../visits/history-note.ts";
import { IdentityLegend } from "../visits/identity-legend.tsx";
import { PageHeader } from "../visits/page-header.tsx";
import { SampleBanner } from "../visits/sample-banner.tsx";
import { UnlistedNames } from "../visits/unlisted-names.tsx";
import { cutNotes, pagePath, periodLinks, visitsPage } from "../visits/visits-page.ts";

export async function loader(args: LoaderFunctionArgs) {
  const page = await visitsPage(args);
  const { language, copy, site, subject, visits, isSample } = page;
  const { report, firstDay } = await loadReport(visits, subject);
  const path = pagePath("siteCrawlers", page);
  // Names are counted by nothing that visits are cut by.
  const names = isWhole(subject.cut)
    ? await visits.unlistedNames(site.id, daysOf(report.range, subject))
    : [];
  const { date } = intlFormatter(language);
  return {
    copy: { ...copy, title: `${copy.titles.crawlers} · ${site.name ?? site.domain}` },
    isSample,
    path,
    periods: periodLinks(page, path),
    sample: firstDay === undefined && page.share === undefined ? `${path}?sample` : undefined,
    cutBar: cutBar(page, path, reportOptions(report)),
    cutNotes: await cutNotes(page, report),
    crawlers: shownCrawlers(report.crawlers, page),
    unlisted: {
      copy: unlistedCopy[language],
      rows: names.map(({ name, visits: count, lastDay }) => ({
        name,
        visits: count,
        last: date(isoDay(lastDay)),
      })),
    },
    zones: zoneNote(report.range, page),
  };
}

export default function SiteCrawlers() {
  const data = useLoaderData<typeof loader>();
  const { copy, isSample, path, periods, sample, crawlers, zones, unlisted } = data;
  const { counted } = formatter(useLanguage());
  return (
    <>
      {isSample && <SampleBanner text={copy.sample.banner} leave={copy.sample.leave} to={path} />}
      <PageHeader
        title={copy.titles.crawlers}
        note={crawlers.length > 0 ? counted(crawlers.length, copy.crawlers.note) : undefined}
        periods={periods}
      />
      <CutChips bar={data.cutBar} />
      <CutNotes notes={data.cutNotes} />
      {crawlers.length === 0 ? (
        <Empty text={copy.live.none} sample={sample} copy={copy.sample} />
      ) : (
        <>
          <div className="mt-6">
            <IdentityLegend />
            <CrawlerTable rows={crawlers} copy={copy} isDetailed />
          </div>
          {zones && <p className="mt-4 max-w-[70ch] text-faint text-sm">{zones}</p>}
          <p className="mt-4 max-w-[70ch] text-faint text-sm max-[90rem]:hidden">
            {copy.crawlers.robotsNote}
          </p>
          {unlisted.rows.length > 0 && (
            <div className="mt-12">
              <UnlistedNames {...unlisted} />
            </div>
          )}
        </>
      )}
    </>
  );
}
