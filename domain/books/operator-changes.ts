/** What whoever keeps the books does, by a page or by a command. Each kind has its sentence in both languages. */
export const operatorChangeKinds = [
  "agreement-added",
  "agreement-ended",
  "bill-paid",
  "bill-written-off",
  "payout-file-made",
  "payout-file-sent",
  "payout-file-withdrawn",
  "payout-returned",
  "correction-entered",
] as const;
export type OperatorChangeKind = (typeof operatorChangeKinds)[number];

export interface OperatorChange {
  at: string;
  /** Whose name or address; null of a command, undefined where their account is gone. */
  by: string | null | undefined;
  kind: OperatorChangeKind;
  /** A company, the number of a bill or of a file, the reference of a transfer. */
  subject: string;
}
