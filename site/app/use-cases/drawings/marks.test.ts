import { expect, test } from "vitest";
import { ruleRows } from "../../../domain/robots/crawler-rules.ts";
import { useCaseRules } from "../../../domain/use-cases/rules.ts";
import { readingMarks } from "./marks.ts";

test.each(Object.keys(readingMarks) as (keyof typeof readingMarks)[])(
  "P7 the %s drawing shows decisions that the page's rules state",
  (id) => {
    const stated = ruleRows(useCaseRules[id], "en").flatMap(({ crawlers, decision }) =>
      crawlers.map(({ token }) => ({ crawler: token, decision })),
    );
    for (const mark of Object.values(readingMarks[id])) expect(stated).toContainEqual(mark);
  },
);
