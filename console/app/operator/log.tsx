import type { BooksCopy } from "../content/operator.ts";
import type { logRow } from "./books-data.ts";

interface LogProps {
  copy: BooksCopy["log"];
  changes: readonly ReturnType<typeof logRow>[];
}

/** Who did what, and when. */
export function Log({ copy, changes }: LogProps) {
  if (changes.length === 0) return <p className="text-muted">{copy.none}</p>;
  return (
    <ol aria-label={copy.caption} className="border-line-soft border-b">
      {changes.map(({ at, by, what }, place) => (
        <li
          // Rows are only looked at.
          key={String(place)}
          className="rule-dotted grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[15rem_minmax(0,1fr)] sm:items-baseline"
        >
          <span className="figures text-faint text-label">{at}</span>
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{by}</span> {what}
          </span>
        </li>
      ))}
    </ol>
  );
}
