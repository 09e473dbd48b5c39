import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { decisionWords } from "@octroi/ui/words/decision";
import { type RulesInForce, ruleFor } from "../../../domain/rules/rule-in-force.ts";
import { addToCut, type CutDimension, cutsCrawlers } from "../../../domain/visits/cut.ts";
import { shareOf } from "../../../domain/visits/figures.ts";
import { leadingPurpose } from "../../../domain/visits/finding.ts";
import type { Overview } from "../../../domain/visits/load.ts";
import { unlisted } from "../../../domain/visits/visit.ts";
import { cutsCopy } from "../content/cuts.ts";
import { ago } from "../page/ago.ts";
import { identityPhrase } from "../page/identity-words.ts";
import { filled } from "../page/words.ts";
import { comparison, during, pagePath, type VisitsPage, viewLink } from "./visits-page.ts";

/** More of either would bury the overview. */
const shownNews = 3;

/** What the overview says: a sentence that answers, its figures, the chart's title, and what is new. */
export function overviewWords(overview: Overview, page: VisitsPage) {
  const { headline, figures: words, chart } = page.copy;
  const { report, firstDay, finding } = overview;
  const isChosen = cutsCrawlers(page.subject.cut);
  const { cut: cutWords } = cutsCopy[page.language];
  const { search } = report;
  // Where some crawlers were chosen, the figures are theirs, whatever they are for.
  const ai = isChosen ? report.all : report.ai;
  const { number, percent, change, counted } = intlFormatter(page.language);
  const time = during(page, firstDay);
  const { before, comparedWith } = comparison(page);
  const purposeName = (purpose: string | undefined) =>
    purpose === undefined || purpose === unlisted
      ? ""
      : chart.purposes[purpose as keyof typeof chart.purposes];
  // The sentence before it is about AI crawlers alone.
  const leading = isChosen ? undefined : leadingPurpose(report.purposes);

  function changeSentence(): string | undefined {
    if (ai.change === undefined) return undefined;
    const text = ai.change === 0 ? headline.same : ai.change > 0 ? headline.more : headline.fewer;
    return filled(text, { percent: percent(Math.abs(ai.change)), before });
  }

  const { verified = 0, outside = 0, unverifiable = 0 } = ai.identities;
  // What nothing is published about cannot be verified: a share of it would look like impostors.
  const isChecked = verified + outside > 0;

  function identityNote(): string {
    if (ai.checked === 0) return words.notChecked;
    const found =
      outside === 0 && unverifiable > 0
        ? counted(unverifiable, words.unverifiable)
        : counted(outside, words.outside);
    return isChecked && ai.checked < ai.visits ? `${counted(ai.checked, words.ofChecked)}, ${found}` : found;
  }

  const path = pagePath("site", page);
  const narrowed = (dimension: CutDimension, value: string) =>
    viewLink(page, path, { cut: addToCut(page.view.cut, dimension, value) });
  const refusedParts = (["blocked", "charged", "limited"] as const)
    .filter((outcome) => (ai.outcomes[outcome] ?? 0) > 0)
    .map((outcome) => ({
      text: counted(ai.outcomes[outcome] ?? 0, words.outcomes[outcome]),
      to: narrowed("answer", outcome),
    }));

  return {
    headline: {
      sentence:
        ai.visits === 0
          ? filled(isChosen ? cutWords.nobody : headline.nobody, { during: time })
          : `${filled(isChosen ? cutWords.asked : headline.asked, { during: time })} ${counted(ai.refused, headline.refused)}`,
      pages: counted(ai.visits, headline.pages),
      lead: [
        changeSentence(),
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
        name: isChosen ? cutWords.ai : words.ai,
        value: number(ai.visits),
        change: ai.change === undefined ? undefined : change(ai.change),
        note: ai.change === undefined ? words.noChange : comparedWith,
      },
      {
        name: words.verified,
        value: isChecked ? percent(shareOf(verified, ai.checked)) : "—",
        note: identityNote(),
        to:
          verified > 0 && page.view.cut.identity.length === 0 ? narrowed("identity", "verified") : undefined,
      },
      {
        name: words.refused,
        value: number(ai.refused),
        note: words.noneRefused,
        parts: refusedParts,
      },
      {
        name: words.search,
        value: number(search.visits),
        to: search.visits > 0 && !isChosen ? narrowed("purpose", "search-engine") : undefined,
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

export function newsWords({ news, gone }: Overview, page: VisitsPage) {
  const { language, copy, rules, showsRules, subject } = page;
  const words = copy.news;
  const { counted } = intlFormatter(language);
  const came = news.map(({ crawler, visits, identities }) => ({
    crawler,
    text: [
      filled(words.came, {
        crawler,
        visits: counted(visits, words.visits),
        identity: identityPhrase(identities, language),
      }),
      ...(showsRules ? [ruleSentence(rules, crawler, language, words.rules)] : []),
    ].join(" "),
  }));
  const stopped = gone.map(({ crawler, visits, lastTime }) => ({
    crawler,
    text: filled(words.gone, {
      crawler,
      ago: ago(lastTime, subject.now.getTime(), copy.crawler.ago),
      visits: counted(visits, words.visits),
    }),
  }));
  return [...came.slice(0, shownNews), ...stopped.slice(0, shownNews)];
}

/** What the rules in force say of a crawler, whatever it did before. */
export function ruleSentence(
  rules: RulesInForce | undefined,
  crawler: string,
  language: Language,
  words: Record<"none" | "search-engine" | "enforced" | "observed", string>,
): string {
  const rule = ruleFor(rules, crawler);
  if (rule.kind !== "rule") return words[rule.kind];
  return filled(rule.isObserved ? words.observed : words.enforced, {
    decision: decisionWords[language][rule.action],
    version: rules?.version ?? 0,
  });
}
