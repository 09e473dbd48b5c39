import type { LogReport } from "@octroi/logs";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { IdentityMark } from "@octroi/ui/visits/identity-mark.tsx";
import { claimsOutside, visitsPerPerson } from "../../domain/logs/figures.ts";
import type { ExchangeCopy, LogAnalyzerCopy } from "../content/log-analyzer/copy.ts";
import { CrawlerLink } from "./crawler-link.tsx";

/** What each operator took, and whom its answers sent back. */
export function Exchange({ copy, report }: { copy: ExchangeCopy; report: LogReport }) {
  const format = formatter(useLanguage());
  const { exchange } = report;
  return (
    <div className="break-inside-avoid">
      <h2 className="text-2xl">{copy.heading}</h2>
      <p className="mt-3 text-muted">{copy.lead}</p>
      {exchange.length === 0 ? (
        <p className="mt-4 text-muted">{copy.none}</p>
      ) : (
        <FactTable
          caption={copy.heading}
          rows={exchange.slice(0, 12)}
          rowKey={({ operator }) => operator}
          columns={[
            { id: "operator", label: copy.columns.operator, heading: true, cell: ({ operator }) => operator },
            {
              id: "taken",
              label: copy.columns.taken,
              figure: true,
              cell: ({ taken }) => format.number(taken),
            },
            {
              id: "sent",
              label: copy.columns.sent,
              figure: true,
              cell: ({ sent }) => <span className="text-jade">{format.number(sent)}</span>,
            },
            {
              id: "each",
              label: copy.columns.each,
              figure: true,
              wideOnly: true,
              cell: (row) => {
                const each = visitsPerPerson(row, report);
                if (each === undefined) return "–";
                return each === "nobody" ? (
                  <span className="text-faint">{copy.nobody}</span>
                ) : (
                  format.number(each)
                );
              },
            },
          ]}
        />
      )}
      {exchange.some(({ operator }) => operator === "Google") && (
        <p className="mt-4 text-muted text-sm">{copy.google}</p>
      )}
    </div>
  );
}

/** Names that were used from outside the addresses that are published for them. */
export function Outside({ copy, report }: { copy: LogAnalyzerCopy["outside"]; report: LogReport }) {
  const format = formatter(useLanguage());
  const claims = claimsOutside(report);
  const compared = report.crawlers.some(({ identity }) => identity.verified > 0);
  return (
    <div className="break-inside-avoid">
      <h2 className="text-2xl">{copy.heading}</h2>
      <p className="mt-3 text-muted">{claims.length > 0 ? copy.lead : compared ? copy.none : copy.nothing}</p>
      <ul className="mt-5">
        {claims.map((crawler) => (
          <li
            key={crawler.token}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rule-dotted py-3"
          >
            <span className="flex items-center gap-3 font-mono text-sm">
              <IdentityMark identity="outside" />
              <CrawlerLink crawler={crawler} />
            </span>
            <span className="font-mono text-sm figures">
              {format.counted(crawler.identity.outside, copy.claims)}
            </span>
            <span className="w-full wrap-anywhere text-faint text-sm">
              {copy.from} {crawler.outsideAddresses.join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
