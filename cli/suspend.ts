import type { Command } from "@octroi/database/cli/program";
import { emailOf, ownedBy } from "./accounts.ts";
import type { OperatorContext } from "./operator.ts";
import { json, print } from "./print.ts";

export const suspend: Command<OperatorContext> = {
  usage: "suspend <email>",
  summary: "Close the workspaces that a person owns; their gates go on",
  options: { json },
  maxOperands: 1,
  prepare: (values, typed) => setSuspended(values["json"], emailOf(typed, "suspend"), true),
};

export const resume: Command<OperatorContext> = {
  usage: "resume <email>",
  summary: "Open them again",
  options: { json },
  maxOperands: 1,
  prepare: (values, typed) => setSuspended(values["json"], emailOf(typed, "resume"), false),
};

function setSuspended(
  asJson: unknown,
  email: string,
  isSuspended: boolean,
): ReturnType<typeof suspend.prepare> {
  return async ({ people, workspaces }, terminal) => {
    const owned = await ownedBy(email, { people, workspaces }, terminal);
    if (owned.length === 0) return "failed";
    for (const { id } of owned) await workspaces.setSuspended(id, isSuspended, undefined);
    const changed = owned.map(({ id, name }) => ({ id, name, suspended: isSuspended }));
    print(terminal, asJson, changed, ({ name }) => `${name} is ${isSuspended ? "suspended" : "open again"}.`);
    return "done";
  };
}
