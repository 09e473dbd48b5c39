import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { timings } from "../../domain/figures.ts";
import { pages } from "../../domain/pages.ts";
import { honeypot, signupLimits } from "../../domain/waitlist.ts";
import { useRootData } from "../root-data.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { type SignupState, useSignup } from "./use-signup.ts";

export function WaitlistForm({ onDone }: { onDone: () => void }) {
  const { copy: chrome, language } = useRootData();
  const copy = chrome.waitlist;
  const { pathname } = useLocation();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  const { state, submit } = useSignup({
    copy,
    context: { lang: language, page: pathname },
    onSuccess: () => {
      closing.current = setTimeout(onDone, timings.modalCloseMs);
    },
  });
  const invalid = state.status === "error" ? state.invalid : [];
  const loading = state.status === "loading";

  return (
    <form noValidate onSubmit={submit} className="grid gap-5" aria-busy={loading}>
      <div className="grid gap-5 sm:grid-cols-2">
        {(["firstName", "lastName"] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={copy.fields[name]}
            required
            maxLength={signupLimits.name}
            autoComplete={name === "firstName" ? "given-name" : "family-name"}
            invalid={invalid.includes(name)}
          />
        ))}
      </div>
      <Field
        name="email"
        type="email"
        label={copy.fields.email}
        placeholder={copy.placeholders.email}
        required
        maxLength={signupLimits.email}
        autoComplete="email"
        invalid={invalid.includes("email")}
      />
      {(["linkedin", "website"] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={copy.fields[name]}
          optional={copy.optional}
          placeholder={copy.placeholders[name]}
          inputMode="url"
          maxLength={signupLimits.link}
          autoComplete={name === "website" ? "url" : "off"}
        />
      ))}
      <Trap />
      <p className="text-sm text-muted">
        {copy.consent}{" "}
        <PageLink to={pages.privacy} target="_blank" className="text-jade underline underline-offset-4">
          {copy.privacy}
          <span className="sr-only"> ({chrome.newTab})</span>
        </PageLink>
      </p>
      <Outcome state={state} />
      <Button type="submit" variant="jade" size="lg" disabled={loading || state.status === "success"}>
        {loading ? copy.sending : copy.submit}
      </Button>
    </form>
  );
}

/** Both regions are there from the start, so that what appears in them is announced. */
function Outcome({ state }: { state: SignupState }) {
  const region = useRef<HTMLDivElement>(null);
  const answered = state.status === "success" || (state.status === "error" && state.invalid.length === 0);
  // On a phone the form is longer than the screen. A field to correct has the focus, and is in view.
  useEffect(() => {
    if (answered) region.current?.scrollIntoView({ block: "center" });
  }, [answered]);
  const look = "flex items-start gap-3 rounded-control border px-4 py-3";
  const icon = { "aria-hidden": true, className: "mt-0.5 size-5 shrink-0", strokeWidth: 1.75 } as const;
  return (
    <div ref={region} className="not-has-[p]:-mt-5">
      <div role="alert">
        {state.status === "error" && (
          <p className={`${look} border-coral-deep text-coral`}>
            <CircleAlert {...icon} />
            {state.message}
          </p>
        )}
      </div>
      <div role="status">
        {state.status === "error" && state.advice && (
          <p className="mt-3 text-[0.9375rem] text-muted">{state.advice}</p>
        )}
        {state.status === "success" && (
          <p className={`${look} border-jade/40 text-jade`}>
            <CircleCheck {...icon} />
            {state.message}
          </p>
        )}
      </div>
    </div>
  );
}

/** Out of sight and out of the tab order: only a robot fills it in. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <input name={honeypot} tabIndex={-1} autoComplete="off" aria-label={honeypot} />
    </div>
  );
}
