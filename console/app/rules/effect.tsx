import { DecisionSquare, decisionTones } from "@octroi/ui/components/decision.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { Replay } from "../../../domain/rules/replay.ts";
import type { RulesCopy } from "../content/rules.ts";
import { filled } from "../page/words.ts";
import { countsText } from "./counts.ts";

interface EffectProps {
  copy: RulesCopy;
  /** Undefined while a field holds what no policy can. */
  preview:
    | {
        replay: Replay;
        /** What the published rules would have made of the same visits. */
        publishedReplay: Replay | undefined;
        warnings: readonly string[];
        changes: readonly string[];
      }
    | undefined;
  /** The latest version; 0 for none. */
  after: number;
}

/** What the rules would do once they are published: in figures, in warnings, in words. */
export function Effect({ copy, preview, after }: EffectProps) {
  if (preview === undefined) return <p className="text-muted">{copy.faults.noEffect}</p>;
  const { replay, publishedReplay, warnings, changes } = preview;
  return (
    <>
      <Figures copy={copy} replay={replay} published={publishedReplay} />
      {warnings.length > 0 && (
        <div>
          <h3 className="font-semibold text-[0.9375rem]">{copy.warnings.heading}</h3>
          <ul className="mt-2 grid gap-2">
            {warnings.map((warning) => (
              <li key={warning} className="border-coral border-l-2 pl-3 text-sm">
                {warning}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className="font-semibold text-[0.9375rem]">{copy.changes.heading}</h3>
        {changes.length === 0 ? (
          <p className="mt-1 text-muted text-sm">
            {after === 0 ? copy.changes.nothingSaid : copy.changes.none}
          </p>
        ) : (
          <ul className="mt-1 grid gap-0.5 text-muted text-sm">
            {changes.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Figures({
  copy,
  replay,
  published,
}: {
  copy: RulesCopy;
  replay: Replay;
  published: Replay | undefined;
}) {
  const format = intlFormatter(useLanguage());
  if (replay.visits === 0) return <p className="text-muted">{copy.replay.none}</p>;
  return (
    <div>
      <dl>
        {(["allow", "charge", "block", "limit"] as const)
          .filter((action) => action === "allow" || replay[action] > 0)
          .map((action) => (
            <div key={action} className="flex justify-between gap-4 py-0.5">
              <dt className={`flex items-center gap-2 text-label ${decisionTones[action]}`}>
                <DecisionSquare />
                {copy.replay.outcomes[action]}
              </dt>
              <dd className="figures font-semibold">{format.number(replay[action])}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-2 grid gap-1 text-muted text-sm">
        {replay.asked.length > 0 && (
          <p>{filled(copy.replay.asked, { amount: replay.asked.map(format.money).join(" + ") })}</p>
        )}
        {published && (
          <p>{filled(copy.replay.now, { outcomes: countsText(published, copy.counts, format) })}</p>
        )}
        {!replay.isExact && <p className="text-faint">{copy.replay.estimate}</p>}
        {replay.limit > 0 && <p className="text-faint">{copy.replay.limits}</p>}
      </div>
    </div>
  );
}
