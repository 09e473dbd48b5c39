import type { Command } from "@octroi/database/cli/program";
import { emailOf } from "./accounts.ts";
import type { OperatorContext } from "./operator.ts";
import { json, print } from "./print.ts";

export const ownSite: Command<OperatorContext> = {
  usage: "own-site <email> [--json]",
  summary:
    "Make a person an owner of the public site’s workspace, to see its visits and what is shown of them",
  options: { json },
  maxOperands: 1,
  prepare({ json: asJson }, typed) {
    const email = emailOf(typed, "own-site");
    return async ({ people, ownSite: site }, terminal) => {
      const outcome = await site.addOwner(await people.ensure(email, "en"));
      if (outcome === "missing") {
        terminal.err.write("There is no public site yet: start the server once.\n");
        return "failed";
      }
      print(terminal, asJson, { outcome, email }, (one) => `${one.email} owns the public site’s workspace.`);
      return "done";
    };
  },
};
