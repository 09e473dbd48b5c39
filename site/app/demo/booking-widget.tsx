import { useEffect, useRef, useState } from "react";
import { brand } from "../../domain/brand.ts";
import { timings } from "../../domain/figures.ts";
import type { DemoCopy } from "../content/demo.ts";
import { ExternalButton } from "../ui/button.tsx";
import { showBooking } from "./booking.ts";

/** The scheduling service's calendar: filled when it appears, emptied when it goes. */
export function BookingWidget({ copy }: { copy: DemoCopy }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");

  useEffect(() => {
    const parent = box.current;
    if (!parent) return;
    const closing = new AbortController();
    const end = () => {
      clearTimeout(late);
      closing.abort();
      parent.replaceChildren();
    };
    const giveUp = () => {
      if (closing.signal.aborted) return;
      end();
      setState("failed");
    };
    const late = setTimeout(giveUp, timings.bookingLoadMs);
    showBooking(parent, closing.signal).then(() => {
      clearTimeout(late);
      setState("shown");
    }, giveUp);
    return end;
  }, []);

  return (
    <>
      {state === "failed" && <Unavailable copy={copy} />}
      <div hidden={state === "failed"} className="relative -mx-6 overflow-x-auto sm:mx-0">
        {state === "loading" && (
          <p role="status" className="absolute inset-x-0 top-24 text-center text-label text-faint">
            {copy.loading}
          </p>
        )}
        {/* The service writes into this box; React never does. */}
        <div ref={box} data-booking="" className="h-[700px] min-w-80 rounded-control bg-ink-950" />
      </div>
    </>
  );
}

function Unavailable({ copy: { failed } }: { copy: DemoCopy }) {
  return (
    <div role="status" className="border-t border-line pt-6">
      <h3 className="text-xl">{failed.heading}</h3>
      <p className="mt-3 text-muted">{failed.text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ExternalButton href={brand.booking.pageUrl} variant="jade">
          {failed.open}
        </ExternalButton>
        <a href={`mailto:${brand.contactEmail}`} className="text-jade underline underline-offset-4">
          {failed.write}
        </a>
      </div>
    </div>
  );
}
