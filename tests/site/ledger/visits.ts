import type { LedgerEntry } from "../../../site/domain/ledger/ledger.ts";

export function entry(details: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    day: "2026-11-16",
    crawler: "GPTBot",
    identity: "verified",
    decision: "charge",
    status: "402",
    pages: "home",
    visits: 1,
    ...details,
  };
}

/** One visit under a name, and its status. */
export async function visitAs(userAgent: string, address: string): Promise<number> {
  const response = await fetch(address, { headers: { "user-agent": userAgent }, redirect: "manual" });
  await response.arrayBuffer();
  return response.status;
}
