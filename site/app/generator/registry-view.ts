import type { AiPurpose } from "@octroi/crawlers";
import type { Language } from "@octroi/ui/language/language";
import type { RegistryRow } from "./offered.ts";

export const registryColumns = ["token", "operator", "purpose", "robotsTxt", "cost", "evidence"] as const;
export type RegistryColumn = (typeof registryColumns)[number];

/** What an address ends with to lead to a crawler's row: `#crawler-gptbot`. */
export function rowId({ token }: RegistryRow): string {
  return `crawler-${token.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}

/** How a reader looks at the registry. */
export interface RegistryView {
  readonly query: string;
  readonly purpose: AiPurpose | "";
  /** `unknownOperator` for those whose operator nobody knows. */
  readonly operator: string;
  readonly column: RegistryColumn;
  readonly descending: boolean;
}

export const unknownOperator = "?";

export const wholeRegistry: RegistryView = {
  query: "",
  purpose: "",
  operator: "",
  column: "token",
  descending: false,
};

/** The rows that a view shows, in its order; rows that tie stay in alphabetical order, as they all came. */
export function rowsIn(
  rows: readonly RegistryRow[],
  view: RegistryView,
  purposes: Readonly<Record<AiPurpose, string>>,
  language: Language,
): readonly RegistryRow[] {
  // Most visitors never look at it otherwise, and to sort costs a phone a moment of the page's first second.
  if (view === wholeRegistry) return rows;
  const { compare } = new Intl.Collator(language, { sensitivity: "base", numeric: true });
  const key = (row: RegistryRow) =>
    view.column === "purpose" ? purposes[row.purpose] : (row[view.column] ?? "");
  const direction = view.descending ? -1 : 1;
  const query = view.query.trim().toLowerCase();
  return rows
    .filter((row) => view.purpose === "" || row.purpose === view.purpose)
    .filter((row) => view.operator === "" || (row.operator ?? unknownOperator) === view.operator)
    .filter((row) => `${row.token} ${row.operator ?? ""}`.toLowerCase().includes(query))
    .sort((a, b) => direction * compare(key(a), key(b)) || compare(a.token, b.token));
}

/** The operators that the rows name, in alphabetical order. */
export function operatorsIn(rows: readonly RegistryRow[], language: Language): string[] {
  const names = new Set(rows.map(({ operator }) => operator).filter((operator) => operator !== null));
  return [...names].sort(new Intl.Collator(language).compare);
}
