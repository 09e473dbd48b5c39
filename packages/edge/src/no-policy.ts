import type { Policy } from "@octroi/policy";

/** Decides nothing: stands in where no policy could be read. */
export const noPolicy: Policy = { version: 1, site: { origin: "https://localhost" }, rules: [] };
