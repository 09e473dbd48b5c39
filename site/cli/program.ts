import type { Writable } from "node:stream";
import type { Store } from "../store/store.ts";

export interface Terminal {
  out: Writable;
  err: Writable & { isTTY?: boolean };
  /** Where it was typed. */
  folder: string;
}

export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** The commands over one part of the store. */
export interface Program {
  /** As npm runs it. */
  name: "waitlist" | "ledger";
  /** What `DATABASE_URL` leads to. */
  keeps: string;
  commands: Readonly<Record<string, Command>>;
}

export interface Command {
  usage: string;
  summary: string;
  /** A line for each option, as the help shows it. */
  options: Record<string, { type: "string" | "boolean"; help: string }>;
  /** What it takes beside options: nothing, unless it says so. */
  operand?: "email" | "file";
  /** Reads what was typed before anything is opened, and returns what to do. */
  prepare(values: Values, operand?: string): Action;
}

/** Done, or could not do what was asked. */
type CommandResult = "done" | "failed";
export type Action = (
  store: Pick<Store, "waitlist" | "outbox" | "ledger" | "copyTo">,
  terminal: Terminal,
  now: Date,
) => Promise<CommandResult>;
