import { Check } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { pages } from "../../domain/pages/pages.ts";
import type { WaitlistPageCopy } from "../content/waitlist-page.ts";
import { useRootData } from "../page/root-data.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Eyebrow } from "../ui/heading.tsx";
import type { SignupFormState } from "./form-state.ts";
import { type SignupState, useSignup } from "./use-signup.ts";
import { WaitlistForm } from "./waitlist-form.tsx";

interface WaitlistPageProps {
  copy: WaitlistPageCopy;
  /** Whether the visitor has just joined, without script. */
  hasJoined: boolean;
  /** The form, where it was posted without script and refused. */
  form?: SignupFormState | undefined;
}

/** The waitlist as a page: where its buttons lead before and without script, and what answers its form. */
export function WaitlistPage({ copy, hasJoined, form }: WaitlistPageProps) {
  const { copy: chrome, language, pathname } = useRootData();
  const { state, submit } = useSignup({
    copy: chrome.waitlist,
    context: { lang: language, page: pathname },
    initial: initialState(hasJoined, form),
  });
  const panelRef = useFilledFields();
  const done = state.status === "success";
  return (
    <div className="wrap grid gap-x-18 gap-y-10 pt-12 pb-18 md:pt-20 lg:grid-cols-[1fr_minmax(0,32rem)] lg:pb-28">
      <div>
        <Eyebrow>{copy.eyebrow}</Eyebrow>
        <h1 className="mt-5 max-w-[14ch] text-display-2">
          {done ? copy.done.heading : chrome.waitlist.title}
        </h1>
        <p className="mt-5 text-lead">{done ? copy.done.text : chrome.waitlist.lead}</p>
        {done ? (
          <Next copy={copy.done} />
        ) : (
          <div className="mt-9 max-w-md max-lg:hidden">
            <Steps copy={copy.steps} />
          </div>
        )}
      </div>
      <div ref={panelRef} className="rounded-panel border border-line bg-ink-900 p-6 sm:p-8">
        <WaitlistForm onPage state={state} onSubmit={submit} typed={form?.typed} />
        {done && (
          <div className="mt-7">
            <Steps copy={copy.steps} isWritten />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * Fills the fields that are empty with what the address holds behind `#`, as the console's links have it: what stands
 * there is sent to no server.
 */
function useFilledFields(): RefObject<HTMLDivElement | null> {
  const panelRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
      const field = panelRef.current?.querySelector(`input[name="${CSS.escape(name)}"]:not([type="hidden"])`);
      if (field instanceof HTMLInputElement && isFillable(name) && field.value === "") field.value = value;
    }
  }, []);
  return panelRef;
}

function isFillable(name: string): boolean {
  return ["firstName", "lastName", "email", "website"].includes(name);
}

function initialState(hasJoined: boolean, form: SignupFormState | undefined): SignupState {
  if (form === undefined) return { status: hasJoined ? "success" : "idle" };
  const { error, invalid } = form;
  return { status: "error", message: error, invalid: invalid === undefined ? [] : [invalid] };
}

function Next({ copy }: { copy: WaitlistPageCopy["done"] }) {
  return (
    <div className="mt-8 flex flex-wrap gap-3.5">
      <ButtonLink to={pages.estimator} variant="jade" size="lg">
        {copy.estimate}
      </ButtonLink>
      <ButtonLink to={pages.home} variant="outline" size="lg">
        {copy.home}
      </ButtonLink>
    </div>
  );
}

interface StepsProps {
  copy: WaitlistPageCopy["steps"];
  /** Whether the visitor has taken the first. */
  isWritten?: boolean;
}

function Steps({ copy, isWritten = false }: StepsProps) {
  return (
    <ol className={isWritten ? "" : "border-line border-b"}>
      {Object.entries(copy).map(([id, step], position) => (
        <li key={id} className="grid grid-cols-[2.5rem_1fr] border-line border-t py-4">
          <span className="pt-1 text-jade text-label">
            {isWritten && id === "write" ? <Check aria-hidden="true" className="size-5" /> : position + 1}
          </span>
          <p className={isWritten && id === "write" ? "opacity-60" : ""}>
            <strong className="font-semibold font-display text-lg">{step.title}</strong>
            <span className="mt-1 block text-muted">{step.text}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
