import { crawlerByToken } from "@octroi/crawlers";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { IdentityMark } from "@octroi/ui/visits/identity-mark.tsx";
import { OutcomeTag } from "@octroi/ui/visits/outcome-tag.tsx";
import { crawlerSlug } from "@octroi/ui/words/crawler-slug";
import { crawlerWords, operatorName } from "@octroi/ui/words/crawlers";
import { outcomes } from "@octroi/ui/words/outcome";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { ruleFor } from "../../../domain/rules/rule-in-force.ts";
import type { Cut } from "../../../domain/visits/cut.ts";
import { loadPages, loadReport } from "../../../domain/visits/load.ts";
import { timeName } from "../../../domain/visits/site-zones.ts";
import { loadTakeAndSend } from "../../../domain/visits/take-and-send.ts";
import { identities } from "../../../domain/visits/visit.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { linkClass } from "../layout/link.ts";
import { ago } from "../page/ago.ts";
import { notFound, pageOf } from "../page/context.ts";
import { operatorSentence } from "../page/take-and-send-words.ts";
import { filled } from "../page/words.ts";
import { cutBar, reportOptions } from "../visits/cut-bar.ts";
import { CutChips } from "../visits/cut-chips.tsx";
import { CutNotes } from "../visits/cut-notes.tsx";
import { figureLink } from "../visits/figure-link.ts";
import { Headline } from "../visits/headline.tsx";
import { historyNote } from "../visits/history-note.ts";
import { MomentList } from "../visits/moment-list.tsx";
import { shownMoments } from "../visits/moments.ts";
import { ruleSentence } from "../visits/overview-words.ts";
import { shownPages } from "../visits/page-rows.ts";
import { PageTable } from "../visits/page-table.tsx";
import { PurposeChart } from "../visits/purpose-chart.tsx";
import { SampleBanner } from "../visits/sample-banner.tsx";
import { Section } from "../visits/section.tsx";
import {
  crawlerPath,
  cutNotes,
  during,
  isOver,
  narrowedBy,
  periodLinks,
  type VisitsPage,
  viewLink,
  visitsPage,
  visitsPath,
} from "../visits/visits-page.ts";

const pagesInTable = 30;

