import { millionths } from "../rules/money.ts";
import { type Leg, sharesOf } from "./books.ts";

/** What visits under an agreement came to, too much or too little, in its currency. */
export interface CorrectedAmount {
  agreement: string;
  workspace: string;
  currency: string;
  /** Above zero, as it is typed. */
  amount: string;
  direction: "more" | "less";
}

/** The same shares as of visits, the other way round where it was too much. */
export function correctionLegs({
  agreement,
  workspace,
  currency,
  amount,
  direction,
}: CorrectedAmount): Leg[] {
  const gross = millionths(amount);
  const { share, fee } = sharesOf(gross);
  const sign = direction === "more" ? 1n : -1n;
  return [
    { account: { kind: "receivable", agreement, currency }, amount: sign * gross },
    { account: { kind: "share", agreement, workspace, currency }, amount: -sign * share },
    { account: { kind: "fee", agreement, currency }, amount: -sign * fee },
  ];
}

/** What was counted of visits under an agreement, and how much of it was taken back before. */
export interface CountedVisits {
  agreement: string;
  workspace: string;
  currency: string;
  visits: number;
  /** In millionths, before anything was taken back. */
  gross: bigint;
  fee: bigint;
  /** Of these visits. */
  takenBack: number;
}

/**
 * Takes visits back at the price at which they were counted. Of the fee it is each time the part of the whole up to then less
 * the part before: whoever takes all of them back, at once or bit by bit, leaves nothing, and no millionth too little.
 */
export function visitCorrectionLegs(counted: CountedVisits, visits: number): Leg[] {
  const { agreement, workspace, currency, takenBack } = counted;
  const partOf = (whole: bigint) => {
    const upTo = (count: number) => (whole * BigInt(count)) / BigInt(counted.visits);
    return upTo(takenBack + visits) - upTo(takenBack);
  };
  const [gross, fee] = [partOf(counted.gross), partOf(counted.fee)];
  return [
    { account: { kind: "receivable", agreement, currency }, amount: -gross },
    { account: { kind: "share", agreement, workspace, currency }, amount: gross - fee },
    { account: { kind: "fee", agreement, currency }, amount: fee },
  ];
}

/**
 * A bill that a company will not pay: its publishers are not owed their shares of that month any more, and what the
 * operator was owed beside is lost.
 */
export function writeOffLegs(
  { agreement, currency, due }: { agreement: string; currency: string; due: bigint },
  shares: ReadonlyMap<string, bigint>,
): Leg[] {
  const lost = [...shares.values()].reduce((left, share) => left - share, due);
  return [
    { account: { kind: "receivable", agreement, currency } as const, amount: -due },
    ...[...shares].map(([workspace, amount]) => ({
      account: { kind: "share", agreement, workspace, currency } as const,
      amount,
    })),
    { account: { kind: "bad-debt", agreement, currency } as const, amount: lost },
  ].filter(({ amount }) => amount !== 0n);
}

export const noteLength = 200;

/** Why, as publishers read it on their statements. Undefined for none, and for one that is too long. */
export function typedNote(text: string): string | undefined {
  const note = text.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return note === "" || note.length > noteLength ? undefined : note;
}

/** What tells a correction from others, in the operator's own papers. */
export function isReference(text: string): boolean {
  return /^[\w./-]{1,80}$/.test(text);
}
