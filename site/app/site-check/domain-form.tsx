import { Button } from "@octroi/ui/components/button.tsx";
import { Field } from "@octroi/ui/components/field.tsx";
import { type FormEvent, useEffect, useRef } from "react";
import type { QuestionCopy } from "../content/site-check/copy.ts";

interface DomainFormProps {
  copy: QuestionCopy;
  isAsking: boolean;
  /** Why there is no answer, in one sentence. What was typed stays. */
  remark: string | undefined;
  isRefused: boolean;
  /** Somebody is about to ask. */
  onFocus: () => void;
  onAsk: (domain: string) => void;
  onCancel: () => void;
}

/** One field. An address with `?domain=` fills it and runs the check-up again. */
export function DomainForm({ copy, isAsking, remark, isRefused, onFocus, onAsk, onCancel }: DomainFormProps) {
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration.
  useEffect(() => {
    const field = form.current?.elements.namedItem("domain");
    const requested = new URLSearchParams(window.location.search).get("domain")?.slice(0, 253);
    // What the field holds by now is the visitor's, and stays.
    if (!requested || !(field instanceof HTMLInputElement) || field.value !== "") return;
    field.value = requested;
    onAsk(requested);
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onAsk(String(new FormData(event.currentTarget).get("domain") ?? ""));
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="scripting-only grid gap-4">
      <Field
        label={copy.label}
        name="domain"
        onFocus={onFocus}
        invalid={isRefused}
        aria-describedby="domain-remark"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="example.com"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" data-early="" variant="jade" disabled={isAsking}>
          {copy.check}
        </Button>
        {isAsking && (
          <Button variant="outline" onClick={onCancel}>
            {copy.cancel}
          </Button>
        )}
      </div>
      <p id="domain-remark" role="alert" className="text-[0.9375rem] text-coral empty:hidden">
        {remark}
      </p>
      <p className={`text-faint text-sm ${isAsking ? "max-lg:hidden" : ""}`}>{copy.hint}</p>
    </form>
  );
}
