import { type Purpose, purposes, type Status, statuses, type VerificationMethod } from "@octroi/crawlers";
import { identifyAmong } from "@octroi/crawlers/identify";
import { defaultOrder, type SortOrder, sortParameter } from "./sort.ts";

/** What the directory's table knows of a crawler. */
export interface Listed {
  token: string;
  aliases: readonly string[];
  robotsToken: string | null;
  operator: string | null;
  purpose: Purpose;
  status: Status;
  verification: readonly VerificationMethod[];
  commonWord: boolean;
  inHeaders: boolean;
  namesakeHosts: readonly string[];
}

export const verifiabilities = ["yes", "no"] as const;
export type Verifiability = (typeof verifiabilities)[number];

/** An empty string asks for nothing. */
export interface Filter {
  /** A name, an operator, or a whole User-Agent header. */
  q: string;
  purpose: Purpose | "";
  operator: string;
  status: Status | "";
  verifiable: Verifiability | "";
}

export const noFilter: Filter = { q: "", purpose: "", operator: "", status: "", verifiable: "" };

export function isFiltering(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== "");
}

/** From the query of an address: what it does not understand, it leaves out. */
export function filterFrom(query: URLSearchParams): Filter {
  const read = (name: keyof Filter) => query.get(name) ?? "";
  return {
    q: read("q").slice(0, 500),
    purpose: oneOf(purposes, read("purpose")),
    operator: read("operator").slice(0, 100),
    status: oneOf(statuses, read("status")),
    verifiable: oneOf(verifiabilities, read("verifiable")),
  };
}

function oneOf<Id extends string>(ids: readonly Id[], value: string): Id | "" {
  return ids.find((id) => id === value) ?? "";
}

/** A filter and an order as the query of an address, with its question mark; nothing where both are the default. */
export function queryOf(filter: Filter, order: SortOrder = defaultOrder): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""));
  if (order !== defaultOrder) query.set(sortParameter, order);
  return query.size === 0 ? "" : `?${query}`;
}

/** Finds, among these crawlers, those that a filter asks for. */
export function directorySearch<Row extends Listed>(rows: readonly Row[]): (filter: Filter) => Row[] {
  const claimedBy = identifyAmong(rows);
  return (filter) => {
    const searchWords = withoutAccents(filter.q).trim().split(/\s+/);
    const claimed = claimedBy(filter.q.trim());
    return rows.filter(
      (row) =>
        isListedUnder(filter, row) &&
        (row === claimed || searchWords.every((word) => matchesWord(row, word))),
    );
  };
}

function isListedUnder(filter: Filter, { purpose, operator, status, verification }: Listed): boolean {
  return (
    (filter.purpose === "" || purpose === filter.purpose) &&
    (filter.operator === "" || operator === filter.operator) &&
    (filter.status === "" || status === filter.status) &&
    (filter.verifiable === "" || verification.length > 0 === (filter.verifiable === "yes"))
  );
}

/** A word of a name, or of its operator's. */
function matchesWord({ token, aliases, operator }: Listed, word: string): boolean {
  return withoutAccents([token, ...aliases, operator ?? ""].join(" ")).includes(word);
}

/** Without case and accents: nobody types “Cốc Cốc”. */
function withoutAccents(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
