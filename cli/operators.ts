import type { Action, Command, Values } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import { emailOf } from "./accounts.ts";
import type { OperatorContext } from "./operator.ts";
import { columns, json, print } from "./print.ts";

export const operators: Command<OperatorContext> = {
  usage: "operators [list | add <email> | remove <email>]",
  summary: "Who keeps the books on the console’s own pages, beside these commands",
  options: { json },
  maxOperands: 2,
  prepare(values, task = "list", typed) {
    if (task === "list") return list(values);
    if (task === "add") return add(values, emailOf(typed, "operators add"));
    if (task === "remove") return remove(values, emailOf(typed, "operators remove"));
    throw new UsageError(`operators does not take “${task}”.`);
  },
};

function list({ json: asJson }: Values): Action<OperatorContext> {
  return async (store, terminal) => {
    print(terminal, asJson, await store.operators.list(), ({ email, name, since }) =>
      columns(since.slice(0, 10), email, name),
    );
    return "done";
  };
}

function add(values: Values, email: string): Action<OperatorContext> {
  return async (store, terminal) => {
    const outcome = await store.operators.add(email);
    if (outcome === "unknown") {
      terminal.err.write("Nobody has an account with this address: they sign up first.\n");
      return "failed";
    }
    const address = new URL("/operator", store.consoleUrl).href;
    print(terminal, values["json"], { email, outcome, address }, () =>
      outcome === "added"
        ? `${email} keeps the books, at ${address}.`
        : `${email} keeps the books already, at ${address}.`,
    );
    return "done";
  };
}

function remove(values: Values, email: string): Action<OperatorContext> {
  return async (store, terminal) => {
    const outcome = await store.operators.remove(email);
    if (outcome === "unknown") {
      terminal.err.write("Nobody with this address is an operator.\n");
      return "failed";
    }
    print(terminal, values["json"], { email, outcome }, () => `${email} is no longer an operator.`);
    return "done";
  };
}
