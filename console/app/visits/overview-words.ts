import { isAiPurpose } from "@octroi/crawlers/identify";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { decisionWords } from "@octroi/ui/words/decision";
import { largest, shareOf } from "../../domain/visits/figures.ts";
import type { Overview } from "../../domain/visits/load.ts";
import { visitPurposes } from "../../domain/visits/purpose.ts";
import { decisions, identities, unlisted } from "../../domain/visits/visit.ts";
import { visitsCopy } from "../content/visits.ts";
import { filled } from "../page/words.ts";
import { during, type VisitsPage } from "./visits-page.ts";

/** What the overview says: a sentence that answers, its figures, the chart's title, and what is new. */
export function overviewWords(overview: Overview, page: VisitsPage) {
  const { headline, figures: words, period, chart } = visitsCopy[page.language];
  const { report, firstDay, finding } = overview;
  const { ai, search } = report;
  const { number, percent, change, counted } = intlFormatter(page.language);
  const time = during(page, firstDay);
  const before = page.subject.period === "all" ? "" : period.before[page.subject.period];
  const comparedWith = page.subject.period === "all" ? "" : period.comparedWith[page.subject.period];
  const purposeName = (purpose: string | undefined) =>
    purpose === undefined || purpose === unlisted
      ? ""
      : chart.purposes[purpose as keyof typeof chart.purposes];
  // The sentence before it is about AI crawlers alone.
  const leading = largest(
    report.purposes,
    visitPurposes.filter((purpose) => purpose !== unlisted && isAiPurpose(purpose)),
  );

  function comparison(): string | undefined {
    if (ai.change === undefined) return undefined;
    const text = ai.change === 0 ? headline.same : ai.change > 0 ? headline.more : headline.fewer;
    return filled(text, { percent: percent(Math.abs(ai.change)), before });
  }

  function identityNote(): string {
    const { outside = 0, unverifiable = 0 } = ai.identities;
    if (ai.checked === 0) return words.notChecked;
    return outside === 0 && unverifiable > 0
      ? counted(unverifiable, words.unverifiable)
      : counted(outside, words.outside);
  }

  const refusedParts = (["blocked", "charged", "limited"] as const)
    .filter((outcome) => (ai.outcomes[outcome] ?? 0) > 0)
    .map((outcome) => counted(ai.outcomes[outcome] ?? 0, words.outcomes[outcome]));
  const verified = ai.identities.verified ?? 0;

  return {
    headline: {
      sentence:
        ai.visits === 0
          ? filled(headline.nobody, { during: time })
          : `${filled(headline.asked, { during: time })} ${counted(ai.refused, headline.refused)}`,
      pages: counted(ai.visits, headline.pages),
      lead: [
        comparison(),
        leading &&
          filled(headline.leads, {
            purpose: purposeName(leading),
            share: percent(shareOf(report.purposes[leading] ?? 0, ai.visits)),
          }),
      ]
        .filter((sentence) => sentence !== undefined)
        .join(" "),
    },
    figures: [
      {
        name: words.ai,
        value: number(ai.visits),
        change: ai.change === undefined ? undefined : change(ai.change),
        note: ai.change === undefined ? words.noChange : comparedWith,
      },
      {
        name: words.verified,
        value: ai.checked === 0 ? "—" : percent(shareOf(verified, ai.checked)),
        note: identityNote(),
      },
      {
        name: words.refused,
        value: number(ai.refused),
        note: ai.refused === 0 ? words.noneRefused : refusedParts.join(", "),
      },
      {
        name: words.search,
        value: number(search.visits),
        note: search.refused === 0 ? words.searchPassed : counted(search.refused, words.searchRefused),
      },
    ],
    chartTitle: filled(chart.titles[finding.kind], {
      purpose: purposeName("purpose" in finding ? finding.purpose : undefined),
      percent: percent("change" in finding ? finding.change : 0),
      share: percent("share" in finding ? finding.share : 0),
      before,
    }),
  };
}

export function newsWords({ news }: Overview, { language }: VisitsPage) {
  const words = visitsCopy[language].news;
  const { counted } = intlFormatter(language);
  return news.map(({ crawler, visits, identities: figures, decisions: decided }) => {
    const identity = largest(figures, identities) ?? "unverifiable";
    const decision = largest(decided, decisions) ?? "allow";
    return {
      crawler,
      text: filled(words.came, {
        crawler,
        visits: counted(visits, words.visits),
        identity: words.identities[identity],
      }),
      rule:
        decision === "allow"
          ? words.passes
          : filled(words.decided, { decision: decisionWords[language][decision] }),
    };
  });
}
