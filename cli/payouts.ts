import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Action, Command, Terminal, Values } from "@octroi/database/cli/program";
import { CommandError, UsageError } from "@octroi/database/cli/usage";
import { sepaVersions, sumOf } from "../domain/books/sepa.ts";
import { fixedTextOf } from "../domain/rules/money.ts";
import { coinsText, payoutCsv, payoutSepa, transfersOf } from "../server/operations/payout-file.ts";
import type { Payout, PayoutFile } from "../store/books/payouts.ts";
import type { OperatorContext } from "./operator.ts";
import { columns, json, print } from "./print.ts";

export const payouts: Command<OperatorContext> = {
  usage: "payouts [list | file <new file> | withdraw <number> | sent <number> | returned <reference>]",
  summary:
    "What publishers are owed; a file for the bank; withdraw it; say that the bank took it, or sent one back",
  options: {
    currency: { type: "string", help: "--currency <code>    file: EUR, unless given" },
    csv: { type: "boolean", help: "--csv                file: for spreadsheets, in place of SEPA’s" },
    pain: { type: "string", help: "--pain <version>     file: 03, for a bank that does not take 09" },
    json,
  },
  maxOperands: 2,
  prepare(values, task = "list", operand) {
    if (task === "list") return list(values);
    if (task === "file") return file(values, operand);
    if (task === "sent") return sent(values, operand);
    if (task === "withdraw") return withdraw(values, operand);
    if (task === "returned") return returned(values, operand);
    throw new UsageError(`payouts does not take “${task}”.`);
  },
};

function list({ json: asJson }: Values): Action<OperatorContext> {
  return async ({ payouts: kept, workspaces }, terminal) => {
    const due = (await kept.due()).map(({ workspace, currency, amount, state }) => ({
      workspace,
      currency,
      amount: fixedTextOf(amount),
      state: state as string,
      file: undefined as number | undefined,
    }));
    const left = (await kept.files()).flatMap((of) =>
      of.payouts.map((payout) => ({
        workspace: payout.workspace,
        currency: of.currency,
        amount: fixedTextOf(payout.amount),
        state: stateOf(of, payout),
        file: of.number,
      })),
    );
    const all = [...due, ...left];
    const names = new Map<string, string>();
    for (const { workspace } of all) {
      names.set(workspace, (await workspaces.find(workspace))?.name ?? "deleted");
    }
    const entries = all.map((one) => ({ ...one, name: names.get(one.workspace) ?? "" }));
    print(terminal, asJson, entries, (one) =>
      columns(
        `${one.amount} ${one.currency}`.padStart(18),
        one.state.padEnd(20),
        one.file === undefined ? "" : `file ${one.file}`,
        one.workspace,
        one.name,
      ),
    );
    return "done";
  };
}

function stateOf({ sentAt, withdrawnAt }: PayoutFile, { returnedAt }: Payout): string {
  if (returnedAt !== undefined) return `back ${returnedAt.slice(0, 10)}`;
  if (withdrawnAt !== undefined) return `withdrawn ${withdrawnAt.slice(0, 10)}`;
  return sentAt === undefined ? "in a file" : `sent ${sentAt.slice(0, 10)}`;
}

function file(values: Values, path: string | undefined): Action<OperatorContext> {
  if (path === undefined) throw new UsageError("payouts file takes the name of a new file.");
  const currency = String(values["currency"] ?? "EUR");
  if (!/^[A-Z]{3}$/.test(currency)) throw new UsageError("--currency takes a code, such as EUR.");
  const version = sepaVersions.find((one) => one === (values["pain"] ?? "09"));
  if (version === undefined) throw new UsageError("--pain takes 09 or 03.");
  const isCsv = values["csv"] === true;
  if (currency !== "EUR" && !isCsv) {
    throw new UsageError("SEPA moves euros alone: for another currency, add --csv.");
  }
  return async ({ payouts: kept, settings, secrets }, terminal) => {
    const { payer } = settings;
    if (!settings.payouts) throw new CommandError("Payouts are off: set PAYOUTS=on.");
    if (payer === undefined && !isCsv) {
      throw new CommandError("Set PAYOUT_HOLDER and PAYOUT_IBAN, or add --csv.");
    }
    const target = resolve(terminal.folder, path);
    if (existsSync(target)) throw new CommandError("There is such a file already, and it stays as it is.");
    if (!existsSync(dirname(target))) throw new CommandError(`There is no folder ${dirname(target)}.`);
    const derived = await secrets();
    const waiting = await kept.fileFor(currency);
    if (waiting === undefined) throw new CommandError(`Nothing in ${currency} can leave now.`);
    const transfers = transfersOf(waiting, derived);
    if ("unreadable" in transfers) {
      throw new CommandError(`The bank details of ${transfers.unreadable} were sealed under another secret.`);
    }
    await writeNew(
      target,
      isCsv || payer === undefined
        ? payoutCsv(waiting, transfers)
        : payoutSepa(waiting, transfers, payer, version),
    );
    const sum = coinsText(sumOf(transfers), currency);
    const summary = { number: waiting.number, currency, transfers: transfers.length, sum, file: target };
    print(
      terminal,
      values["json"],
      summary,
      (one) =>
        `File ${one.number}: ${one.transfers} transfers, ${one.sum} ${one.currency}, in ${one.file}. Once the bank has taken it: payouts sent ${one.number}`,
    );
    return "done";
  };
}

