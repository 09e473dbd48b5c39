import { isoDay } from "./day.ts";
import type { Subject } from "./load.ts";
import { loadCutTakeAndSend, type OperatorRow, pagesPerPerson, type Taken } from "./take-and-send.ts";
import type { VisitQueries } from "./visits.ts";

const maxPages = 1_000;

/** What operators take and whom they send, for programs; null where the cut says nothing of people, or nobody was counted. */
export async function publishedTakeAndSend(
  visits: VisitQueries,
  subject: Pick<Subject, "site" | "zones" | "cut">,
  taken: Taken,
) {
  const found = await loadCutTakeAndSend(visits, subject, taken, maxPages);
  if (found === undefined || found.tells === "nothing") return null;
  return {
    from: isoDay(found.from),
    to: isoDay(found.to),
    people: found.sent,
    operators: found.operators.map(publishedOperator),
    pages: found.pages,
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
