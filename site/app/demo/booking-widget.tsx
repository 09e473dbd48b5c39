import { brand } from "@octroi/ui/brand/brand";
import { Button, ExternalButton } from "@octroi/ui/components/button.tsx";
import { useEffect, useRef, useState } from "react";
import { timings } from "../../domain/figures/figures.ts";
import type { DemoCopy } from "../content/demo.ts";
import { forgetService, showBooking } from "./booking.ts";

/** The scheduling service's calendar: filled when it appears, emptied when it goes. */
export function BookingWidget({ copy }: { copy: DemoCopy }) {
  const [attempt, setAttempt] = useState(1);
  function retry() {
    forgetService();
    setAttempt(attempt + 1);
  }
  return <Calendar key={attempt} copy={copy} onRetry={retry} />;
}

function Calendar({ copy, onRetry }: { copy: DemoCopy; onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "late" | "shown" | "failed">("loading");

  useEffect(() => {
    const parent = box.current;
    if (!parent) return;
    const closing = new AbortController();
    const late = setTimeout(() => setState("late"), timings.bookingLoadMs);
    const end = () => {
      clearTimeout(late);
      closing.abort();
      parent.replaceChildren();
    };
    showBooking(parent, closing.signal).then(
      () => {
        clearTimeout(late);
        setState("shown");
      },
      () => {
        if (closing.signal.aborted) return;
        end();
        setState("failed");
      },
    );
    return end;
  }, []);

  const missing = state === "late" || state === "failed";
  return (
    <>
      {missing && <Missing copy={copy} words={copy[state]} onRetry={onRetry} />}
      <div hidden={missing} className="relative -mx-6 overflow-x-auto sm:mx-0">
        {/* Over the frame until that speaks: an address that cannot be reached shows the browser's own error there. */}
        {state === "loading" && <Progress copy={copy} />}
        {/* The service writes into this box; React never does. */}
        <div ref={box} data-booking="" className="h-[700px] min-w-80 rounded-control bg-ink-950" />
      </div>
    </>
  );
}

/** A line as long as the wait may be. */
function Progress({ copy }: { copy: DemoCopy }) {
  return (
    <div
      role="status"
      className="absolute inset-0 grid content-start justify-items-center rounded-control bg-ink-950 px-6 pt-24 text-center"
    >
      <p className="text-label text-text">{copy.loading}</p>
      <div
        aria-hidden="true"
        className="mt-4 h-0.5 w-80 max-w-full overflow-hidden rounded-full bg-line motion-reduce:hidden"
      >
        <div
          className="waiting-line h-full bg-jade"
          style={{ animationDuration: `${timings.bookingLoadMs}ms` }}
        />
      </div>
      <p className="mt-4 max-w-80 text-[0.9375rem] text-muted">{copy.wait}</p>
    </div>
  );
}

interface MissingProps {
  copy: DemoCopy;
  words: DemoCopy["late" | "failed"];
  onRetry: () => void;
}

function Missing({ copy, words, onRetry }: MissingProps) {
  return (
    <div role="status" className="border-t border-line pt-6">
      <h3 className="text-xl">{words.heading}</h3>
      <p className="mt-3 text-muted">{words.text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-3.5 gap-y-4">
        <ExternalButton href={brand.booking.pageUrl} variant="jade">
          {copy.open}
        </ExternalButton>
        <Button variant="outline" onClick={onRetry}>
          {copy.retry}
        </Button>
      </div>
      <p className="mt-5">
        <a href={`mailto:${brand.contactEmail}`} className="text-jade underline underline-offset-4">
          {copy.write}
        </a>
      </p>
    </div>
  );
}
