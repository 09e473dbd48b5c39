import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useRootData } from "../page/root-data.ts";
import type { SignupState } from "./use-signup.ts";

/** Both regions are there from the start, so that what appears in them is announced. */
export function SignupNotice({ state, isFirst = false }: { state: SignupState; isFirst?: boolean }) {
  const { waitlist: copy } = useRootData().copy;
  const region = useRef<HTMLDivElement>(null);
  const isAnswered = state.status === "success" || (state.status === "error" && state.invalid.length === 0);
  const isEmpty = state.status === "idle" || state.status === "loading";
  const wasAnswered = useRef(isAnswered);
  // On a phone the form is longer than the screen. A field to correct has the focus, and is in view. A message that
  // came with the page does not scroll: the visitor may have moved on by the time the script runs.
  useEffect(() => {
    if (isAnswered && !wasAnswered.current) region.current?.scrollIntoView({ block: "center" });
    wasAnswered.current = isAnswered;
  }, [isAnswered]);
  const look = "flex items-start gap-3 rounded-control border px-4 py-3";
  const icon = { "aria-hidden": true, className: "mt-0.5 size-5 shrink-0", strokeWidth: 1.75 } as const;
  return (
    <div ref={region} className={isEmpty ? (isFirst ? "-mb-5" : "-mt-5") : ""}>
      <div role="alert">
        {state.status === "error" && (
          <p className={`${look} border-coral-deep text-coral`}>
            <CircleAlert {...icon} />
            {state.message ?? copy.invalid}
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
            {copy.success}
          </p>
        )}
      </div>
    </div>
  );
}
