import type { Writable } from "node:stream";

export interface Terminal {
  out: Writable;
  err: Writable & { isTTY?: boolean };
  /** Where it was typed. */
  folder: string;
}

export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** An operator's commands over what an application keeps. */
export interface Program<Store extends AsyncDisposable> {
  /** As npm runs it. */
  name: string;
  /** Of the application. */
  version: string;
  /** What `variable` leads to. */
  keeps: string;
  /** The name of the variable that says where it is. */
  variable: string;
  /** Reads the settings, throwing where one is wrong, and returns what opens the store. */
  open(environment: Readonly<Record<string, string | undefined>>): () => Promise<Store>;
  /** By what is typed: a word, or its subject and a word. */
  commands: Readonly<Record<string, Command<Store>>>;
  /** What each subject is about. */
  subjects: Readonly<Record<string, string>>;
  /** Commands that the help names on one line, since they are used one after the other: by what that line says. */
  together?: Readonly<Record<string, readonly string[]>>;
}

export interface Command<Store> {
  usage: string;
  summary: string;
  /** A line for each option, as the help shows it. */
  options: Record<string, { type: "string" | "boolean"; help: string }>;
  /** How many words it takes beside options: none, unless it says so. */
  maxOperands?: number;
  /** Reads what was typed before anything is opened, and returns what to do. */
  prepare(values: Values, ...operands: string[]): Action<Store>;
}

/** Done, or could not do what was asked. */
type Outcome = "done" | "failed";
export type Action<Store> = (store: Store, terminal: Terminal, now: Date) => Promise<Outcome>;
