import { Refusal } from "@octroi/web/http/refusal";
import type { Context } from "hono";
import type { Store } from "../../store/store.ts";
import type { ConsoleEnv } from "../env.ts";

/** Everything that is kept about a person, and about the workspaces that they belong to as far as they may see it. */
export function exportAccount({ sessions, passkeys, workspaces, sites }: Store) {
  return async (c: Context<ConsoleEnv>) => {
    const { person } = c.get("visit");
    if (person === undefined) throw new Refusal("unauthorized");
    const memberships = await workspaces.of(person.id);
    const places = memberships.map(async (membership) => ({
      ...membership,
      sites: await sites.list(membership.id),
      changes: await workspaces.changes(membership.id),
    }));
    const keys = (await passkeys.list(person.id)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt,
      lastUsedAt,
    }));
    c.header("content-disposition", 'attachment; filename="octroi-account.json"');
    return c.json({
      person,
      sessions: await sessions.list(person.id),
      passkeys: keys,
      workspaces: await Promise.all(places),
    });
  };
}
