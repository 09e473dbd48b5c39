import type { VisitsCopy } from "../content/visits.ts";
import { linkClass } from "../layout/link.ts";

export type FileAddresses = Partial<Record<"csv" | "json", string>>;

interface FileLinksProps {
  files: FileAddresses;
  copy: VisitsCopy["files"];
  /** What can be done with the figures: days of access logs are added and removed, the overview is shared. */
  ways: readonly { to: string; label: string }[];
}

/** The same figures for programs and spreadsheets. */
export function FileLinks({ files, copy, ways }: FileLinksProps) {
  return (
    <p className="mt-10 flex flex-wrap gap-x-5 gap-y-1 border-line-soft border-t pt-4 text-sm empty:hidden print:hidden">
      {(["csv", "json"] as const).map(
        (kind) =>
          files[kind] && (
            <a key={kind} href={files[kind]} download className={`py-1 ${linkClass}`}>
              {copy[kind]}
            </a>
          ),
      )}
      {ways.map(({ to, label }, place) => (
        <a key={to} href={to} className={`${place === 0 ? "ml-auto" : ""} py-1 ${linkClass}`}>
          {label}
        </a>
      ))}
    </p>
  );
}
