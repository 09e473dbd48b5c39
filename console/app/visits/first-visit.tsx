import type { WaitingCopy } from "../content/waiting.ts";
import { linkClass } from "../layout/link.ts";
import { filled } from "../page/words.ts";
import { useLiveVisits } from "./use-live-visits.ts";

export interface FirstVisitProps {
  /** Where visits come from. */
  address: string;
  overview: string;
  /** What is said until then. */
  waiting: string;
  copy: WaitingCopy["first"];
}

const none = [] as const;

/** Says that a site waits for its first visit, and which it was as soon as it comes. */
export function FirstVisit({ address, overview, waiting, copy }: FirstVisitProps) {
  const { first } = useLiveVisits(address, none);
  return (
    <p role="status" data-came={first && ""} className="max-w-[60ch] text-muted">
      {first === undefined ? (
        waiting
      ) : (
        <>
          <strong className="font-semibold text-jade">
            {filled(copy.came, { crawler: first.crawler, path: first.path })}
          </strong>{" "}
          <a href={overview} className={linkClass}>
            {copy.show}
          </a>
        </>
      )}
    </p>
  );
}
