import { intlFormatter } from "@octroi/ui/language/format-intl";
import { languages } from "@octroi/ui/language/language";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context } from "hono";
import { cutsCopy } from "../../../console/app/content/cuts.ts";
import { filled } from "../../../console/app/page/words.ts";
import { isoDay } from "../../../domain/visits/day.ts";
import type { Subject } from "../../../domain/visits/load.ts";
import { parseView, subjectOf } from "../../../domain/visits/view.ts";
import type { ConsoleEnv } from "../env.ts";

export type AskedSubject = ReturnType<typeof subjectOf>["subject"];

/** The time and the cut that an address asks for; refused, with the sentence of the page, where its days are none. */
export function askedSubject(
  c: Context<ConsoleEnv>,
  of: Pick<Subject, "site" | "zones" | "plan" | "now">,
): AskedSubject {
  const view = parseView(new URL(c.req.url).searchParams);
  const { subject, firstDayKept, problem } = subjectOf(view, of);
  if (problem === undefined) return subject;
  const day = firstDayKept === undefined ? "" : isoDay(firstDayKept);
  const sentence = Object.fromEntries(
    languages.map((language) => [
      language,
      filled(cutsCopy[language].dates.problems[problem], { date: day && intlFormatter(language).date(day) }),
    ]),
  );
  throw new Refusal("invalid", { sentence, field: "from" });
}
