import { isWhole } from "./cut.ts";
import { isoDay } from "./day.ts";
import type { Subject } from "./load.ts";
import { loadTakeAndSend, type OperatorRow, pagesPerPerson, sentPages, type Taken } from "./take-and-send.ts";
import type { VisitQueries } from "./visits.ts";

const maxPages = 1_000;

/** What operators take and whom they send, for programs; null of some visits alone, and where nobody was ever counted. */
export async function publishedTakeAndSend(
  visits: VisitQueries,
  subject: Pick<Subject, "site" | "zones" | "cut">,
  taken: Taken,
) {
  if (subject.cut !== undefined && !isWhole(subject.cut)) return null;
  const found = await loadTakeAndSend(visits, subject, taken);
  if (found === undefined) return null;
  return {
    from: isoDay(found.from),
    to: isoDay(found.to),
    people: found.sent,
    operators: found.operators.map(publishedOperator),
    pages: await sentPages(visits, subject.site, found, maxPages),
  };
}

/** Everywhere in the same words: `people` are the fewest there were; null says that a figure cannot be told. */
export function publishedOperator(row: OperatorRow) {
  const { operator, taken, sent, assistants, isSearch, before } = row;
  return {
    operator,
    pagesRead: taken,
    peopleAtLeast: isSearch ? null : sent,
    pagesForEachPerson: rounded(pagesPerPerson(row)),
    assistants,
    before: before && {
      pagesRead: before.taken,
      peopleAtLeast: isSearch ? null : before.sent,
      pagesForEachPerson: rounded(pagesPerPerson({ ...before, isSearch })),
    },
  };
}

function rounded(ratio: number | undefined): number | null {
  return ratio === undefined ? null : Math.round(ratio * 100) / 100;
}
