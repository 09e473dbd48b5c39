import { Button } from "@octroi/ui/components/button.tsx";
import { Field } from "@octroi/ui/components/field.tsx";
import type { FormEvent, ReactNode } from "react";
import { addressOf, pages } from "../../domain/pages/pages.ts";
import { honeypot, signupLimits } from "../../domain/waitlist/waitlist.ts";
import { useRootData } from "../page/root-data.ts";
import { PageLink } from "../ui/page-link.tsx";
import { SignupNotice } from "./signup-notice.tsx";
import type { SignupState, Typed } from "./use-signup.ts";

interface WaitlistFormProps {
  state: SignupState;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What the fields hold at first. */
  typed?: Typed | undefined;
  /** On a page of its own what became of it stands first, and takes the form's place once it is done. */
  onPage?: boolean;
  /** Said above the button. */
  children?: ReactNode;
}

/** Before and without script the browser posts it to the waitlist's page. */
export function WaitlistForm({ state, onSubmit, typed = {}, onPage = false, children }: WaitlistFormProps) {
  const { copy: chrome, pathname, prefix } = useRootData();
  const copy = chrome.waitlist;
  const invalid = state.status === "error" ? state.invalid : [];
  // The server's answer begins where there is something to correct; with script, the focus has been moved there.
  const fault = (name: string) => ({
    invalid: invalid.includes(name),
    autoFocus: onPage && invalid[0] === name,
  });
  const loading = state.status === "loading";

  return (
    <form
      noValidate
      method="post"
      action={addressOf(pages.waitlist, prefix)}
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
      aria-busy={loading}
    >
      {onPage && <SignupNotice isFirst state={state} />}
      <div hidden={onPage && state.status === "success"} className="contents">
        <div className="grid gap-5 sm:grid-cols-2">
          {(["firstName", "lastName"] as const).map((name) => (
            <Field
              key={name}
              name={name}
              label={copy.fields[name]}
              defaultValue={typed[name]}
              required
              maxLength={signupLimits.name}
              autoComplete={name === "firstName" ? "given-name" : "family-name"}
              {...fault(name)}
            />
          ))}
        </div>
        <Field
          name="email"
          type="email"
          label={copy.fields.email}
          placeholder={copy.placeholders.email}
          defaultValue={typed["email"]}
          required
          maxLength={signupLimits.email}
          autoComplete="email"
          {...fault("email")}
        />
        {(["linkedin", "website"] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={copy.fields[name]}
            optional={copy.optional}
            placeholder={copy.placeholders[name]}
            defaultValue={typed[name]}
            inputMode="url"
            maxLength={signupLimits.link}
            autoComplete={name === "website" ? "url" : "off"}
            {...fault(name)}
          />
        ))}
        <Trap />
        <input type="hidden" name="page" value={pathname} />
        <p className="text-sm text-muted">
          {copy.consent}{" "}
          <PageLink to={pages.privacy} target="_blank" className="text-jade underline underline-offset-4">
            {copy.privacy}
            <span className="sr-only"> ({chrome.newTab})</span>
          </PageLink>
        </p>
        {children}
        {/* In a dialog lower than the form, what ends it stays in view, unless it would fill the window. */}
        <div
          className={
            onPage
              ? "grid"
              : "-mx-6 -mb-6 grid gap-5 border-line-soft border-t bg-ink-900 px-6 py-4 sm:-mx-8 sm:-mb-8 sm:px-8 sm:py-5 [@media(height>=30rem)]:sticky [@media(height>=30rem)]:bottom-0"
          }
        >
          {!onPage && <SignupNotice isFirst state={state} />}
          <Button type="submit" variant="jade" size="lg" disabled={loading || state.status === "success"}>
            {loading ? copy.sending : copy.submit}
          </Button>
        </div>
      </div>
    </form>
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
