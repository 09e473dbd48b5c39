import type { Command } from "@octroi/database/cli/program";
import type { OperatorContext } from "./operator.ts";
import { columns, json, print } from "./print.ts";

export const invitations: Command<OperatorContext> = {
  usage: "invitations [--json]",
  summary: "Who was invited to a workspace and has not joined yet",
  options: { json },
  prepare:
    ({ json: asJson }) =>
    async ({ people, workspaces }, terminal) => {
      const open = new Map<string, { email: string; role: string; workspace: string; expiresAt: string }>();
      for await (const { id: personId } of people.list()) {
        for (const { id, name } of await workspaces.of(personId)) {
          for (const one of await workspaces.invitations(id)) {
            open.set(one.id, { email: one.email, role: one.role, workspace: name, expiresAt: one.expiresAt });
          }
        }
      }
      print(terminal, asJson, [...open.values()], (one) =>
        columns(`until ${one.expiresAt.slice(0, 10)}`, one.email, one.role, one.workspace),
      );
      return "done";
    },
};
