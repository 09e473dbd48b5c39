import { useLanguage } from "@octroi/ui/page/page-data";
import { hasCome, type SiteStanding } from "../../../domain/sites/site-standing.ts";
import { standingWords } from "../content/sites.ts";
import { UntilFirstVisit } from "./until-first-visit.tsx";

interface StatusMarkProps extends SiteStanding {
  note?: string;
  /** On a page about the site, which may hear of its first visit. */
  isLive?: boolean;
}

/** How a site stands: a mark and the word. */
export function StatusMark({ isLive = false, ...standing }: StatusMarkProps) {
  if (standing.state !== "waiting" || !isLive) return <Mark {...standing} />;
  return (
    <UntilFirstVisit then={<Mark {...standing} state="counting" />}>
      <Mark {...standing} />
    </UntilFirstVisit>
  );
}

/** Hollow until visits come, full from then on: the shape says it, not the color alone. */
function Mark({ note, ...standing }: Omit<StatusMarkProps, "isLive">) {
  const words = standingWords[useLanguage()];
  const isHere = hasCome(standing);
  const isInDoubt = isHere && standing.isUnproven;
  return (
    <span
      className={`inline-flex max-w-full flex-wrap items-center gap-x-1.5 whitespace-nowrap ${isHere ? "text-jade" : "text-muted"}`}
    >
      <span className="inline-flex min-w-0 max-w-full items-center gap-1.5">
        <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0">
          <circle
            cx="5"
            cy="5"
            r="4"
            fill={isHere ? "currentColor" : "none"}
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
        <span className="truncate">{isInDoubt ? `${words[standing.state]},` : words[standing.state]}</span>
      </span>
      {isInDoubt && (
        <span data-unproven="" className="max-w-full truncate text-text">
          {words.unproven}
        </span>
      )}
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
