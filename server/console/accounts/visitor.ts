import type { Context } from "hono";
import { accessFor } from "../../../domain/access/decide.ts";
import type { RouteMatch } from "../../../domain/access/paths.ts";
import { type Access, type Route, routes } from "../../../domain/access/routes.ts";
import { type Caller, nobody } from "../../../domain/accounts/caller.ts";
import { hasAcceptedTerms, type Person } from "../../../domain/accounts/person.ts";
import { isFresh } from "../../../domain/accounts/session.ts";
import type { Store } from "../../../store/store.ts";
import type { VisitorOf } from "../access.ts";
import type { ConsoleEnv } from "../env.ts";
import type { FindShare } from "../shares/find-share.ts";
import type { Cookies } from "./cookies.ts";

interface VisitorOptions {
  store: Pick<Store, "sessions" | "workspaces" | "sites" | "operators">;
  cookies: Cookies;
  findShare: FindShare;
  now?: () => Date;
}

/** Finds who asks by the session's cookie, and notes it for whoever answers. */
export function visitorFinder({
  store,
  cookies,
  findShare,
  now = () => new Date(),
}: VisitorOptions): VisitorOf {
  const { sessions, workspaces, sites, operators } = store;

  async function callerOf(c: Context<ConsoleEnv>, match: RouteMatch): Promise<Caller> {
    const route: Route = routes[match.id];
    const access = accessFor(route, c.req.method);
    // Whoever looks is nobody in particular, signed in or not.
    if (access === "share") return { ...nobody, share: await findShare(c, match.parameters.share ?? "") };
    const token = cookies.read(c.req.header("cookie")).session;
    if (token === undefined || access === "site-key" || access === "token" || access === "operator-token")
      return nobody;
    // What tells programs how the server is asks no storage who they are.
    if (match.id === "health" || match.id === "readiness") return nobody;
    const found = await sessions.find(token);
    if (found === undefined) return nobody;
    if (found.nextToken !== undefined) c.set("nextToken", found.nextToken);
    const { person, session } = found;
    return { ...nobody, person, session, ...(await placeOf(person, access, match)) };
  }

  /** What the path names, as far as it is the person's. It is never guessed. */
  async function placeOf(
    person: Person,
    access: Access | undefined,
    { parameters }: RouteMatch,
  ): Promise<Pick<Caller, "membership" | "site">> {
    const none = { membership: undefined, site: undefined };
    if (!hasAcceptedTerms(person) || access === "anyone" || access === "session") return none;
    const site = parameters.site === undefined ? undefined : await sites.find(parameters.site);
    const workspaceId = parameters.workspace ?? site?.workspaceId;
    if (workspaceId === undefined) return none;
    const memberships = await workspaces.of(person.id);
    const membership = memberships.find(({ id }) => id === workspaceId);
    return membership === undefined ? none : { membership, site };
  }

  return async (c, match) => {
    const caller = await callerOf(c, match);
    c.set("caller", caller);
    const { person, session, membership } = caller;
    return {
      hasSession: session !== undefined,
      hasAcceptedTerms: person !== undefined && hasAcceptedTerms(person),
      isFresh: session !== undefined && isFresh(session, now()),
      role: membership?.role,
      isSuspended: membership?.suspendedAt !== undefined,
      isOperator:
        person !== undefined && isForOperators(c, match) && (await operators.since(person.id)) !== undefined,
      hasShare: caller.share !== undefined,
    };
  };
}

function isForOperators({ req }: Context, { id }: RouteMatch): boolean {
  return accessFor(routes[id], req.method) === "operator";
}
