import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { isoDay } from "../../../domain/visits/day.ts";
import { todayOf, zoneOf } from "../../../domain/visits/site-zones.ts";
import { visitsCopy } from "../content/visits.ts";
import { waitingCopy } from "../content/waiting.ts";
import { NarrowPage, Section } from "../forms/page.tsx";
import { DoneLine, PageForm, Submit } from "../forms/parts.tsx";
import { linkClass } from "../layout/link.ts";
import { sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { LogDrop } from "../visits/log-drop.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, site, services, now } = sitePage(args);
  const { past } = waitingCopy[language];
  const { counted, date } = intlFormatter(language);
  const ever = { unit: "day", from: 0, to: todayOf(site.zones, now), step: 1 } as const;
  const rows = await services.visits.imported(site.id, ever);
  const days = [...new Set(rows.map(({ at }) => at))].sort((a, b) => a - b).map(isoDay);
  const visits = rows.reduce((sum, row) => sum + row.visits, 0);
  return {
    copy: { ...past.imported, title: past.imported.title },
    overview: { to: pathTo("site", { site: site.id }), label: visitsCopy[language].titles.overview },
    site: site.id,
    timeZone: zoneOf(site, now),
    found:
      days.length === 0
        ? undefined
        : filled(past.found, {
            visits: counted(visits, past.visits),
            days: counted(days.length, past.days),
            first: date(days[0] ?? ""),
            last: date(days.at(-1) ?? ""),
          }),
    isRemoved: new URL(args.request.url).searchParams.has("removed"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { site, services } = sitePage(args);
  await services.visits.removeImported(site.id);
  return redirect(`${pathTo("importedDays", { site: site.id })}?removed=yes`, 303);
}

/** The days that were read from access logs: to add some, or to remove them all. */
export default function ImportedDays() {
  const { copy, site, timeZone, overview, found, isRemoved } = useLoaderData<typeof loader>();
  return (
    <NarrowPage title={copy.title}>
      {isRemoved && <DoneLine>{copy.removed}</DoneLine>}
      <div>
        <LogDrop site={site} timeZone={timeZone} />
      </div>
      {found && (
        <Section heading={copy.heading}>
          <p>{found}</p>
          <p className="text-muted">{copy.removing}</p>
          <PageForm action={pathTo("importedDays", { site })}>
            <Submit variant="destructive">{copy.remove}</Submit>
          </PageForm>
        </Section>
      )}
      <p>
        <a href={overview.to} className={linkClass}>
          {overview.label}
        </a>
      </p>
    </NarrowPage>
  );
}
