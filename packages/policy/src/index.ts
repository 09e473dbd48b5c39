export * from "./check-files.ts";
export * from "./decide.ts";
export { identifierFor, ownAddresses } from "./identify.ts";
export * from "./outputs.ts";
export * from "./parse.ts";
export * from "./policy.ts";
export * from "./presets.ts";
