import manifest from "../../package.json" with { type: "json" };

/** Of the application: site, console and proxy are released together. */
export const { version } = manifest;
