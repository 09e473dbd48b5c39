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
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const complain = (field: string) => submitted && wrong.includes(field);

  function check() {
    if (!form.current) return undefined;
    const { output, issues = [], success } = requestIn(form.current);
    setWrong(issues.map((issue) => String(issue.path?.[0].key)));
    return success ? output : undefined;
  }
  useFilledFromAddress(form, check);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    const request = check();
    if (request) onAsk(request);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={check} className="grid content-start gap-6">
      <Field
        label={copy.domain}
        invalid={complain("domain")}
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
        invalid={complain("monthlyTraffic")}
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
          {submitted && wrong.length > 0 && copy.error}
        </p>
        <noscript>
          <p className="text-muted">{copy.scriptless}</p>
        </noscript>
      </div>
    </form>
  );
}

/** What the fields ask for, and what is wrong with it. */
function requestIn(form: HTMLFormElement) {
  const fields = new FormData(form);
  const typed = String(fields.get("traffic") ?? "");
  return v.safeParse(estimateRequest, {
    domain: fields.get("domain"),
    monthlyTraffic: typed === "" ? undefined : Number(typed),
  });
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
