import { CopyButton } from "@octroi/ui/components/copy-button.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { useMemo } from "react";
import { searchFor } from "../../domain/estimate/address.ts";
import { type Estimate, type EstimateRequest, medianShare, shareOf } from "../../domain/estimate/estimate.ts";
import { pages } from "../../domain/pages/pages.ts";
import type { EstimatorCopy } from "../content/estimator.ts";
import { type OutputId, outputIds } from "./lines.ts";
import { RangeBar } from "./range-bar.tsx";

interface EstimateResultProps {
  copy: EstimatorCopy["result"];
  request: EstimateRequest;
  estimate: Estimate;
}

export function EstimateResult({ copy, request, estimate }: EstimateResultProps) {
  const language = useLanguage();
  const { counted, euros, number, range } = useMemo(() => formatter(language), [language]);
  const share = shareOf(estimate.grossMonthly);
  const median = medianShare(request.monthlyTraffic);
  const outputs: Record<OutputId, string> = {
    requests: range(estimate.ai, number),
    gross: range(estimate.grossMonthly, euros),
    share: range(share, euros),
    yearly: euros(median.yearly),
  };
  return (
    <>
      <h2 className="font-sans text-base font-normal tracking-normal text-muted">
        {copy.heading} <strong className="font-semibold break-words text-text">{request.domain}</strong>,{" "}
        {counted(request.monthlyTraffic, copy.visits)}
      </h2>
      <p className="mt-6 font-display text-[clamp(2rem,1.2rem+2.6vw,3rem)]/[1.05] font-semibold tracking-[-0.03em] text-brass figures">
        {outputs.share}
      </p>
      <p className="mt-2 text-muted">{copy.shareLabel}</p>
      <RangeBar
        low={{ label: copy.marks.low, value: euros(share.low) }}
        median={{ label: copy.marks.median, value: euros(median.monthly) }}
        high={{ label: copy.marks.high, value: euros(share.high) }}
      />
      <dl className="mt-8">
        {outputIds.map((id) => (
          <div
            key={id}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 rule-dotted py-3 text-[0.9375rem]"
          >
            <dt className="text-muted">{copy.outputs[id]}</dt>
            <dd className={`ml-auto font-mono text-sm/6 figures ${id === "requests" ? "" : "text-brass"}`}>
              {outputs[id]}
            </dd>
          </div>
        ))}
      </dl>
      <p className="rule-dotted pt-4 text-sm text-faint">
        {copy.assumptions}{" "}
        <a href="#assumptions" className="text-muted underline underline-offset-4 hover:text-text">
          {copy.origin}
        </a>
      </p>
      <div className="mt-6">
        <CopyButton text={async () => sharedAddress(request)} label={copy.share} />
      </div>
    </>
  );
}

/** The bare address: whoever follows it gets the page in their own language. */
function sharedAddress(request: EstimateRequest): string {
  return window.location.origin + pages.estimator + searchFor(request);
}
