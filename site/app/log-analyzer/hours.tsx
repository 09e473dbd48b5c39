import type { LogReport } from "@octroi/logs";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { useMemo } from "react";
import { aiHours, busiest } from "../../domain/logs/figures.ts";
import type { LogAnalyzerCopy } from "../content/log-analyzer/copy.ts";

/** When AI comes: a square for each hour of the week, as large as its visits are many. */
export function Hours({ copy, report }: { copy: LogAnalyzerCopy["hours"]; report: LogReport }) {
  const language = useLanguage();
  const format = formatter(language);
  const hours = useMemo(() => aiHours(report), [report]);
  const maxVisits = Math.max(...hours.flat());
  if (maxVisits === 0) return null;
  const { weekday, hour } = busiest(hours);
  const clock = (at: number) =>
    language === "fr" ? `${at}\u00a0h` : `${at % 12 || 12}\u00a0${at < 12 ? "a.m." : "p.m."}`;
  return (
    <section className="laid-out-late border-line-soft border-t">
      <div className="wrap py-12">
        <h2 className="text-2xl">{copy.heading}</h2>
        <p className="mt-3 text-muted">
          <Filled text={copy.lead} values={{ weekday: copy.weekdays[weekday], hour: clock(hour) }} />
        </p>
        <table className="mt-6 w-full table-fixed border-collapse text-label">
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr>
              <td className="w-12 md:w-28" />
              {hours[0]?.map((_, at) => (
                <th key={clock(at)} scope="col" className="pb-2 text-left text-faint">
                  <span className={at % 6 === 0 ? "whitespace-nowrap" : "sr-only"}>{clock(at)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((row, day) => (
              <tr key={copy.weekdays[day]} className="rule-dotted">
                <th scope="row" className="py-1 pr-2 text-left text-muted">
                  <span className="max-md:sr-only">{copy.weekdays[day]}</span>
                  <span className="md:hidden" aria-hidden="true">
                    {copy.weekdays[day]?.slice(0, 3)}
                  </span>
                </th>
                {row.map((visits, at) => (
                  <td
                    key={clock(at)}
                    title={`${clock(at)}: ${format.counted(visits, copy.visits)}`}
                    className="h-6 p-0"
                  >
                    <span className="sr-only">{format.number(visits)}</span>
                    <span
                      aria-hidden="true"
                      className="bar-fill mx-auto block aspect-square rounded-[2px] bg-brass md:mx-0"
                      style={{
                        width: `calc(min(90%, 1.25rem) * ${Math.round(Math.sqrt(visits / maxVisits) * 100) / 100})`,
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
