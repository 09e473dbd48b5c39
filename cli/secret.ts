import type { Action, Command, Values } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import { fingerprintOf } from "../domain/secrets/secrets.ts";
import type { OperatorContext } from "./operator.ts";
import { json, print } from "./print.ts";

const consequences = `With another secret
- every connector discards the rules it is sent, and keeps those it has, until it is given a new key (Connection, “Manage keys”);
- every license that was issued opens nothing from then on: issue them again;
- codes, invitations and the links that stop mails, in mails that were sent, are worth nothing;
- the TXT record of a domain that is not proven yet is another one; proxies read their keys anew.
Accounts, sessions, passkeys, rules and figures stay.`;

export const secret: Command<OperatorContext> = {
  usage: "secret [replace --yes]",
  summary: "Whether the console’s secret is this database’s; or make it so",
  options: {
    yes: { type: "boolean", help: "--yes                replace: knowing what it ends" },
    json,
  },
  maxOperands: 1,
  prepare(values, task) {
    if (task === undefined) return state(values);
    if (task === "replace") return replace(values);
    throw new UsageError(`secret does not take “${task}”.`);
  },
};

function state({ json: asJson }: Values): Action<OperatorContext> {
  return async ({ secretFingerprint, givenSecret }, terminal) => {
    const kept = await secretFingerprint.find();
    if (kept === undefined) {
      terminal.err.write("This database has met no secret yet: the console notes its own when it starts.\n");
      return "failed";
    }
    const isOurs = fingerprintOf(givenSecret()) === kept.fingerprint;
    print(terminal, asJson, { matches: isOurs, since: kept.since }, ({ since }) =>
      isOurs
        ? `The secret is the one of this database, since ${since.slice(0, 10)}.`
        : `The secret is another one than this database’s, which dates from ${since.slice(0, 10)}.`,
    );
    return isOurs ? "done" : "failed";
  };
}

function replace({ yes, json: asJson }: Values): Action<OperatorContext> {
  return async ({ secretFingerprint, givenSecret }, terminal) => {
    if (yes !== true) {
      terminal.err.write(
        `${consequences}\nStop every server, then say so: \`npm run octroi -- secret replace --yes\`.\n`,
      );
      return "failed";
    }
    await secretFingerprint.replace(fingerprintOf(givenSecret()));
    print(
      terminal,
      asJson,
      { outcome: "replaced" },
      () => `This database’s secret is now the one of the settings. ${consequences}`,
    );
    return "done";
  };
}
