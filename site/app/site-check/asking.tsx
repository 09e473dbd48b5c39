import { visitLimits } from "@octroi/check/places";
import { Filled } from "@octroi/ui/components/filled.tsx";
import type { ReactNode } from "react";
import type { SiteCheckCopy } from "../content/site-check/copy.ts";

interface AskingProps {
  copy: SiteCheckCopy;
  host: string;
  /** How many files have been read. */
  done: number;
  isJudging: boolean;
  children: ReactNode;
}

/** robots.txt, the page and three more; licenses come on top. */
const expected = 5;

/** What is being done now, and how far it has come. */
export function Asking({ copy, host, done, isJudging, children }: AskingProps) {
  const share = isJudging ? 1 : Math.min(done / expected, 0.95);
  return (
    <section aria-busy="true">
      <h2 aria-live="polite" className="wrap-anywhere text-[clamp(1.625rem,1.25rem+1.5vw,2.25rem)]/[1.12]">
        {isJudging ? copy.answer.judging : <Filled text={copy.progress.asking} values={{ host }} />}
      </h2>
      <div aria-hidden="true" className="mt-7 h-1.5 overflow-hidden rounded-full bg-ink-850">
        <span
          className="bar-fill block h-full origin-left bg-jade transition-transform duration-200"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      {!isJudging && (
        <p className="mt-4 text-muted">
          <Filled text={copy.progress.atMost} values={{ seconds: visitLimits.seconds }} />
        </p>
      )}
      <div className="mt-7">{children}</div>
    </section>
  );
}