/** Its address names the crawler: whoever it is cut by elsewhere, here it is this one. */
function aboutCrawler(page: VisitsPage, token: string): VisitsPage {
  const cut: Cut = { ...page.view.cut, purpose: [], operator: [], crawler: [] };
  const view = { ...page.view, cut };
  return {
    ...page,
    view,
    subject: { ...page.subject, cut: { ...cut, crawler: [token] } },
    query: viewLink({ ...page, view }, "", {}),
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const asked = await visitsPage(args);
  const known = crawlerByToken(args.params["crawler"] ?? "");
  if (known === undefined) throw notFound();
  const { token } = known;
  const page = aboutCrawler(asked, token);
  const { language, copy, membership, site, subject, visits, isSample } = page;
  const loaded = await loadReport(visits, subject);
  const { report, firstDay } = loaded;
  const row = report.crawlers.find(({ crawler }) => crawler === token);
  const isOwn = ({ crawler }: { crawler: string }) => crawler === token;
  const path = crawlerPath(token, page);
  const { counted } = formatter(language);
  const words = crawlerWords[language];
  const time = during(page, firstDay);
  const seen = (await visits.crawlers(site.id)).find(isOwn);
  const rule = ruleFor(page.rules, token);
  // Of all that its operator's crawlers did: what was loaded of the time before is of this one alone.
  const earlier = loaded.earlier && { range: loaded.earlier.range, totals: undefined };
  const takeAndSend = await loadTakeAndSend(visits, subject, { range: report.range, earlier });
  const sends = operatorSentence(takeAndSend, known.operator, {
    language,
    isShared: page.share !== undefined,
  });
  return {
    copy: { ...copy, title: `${token} · ${site.name ?? site.domain}` },
    isSample,
    path,
    token,
    periods: periodLinks(page, path),
    sentence: filled(row === undefined ? copy.crawler.nothing : copy.crawler.headline, {
      crawler: token,
      during: time,
    }),
    asked: counted(row?.visits ?? 0, copy.headline.pages),
    lead:
      seen === undefined
        ? copy.crawler.neverSeen
        : filled(copy.crawler.lastSeen, { ago: ago(seen.lastTime, subject.now.getTime(), copy.crawler.ago) }),
    facts: [
      {
        name: copy.crawler.facts.operator,
        value:
          known.operator === null ? copy.crawlers.unknownOperator : operatorName(known.operator, language),
      },
      ...(sends === undefined ? [] : [sends]),
      { name: copy.crawler.facts.purpose, value: words.purposes[known.purpose].meaning },
      {
        name: copy.crawler.facts.robots,
        value: `${words.robotsTxt[known.robotsTxt].name}. ${words.robotsTxt[known.robotsTxt].meaning}`,
      },
      // What it would cost is for whoever decides about it.
      ...(page.share === undefined
        ? [{ name: copy.crawler.facts.cost, value: words.blockingCosts[known.blockingCost].meaning }]
        : []),
    ],
    rule: page.showsRules
      ? {
          sentence: [
            ruleSentence(page.rules, token, language, copy.crawler.rule),
            ...(rule.isByPath ? [copy.crawler.rule.byPath] : []),
          ].join(" "),
          // To the switch that decides about it, or the button that adds one.
          change:
            rule.kind !== "search-engine" && !isSample && membership && mayAs(membership.role, "editor")
              ? `${pathTo("siteRules", { site: site.id })}?open=crawlers&crawler=${encodeURIComponent(token)}#crawlers`
              : undefined,
        }
      : undefined,
    // The directory is not shown in a frame.
    isFramed: page.query.includes("&embed"),
    directory: `${pageOf(args).siteUrl}${language === "fr" ? "/fr" : ""}/crawlers/${crawlerSlug(token)}`,
    overTime: report.overTime,
    isOver: isOver(report.range, subject),
    imported: report.imported,
    cutBar: cutBar(page, path, {
      identity: reportOptions(report).identity ?? [],
      answer: reportOptions(report).answer ?? [],
    }),
    cutNotes: await cutNotes(page, report),
    narrowed: {
      identity: narrowedBy(page, path, "identity", identities),
      answer: narrowedBy(page, path, "answer", outcomes),
    },
    moments: await shownMoments(pageOf(args).services.rules, page, report.range),
    times: report.overTime.points.map(timeName(subject.zones, report.range.unit)),
    history: historyNote(loaded, page),
    chartTitle: filled(copy.crawler.chartTitle, { crawler: token }),
    identities: row?.identities ?? {},
    unchecked: row?.imported ?? 0,
    outcomes: row?.outcomes ?? {},
    disallowed: row?.disallowed,
    pages: shownPages(await loadPages(visits, subject, report.range, pagesInTable), page),
    back: visitsPath("siteCrawlers", page),
  };
}

export default function SiteCrawler() {
  const data = useLoaderData<typeof loader>();
  const { copy, facts, outcomes: outcomeFigures, identities: identityFigures } = data;
  const { number, counted } = formatter(useLanguage());
  return (
    <>
      {data.isSample && <SampleBanner text={copy.sample.banner} leave={copy.sample.leave} to={data.path} />}
      <p className="mb-3 text-sm">
        <a href={data.back} className={linkClass}>
          {copy.crawler.back}
        </a>
      </p>
      <Headline sentence={data.sentence} pages={data.asked} lead={data.lead} periods={data.periods} />
      <CutChips bar={data.cutBar} />
      <CutNotes notes={data.cutNotes} />
      <dl className="my-8 grid gap-x-12 gap-y-4 border-line-soft border-y py-5 md:grid-cols-2">
        {data.rule && (
          <div className="md:col-span-2">
            <dt className="text-faint text-sm">{copy.crawler.facts.rule}</dt>
            <dd className="first-letter:uppercase">
              {data.rule.sentence}{" "}
              {data.rule.change && (
                <a href={data.rule.change} className={linkClass}>
                  {copy.crawler.rule.change}
                </a>
              )}
            </dd>
          </div>
        )}
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-faint text-sm">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="-mt-4 mb-8">
        <a
          href={data.directory}
          className={linkClass}
          target={data.isFramed ? "_blank" : undefined}
          rel={data.isFramed ? "noopener" : undefined}
        >
          {copy.crawler.facts.directory}
        </a>
      </p>
      {data.overTime.series.length > 0 && (
        <>
          <PurposeChart
            title={data.chartTitle}
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
          <div className="mt-12 grid gap-12 lg:grid-cols-2">
            <Section heading={copy.crawler.identityHeading}>
              <ul className="mt-3">
                {identities
                  .filter((identity) => (identityFigures[identity] ?? 0) > 0)
                  .map((identity) => (
                    <li key={identity} className="rule-dotted flex justify-between gap-4 py-2.5">
                      <IdentityMark identity={identity} isNamed />
                      <a href={data.narrowed.identity[identity]} className={figureLink}>
                        {number(identityFigures[identity] ?? 0)}
                      </a>
                    </li>
                  ))}
                {data.unchecked > 0 && (
                  <li className="rule-dotted flex justify-between gap-4 py-2.5 text-muted">
                    <span>{copy.crawler.notChecked}</span>
                    <span className="figures">{number(data.unchecked)}</span>
                  </li>
                )}
              </ul>
            </Section>
            <Section heading={copy.crawler.answersHeading}>
              <ul className="mt-3">
                {outcomes
                  .filter((outcome) => (outcomeFigures[outcome] ?? 0) > 0)
                  .map((outcome) => (
                    <li key={outcome} className="rule-dotted flex justify-between gap-4 py-2.5">
                      <OutcomeTag outcome={outcome} name={copy.outcomes[outcome]} />
                      <a href={data.narrowed.answer[outcome]} className={figureLink}>
                        {number(outcomeFigures[outcome] ?? 0)}
                      </a>
                    </li>
                  ))}
                {data.disallowed !== undefined && (
                  <li className="rule-dotted flex justify-between gap-4 py-2.5 text-muted">
                    <span>{copy.crawler.followsRobots}</span>
                    <span>
                      {data.disallowed === 0
                        ? copy.crawlers.followed
                        : counted(data.disallowed, copy.crawlers.ignored)}
                    </span>
                  </li>
                )}
              </ul>
            </Section>
          </div>
          {data.pages.length > 0 && (
            <div className="mt-12">
              <Section heading={copy.crawler.pagesHeading}>
                <PageTable rows={data.pages} copy={copy.pages} caption={copy.crawler.pagesHeading} />
              </Section>
            </div>
          )}
        </>
      )}
    </>
  );
}
