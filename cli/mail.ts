import type { Action, Command, Values } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import { dnsWatchKind } from "../domain/dns/watch.ts";
import { emailOf } from "./accounts.ts";
import type { OperatorContext } from "./operator.ts";
import { columns, json, print } from "./print.ts";

const maxMails = 1_000;

export const mail: Command<OperatorContext> = {
  usage: "mail [test <email>]",
  summary: "Which mails wait or failed, and why; or try the mail server",
  options: { json },
  maxOperands: 2,
  prepare(values, task, operand) {
    if (task === undefined) return list(values);
    if (task === "test") return test(values, operand);
    throw new UsageError(`mail does not take “${task}”.`);
  },
};

function list({ json: asJson }: Values): Action<OperatorContext> {
  return async ({ jobs, people }, terminal) => {
    const mails = [];
    for (const { kind, payload, attempts, dueAt, failedAt, reason } of await jobs.open(maxMails)) {
      if (kind === dnsWatchKind) continue;
      // Reports name a person, other mails an address; neither is known any more a week after a failure.
      const { about = kind, to, personId } = Object(payload);
      const address = to ?? (personId && (await people.find(personId))?.email);
      const state = failedAt === undefined ? "waiting" : "failed";
      mails.push({ state, about, to: address, attempts, at: failedAt ?? dueAt, reason });
    }
    print(terminal, asJson, mails, (one) =>
      columns(one.at.slice(0, 16).replace("T", " "), one.state, one.about, one.to, one.reason),
    );
    return "done";
  };
}

function test({ json: asJson }: Values, typed: string | undefined): Action<OperatorContext> {
  const email = emailOf(typed, "mail test");
  return async ({ sendTestMail }, terminal) => {
    try {
      await sendTestMail(email);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (asJson === true) print(terminal, true, { outcome: "refused", reason }, () => "");
      else terminal.err.write(`Not sent: ${reason}\n`);
      return "failed";
    }
    print(terminal, asJson, { outcome: "sent" }, () => "Sent: the mail server took it.");
    return "done";
  };
}
