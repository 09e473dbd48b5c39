import type { Command, Terminal } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import { parseEmail } from "../domain/accounts/email.ts";
import { plans } from "../domain/workspaces/workspace.ts";
import type { OperatorContext } from "./operator.ts";
import { columns, json, print } from "./print.ts";

export const accounts: Command<OperatorContext> = {
  usage: "accounts [--json]",
  summary: "Who has an account, oldest first",
  options: { json },
  prepare:
    ({ json: asJson }) =>
    async ({ people, workspaces }, terminal) => {
      const list = [];
      for await (const { id, email, name, language, terms, createdAt } of people.list()) {
        const memberships = await workspaces.of(id);
        list.push({
          id,
          email,
          name,
          language,
          terms,
          createdAt,
          workspaces: memberships.map((one) => ({
            id: one.id,
            name: one.name,
            role: one.role,
            plan: one.plan,
          })),
        });
      }
      print(terminal, asJson, list, (one) =>
        columns(
          one.createdAt.slice(0, 10),
          one.email,
          one.name,
          one.workspaces.map(({ name, role, plan }) => `${name} (${role}, ${plan})`).join(", "),
        ),
      );
      return "done";
    },
};

export const plan: Command<OperatorContext> = {
  usage: "plan <email> free|pro [--json]",
  summary: "Set the plan of the workspaces that a person owns",
  options: { json },
  maxOperands: 2,
  prepare({ json: asJson }, typed, chosen) {
    const email = emailOf(typed, "plan");
    const next = plans.find((one) => one === chosen);
    if (next === undefined) throw new UsageError("plan takes an e-mail address, then free or pro.");
    return async ({ people, workspaces }, terminal) => {
      const owned = await ownedBy(email, { people, workspaces }, terminal);
      if (owned.length === 0) return "failed";
      for (const { id } of owned) await workspaces.setPlan(id, next, undefined);
      const changed = owned.map(({ id, name }) => ({ id, name, plan: next }));
      print(terminal, asJson, changed, (one) => `${one.name} is on ${one.plan}.`);
      return "done";
    };
  },
};

export const address: Command<OperatorContext> = {
  usage: "address <email> <new email> [--json]",
  summary: "Change the address of a person who cannot read the old one",
  options: { json },
  maxOperands: 2,
  prepare({ json: asJson }, typed, typedNext) {
    const email = emailOf(typed, "address");
    const next = emailOf(typedNext, "address");
    return async ({ people, sessions }, terminal) => {
      const person = await people.findByEmail(email);
      const outcome = person === undefined ? "unknown" : await people.changeEmail(person.id, next);
      if (outcome !== "changed") {
        terminal.err.write(
          outcome === "taken"
            ? "The new address is another person’s.\n"
            : "Nobody has an account with this address.\n",
        );
        return "failed";
      }
      if (person !== undefined) await sessions.endAll(person.id);
      print(terminal, asJson, { outcome, email: next }, () => `Changed to ${next}; every session was ended.`);
      return "done";
    };
  },
};

const erasures = {
  erased: "Erased, with the workspaces, sites and figures that were theirs alone.",
  "in-files":
    "Erased, but still in the database’s files: another process is reading the database.\nThe server takes them out within a minute of that process’s end.",
  "last-owner":
    "Not erased: they are the last owner of a workspace with other people. Invite another owner first.",
  unknown: "Nobody has an account with this address.",
};

export const erase: Command<OperatorContext> = {
  usage: "erase <email> [--json]",
  summary: "Forget one person, and what is theirs alone",
  options: { json },
  maxOperands: 1,
  prepare({ json: asJson }, typed) {
    const email = emailOf(typed, "erase");
    return async ({ people, deleteFigures, deleteMailsTo, retryScrub }, terminal) => {
      const person = await people.findByEmail(email);
      const erasure = person === undefined ? "unknown" : await people.erase(person.id);
      if (erasure === "erased") {
        // The server would do it soon; it may not be running.
        await deleteFigures();
        await deleteMailsTo(email);
      }
      const outcome = erasure === "erased" && !(await retryScrub()) ? "in-files" : erasure;
      if (asJson === true) print(terminal, true, { outcome }, () => "");
      else (outcome === "erased" ? terminal.out : terminal.err).write(`${erasures[outcome]}\n`);
      return outcome === "erased" ? "done" : "failed";
    };
  },
};

export function emailOf(typed: unknown, command: string): string {
  const email = parseEmail(typed);
  if (email === undefined) throw new UsageError(`${command} takes an e-mail address.`);
  return email;
}

/** None is said at the terminal. */
export async function ownedBy(
  email: string,
  { people, workspaces }: Pick<OperatorContext, "people" | "workspaces">,
  { err }: Terminal,
) {
  const person = await people.findByEmail(email);
  const all = person === undefined ? [] : await workspaces.of(person.id);
  const owned = all.filter(({ role }) => role === "owner");
  if (owned.length === 0) err.write("Nobody with this address owns a workspace.\n");
  return owned;
}