/** Readable by its owner alone, and there whole or not at all. */
async function writeNew(target: string, text: string): Promise<void> {
  const part = `${target}.part`;
  const handle = await open(part, "wx", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
    await handle.close();
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function fileNumber(task: string, typed: string | undefined): number {
  if (typed !== undefined && /^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  throw new UsageError(`payouts ${task} takes the number of a file, as \`payouts file\` said it.`);
}

function sent(values: Values, typed: string | undefined): Action<OperatorContext> {
  const number = fileNumber("sent", typed);
  return async ({ payouts: kept }, terminal: Terminal) => {
    const outcome = await kept.markSent(number);
    if (outcome !== "sent") {
      terminal.err.write(`${notSent[outcome]}\n`);
      return "failed";
    }
    print(
      terminal,
      values["json"],
      { number, outcome },
      () => `File ${number} is with the bank. Its publishers get an e-mail.`,
    );
    return "done";
  };
}

const notSent = {
  unknown: "There is no file with this number.",
  repeated: "The bank has this file already.",
  withdrawn: "This file was withdrawn: what it paid out is owed again.",
} as const;

/** Of a file that does not go to the bank after all. */
function withdraw(values: Values, typed: string | undefined): Action<OperatorContext> {
  const number = fileNumber("withdraw", typed);
  return async ({ payouts: kept }, terminal: Terminal) => {
    const outcome = await kept.withdraw(number);
    if (outcome !== "withdrawn") {
      terminal.err.write(`${notWithdrawn[outcome]}\n`);
      return "failed";
    }
    print(
      terminal,
      values["json"],
      { number, outcome },
      () =>
        `File ${number} is withdrawn. Delete it: what it paid out is owed again, and leaves with the next.`,
    );
    return "done";
  };
}

const notWithdrawn = {
  unknown: "There is no file with this number.",
  repeated: "This file was withdrawn before.",
  sent: "The bank has this file. What it sends back: payouts returned.",
} as const;

/** By the reference that the bank repeats: `OCTROI-1-2` is the second transfer of the first file. */
function returned(values: Values, typed = ""): Action<OperatorContext> {
  const [, file, place] = /^OCTROI-([1-9]\d{0,8})-([1-9]\d{0,8})$/.exec(typed) ?? [];
  if (file === undefined || place === undefined) {
    throw new UsageError("payouts returned takes the reference of a transfer, such as OCTROI-1-2.");
  }
  return async ({ payouts: kept }, terminal: Terminal) => {
    const result = await kept.markReturned(Number(file), Number(place));
    if (result.outcome !== "returned") {
      terminal.err.write(`${notReturned[result.outcome]}\n`);
      return "failed";
    }
    const { workspace, currency, amount } = result;
    print(
      terminal,
      values["json"],
      { reference: typed, workspace, amount: fixedTextOf(amount), currency },
      (one) =>
        `${one.amount} ${one.currency} is owed to ${one.workspace} again. Its owners get a mail; it leaves once they set their account anew.`,
    );
    return "done";
  };
}

const notReturned = {
  unknown: "No file has a transfer with this reference.",
  "not-sent": "The bank does not have this file yet: say payouts sent first.",
  repeated: "This transfer came back before.",
} as const;
