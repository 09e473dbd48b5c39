import type { Action, Command, Values } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import { isMonth } from "../domain/books/closing.ts";
import { isReference, noteLength, typedNote } from "../domain/books/correction.ts";
import { decimal } from "../domain/books/statement.ts";
import { millionths } from "../domain/rules/money.ts";
import type {
  NewCorrection,
  NewVisitCorrection,
  VisitCorrectionOutcome,
} from "../store/books/corrections.ts";
import type { OperatorContext } from "./operator.ts";
import { counted, json, print } from "./print.ts";

export const books: Command<OperatorContext> = {
  usage: "books correct <reference>",
  summary: "Correct what visits under an agreement came to, in the month in which the mistake is found",
  options: {
    visits: {
      type: "string",
      help: "--visits <number>    this many of a closed month were counted too often",
    },
    month: { type: "string", help: "--month <month>      --visits: in which month, such as 2026-10" },
    license: { type: "string", help: "--license <id>       --visits: under which license" },
    agreement: {
      type: "string",
      help: "--agreement <id>     or under which agreement, as `agreements` lists it",
    },
    site: {
      type: "string",
      help: "--site <domain>      --visits: and of which site, as `bills show` has it, or its id",
    },
    workspace: {
      type: "string",
      help: "--workspace <id>     an amount: the publisher’s, as `accounts` lists it",
    },
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
    const text = textsOf(values);
    const isOfVisits = text("visits") !== undefined;
    const [alone, none] = isOfVisits
      ? ["--visits", (["workspace", "less", "more"] as const).find((name) => text(name) !== undefined)]
      : ["an amount", (["month", "license", "site"] as const).find((name) => text(name) !== undefined)];
    if (none !== undefined) throw new UsageError(`books correct with ${alone} takes no --${none}.`);
    return isOfVisits ? correctVisits(values, reference) : correct(values, reference);
  },
};

function textsOf(values: Values) {
  return (name: string) => (values[name] === undefined ? undefined : String(values[name]));
}

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

function correctVisits(values: Values, reference: string): Action<OperatorContext> {
  const correction = { reference, ...typedVisits(values) };
  return async ({ books: kept }, terminal) => {
    const result = await kept.correctVisits(correction);
    if (result.outcome !== "corrected") {
      terminal.err.write(`${refusalOf(result, correction.month)}\n`);
      return "failed";
    }
    const { month, license, site, agreement, workspace, currency, gross, share } = result;
    print(
      terminal,
      values["json"],
      {
        ...{ reference, license, site, agreement, workspace, visits: -correction.count },
        ...{ ofMonth: correction.month, amount: `-${decimal(gross)}`, share: `-${decimal(share)}`, currency },
        ...{ month, note: correction.note },
      },
      (one) =>
        `${counted(one.visits, "visit")} of ${one.ofMonth}, ${one.amount} ${currency} in ${month}, on the bill, and ${one.share} ${currency} of it on the statement of ${workspace}.`,
    );
    return "done";
  };
}

const refusals = {
  repeated: "There is a correction with this reference, and it stays as it is.",
  "no-agreement": "There is no agreement with this id.",
  "no-share": "Nothing was ever earned under this agreement by this workspace.",
} as const;

function refusalOf(result: Exclude<VisitCorrectionOutcome, { outcome: "corrected" }>, month: string): string {
  switch (result.outcome) {
    case "repeated":
    case "no-agreement":
      return refusals[result.outcome];
    case "no-license":
      return "There is no license with this id.";
    case "no-site":
      return "There is no site with this domain or id.";
    case "not-closed":
      return `${month} is not closed: visits are corrected once their bill is written.`;
    case "no-visits":
      return `No visits under an agreement were counted for it in ${month}.`;
    case "written-off":
      return `The bill of ${month} was written off: nothing is owed for these visits.`;
    case "several":
      return `Visits were counted under ${result.licenses.length} licenses: say --license ${result.licenses.join(" or ")}.`;
    case "too-many":
      return result.left === 0
        ? `All visits of ${month} were taken back before.`
        : `No more than ${counted(result.left, "visit")} of ${month} can be taken back.`;
  }
}

function typedVisits(values: Values): Omit<NewVisitCorrection, "reference"> {
  const text = textsOf(values);
  const [count = "", month = "", license, agreement, site] = [
    ...["visits", "month", "license", "agreement", "site"],
  ].map(text);
  if (!/^[1-9]\d{0,8}$/.test(count)) {
    throw new UsageError("--visits takes a whole number above zero, such as 1200.");
  }
  if (!isMonth(month)) throw new UsageError("--month takes the month in which they were counted: 2026-10.");
  const note = noteIn(values);
  if (license !== undefined) {
    if (agreement !== undefined || site !== undefined) {
      throw new UsageError("books correct takes --license, or --agreement and --site.");
    }
    return { visits: { license }, month, count: Number(count), note };
  }
  if (agreement === undefined || site === undefined) {
    throw new UsageError("books correct takes --license, or --agreement and --site.");
  }
  return { visits: { agreement, site }, month, count: Number(count), note };
}

function typedCorrection(values: Values): Omit<NewCorrection, "reference"> {
  const text = textsOf(values);
  const [agreement, workspace, less, more] = ["agreement", "workspace", "less", "more"].map(text);
  if (agreement === undefined || workspace === undefined) {
    throw new UsageError("books correct takes --agreement and --workspace, or --visits.");
  }
  if ((less === undefined) === (more === undefined)) {
    throw new UsageError("books correct takes either --less or --more, with an amount such as 12.50.");
  }
  const amount = less ?? more ?? "";
  if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(amount) || millionths(amount) === 0n) {
    throw new UsageError("An amount is above zero, with six decimals at most, such as 12.50.");
  }
  const note = noteIn(values);
  return { agreement, workspace, amount, direction: less === undefined ? "more" : "less", note };
}

function noteIn(values: Values): string {
  const note = typedNote(String(values["note"] ?? ""));
  if (note !== undefined) return note;
  throw new UsageError(
    `books correct takes --note, of ${noteLength} characters at most: publishers read it.`,
  );
}
