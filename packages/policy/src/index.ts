export * from "./decide.ts";
export * from "./parse.ts";
export * from "./policy.ts";
export * from "./presets.ts";
