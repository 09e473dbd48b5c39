import type { Action, Command, Values } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import type { OperatorContext } from "./operator.ts";
import { columns, json, print } from "./print.ts";

export const companies: Command<OperatorContext> = {
  usage: "companies [block <id> | unblock <id>]",
  summary: "Accounts of companies at the market; block one, let it in again",
  options: {
    limit: { type: "string", help: "--limit <count>      so many (50), the latest first" },
    after: { type: "string", help: "--after <id>         those that are older than this one" },
    json,
  },
  maxOperands: 2,
  prepare(values, task, id) {
    if (task === undefined) return list(values);
    if (task !== "block" && task !== "unblock") throw new UsageError(`companies does not take “${task}”.`);
    if (id === undefined) {
      throw new UsageError(`companies ${task} takes the id of an account, as \`companies\` lists it.`);
    }
    return change(task, id, values);
  },
};

function list({ limit = "50", after, json: asJson }: Values): Action<OperatorContext> {
  const most = Number(limit);
  if (!/^\d{1,4}$/.test(String(limit)) || most < 1)
    throw new UsageError("--limit takes a number from 1 to 9999.");
  return async (store, terminal) => {
    const last = after === undefined ? undefined : await store.companies.find(String(after));
    if (after !== undefined && last === undefined) return unknown(terminal);
    const found = await store.companies.list({ limit: most, after: last });
    print(terminal, asJson, found, (company) =>
      columns(
        company.id,
        company.createdAt.slice(0, 10),
        (company.blockedAt === undefined ? "" : "blocked").padEnd(7),
        company.origin ?? company.domain,
        company.name,
        company.email,
      ),
    );
    return "done";
  };
}

function change(task: "block" | "unblock", id: string, { json: asJson }: Values): Action<OperatorContext> {
  return async (store, terminal) => {
    const outcome = await store.companies[task](id);
    if (outcome === "unknown") return unknown(terminal);
    print(terminal, asJson, { id, outcome }, () => sentences[outcome]);
    return "done";
  };
}

const sentences = {
  blocked: "It neither buys nor reads from now on. Gates learn of it within a minute.",
  unblocked: "It buys and reads again. Gates learn of it within a minute.",
  repeated: "It was so already.",
};

function unknown({ err }: Parameters<Action<OperatorContext>>[1]): "failed" {
  err.write("There is no account with this id.\n");
  return "failed";
}
