import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { Replay } from "../../domain/rules/replay.ts";
import type { RulesCopy } from "../content/rules.ts";
import { filled } from "../page/words.ts";

interface ReplayPreviewProps {
  copy: RulesCopy["replay"];
  replay: Replay;
  /** What the published rules would have made of the same visits. */
  published: Replay | undefined;
}

/** What the last 30 days would have become. */
export function ReplayPreview({ copy, replay, published }: ReplayPreviewProps) {
  const format = intlFormatter(useLanguage());
  return (
    <section id="replay" aria-labelledby="replay-heading" className="scroll-mt-6">
      <h2 id="replay-heading" className="text-section-title">
        {copy.heading}
      </h2>
      {replay.visits === 0 ? (
        <p className="mt-2 text-muted">{copy.none}</p>
      ) : (
        <>
          <p className="mt-2 text-base">{format.counted(replay.visits, copy.lead)}</p>
          <ul className="mt-2 list-disc pl-5">
            {outcomesOf(replay, copy, format).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {published && (
            <p className="mt-3 text-muted text-sm">
              {filled(copy.now, { outcomes: outcomesOf(published, copy, format).join(", ") })}
            </p>
          )}
          {!replay.isExact && <p className="mt-2 text-faint text-sm">{copy.estimate}</p>}
          {replay.limit > 0 && <p className="mt-2 text-faint text-sm">{copy.limits}</p>}
          {replay.crawlers.length > 0 && (
            <div className="mt-4">
              <FactTable
                caption={copy.caption}
                rows={replay.crawlers.slice(0, shownCrawlers)}
                rowKey={({ crawler }) => crawler}
                columns={[
                  {
                    id: "crawler",
                    label: copy.columns.crawler,
                    heading: true,
                    cell: ({ crawler }) => crawler,
                  },
                  ...(["block", "charge", "limit"] as const).map((action) => ({
                    id: action,
                    label: copy.columns[action],
                    figure: true,
                    wideOnly: action === "limit",
                    cell: (row: Replay["crawlers"][number]) => format.number(row[action]),
                  })),
                ]}
              />
            </div>
          )}
        </>
      )}
    </section>
  );
}

const shownCrawlers = 20;

function outcomesOf(
  replay: Replay,
  copy: RulesCopy["replay"],
  format: ReturnType<typeof intlFormatter>,
): string[] {
  const asked = replay.asked.map(format.money).join(" + ");
  return (["block", "charge", "limit", "allow"] as const)
    .filter((action) => replay[action] > 0)
    .map((action) => {
      const line = format.counted(replay[action], copy.outcomes[action]);
      return action === "charge" ? `${line}, ${filled(copy.asked, { amount: asked })}` : line;
    });
}
