import { useLanguage } from "@octroi/ui/page/page-data";
import type { Status } from "../../domain/sites/site.ts";
import { statusWords } from "../content/sites.ts";
import { UntilFirstVisit } from "./until-first-visit.tsx";

/** A hollow mark until visits come, a full one from then on: the shape says it, not the color alone. */
const looks: Readonly<Record<Status, { tone: string; fill: string }>> = {
  pending: { tone: "text-muted", fill: "none" },
  connected: { tone: "text-jade", fill: "currentColor" },
  protected: { tone: "text-jade", fill: "currentColor" },
};

interface StatusMarkProps {
  status: Status;
  note?: string;
  /** On a page about the site, which may hear of its first visit. */
  isLive?: boolean;
}

/** How far a site is connected: a mark and the word. */
export function StatusMark({ status, note, isLive = false }: StatusMarkProps) {
  if (status !== "pending" || !isLive) return <Mark status={status} note={note} />;
  return (
    <UntilFirstVisit then={<Mark status="connected" note={note} />}>
      <Mark status={status} note={note} />
    </UntilFirstVisit>
  );
}

function Mark({ status, note }: { status: Status; note: string | undefined }) {
  const { tone, fill } = looks[status];
  return (
    <span className={`inline-flex items-center gap-x-1.5 whitespace-nowrap ${tone}`}>
      <span className="inline-flex items-center gap-1.5">
        <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0">
          <circle cx="5" cy="5" r="4" fill={fill} stroke="currentColor" strokeWidth="1.5" />
        </svg>
        {statusWords[useLanguage()][status]}
      </span>
      {note && (
        <span data-note="" className="inline-flex gap-1.5">
          <span aria-hidden="true" className="text-faint">
            ·
          </span>
          <span className="text-muted">{note}</span>
        </span>
      )}
    </span>
  );
}
