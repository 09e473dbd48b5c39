import { Refusal } from "@octroi/web/http/refusal";
import type { Handler } from "hono";
import type { RouteId } from "../../../domain/access/routes.ts";
import { isShortcut, shortcutPath, shortcuts } from "../../../domain/access/shortcuts.ts";
import type { Workspaces } from "../../../store/store.ts";
import type { ConsoleEnv } from "../env.ts";

/**
 * Leads a page that names no workspace to the one where the person was last. A form is not led on: nobody knows which
 * workspace it was filled in for.
 */
export function shortcutHandlers({ currentOf }: Pick<Workspaces, "currentOf">) {
  const handler: Handler<ConsoleEnv> = async (c) => {
    const { person } = c.get("caller");
    const { id, parameters } = c.get("route");
    if (person === undefined || !isShortcut(id)) throw new Refusal("unknown");
    if (c.req.method === "POST") throw new Refusal("conflict");
    const { id: workspace } = await currentOf(person);
    return c.redirect(shortcutPath(id, parameters, workspace) + new URL(c.req.url).search, 303);
  };
  return Object.fromEntries(Object.keys(shortcuts).map((id) => [id, handler])) satisfies Partial<
    Record<RouteId, Handler<ConsoleEnv>>
  >;
}
