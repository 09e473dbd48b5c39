import { Badge } from "@octroi/ui/components/badge.tsx";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { useMemo } from "react";
import { shareOf } from "../../domain/estimate/estimate.ts";
import { type Measured, measuredEstimate } from "../../domain/estimate/measured.ts";
import type { EstimatorCopy } from "../content/estimator.ts";

/** What a log has shown, in place of what is assumed, which is still said beside it. */
export function MeasuredResult({ copy, measured }: { copy: EstimatorCopy["measured"]; measured: Measured }) {
  const format = formatter(useLanguage());
  const result = useMemo(() => measuredEstimate(measured), [measured]);
  const rows = [
    { id: "share", value: format.percent(Math.round(result.share * 1000) / 10), origin: copy.measured },
    { id: "traffic", value: format.number(result.monthlyTraffic), origin: copy.assumed },
    { id: "requests", value: format.number(result.aiVisits), origin: copy.assumed },
    { id: "gross", value: format.euros(result.gross), origin: undefined },
    { id: "yearly", value: format.euros(result.yearly), origin: undefined },
  ] as const;
  return (
    <>
      <h2 className="font-normal font-sans text-base text-muted tracking-normal">
        <strong className="font-semibold text-text">{copy.heading}</strong>{" "}
        <span className="block">
          <Filled
            text={copy.figures}
            values={{
              ai: format.number(measured.aiVisits),
              visits: format.number(measured.visits),
              days: format.counted(Math.ceil(measured.days), copy.days),
            }}
          />
        </span>
      </h2>
      <p className="mt-6 font-display font-semibold text-[clamp(2rem,1.2rem+2.6vw,3rem)]/[1.05] text-brass tracking-[-0.03em] figures">
        {format.euros(result.publisher)}
      </p>
      <p className="mt-2 text-muted">{copy.shareLabel}</p>
      <dl className="mt-8">
        {rows.map(({ id, value, origin }) => (
          <div
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rule-dotted py-3 text-[0.9375rem]"
          >
            <dt className="flex flex-wrap items-center gap-3 text-muted">
              {copy.outputs[id]}
              {origin && <Badge tone={id === "share" ? "jade" : "plain"}>{origin}</Badge>}
            </dt>
            <dd className="ml-auto font-mono text-sm/6 figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="rule-dotted pt-4">
        <Filled
          text={copy.instead}
          values={{ range: format.range(shareOf(result.assumed.grossMonthly), format.euros) }}
        />
      </p>
      <p className="mt-3 text-faint text-sm">{copy.note}</p>
    </>
  );
}
