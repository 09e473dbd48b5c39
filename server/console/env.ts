import type { NodeEnv } from "@octroi/web/http/request-listener";
import type { RouteMatch } from "../../domain/access/paths.ts";
import type { Caller } from "../../domain/accounts/caller.ts";

/** What handlers know of a request beside the `Request`. */
export interface ConsoleEnv extends NodeEnv {
  Variables: {
    /** What was asked for. Set before any handler, and before it is checked who may; not set where there is nothing. */
    route: RouteMatch;
    /** Who asks. Set together with what they may. */
    caller: Caller;
    /** In place of the session's token that the browser sent. */
    nextToken?: string;
  };
}
