import { statusOf } from "../known/statuses.ts";
import { knownCrawlers } from "../known.ts";
import { isProductToken } from "../robots/group.ts";
import { nearest } from "./near.ts";

/**
 * The token that a name was probably meant to be. Only names that are in use and that are no everyday words:
 * to suggest any other would be to pass a guess on.
 */
export const knownToken: (name: string) => string | undefined = nearest(
  knownCrawlers
    .filter(({ token, commonWord }) => statusOf(token) === "active" && !commonWord && isProductToken(token))
    .flatMap(({ token, robotsToken }) => (robotsToken === null ? [] : [[token, robotsToken] as const])),
);
