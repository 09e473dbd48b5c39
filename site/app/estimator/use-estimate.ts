import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { type Estimate, type EstimateRequest, estimateAnswer } from "../../domain/estimate/estimate.ts";

/** An estimate and what it answers. */
export interface Answered {
  request: EstimateRequest;
  estimate: Estimate;
}

export type EstimateState = { status: "idle" } | { status: "loading" } | ({ status: "done" } & Answered);

/** Asks the server. A failure shows nothing, as if nothing had been asked. */
export function useEstimate(answered: Answered | undefined) {
  const [state, setState] = useState<EstimateState>(
    answered ? { status: "done", ...answered } : { status: "idle" },
  );
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  async function ask(request: EstimateRequest) {
    call.current?.abort();
    call.current = new AbortController();
    const { signal } = call.current;
    setState({ status: "loading" });
    try {
      const estimate = await answerTo(request, signal);
      setState({ status: "done", request, estimate });
    } catch {
      if (!signal.aborted) setState({ status: "idle" });
    }
  }

  function clear() {
    call.current?.abort();
    setState({ status: "idle" });
  }
  return { state, ask, clear };
}

async function answerTo(request: EstimateRequest, signal: AbortSignal): Promise<Estimate> {
  const response = await fetch("/api/estimator", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
    signal,
  });
  if (!response.ok) throw new Error(`Expected status 200 from the estimator, found ${response.status}.`);
  return v.parse(estimateAnswer, await response.json());
}
