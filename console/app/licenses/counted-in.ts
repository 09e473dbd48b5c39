import type { Correction } from "../../../domain/books/statement.ts";

/** Where and when visits were counted that a correction takes back: `October 2026, news.example.com`. */
export function countedIn(
  { visits }: Pick<Correction, "visits">,
  { month, removedSite }: { month: (month: string) => string; removedSite: string },
): string {
  return visits === undefined ? "—" : `${month(visits.month)}, ${visits.domain ?? removedSite}`;
}
