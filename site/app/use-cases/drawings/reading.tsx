import { DecisionTag } from "@octroi/ui/components/decision.tsx";
import type { ReadingMark } from "./marks.ts";

/** A crawler's name and what was decided about it, pinned to what it reads. */
export function Reading({ mark, className = "" }: { mark: ReadingMark; className?: string }) {
  return (
    <span
      className={`inline-flex w-fit flex-wrap items-center gap-x-2.5 rounded-[5px] border border-line bg-ink-950 px-2 py-1 text-label ${className}`}
    >
      <span translate="no">{mark.crawler}</span>
      <DecisionTag decision={mark.decision} />
    </span>
  );
}

/** Lines of text, too small to read, the way a page looks from afar. */
export function Lines({ widths, className = "bg-line" }: { widths: readonly number[]; className?: string }) {
  return (
    <span className="grid gap-1.5">
      {widths.map((width) => (
        <span key={width} className={`h-1.5 rounded-full ${className}`} style={{ width: `${width}%` }} />
      ))}
    </span>
  );
}
