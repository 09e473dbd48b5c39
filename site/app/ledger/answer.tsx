import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { LedgerReport } from "../../domain/ledger/report.ts";
import type { LedgerWords } from "./words.ts";

interface AnswerProps {
  report: LedgerReport;
  words: LedgerWords;
}

/** How many came, in figures that can be read before anything else. */
export function Answer({ report, words: { copy } }: AnswerProps) {
  const format = formatter(useLanguage());
  const { visits, verified, from, to } = report;
  const figures: readonly [keyof typeof copy.figures, number, string][] = [
    ["verified", verified.visits, "text-jade"],
    ["crawlers", verified.crawlers, "text-text"],
    ["charged", verified.outcomes.charged ?? 0, "text-brass"],
    // Anyone can use a crawler's name: what is not verified is no part of the other figures.
    ["unverified", visits - verified.visits, "text-muted"],
  ];
  return (
    <div className="wrap pb-10">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-7 sm:gap-x-8 lg:grid-cols-4">
        {figures.map(([id, figure, tone]) => (
          <div key={id} className="flex flex-col-reverse justify-end border-line border-t pt-4">
            <dt className="mt-2 text-muted">{format.counted(figure, copy.figures[id])}</dt>
            <dd
              className={`font-display font-semibold whitespace-nowrap text-[clamp(1.75rem,1.1rem+2.6vw,3.5rem)]/none tracking-[-0.03em] figures ${tone}`}
            >
              {format.number(figure)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-2 text-label text-faint">
        <span>{copy.updated}</span>
        <span>{copy.period.replace("{from}", format.date(from)).replace("{to}", format.date(to))}</span>
      </p>
    </div>
  );
}
