import { button } from "@octroi/ui/components/button.tsx";
import { useAdoptFormState } from "@octroi/ui/components/use-adopt-form-state";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { useState } from "react";
import type { ImportResult, LeftOutDays } from "../../../domain/visits/visits.ts";
import type { WaitingCopy } from "../content/waiting.ts";
import { linkClass } from "../layout/link.ts";
import { filled } from "../page/words.ts";
import { type LogDay, readLogs } from "./read-logs.ts";

export interface LogImportProps {
  /** Where the totals are sent. */
  address: string;
  overview: string;
  /** The site's. */
  timeZone: string;
  copy: WaitingCopy["past"];
}

type State =
  | { step: "choose" | "reading" | "nothing" }
  | { step: "found" | "failed"; days: readonly LogDay[] }
  | { step: "added"; result: ImportResult & { leftOut: LeftOutDays } };

/** Reads access logs here, and adds what crawlers did by the day. */
export function LogImport({ address, overview, timeZone, copy }: LogImportProps) {
  const [state, setState] = useState<State>({ step: "choose" });
  const { counted, date } = formatter(useLanguage());

  const input = useAdoptFormState<HTMLInputElement>((early) => void read(early));

  async function read(chosen: HTMLInputElement): Promise<void> {
    const files = [...(chosen.files ?? [])];
    if (files.length === 0) return;
    // A browser reports no change when the same file is chosen again: to try it again, none must be chosen.
    chosen.value = "";
    setState({ step: "reading" });
    const days = await readLogs(files, timeZone);
    setState(days.length === 0 ? { step: "nothing" } : { step: "found", days });
  }

  async function add(days: readonly LogDay[]): Promise<void> {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ days }),
    }).catch(() => undefined);
    if (!response?.ok) return setState({ step: "failed", days });
    setState({ step: "added", result: await response.json() });
  }

  return (
    <div className="mt-4">
      <label className="relative grid min-h-28 place-items-center rounded-panel border border-edge border-dashed p-5 focus-within:border-jade">
        <span className={button({ variant: "outline" })}>{copy.choose}</span>
        {/* Over the whole box: files can be dropped anywhere on it. */}
        <input
          ref={input}
          type="file"
          multiple
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => void read(event.target)}
        />
      </label>
      <div role="status" className="text-sm">
        {state.step === "reading" && <p className="mt-3 text-muted">{copy.reading}</p>}
        {state.step === "nothing" && <p className="mt-3 text-muted">{copy.nothing}</p>}
        {(state.step === "found" || state.step === "failed") && (
          <>
            <p className="mt-3">
              {filled(copy.found, {
                visits: counted(total(state.days), copy.visits),
                days: counted(daysIn(state.days).length, copy.days),
                first: date(daysIn(state.days)[0] ?? ""),
                last: date(daysIn(state.days).at(-1) ?? ""),
              })}
            </p>
            {state.step === "failed" && <p className="mt-2 text-coral">{copy.failed}</p>}
            <button
              type="button"
              className={`mt-3 ${button({ variant: "outline" })}`}
              onClick={() => void add(state.days)}
            >
              {copy.add}
            </button>
          </>
        )}
        {state.step === "added" && (
          <p className="mt-3">
            {state.result.days > 0 &&
              `${filled(copy.added, {
                visits: counted(state.result.visits, copy.visits),
                days: counted(state.result.days, copy.days),
              })} `}
            {state.result.daysBefore > 0 && `${counted(state.result.daysBefore, copy.daysBefore)} `}
            {(["future", "expired"] as const)
              .filter((reason) => state.result.leftOut[reason] > 0)
              .map((reason) => `${counted(state.result.leftOut[reason], copy.leftOut[reason])} `)}
            <a href={overview} className={linkClass}>
              {copy.show}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

function total(days: readonly LogDay[]): number {
  return days.reduce((sum, { visits }) => sum + visits, 0);
}

function daysIn(days: readonly LogDay[]): string[] {
  return [...new Set(days.map((each) => each.day))].sort();
}
