import type { StandingCopy } from "../content/standing.ts";
import type { StandingWords } from "../standing-words.ts";
import { ExternalLink } from "./page-link.tsx";

/** Who is known to heed a file and how far it is settled, with where and when that was read. */
export function Standing({ copy, standing }: { copy: StandingCopy; standing: StandingWords }) {
  return (
    <>
      {standing.honoredBy}. <span className="text-muted">{standing.status}</span>{" "}
      <ExternalLink href={standing.source} className="text-jade underline underline-offset-4">
        ({copy.source} {standing.date})
      </ExternalLink>
    </>
  );
}
