import type { VisitsCopy } from "../content/visits.ts";
import { linkLook } from "../layout/link.ts";

/** The same figures for programs and spreadsheets. */
export function FileLinks({
  files,
  copy,
  past,
}: {
  files: { csv: string; json: string };
  copy: VisitsCopy["files"];
  /** Where days of access logs are added and removed. */
  past: { to: string; label: string } | undefined;
}) {
  return (
    <p className="mt-10 flex flex-wrap gap-x-5 gap-y-1 border-line-soft border-t pt-4 text-sm">
      {(["csv", "json"] as const).map((kind) => (
        <a key={kind} href={files[kind]} download className={`py-1 ${linkLook}`}>
          {copy[kind]}
        </a>
      ))}
      {past && (
        <a href={past.to} className={`ml-auto py-1 ${linkLook}`}>
          {past.label}
        </a>
      )}
    </p>
  );
}
