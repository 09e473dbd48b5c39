import type { Decision } from "../../domain/decision.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { DecisionTag } from "../ui/decision.tsx";
import type { CrawlerView } from "./crawler-view.ts";

/** The decision and its price, side by side: what blocking costs, and the lines that do it. */
export function Blocking({ view: { copy, cost, robotsTxt, robotsLines } }: { view: CrawlerView }) {
  const { lines } = robotsLines;
  return (
    <section className="border-y border-line-soft bg-ink-900">
      <div className="wrap chapter grid gap-x-18 gap-y-14 lg:grid-cols-[0.85fr_1.15fr]">
        <div>
          <h2 className="text-[1.375rem]">{copy.cost.heading}</h2>
          <p
            className={`mt-5 max-w-[14ch] font-display text-display-2 leading-[1.06] font-[620] tracking-[-0.028em] text-balance ${
              cost.isLoss ? "text-coral" : ""
            }`}
          >
            {cost.name}
          </p>
          <p className="mt-5 text-lead">{cost.meaning}</p>
        </div>
        <div className="min-w-0">
          <h2 className="text-[1.375rem]">{copy.lines.heading}</h2>
          <p className="mt-3 text-muted">{copy.lines.cases[robotsLines.case]}</p>
          {lines && (
            <div className="mt-6 grid overflow-hidden rounded-panel border border-line bg-ink-950 md:grid-cols-2">
              <Lines
                decision="block"
                label={copy.lines.block}
                copyLabel={copy.lines.copyBlock}
                text={lines.block}
              />
              <Lines
                decision="allow"
                label={copy.lines.allow}
                copyLabel={copy.lines.copyAllow}
                text={lines.allow}
              />
            </div>
          )}
          <dl className="mt-7 grid gap-4 text-[0.9375rem] text-muted">
            <div className="rule-dotted pt-4">
              <dt className="font-medium text-text">{robotsTxt.name}</dt>
              <dd className="mt-1">
                {robotsTxt.meaning} {copy.lines.preference}
              </dd>
            </div>
          </dl>
          {lines && (
            <p className="mt-4 rule-dotted pt-4 text-[0.9375rem] text-muted">{copy.lines.overrides}</p>
          )}
        </div>
      </div>
    </section>
  );
}

interface LinesProps {
  decision: Decision;
  label: string;
  copyLabel: string;
  text: string;
}

function Lines({ decision, label, copyLabel, text }: LinesProps) {
  return (
    <figure className="flex min-w-0 flex-col border-line-soft not-first:border-t md:not-first:border-t-0 md:not-first:border-l">
      <figcaption className="flex items-center justify-between gap-4 px-5 pt-5 text-[0.9375rem] font-medium">
        {label}
        <DecisionTag decision={decision} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} className="grow overflow-x-auto px-5 py-4 font-mono text-sm/relaxed">
        <code>{text}</code>
      </pre>
      <div className="px-5 pb-5">
        <CopyButton text={text} label={copyLabel} />
      </div>
    </figure>
  );
}
