import type { Action, Command, Values } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import { noteLength, typedNote } from "../domain/books/correction.ts";
import type { Bill, BillRefusal } from "../store/books/bills.ts";
import type { OperatorContext } from "./operator.ts";
import { columns, counted, json, print } from "./print.ts";

export const bills: Command<OperatorContext> = {
  usage: "bills [list | show <number> | paid <number> | write-off <number>]",
  summary: "What companies owe for months that were closed; say that one is paid, or never will be",
  options: {
    note: { type: "string", help: "--note <text>        write-off: why, as publishers read it" },
    json,
  },
  maxOperands: 2,
  prepare(values, task = "list", number) {
    if (task === "list") return list(values);
    if (task !== "show" && task !== "paid" && task !== "write-off")
      throw new UsageError(`bills does not take “${task}”.`);
    if (number === undefined || !/^20\d\d-[1-9]\d{0,6}$/.test(number)) {
      throw new UsageError(`bills ${task} takes the number of a bill, such as 2026-7.`);
    }
    if (task === "write-off") return writeOff(values, number);
    return task === "show" ? show(number) : paid(values, number);
  },
};

function list({ json: asJson }: Values): Action<OperatorContext> {
  return async ({ bills: kept }, terminal) => {
    const entries = (await kept.list()).map(({ document, paidAt, writtenOffAt }) => ({
      ...document,
      paidAt,
      writtenOffAt,
    }));
    print(terminal, asJson, entries, (bill) =>
      columns(
        bill.number.padEnd(8),
        bill.month,
        stateOf(bill).padEnd(15),
        `${bill.due} ${bill.currency}`.padStart(14),
        counted(bill.visits, "visit"),
        bill.company,
      ),
    );
    return "done";
  };
}

function stateOf({ paidAt, writtenOffAt, due }: Pick<Bill, "paidAt" | "writtenOffAt"> & { due: string }) {
  if (writtenOffAt !== undefined) return `off ${writtenOffAt.slice(0, 10)}`;
  if (paidAt === undefined) return "unpaid";
  return due === "0" ? "nothing due" : `paid ${paidAt.slice(0, 10)}`;
}

/** Whole, as it was frozen, for whoever writes the invoice. */
function show(number: string): Action<OperatorContext> {
  return async ({ bills: kept }, terminal) => {
    const bill = (await kept.list()).find(({ document }) => document.number === number);
    if (bill === undefined) {
      terminal.err.write("There is no bill with this number.\n");
      return "failed";
    }
    print(
      terminal,
      true,
      { ...bill.document, paidAt: bill.paidAt, writtenOffAt: bill.writtenOffAt },
      () => "",
    );
    return "done";
  };
}

function paid(values: Values, number: string): Action<OperatorContext> {
  return async ({ bills: kept }, terminal) => {
    const outcome = await kept.markPaid(number);
    if (outcome !== "paid") {
      terminal.err.write(`${refusals[outcome]}\n`);
      return "failed";
    }
    print(
      terminal,
      values["json"],
      { number, outcome },
      () => `Bill ${number} is paid. What publishers get of it leaves with the next payouts.`,
    );
    return "done";
  };
}

const refusals: Readonly<Record<BillRefusal, string>> = {
  repeated: "This bill is paid already.",
  "written-off-before": "This bill was written off.",
  unknown: "There is no bill with this number.",
};

function writeOff(values: Values, number: string): Action<OperatorContext> {
  const note = typedNote(String(values["note"] ?? ""));
  if (note === undefined) {
    throw new UsageError(
      `bills write-off takes --note, of ${noteLength} characters at most: publishers read it.`,
    );
  }
  return async ({ bills: kept }, terminal) => {
    const outcome = await kept.writeOff(number, note);
    if (outcome !== "written-off") {
      terminal.err.write(`${refusals[outcome]}\n`);
      return "failed";
    }
    print(
      terminal,
      values["json"],
      { number, outcome },
      () =>
        `Bill ${number} is written off. What publishers would have got of it is a correction on their statements.`,
    );
    return "done";
  };
}
