import type { Action, Command, Values } from "@octroi/database/cli/program";
import { CommandError, UsageError } from "@octroi/database/cli/usage";
import { closesOn } from "../domain/books/closing.ts";
import { ClockDoubted } from "../store/books/open-months.ts";
import type { OperatorContext } from "./operator.ts";
import { columns, json, print } from "./print.ts";

export const month: Command<OperatorContext> = {
  usage: "month [list | close [--yes]]",
  summary: "Which months of the books are closed; close those that are over",
  options: {
    yes: { type: "boolean", help: "--yes                close: several months after weeks without visits" },
    json,
  },
  maxOperands: 1,
  prepare(values, task = "list") {
    if (task === "list") return list(values);
    if (task === "close") return close(values);
    throw new UsageError(`month does not take “${task}”.`);
  },
};

function list({ json: asJson }: Values): Action<OperatorContext> {
  return async ({ books }, terminal) => {
    print(terminal, asJson, await books.closedMonths(), ({ month, closedAt, isStated }) =>
      columns(
        month,
        `closed ${closedAt.slice(0, 16).replace("T", " ")} UTC`,
        isStated ? "statements and bills written" : "statements and bills under way",
      ),
    );
    return "done";
  };
}

/** What the server does within the hour. */
function close({ yes, json: asJson }: Values): Action<OperatorContext> {
  return async ({ books }, terminal) => {
    const open = await books.openMonth();
    const closed = await books.closeMonths({ isSure: yes === true }).catch((error: unknown) => {
      throw error instanceof ClockDoubted ? new CommandError(sentenceOf(error)) : error;
    });
    if (closed.length === 0) {
      terminal.err.write(
        open === undefined
          ? "Nothing was ever posted: there is no month to close.\n"
          : `${open} can be closed from ${closesOn(open)} on, in UTC.\n`,
      );
      return "failed";
    }
    print(
      terminal,
      asJson,
      closed.map((month) => ({ month })),
      (one) => `${one.month} is closed.`,
    );
    return "done";
  };
}

function sentenceOf({ months: { from, to, lastVisit } }: ClockDoubted): string {
  return `By this machine’s clock ${from} to ${to} are over, but the last visit was on ${lastVisit}. If the clock is right: month close --yes.`;
}
