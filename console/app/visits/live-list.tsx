import { OutcomeTag } from "@octroi/ui/visits/outcome-tag.tsx";
import { outcomeOf } from "@octroi/ui/words/outcome";
import type { RecentVisit } from "../../../domain/visits/visits.ts";
import type { VisitsCopy } from "../content/visits.ts";
import { ShortPath } from "./short-path.tsx";
import { useLiveVisits } from "./use-live-visits.ts";

export interface LiveListProps {
  /** Where the visits come from; undefined for visits that are made up. */
  address: string | undefined;
  /** How far the workspace’s clocks are ahead of UTC now, in milliseconds: a phone stalls over its first `Intl` format. */
  offset: number;
  /** The newest first. */
  visits: readonly RecentVisit[];
  copy: Pick<VisitsCopy, "live" | "outcomes"> & { unlisted: string };
}

/** The last visits, as they come. */
export function LiveList({
  address,
  offset,
  visits: rendered,
  copy: { live, outcomes, unlisted },
}: LiveListProps) {
  const { visits, isLive } = useLiveVisits(address, rendered);
  return (
    <section>
      <h2 className="flex items-center gap-2 text-section-title">
        <span
          aria-hidden="true"
          className={`size-2 rounded-full ${isLive ? "bg-jade" : "border border-edge"}`}
        />
        {live.heading}
        <span role="status" className="sr-only">
          {isLive ? live.on : ""}
        </span>
      </h2>
      <p className="text-faint text-sm">{live.note}</p>
      {visits.length === 0 ? (
        <p className="rule-dotted mt-3 py-4 text-muted">{live.none}</p>
      ) : (
        <ol className="mt-3">
          {visits.map(({ number, time, crawler, path, decision, status, statusCode }) => {
            const outcome = outcomeOf(decision, status);
            return (
              <li
                key={number}
                className="rule-dotted grid grid-cols-[4.4rem_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 py-2"
              >
                <time dateTime={new Date(time).toISOString()} className="text-faint text-label figures">
                  {new Date(time + offset).toISOString().slice(11, 19)}
                </time>
                <span className="wrap-anywhere font-mono font-semibold text-[0.8125rem]">
                  {crawler === "unlisted" ? unlisted : crawler}
                </span>
                <span title={statusCode === null ? undefined : String(statusCode)}>
                  <OutcomeTag outcome={outcome} name={outcomes[outcome]} />
                </span>
                <span className="col-span-2 col-start-2 min-w-0 text-[0.8125rem] text-faint">
                  <ShortPath path={path} />
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
