import type { TypedEstimate } from "../../domain/estimate/address.ts";
import { measuredInFragment } from "../../domain/estimate/measured.ts";
import type { EstimatorCopy } from "../content/estimator.ts";
import { useHashPayload } from "../ui/use-hash-payload.ts";
import { EstimateIdle } from "./estimate-idle.tsx";
import { EstimateResult } from "./estimate-result.tsx";
import { EstimatorForm } from "./estimator-form.tsx";
import { MeasuredResult } from "./measured-result.tsx";
import { type Answered, useEstimate } from "./use-estimate.ts";

interface ToolProps {
  copy: EstimatorCopy;
  /** What the address asks for, and what comes of it. */
  asked?: TypedEstimate | undefined;
  answered?: Answered | undefined;
}

/** Ask on the left, read the estimate on the right. */
export function Tool({ copy, asked, answered }: ToolProps) {
  const { state, ask, clear } = useEstimate(answered);
  const measured = useHashPayload(measuredInFragment);
  // What is asked here comes before what a log has shown.
  const view = state.status === "idle" && measured ? "measured" : state.status;
  return (
    <div className="wrap grid gap-x-14 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
      <EstimatorForm
        copy={copy.form}
        loading={state.status === "loading"}
        asked={asked}
        onAsk={ask}
        onWrong={clear}
      />
      <div
        aria-live="polite"
        aria-busy={state.status === "loading"}
        className={`min-h-80 rounded-panel border border-line p-6 sm:p-8 ${
          view === "done" || view === "measured" ? "bg-ink-900" : "border-dashed"
        }`}
      >
        {state.status === "done" ? (
          <EstimateResult copy={copy.result} request={state.request} estimate={state.estimate} />
        ) : view === "measured" && measured ? (
          <MeasuredResult copy={copy.measured} measured={measured} />
        ) : (
          <EstimateIdle text={copy.idle} />
        )}
      </div>
    </div>
  );
}
