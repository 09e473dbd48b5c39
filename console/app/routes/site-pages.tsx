import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addToCut, cutsPages, cutText } from "../../../domain/visits/cut.ts";
import { loadPages, loadRange, loadReport } from "../../../domain/visits/load.ts";
import { sectionsOf } from "../../../domain/visits/pages.ts";
import { cutBar, reportOptions } from "../visits/cut-bar.ts";
import { CutChips } from "../visits/cut-chips.tsx";
import { CutNotes } from "../visits/cut-notes.tsx";
import { Empty } from "../visits/empty.tsx";
import { zoneNote } from "../visits/history-note.ts";
import { PageHeader } from "../visits/page-header.tsx";
import { shownPages } from "../visits/page-rows.ts";
import { PageTable } from "../visits/page-table.tsx";
import { SampleBanner } from "../visits/sample-banner.tsx";
import { Section } from "../visits/section.tsx";
import { cutNotes, pagePath, periodLinks, viewLink, visitsPage } from "../visits/visits-page.ts";

/** Sections are added up from all of them; the first are shown. */
const [loadedPages, pagesInTable, offeredPages] = [12_000, 100, 12];

export async function loader(args: LoaderFunctionArgs) {
  const page = await visitsPage(args);
  const { copy, site, subject, visits, isSample } = page;
  const { range, firstDay } = await loadRange(visits, subject);
  const rows = await loadPages(visits, subject, range, loadedPages);
  const path = pagePath("sitePages", page);
  const sections = sectionsOf(rows);
  const { report } = await loadReport(visits, subject);
  return {
    copy: { ...copy, title: `${copy.titles.pages} · ${site.name ?? site.domain}` },
    isSample,
    path,
    periods: periodLinks(page, path),
    sample: firstDay === undefined && page.share === undefined ? `${path}?sample` : undefined,
    zones: zoneNote(range, page),
    isByDay: range.unit === "hour" && !cutsPages(subject.cut),
    cutBar: cutBar(page, path, {
      ...reportOptions(report),
      section: sections.map(({ section, visits: count }) => ({
        text: cutText("section", section),
        visits: count,
      })),
      page: rows
        .slice(0, offeredPages)
        .map(({ path: text, visits: count }) => ({ text, visits: text === "" ? 0 : count })),
    }),
    cutNotes: await cutNotes(page, report),
    pages: shownPages(rows.slice(0, pagesInTable), page),
    sections: sections.map((row) => ({
      ...row,
      to: viewLink(page, path, { cut: addToCut(subject.cut, "section", cutText("section", row.section)) }),
    })),
  };
}

export default function SitePages() {
  const data = useLoaderData<typeof loader>();
  const { copy, isSample, path, periods, sample, isByDay, zones, pages, sections } = data;
  const { number, percent } = formatter(useLanguage());
  const words = copy.pages;
  return (
    <>
      {isSample && <SampleBanner text={copy.sample.banner} leave={copy.sample.leave} to={path} />}
      <PageHeader
        title={words.heading}
        note={[isByDay ? words.byDay : words.note, zones].filter(Boolean).join(" ")}
        periods={periods}
      />
      <CutChips bar={data.cutBar} />
      <CutNotes notes={data.cutNotes} />
      {pages.length === 0 ? (
        <Empty text={words.none} sample={sample} copy={copy.sample} />
      ) : (
        <div className="mt-6 grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <PageTable rows={pages} copy={words} caption={words.caption} />
          <Section heading={words.sections} note={words.sectionsNote}>
            <FactTable
              caption={words.sectionCaption}
              rows={sections}
              rowKey={({ section }) => section}
              columns={[
                {
                  id: "section",
                  label: words.columns.section,
                  heading: true,
                  cell: ({ section, to }) => (
                    <a href={to} className="hover:text-jade">
                      {section === "" ? (
                        <span className="font-normal font-sans text-muted">{words.root}</span>
                      ) : (
                        `/${section}/`
                      )}
                    </a>
                  ),
                },
                {
                  id: "share",
                  label: words.columns.share,
                  figure: true,
                  cell: ({ share }) => percent(share),
                },
                {
                  id: "visits",
                  label: words.columns.visits,
                  figure: true,
                  cell: ({ visits }) => number(visits),
                },
              ]}
            />
          </Section>
        </div>
      )}
    </>
  );
}
