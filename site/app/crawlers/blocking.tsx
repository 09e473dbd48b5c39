import { CopyCode } from "@octroi/ui/components/copy-code.tsx";
import { DecisionTag } from "@octroi/ui/components/decision.tsx";
import type { Decision } from "@octroi/ui/words/decision";
import type { ReactNode } from "react";
import { pages } from "../../domain/pages/pages.ts";
import { PageLink } from "../ui/page-link.tsx";
import type { CrawlerView } from "./crawler-view.ts";

/** The decision and its price, side by side: what blocking costs, and the lines that do it. */
export function Blocking({ view }: { view: CrawlerView }) {
  const { copy, cost, robotsTxt, robotsLines } = view;
  const { lines } = robotsLines;
  return (
    <section className="border-y border-line-soft bg-ink-900">
      <div className="wrap chapter grid gap-x-18 gap-y-14 lg:grid-cols-[0.85fr_1.15fr]">
        <div>
          <h2 className="text-[1.375rem]">{copy.cost.heading}</h2>
          <p
            className={`mt-5 max-w-[14ch] font-display text-display-2 leading-[1.06] font-semibold tracking-[-0.028em] text-balance ${
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
            <div className="@container mt-6">
              <div
                className={`grid overflow-hidden rounded-panel border border-line bg-ink-950 ${lines.block === null ? "" : "@min-[39rem]:grid-cols-2"}`}
              >
                {lines.block !== null && (
                  <Lines decision="block" copyLabel={copy.lines.copyBlock} text={lines.block} />
                )}
                <Lines decision="allow" copyLabel={copy.lines.copyAllow} text={lines.allow} />
              </div>
            </div>
          )}
          <dl className="mt-8 text-[0.9375rem]">
            {view.status.id !== "never-real" && (
              <Remark term={copy.lines.follows}>
                <span className="text-text">{robotsTxt.name}.</span> {robotsTxt.meaning}
                {/* A name that sends no request cannot be met at the door. */}
                {view.sendsRequests && ` ${copy.lines.preference}`}
              </Remark>
            )}
            {lines && <Remark term={copy.lines.beware}>{copy.lines.overrides}</Remark>}
          </dl>
          <p className="rule-dotted pt-5">
            <PageLink to={pages.aiPolicy} className="text-jade underline underline-offset-4">
              {copy.lines.policy}
            </PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}

interface LinesProps {
  decision: Decision;
  copyLabel: string;
  text: string;
}

function Lines({ decision, copyLabel, text }: LinesProps) {
  return (
    <figure className="min-w-0 border-line not-first:border-t @min-[39rem]:not-first:border-t-0 @min-[39rem]:not-first:border-l">
      <figcaption className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b border-line-soft py-2 pr-2 pl-5">
        <DecisionTag decision={decision} />
        <CopyCode label={copyLabel} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} className="overflow-x-auto px-5 py-4 font-mono text-sm/relaxed">
        <code>{text}</code>
      </pre>
    </figure>
  );
}

function Remark({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="rule-dotted grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[9rem_1fr]">
      <dt className="text-label text-faint sm:pt-0.5">{term}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}
