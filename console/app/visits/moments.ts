import { intlFormatter } from "@octroi/ui/language/format-intl";
import { pathTo } from "../../../domain/access/paths.ts";
import { isoDay } from "../../../domain/visits/day.ts";
import { dayOfMoment, momentsIn, stepOf } from "../../../domain/visits/moments.ts";
import type { TimeRange } from "../../../domain/visits/period.ts";
import { cutsCopy, daysWords } from "../content/cuts.ts";
import type { PageServices } from "../page/context.ts";
import { filled } from "../page/words.ts";
import type { VisitsPage } from "./visits-page.ts";

/** So many versions are looked at: more in one period are not published by hand. */
const maxVersions = 50;

/** What happened in the time that is shown: marks for the chart, and the same as sentences. */
export async function shownMoments(
  rules: Pick<PageServices["rules"], "versions">,
  { language, site, visits, subject, showsRules, share, isSample }: VisitsPage,
  range: TimeRange,
) {
  const words = cutsCopy[language].notes;
  const { date, counted } = intlFormatter(language);
  const days = range.unit === "day" ? { from: range.from, to: range.to } : undefined;
  const moments = momentsIn({
    range,
    zones: subject.zones,
    now: subject.now,
    versions: showsRules && !isSample ? await rules.versions(site.id, maxVersions) : [],
    reported: days === undefined ? [] : await visits.reportedDays(site.id, days),
  });
  return {
    heading: words.heading,
    moments: moments.map((moment, index) => {
      const length = moment.kind === "silent" ? moment.to - moment.from + 1 : 0;
      return {
        number: index + 1,
        place: stepOf(moment, range),
        date: date(isoDay(dayOfMoment(moment))),
        text:
          moment.kind === "rules"
            ? filled(moment.mode === "enforce" ? words.enforced : words.observed, { version: moment.version })
            : length === 1
              ? words.silentOne
              : filled(words.silent, { days: counted(length, daysWords[language]) }),
        to:
          moment.kind === "rules" && share === undefined
            ? pathTo("siteVersions", { site: site.id })
            : undefined,
      };
    }),
  };
}

export type ShownMoments = Awaited<ReturnType<typeof shownMoments>>;
