import type { Action, Command, Values } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import { isLanguage } from "@octroi/ui/language/language";
import { proPrice } from "@octroi/ui/words/plans";
import { pathTo } from "../domain/access/paths.ts";
import { parseEmail } from "../domain/accounts/email.ts";
import { roles } from "../domain/workspaces/workspace.ts";
import { emailOf } from "./accounts.ts";
import type { OperatorContext } from "./operator.ts";
import { columns, json, print } from "./print.ts";

export const invite: Command<OperatorContext> = {
  usage: "invite <email> --to <email> | invite [<email>] --from-waitlist",
  summary: "Invite to a workspace, or people of the waitlist to Pro, by mail",
  options: {
    to: { type: "string", help: "--to <email>         whose workspace it is" },
    role: { type: "string", help: "--role <role>        reader (unless given), editor or owner" },
    language: { type: "string", help: "--language fr|en     of the mail (en)" },
    "from-waitlist": {
      type: "boolean",
      help: "--from-waitlist      to Pro, whoever waits and was not invited: one mail each",
    },
    price: {
      type: "string",
      help: `--price <euros>      of Pro, a month (${proPrice}); 0: free during the beta`,
    },
    limit: { type: "string", help: "--limit <number>     of those who asked first" },
    "dry-run": { type: "boolean", help: "--dry-run            say who would be invited, and invite nobody" },
    json,
  },
  maxOperands: 1,
  prepare: (values, typed) =>
    values["from-waitlist"] === true ? inviteWaiting(values, typed) : inviteTo(values, typed),
};

function inviteTo(values: Values, typed: string | undefined): Action<OperatorContext> {
  const email = emailOf(typed, "invite");
  const host = emailOf(values["to"], "--to");
  const role = roles.find((one) => one === (values["role"] ?? "reader"));
  if (role === undefined) throw new UsageError("--role takes reader, editor or owner.");
  const language = values["language"] ?? "en";
  if (!isLanguage(language)) throw new UsageError("--language takes fr or en.");
  return async (store, terminal) => {
    const secrets = await store.secrets();
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
    const path = pathTo("invitation", { invitation: id, token: secrets.invitationToken(id) });
    const address = new URL(path, store.consoleUrl).href;
    const result = { id, email, role, workspace: workspace.name, expiresAt, address };
    print(terminal, values["json"], result, (one) => one.address);
    return "done";
  };
}

function inviteWaiting(values: Values, typed: string | undefined): Action<OperatorContext> {
  const only = typed === undefined ? undefined : emailOf(typed, "invite");
  const limit = Number(values["limit"] ?? Number.MAX_SAFE_INTEGER);
  if (!Number.isSafeInteger(limit) || limit < 1) throw new UsageError("--limit takes a number from 1 on.");
  const price = Number(values["price"] ?? proPrice);
  if (!Number.isSafeInteger(price) || price < 0) throw new UsageError("--price takes whole euros from 0 on.");
  return async ({ proInvitations, waitlist }, terminal) => {
    const people = [];
    for await (const { language, createdAt, ...entry } of waitlist.entries()) {
      const email = parseEmail(entry.email);
      if (email !== undefined && (only === undefined || email === only)) {
        people.push({ email, language, since: createdAt });
      }
    }
    if (only !== undefined && people.length === 0) {
      terminal.err.write("Nobody with this address is on the waitlist.\n");
      return "failed";
    }
    const results = [];
    for (const { email, language, since } of people) {
      if (results.length >= limit) break;
      // Whoever is named may have declined, and asked again.
      if (only === undefined && (await proInvitations.isInvited(email))) continue;
      const outcome =
        values["dry-run"] === true
          ? "would be invited"
          : await proInvitations.invite({ email, language, price: price * 100 });
      results.push({ email, language, since, price, outcome });
    }
    print(terminal, values["json"], results, (one) =>
      columns(one.since.slice(0, 10), one.email, one.outcome),
    );
    return "done";
  };
}
