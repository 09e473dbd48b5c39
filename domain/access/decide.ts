import { mayAs, type Role } from "../workspaces/workspace.ts";
import type { Access, Route } from "./routes.ts";

/** What is known of whoever asks. */
export interface Visitor {
  hasSession: boolean;
  hasAcceptedTerms: boolean;
  /** Whether they proved in the last minutes who they are. */
  isFresh: boolean;
  /** In the workspace that the route is about; undefined for a stranger to it, and where there is none. */
  role: Role | undefined;
  /** Whether the operator has closed that workspace to its people. */
  isSuspended?: boolean;
  /** Whether they keep the books. */
  isOperator?: boolean;
  /** Whether there is a shared dashboard at the address. */
  hasShare?: boolean;
}

/**
 * What becomes of a request. `allow` leaves the check of a key or a token to the handler of that route, which knows
 * it; `not-found` is what a stranger gets, who learns nothing of what others have; `conflict` is what becomes of a form
 * for a workspace that the person is not, or no longer, in, whether or not there is one.
 */
export type Decision =
  | "allow"
  | "sign-in"
  | "welcome"
  | "prove"
  | "forbidden"
  | "suspended"
  | "not-found"
  | "conflict"
  | "wrong-method";

export function decide(route: Route, method: string, visitor: Visitor): Decision {
  const access = accessFor(route, method);
  switch (access) {
    case undefined:
      return "wrong-method";
    case "anyone":
    case "site-key":
    case "company":
    case "token":
    case "operator-token":
      return "allow";
    case "share":
      return visitor.hasShare ? "allow" : "not-found";
  }
  if (!visitor.hasSession) return "sign-in";
  if (access === "session") return "allow";
  if (!visitor.hasAcceptedTerms) return "welcome";
  if (access === "operator") {
    if (!visitor.isOperator) return "not-found";
  } else if (access !== "signed-in") {
    if (visitor.role === undefined)
      return method === "POST" && route.path.startsWith("/w/:workspace/") ? "conflict" : "not-found";
    if (visitor.isSuspended) return "suspended";
    if (!mayAs(visitor.role, access)) return "forbidden";
  }
  return route.needsProof && !visitor.isFresh ? "prove" : "allow";
}

export function accessFor(route: Route, method: string): Access | undefined {
  if (method === "GET" || method === "HEAD") return route.get;
  if (method === "PUT") return route.put;
  return method === "POST" ? route.post : undefined;
}
