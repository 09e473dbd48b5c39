import type { ColumnType } from "kysely";

/** As in the books: read with `cast(… as text)`. */
type Millionths = ColumnType<never, bigint, never>;

/** What is made of a month that was closed, and how it is paid. None of it refers to a workspace but its bank details. */
export interface StatementTables {
  /** Never changed, which a trigger sees to. */
  statement: {
    id: string;
    workspace: string;
    month: string;
    /** Of the month; with the number, what it is called. Numbers have no gaps. */
    year: number;
    number: number;
    /** JSON. */
    document: string;
  };
  bill: {
    id: string;
    agreement: string;
    month: string;
    year: number;
    number: number;
    /** JSON. */
    document: string;
    /** In whole coins of its currency. */
    due: Millionths;
    currency: string;
    paid_at: string | null;
  };
  /** Of which months everything is written. */
  stated_month: { month: string; at: string };
  bank_details: {
    workspace_id: string;
    /** Holder and account number, encrypted under the console's secret. */
    sealed: string;
    /** What pages show of the account number. */
    masked: string;
    changed_at: string;
  };
  /** What leaves for a bank in one go. */
  payout_file: {
    number: number;
    currency: string;
    created_at: string;
    sent_at: string | null;
    withdrawn_at: string | null;
  };
  payout: {
    file: number;
    workspace: string;
    amount: Millionths;
    masked: string;
    /** The bank details as they were when the file was made; none once the bank took it, or it was withdrawn. */
    sealed: string | null;
  };
}
