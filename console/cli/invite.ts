import type { Command } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import { isLanguage } from "@octroi/ui/language/language";
import { roles } from "../domain/workspaces/workspace.ts";
import { emailOf } from "./accounts.ts";
import type { Operated } from "./operator.ts";
import { json, print } from "./print.ts";

export const invite: Command<Operated> = {
  usage: "invite <email> --to <email> [--role owner]",
  summary: "Invite a person to the workspace of another, by mail",
  options: {
    to: { type: "string", help: "--to <email>         whose workspace it is" },
    role: { type: "string", help: "--role <role>        reader (unless given), editor or owner" },
    language: { type: "string", help: "--language fr|en     of the mail (en)" },
    json,
  },
  maxOperands: 1,
  prepare(values, typed) {
    const email = emailOf(typed, "invite");
    const host = emailOf(values["to"], "--to");
    const role = roles.find((one) => one === (values["role"] ?? "reader"));
    if (role === undefined) throw new UsageError("--role takes reader, editor or owner.");
    const language = values["language"] ?? "en";
    if (!isLanguage(language)) throw new UsageError("--language takes fr or en.");
    return async (store, terminal) => {
      const person = await store.people.findByEmail(host);
      if (person === undefined) {
        terminal.err.write("Nobody has an account with the address that --to names.\n");
        return "failed";
      }
      const workspace = await store.workspaces.currentOf(person);
      const invitation = await store.workspaces.invite(workspace.id, { email, role, language }, undefined);
      if (invitation === "member") {
        terminal.err.write("They are in the workspace already.\n");
        return "failed";
      }
      const { id, expiresAt } = invitation;
      const made = {
        id,
        email,
        role,
        workspace: workspace.name,
        expiresAt,
        address: store.invitationAddress(id),
      };
      print(terminal, values["json"], made, (one) => one.address);
      return "done";
    };
  },
};
