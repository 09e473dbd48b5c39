import type { Action, Command, Values } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import type { OperatorContext } from "./operator.ts";
import { columns, json, print } from "./print.ts";

export const bills: Command<OperatorContext> = {
  usage: "bills [list | show <number> | paid <number>]",
  summary: "What companies owe for months that were closed; say that one is paid",
  options: { json },
  maxOperands: 2,
  prepare(values, task = "list", number) {
    if (task === "list") return list(values);
    if (task !== "show" && task !== "paid") throw new UsageError(`bills does not take “${task}”.`);
    if (number === undefined || !/^20\d\d-[1-9]\d{0,6}$/.test(number)) {
      throw new UsageError(`bills ${task} takes the number of a bill, such as 2026-7.`);
    }
    return task === "show" ? show(number) : paid(values, number);
  },
};

function list({ json: asJson }: Values): Action<OperatorContext> {
  return async ({ bills: kept }, terminal) => {
    const entries = (await kept.list()).map(({ document, paidAt }) => ({ ...document, paidAt }));
    print(terminal, asJson, entries, (bill) =>
      columns(
        bill.number.padEnd(8),
        bill.month,
        (bill.paidAt === undefined
          ? "unpaid"
          : bill.due === "0"
            ? "nothing due"
            : `paid ${bill.paidAt.slice(0, 10)}`
        ).padEnd(15),
        `${bill.due} ${bill.currency}`.padStart(14),
        `${bill.visits} visits`,
        bill.company,
      ),
    );
    return "done";
  };
}

/** Whole, as it was frozen, for whoever writes the invoice. */
function show(number: string): Action<OperatorContext> {
  return async ({ bills: kept }, terminal) => {
    const bill = (await kept.list()).find(({ document }) => document.number === number);
    if (bill === undefined) {
      terminal.err.write("There is no bill with this number.\n");
      return "failed";
    }
    print(terminal, true, { ...bill.document, paidAt: bill.paidAt }, () => "");
    return "done";
  };
}

function paid(values: Values, number: string): Action<OperatorContext> {
  return async ({ bills: kept }, terminal) => {
    const outcome = await kept.markPaid(number);
    if (outcome !== "paid") {
      terminal.err.write(
        outcome === "repeated" ? "This bill is paid already.\n" : "There is no bill with this number.\n",
      );
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
