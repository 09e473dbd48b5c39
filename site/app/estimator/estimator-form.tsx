import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import * as v from "valibot";
import { type EstimateRequest, estimateLimits, estimateRequest } from "../../domain/estimate.ts";
import type { EstimatorCopy } from "../content/estimator.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";

interface EstimatorFormProps {
  copy: EstimatorCopy["form"];
  loading: boolean;
  onAsk: (request: EstimateRequest) => void;
}

export function EstimatorForm({ copy, loading, onAsk }: EstimatorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const [complete, setComplete] = useState(false);
  const check = () => setComplete(form.current !== null && requestIn(form.current) !== undefined);
  useFilledFromAddress(form, check);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    check();
    const request = requestIn(event.currentTarget);
    if (request) onAsk(request);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={check} className="grid content-start gap-6">
      <Field
        label={copy.domain}
        name="domain"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={estimateLimits.domain}
        placeholder="example.com"
      />
      <Field
        label={copy.traffic}
        hint={copy.trafficHint}
        name="traffic"
        type="number"
        inputMode="numeric"
        min={0}
        step="any"
        placeholder="100000"
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="jade" size="lg" disabled={loading} className="scripting-only min-w-44">
          {loading ? copy.calculating : copy.calculate}
        </Button>
        <p role="alert" className="text-[0.9375rem] text-coral">
          {submitted && !complete && copy.error}
        </p>
        <noscript>
          <p className="text-muted">{copy.scriptless}</p>
        </noscript>
      </div>
    </form>
  );
}

/** What the fields ask for, if it can be asked. */
function requestIn(form: HTMLFormElement): EstimateRequest | undefined {
  const fields = new FormData(form);
  const typed = String(fields.get("traffic") ?? "");
  const request = { domain: fields.get("domain"), monthlyTraffic: typed === "" ? undefined : Number(typed) };
  const { success, output } = v.safeParse(estimateRequest, request);
  return success ? output : undefined;
}

/** A shared address fills the empty fields once the page is interactive. It asks for nothing by itself. */
function useFilledFromAddress(form: RefObject<HTMLFormElement | null>, filled: () => void) {
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address.
  useEffect(() => {
    const shared = new URLSearchParams(search);
    fill(form.current, "domain", (shared.get("domain") ?? "").slice(0, estimateLimits.domain));
    const traffic = Number(shared.get("traffic") ?? "");
    if (Number.isFinite(traffic) && traffic !== 0) fill(form.current, "traffic", String(traffic));
    filled();
  }, [search]);
}

function fill(form: HTMLFormElement | null, name: string, value: string) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value === "") field.value = value;
}
