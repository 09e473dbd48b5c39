import type { Identity } from "@octroi/crawlers/verify";
import type { Language } from "@octroi/ui/language/language";
import type { Decision } from "@octroi/ui/words/decision";
import type { Visit } from "../../domain/visits/visit.ts";
import { exampleMonth } from "../domain/examples/example-site.ts";

const msPerDay = 86_400_000;
const daysInMonth = 30;

const paths: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    "/recettes/tarte-tatin",
    "/recettes/brioche",
    "/recettes/",
    "/archives/2019/pain-perdu",
    "/feed/",
    "/",
  ],
  en: ["/recipes/tarte-tatin", "/recipes/brioche", "/recipes/", "/archives/2019/french-toast", "/feed/", "/"],
};

/** The names whose operators publish the addresses that they come from. */
const verified = new Set(["GPTBot", "ClaudeBot", "PerplexityBot", "MistralAI-User", "Googlebot"]);

/** How much each came in the month before, compared with the example’s: training grows fastest. */
const sharesBefore: Readonly<Record<string, number>> = { GPTBot: 0.62, ClaudeBot: 0.7, Googlebot: 0.98 };

/** What each decision is answered with; a limit is reached now and then. */
const statuses: Readonly<Record<Decision, (index: number) => number>> = {
  allow: () => 200,
  charge: () => 402,
  block: () => 403,
  limit: (index) => (index % 4 === 0 ? 429 : 200),
};

/**
 * The month of the home page’s example, visit by visit, and the month before, for comparison: one list for
 * each day, the oldest first. The last day ends now.
 */
export function exampleVisits(now: Date, language: Language): Visit[][] {
  return Array.from({ length: 2 * daysInMonth }, (_, index) => {
    const daysAgo = 2 * daysInMonth - 1 - index;
    const isCurrent = daysAgo < daysInMonth;
    return exampleMonth
      .flatMap(({ crawler, requests, decision }, place) => {
        const month = isCurrent ? requests : requests * (sharesBefore[crawler] ?? 0.85);
        const count = countOf(month, daysAgo % daysInMonth, place);
        return Array.from({ length: count }, (__, order): Visit => {
          const visit = order * 7 + daysAgo * 3 + place;
          return {
            id: crypto.randomUUID(),
            time: timeOf(now, daysAgo, order / count),
            crawler,
            identity: identityOf(crawler, visit),
            decision,
            status: statuses[decision](visit),
            robots: "unknown",
            path: pathOf(paths[language], visit),
          };
        });
      })
      .sort((a, b) => a.time - b.time);
  });
}

/** A crawler’s visits of one day of a month, so that its days add up to the month. */
function countOf(month: number, daysAgo: number, place: number): number {
  const weights = Array.from(
    { length: daysInMonth },
    (_, day) =>
      1 +
      0.12 * Math.sin((day * 2 * Math.PI) / 7 + place) +
      0.08 * Math.sin(day * 2.1 + place) +
      (daysInMonth - day) * 0.02,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const upTo = (day: number) =>
    Math.round((month * weights.slice(0, day).reduce((sum, weight) => sum + weight, 0)) / total);
  return upTo(daysAgo + 1) - upTo(daysAgo);
}

/** Within the day in UTC, which today is only as long as it has lasted. */
function timeOf(now: Date, daysAgo: number, share: number): number {
  const start = Math.floor(now.getTime() / msPerDay) * msPerDay - daysAgo * msPerDay;
  const end = Math.min(start + msPerDay, now.getTime());
  return Math.floor(start + (end - start) * share);
}

function identityOf(crawler: string, visit: number): Identity {
  if (!verified.has(crawler)) return "unverifiable";
  return crawler === "PerplexityBot" && visit % 9 === 0 ? "outside" : "verified";
}

/** The first ones most often. */
function pathOf(choices: readonly string[], visit: number): string {
  const [first = "/"] = choices;
  return choices[(visit * visit) % (choices.length + 3)] ?? first;
}
