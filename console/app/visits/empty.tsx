import type { VisitsCopy } from "../content/visits.ts";
import { linkClass } from "../layout/link.ts";

interface EmptyProps {
  text: string;
  /** Where a sample is; undefined for a site that has had visits. */
  sample: string | undefined;
  copy: VisitsCopy["sample"];
}

/** In place of a table without rows. */
export function Empty({ text, sample, copy }: EmptyProps) {
  return (
    <p className="mt-8 text-muted">
      {text}{" "}
      {sample && (
        <a href={sample} className={linkClass}>
          {copy.look}
        </a>
      )}
    </p>
  );
}
