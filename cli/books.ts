import type { Action, Command, Values } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import { isReference, noteLength, typedNote } from "../domain/books/correction.ts";
import { millionths } from "../domain/rules/money.ts";
import type { NewCorrection } from "../store/books/corrections.ts";
import type { OperatorContext } from "./operator.ts";
import { json, print } from "./print.ts";

export const books: Command<OperatorContext> = {
  usage: "books correct <reference>",
  summary: "Correct what visits under an agreement came to, in the month in which the mistake is found",
  options: {
    agreement: { type: "string", help: "--agreement <id>     as `agreements` lists it" },
    workspace: { type: "string", help: "--workspace <id>     the publisher’s, as `accounts` lists it" },
    less: { type: "string", help: "--less <amount>      it was too much by this: 12.50, before shares" },
    more: { type: "string", help: "--more <amount>      it was too little by this" },
    note: { type: "string", help: "--note <text>        why, as the publisher reads it" },
    json,
  },
  maxOperands: 2,
  prepare(values, task, reference = "") {
    if (task !== "correct") throw new UsageError("books takes “correct”, and a reference of yours.");
    if (!isReference(reference)) {
      throw new UsageError(
        "books correct takes a reference of yours, of letters, digits and ./_-: the same is corrected once.",
      );
    }
    return correct(values, reference);
  },
};

function correct(values: Values, reference: string): Action<OperatorContext> {
  const correction = { reference, ...typedCorrection(values) };
  return async ({ books: kept }, terminal) => {
    const result = await kept.correct(correction);
    if (result.outcome !== "corrected") {
      terminal.err.write(`${refusals[result.outcome]}\n`);
      return "failed";
    }
    const { amount, direction, workspace } = correction;
    print(
      terminal,
      values["json"],
      { ...correction, currency: result.currency, month: result.month },
      (one) =>
        `${direction === "less" ? "-" : "+"}${amount} ${one.currency} in ${one.month}, on the bill, and the publisher’s part of it on the statement of ${workspace}.`,
    );
    return "done";
  };
}

const refusals = {
  repeated: "There is a correction with this reference, and it stays as it is.",
  "no-agreement": "There is no agreement with this id.",
  "no-share": "Nothing was ever earned under this agreement by this workspace.",
} as const;

function typedCorrection(values: Values): Omit<NewCorrection, "reference"> {
  const text = (name: string) => (values[name] === undefined ? undefined : String(values[name]));
  const [agreement, workspace, less, more] = ["agreement", "workspace", "less", "more"].map(text);
  if (agreement === undefined || workspace === undefined) {
    throw new UsageError("books correct takes --agreement and --workspace.");
  }
  if ((less === undefined) === (more === undefined)) {
    throw new UsageError("books correct takes either --less or --more, with an amount such as 12.50.");
  }
  const amount = less ?? more ?? "";
  if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(amount) || millionths(amount) === 0n) {
    throw new UsageError("An amount is above zero, with six decimals at most, such as 12.50.");
  }
  const note = typedNote(text("note") ?? "");
  if (note === undefined) {
    throw new UsageError(
      `books correct takes --note, of ${noteLength} characters at most: publishers read it.`,
    );
  }
  return { agreement, workspace, amount, direction: less === undefined ? "more" : "less", note };
}
