import { csvRow } from "./csv-row.ts";
import type { LogReport } from "./report.ts";

/**
 * The crawlers of a report, one a row, for a spreadsheet.
 *
 * @example
 * crawlersCsv(report); // "crawler,operator,purpose,visits,bytes,…\r\nGPTBot,OpenAI,training,1204,…\r\n"
 */
export function crawlersCsv({ crawlers }: LogReport): string {
  const header = [
    ...["crawler", "operator", "purpose", "visits", "bytes", "paths", "client errors", "server errors"],
    ...[
      "verified",
      "outside",
      "unverifiable",
      "robots.txt reads",
      "visits after reading",
      "refused by robots.txt",
    ],
    ...["first", "last", "allow", "block", "limit", "limited", "charge", "earned"],
  ];
  const rows = crawlers.map((crawler) => {
    const { token, operator, purpose, visits, bytes, paths, answers, identity, robotsTxt, policy } = crawler;
    return [
      ...[
        token,
        operator,
        purpose,
        visits,
        bytes,
        paths.count,
        answers["client-error"],
        answers["server-error"],
      ],
      ...[identity.verified, identity.outside, identity.unverifiable],
      ...[robotsTxt.reads, robotsTxt.visitsAfterReading, robotsTxt.refused, crawler.first, crawler.last],
      ...[policy?.allow, policy?.block, policy?.limit, policy?.limited, policy?.charge],
      policy?.earned.map(({ amount, currency }) => `${amount} ${currency}`).join(" + "),
    ];
  });
  return [header, ...rows].map(csvRow).join("");
}

/**
 * The pages of a report: those that AI crawlers ask for most, and those that they never asked for.
 *
 * @example
 * pagesCsv(report); // "page,read by AI,visits at least,visits at most\r\n/,yes,310,310\r\n"
 */
export function pagesCsv({ pages }: LogReport): string {
  const rows = [
    ...pages.byAi.map((page) => ({ ...page, byAi: "yes" })),
    ...pages.notByAi.map((page) => ({ ...page, byAi: "no" })),
  ].map(({ text, byAi, least, most }) => [text, byAi, least, most]);
  return [["page", "read by AI", "visits at least", "visits at most"], ...rows].map(csvRow).join("");
}

/**
 * The people whom assistants sent, at least, by assistant and day.
 *
 * @example
 * assistantsCsv(report); // "day,assistant,operator,people at least\r\n2026-10-10,chatgpt.com,OpenAI,12\r\n"
 */
export function assistantsCsv({ assistants, days }: LogReport): string {
  const rows = days.flatMap(({ day }, index) =>
    assistants
      .filter((each) => each.days[index])
      .map((each) => [day, each.assistant, each.operator, each.days[index]]),
  );
  return [["day", "assistant", "operator", "people at least"], ...rows].map(csvRow).join("");
}
