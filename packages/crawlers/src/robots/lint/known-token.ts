import { crawlers } from "../../registry.ts";
import { nearest } from "./near.ts";

/**
 * The token that a name was probably meant to be. Only names that are in use and that are no everyday words:
 * to suggest any other would be to pass a guess on.
 */
export const knownToken: (name: string) => string | undefined = nearest(
  crawlers
    .filter(({ status, commonWord, legalToken }) => status === "active" && !commonWord && legalToken)
    .flatMap(({ token, robotsToken }) => (robotsToken === null ? [] : [[token, robotsToken] as const])),
);
