import { useLanguage } from "@octroi/ui/page/page-data";
import type { Status } from "../../domain/sites/site.ts";
import { statusWords } from "../content/sites.ts";

/** A hollow mark until visits come, a full one from then on: the shape says it, not the color alone. */
const looks: Readonly<Record<Status, { tone: string; fill: string }>> = {
  pending: { tone: "text-muted", fill: "none" },
  connected: { tone: "text-jade", fill: "currentColor" },
  protected: { tone: "text-jade", fill: "currentColor" },
};

/** How far a site is connected: a mark and the word. */
export function StatusMark({ status, note }: { status: Status; note?: string }) {
  const { tone, fill } = looks[status];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${tone}`}>
      <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0">
        <circle cx="5" cy="5" r="4" fill={fill} stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {statusWords[useLanguage()][status]}
      {note && <span className="text-muted">· {note}</span>}
    </span>
  );
}
