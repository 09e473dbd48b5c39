import { identityWords } from "@octroi/ui/words/identity";
import { outcomeWords } from "@octroi/ui/words/outcome";
import {
  addToCut,
  type CutDimension,
  cutDimensions,
  cutPairs,
  isWhole,
  noCut,
  removeFromCut,
} from "../../../domain/visits/cut.ts";
import type { VisitReport } from "../../../domain/visits/report.ts";
import { unlisted } from "../../../domain/visits/visit.ts";
import { cutsCopy } from "../content/cuts.ts";
import { type VisitsPage, viewLink } from "./visits-page.ts";

/** A value that a cut may take, as an address says it, and its visits. */
export interface CutOption {
  text: string;
  visits: number;
}

export type CutOptions = Partial<Record<CutDimension, readonly CutOption[]>>;

/** More of one dimension would be a list that nobody reads; the tables below have all of them. */
const maxOptions = 12;

/** The cut in force as links that take a part of it away, and what it may be narrowed to. */
export function cutBar(page: VisitsPage, path: string, options: CutOptions) {
  const { language, view } = page;
  const { cut: words } = cutsCopy[language];
  const { cut } = view;
  return {
    words: {
      label: words.label,
      add: isWhole(cut) ? words.add : words.addMore,
      clear: words.clear,
      remove: words.remove,
    },
    chips: cutPairs(cut).map(([dimension, text]) => ({
      dimension: words.names[dimension],
      name: cutValueName(page, dimension, text),
      to: viewLink(page, path, { cut: removeFromCut(cut, dimension, text) }),
    })),
    clear: cutPairs(cut).length > 1 ? viewLink(page, path, { cut: noCut }) : undefined,
    groups: cutDimensions
      .filter((dimension) => cut[dimension].length === 0)
      .map((dimension) => ({
        dimension: words.names[dimension],
        values: (options[dimension] ?? [])
          .filter(({ visits }) => visits > 0)
          .toSorted((a, b) => b.visits - a.visits)
          .slice(0, maxOptions)
          .map(({ text, visits }) => ({
            name: cutValueName(page, dimension, text),
            visits,
            to: viewLink(page, path, { cut: addToCut(cut, dimension, text) }),
          })),
      }))
      .filter(({ values }) => values.length > 0),
  };
}

export type CutBarData = ReturnType<typeof cutBar>;

/** What a value is called. */
export function cutValueName({ language, copy }: VisitsPage, dimension: CutDimension, text: string): string {
  const { cut: words } = cutsCopy[language];
  if (dimension === "purpose") {
    return text === unlisted ? words.unlisted : copy.chart.purposes[text as keyof typeof copy.chart.purposes];
  }
  if (dimension === "identity") {
    return identityWords[language][text as keyof (typeof identityWords)["en"]].name;
  }
  if (dimension === "answer") return outcomeWords[language][text as keyof (typeof outcomeWords)["en"]];
  if (dimension === "section" && text === "/") return words.root;
  return dimension === "crawler" && text === unlisted ? words.unlisted : text;
}

/** What a report may be narrowed to. */
export function reportOptions({ crawlers, purposes, all }: VisitReport): CutOptions {
  const operators = new Map<string, number>();
  for (const { operator, visits } of crawlers) {
    if (operator !== null) operators.set(operator, (operators.get(operator) ?? 0) + visits);
  }
  const options = (figures: object): CutOption[] =>
    Object.entries(figures).map(([text, visits]) => ({ text, visits: Number(visits) }));
  return {
    purpose: options(purposes),
    operator: options(Object.fromEntries(operators)),
    crawler: crawlers.map(({ crawler, visits }) => ({ text: crawler, visits })),
    identity: options(all.identities),
    answer: options(all.outcomes),
  };
}
