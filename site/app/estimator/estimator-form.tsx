import { Button } from "@octroi/ui/components/button.tsx";
import { Field } from "@octroi/ui/components/field.tsx";
import { type FormEvent, useRef, useState } from "react";
import { readEstimate, searchFor, type TypedEstimate } from "../../domain/estimate/address.ts";
import { type EstimateRequest, estimateLimits } from "../../domain/estimate/estimate.ts";
import { addressOf, pages } from "../../domain/pages/pages.ts";
import type { EstimatorCopy } from "../content/estimator.ts";
import { usePrefix } from "../page/root-data.ts";
import { typedInto, useBeginning } from "./use-beginning.ts";

interface EstimatorFormProps {
  copy: EstimatorCopy["form"];
  loading: boolean;
  /** What the address asked for and the server has answered. */
  asked: TypedEstimate | undefined;
  onAsk: (request: EstimateRequest) => void;
  onWrong: () => void;
}

/** Before and without script the fields go into the page's own address, which computes as well. */
export function EstimatorForm({ copy, loading, asked, onAsk, onWrong }: EstimatorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const action = addressOf(pages.estimator, usePrefix());
  const [submitted, setSubmitted] = useState(asked !== undefined);
  const [wrong, setWrong] = useState(asked ? readEstimate(asked).wrong : []);
  const complain = (field: string) => submitted && wrong.includes(field);

  function check() {
    if (!form.current) return undefined;
    const read = readEstimate(typedInto(form.current));
    setWrong(read.wrong);
    return read.request;
  }

  function calculate() {
    setSubmitted(true);
    const request = check();
    if (!request) return onWrong();
    writeToAddress(request);
    onAsk(request);
  }
  const keep = useBeginning({ form, isAnswered: asked !== undefined, calculate });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    keep();
    calculate();
  }

  return (
    <form
      ref={form}
      action={action}
      noValidate
      onSubmit={submit}
      onInput={() => {
        check();
        keep();
      }}
      className="grid content-start gap-6"
    >
      <Field
        label={copy.domain}
        invalid={complain("domain")}
        name="domain"
        defaultValue={asked?.domain}
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
        defaultValue={asked?.traffic}
        // No number field: those refuse the spaces, points and commas that people put between thousands.
        inputMode="numeric"
        // Digits and what stands between them, and so nothing below 0.
        pattern="[\d\s.,'’_]*"
        autoComplete="off"
        placeholder={copy.trafficPlaceholder}
      />
      <div className="flex items-center gap-x-5 gap-y-3 max-sm:flex-wrap">
        <Button type="submit" variant="jade" size="lg" disabled={loading} className="min-w-44 shrink-0">
          {loading ? copy.calculating : copy.calculate}
        </Button>
        <p role="alert" className="text-[0.9375rem] text-coral">
          {submitted && wrong.length > 0 && copy.error}
        </p>
      </div>
    </form>
  );
}

/** The address asks for what is shown, so that it can be shared and gone back to. */
function writeToAddress(request: EstimateRequest) {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, "", pathname + searchFor(request) + hash);
}
