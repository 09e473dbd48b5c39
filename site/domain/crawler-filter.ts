import { type Purpose, purposes, type Status, statuses, type VerificationMethod } from "@octroi/crawlers";

/** What the directory's table knows of a crawler. */
export interface Listed {
  token: string;
  aliases: readonly string[];
  operator: string | null;
  purpose: Purpose;
  status: Status;
  verification: readonly VerificationMethod[];
  commonWord: boolean;
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

/** The same filter as the query of an address, with its question mark; nothing when there is no filter. */
export function queryOf(filter: Filter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""));
  return query.size === 0 ? "" : `?${query}`;
}

export function isMatch(crawler: Listed, filter: Filter): boolean {
  return (
    (filter.purpose === "" || crawler.purpose === filter.purpose) &&
    (filter.operator === "" || crawler.operator === filter.operator) &&
    (filter.status === "" || crawler.status === filter.status) &&
    (filter.verifiable === "" || crawler.verification.length > 0 === (filter.verifiable === "yes")) &&
    isNamed(crawler, filter.q)
  );
}

/** Every word stands in its names or its operator's; or what was typed is a header that names it. */
function isNamed(crawler: Listed, typed: string): boolean {
  const sought = plain(typed).trim();
  if (sought === "") return true;
  const names = [crawler.token, ...crawler.aliases].map(plain);
  const known = [...names, plain(crawler.operator ?? "")].join(" ");
  if (sought.split(/\s+/).every((word) => known.includes(word))) return true;
  return !crawler.commonWord && names.some((name) => isWordOf(name, sought));
}

function isWordOf(name: string, header: string): boolean {
  const parts = header.split(name);
  return parts
    .slice(1)
    .some((after, at) => !/[a-z0-9_.-]$/.test(parts[at] ?? "") && !/^[a-z0-9_.-]/.test(after));
}

/** Without case and accents: nobody types “Cốc Cốc”. */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
